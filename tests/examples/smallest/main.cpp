#include <iostream>
#include <visviva/version.hpp>

int main() { std::cout << visviva::version << '\n'; }
