import PlatformInterface
import QuartzCore

/// Every fact of a node and all below it, one node a line, for comparing trees.
func text(of node: RenderNode, indent: String = "") -> String {
  var lines =
    "\(indent)#\(node.id) at \(node.position) t \(node.transform.map { "\($0)" } ?? "-") "
    + "size \(node.size) scroll \(node.scroll) opacity \(node.opacity) "
    + "clip \(node.clip.map { "\($0)" } ?? "-") shadow \(node.shadow.map { "\($0)" } ?? "-") "
    + "extent \(node.extent) opaque \(node.hasOpaqueBackground) cache \(node.prefersCache) "
    + "back \(node.background) front \(node.foreground)\n"
  if let mask = node.mask { lines += "\(indent)mask:\n" + text(of: mask, indent: indent + "  ") }
  for child in node.children { lines += text(of: child, indent: indent + "  ") }
  return lines
}

/// A generator with a seed, so that a failing run can be repeated (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
