import CGTK4
import CairoBackend
import PlatformInterface

/// Turns frames into trees of GskRenderNodes, building only what changed.
///
/// A `RenderNode` that is the same object as in the frame before gives the same GskRenderNode, which
/// GTK's renderer recognises too. What GSK has no node for in GTK 4.8 (masks, and shadows of any
/// shape) is painted by the rasteriser into textures.
@MainActor
final class GSKNodeBuilder {
  /// What one render node became, with what its children became, so that they live as long.
  private final class Built {
    let source: RenderNode
    let node: GSKNode?
    let children: [Built]
    private let index: Index

    init(_ source: RenderNode, _ node: GSKNode?, children: [Built], index: Index) {
      self.source = source
      self.node = node
      self.children = children
      self.index = index
      index.known[ObjectIdentifier(source)] = Unmanaged.passUnretained(self)
    }

    deinit { index.known[ObjectIdentifier(source)] = nil }
  }

  /// Finds what is built already; entries leave with the last tree they are part of.
  private final class Index {
    var known: [ObjectIdentifier: Unmanaged<Built>] = [:]
  }

  private let index = Index()
  private var root: Built?
  private var scale: CGFloat = 0
  private let primitives: GSKPrimitives
  /// Whether the renderer draws transforms with perspective; GSK's Cairo renderer does not.
  private let drawsPerspective: Bool
  /// Nodes built so far, for measurements and tests.
  private(set) var buildCount = 0

  /// GSK's renderers recurse; what lies deeper in the tree is painted into a texture.
  private static let deepest = 256

  init(drawsPerspective: Bool = true) {
    self.drawsPerspective = drawsPerspective
    primitives = GSKPrimitives()
  }

  /// The whole frame, background first.
  func build(_ frame: RenderFrame) -> GSKNode? {
    if frame.scale != scale {
      removeAll()
      scale = frame.scale
    }
    primitives.begin(scale: scale)
    let old = root
    root = built(frame.root, depth: 0)
    // Until here the old tree kept what both share.
    withExtendedLifetime(old) {}
    let bounds = CGRect(origin: .zero, size: frame.size)
    guard bounds.isPaintable else { return nil }
    let background = GSKNode.color(frame.background, in: bounds)
    return GSKNode.container([background] + (root?.node.map { [$0] } ?? []))?
      .clipped(to: RoundedRect(bounds))
  }

  func removeAll() {
    root = nil
    primitives.removeAll()
  }

  // MARK: Nodes

  private func built(_ node: RenderNode, depth: Int) -> Built {
    if let known = index.known[ObjectIdentifier(node)] { return known.takeUnretainedValue() }
    buildCount += 1
    guard node.extent.isPaintable, node.opacity > 0 else { return nothing(for: node) }
    let needsTexture =
      node.mask != nil || node.shadow?.isOfContents == true || depth >= Self.deepest
      || node.transform.map { !$0.isAffine } == true && !drawsPerspective
    if needsTexture { return asTexture(node) }

    var children: [Built] = []
    children.reserveCapacity(node.children.count)
    for child in node.children { children.append(built(child, depth: depth + 1)) }
    var parts = node.background.flatMap { primitives.nodes(for: $0) }
    let inner =
      if let amount = node.crossFade, children.count == 2 {
        GSKNode.mixture(children[0].node, children[1].node, amount)
      } else {
        GSKNode.container(children.compactMap(\.node))
      }
    if let content = inner {
      parts.append(content.translated(by: CGPoint(x: -node.scroll.x, y: -node.scroll.y)))
    }
    parts += node.foreground.flatMap { primitives.nodes(for: $0) }
    var result = GSKNode.container(parts)
    if let clip = node.clip { result = clip.rect.isPaintable ? result?.clipped(to: clip) : nil }
    if let shadow = node.shadow { result = with(shadow, of: node, below: result) }
    if node.opacity < 1 { result = result?.faded(to: node.opacity) }
    return Built(node, result.flatMap { placed($0, as: node) }, children: children, index: index)
  }

  private func nothing(for node: RenderNode) -> Built {
    Built(node, nil, children: [], index: index)
  }

  private func placed(_ content: GSKNode, as node: RenderNode) -> GSKNode? {
    if let transform = node.transform { return content.transformed(by: transform) }
    return content.translated(by: node.position)
  }

  /// The whole node by the rasteriser, as it lies in its parent.
  private func asTexture(_ node: RenderNode) -> Built {
    let room = node.extent.insetBy(dx: -1, dy: -1).integral
    let painted = primitives.painted(node, in: room)
    return Built(node, painted, children: [], index: index)
  }

  private func with(_ shadow: RenderShadow, of node: RenderNode, below content: GSKNode?)
    -> GSKNode?
  {
    let cast = primitives.shadow(shadow, of: node)
    return GSKNode.container([cast, content].compactMap { $0 })
  }
}

extension RenderShadow {
  fileprivate var isOfContents: Bool {
    if case .contents = shape { true } else { false }
  }
}
