// What the programs include, read once for all of them.
#include "visviva/visviva.hpp"
