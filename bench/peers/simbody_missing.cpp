#include "peers/peer.hpp"

namespace peers {

std::unique_ptr<Peer> make_simbody(const Mechanism&) { return nullptr; }

}  // namespace peers
