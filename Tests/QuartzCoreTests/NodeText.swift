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
