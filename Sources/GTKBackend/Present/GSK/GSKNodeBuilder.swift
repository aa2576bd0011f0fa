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
    /// Of the coordinates that the source lies in.
    let grid: PixelGrid
    let node: GSKNode?
    let children: [Built]
    private let index: Index

    init(
      _ source: RenderNode, on grid: PixelGrid, _ node: GSKNode?, children: [Built], index: Index
    ) {
      self.source = source
      self.grid = grid
      self.node = node
      self.children = children
      self.index = index
      index.known[ObjectIdentifier(source)] = Unmanaged.passUnretained(self)
    }

    deinit {
      // Built anew for other pixels, the source has another entry by now.
      let mine = Unmanaged.passUnretained(self).toOpaque()
      guard index.known[ObjectIdentifier(source)]?.toOpaque() == mine else { return }
      index.known[ObjectIdentifier(source)] = nil
    }
  }

  /// Finds what is built already; entries leave with the last tree they are part of.
  private final class Index {
    var known: [ObjectIdentifier: Unmanaged<Built>] = [:]
  }

  private let index = Index()
  private var root: Built?
  private var scale: CGFloat = 0
  private let primitives: GSKPrimitives
  private let backdrops: GSKBackdrops
  /// Whether the renderer draws transforms with perspective; GSK's Cairo renderer does not.
  private let drawsPerspective: Bool
  /// Nodes built so far, for measurements and tests.
  private(set) var buildCount = 0

  /// GSK's renderers recurse; what lies deeper in the tree is painted into a texture.
  private static let deepest = 256

  init(drawsPerspective: Bool = true) {
    self.drawsPerspective = drawsPerspective
    primitives = GSKPrimitives()
    backdrops = GSKBackdrops()
  }

  /// The whole frame, background first.
  ///
  /// - Parameter origin: of the content in the surface, in points, which need not lie between pixels.
  func build(_ frame: RenderFrame, at origin: CGPoint = .zero) -> GSKNode? {
    if frame.scale != scale {
      removeAll()
      scale = frame.scale
    }
    primitives.begin(frame)
    backdrops.begin(frame)
    let old = root
    root = built(frame.root, on: PixelGrid(scale: scale).moved(by: origin), depth: 0)
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

  private func built(_ node: RenderNode, on grid: PixelGrid, depth: Int) -> Built {
    // What backdrops show depends on more than their own node.
    if !node.hasBackdrop, let known = index.known[ObjectIdentifier(node)]?.takeUnretainedValue(),
      known.grid == grid
    {
      return known
    }
    buildCount += 1
    guard node.extent.isPaintable, node.opacity > 0, node.isPlaced else {
      return Built(node, on: grid, nil, children: [], index: index)
    }
    guard depth < Self.deepest, canShow(node) else { return asTexture(node, on: grid) }
    let own =
      node.transform.map { grid.transformed(by: $0, showing: node.size) }
      ?? grid.moved(by: node.position)
    if let clip = node.clip, clip.isSquircle, own.fraction == nil || node.hasBackdrop {
      return asTexture(node, on: grid)
    }

    let content = own.moved(by: CGPoint(x: -node.scroll.x, y: -node.scroll.y))
    var children: [Built] = []
    children.reserveCapacity(node.children.count)
    for (index, child) in node.children.enumerated() {
      if child.hasBackdrop { backdrops.enter(node, child: index) }
      children.append(built(child, on: content, depth: depth + 1))
      if child.hasBackdrop { backdrops.leave() }
    }
    var parts: [GSKNode] = []
    for (index, primitive) in node.background.enumerated() {
      if case .backdrop(let shape, _) = primitive {
        if let seen = backdrops.picture(of: node, through: index, shape) { parts.append(seen) }
      } else {
        parts += primitives.nodes(for: primitive, on: own)
      }
    }
    let inner =
      if let amount = node.crossFade, children.count == 2 {
        GSKNode.mixture(children[0].node, children[1].node, amount)
      } else {
        GSKNode.container(children.compactMap(\.node))
      }
    if let inner {
      parts.append(inner.translated(by: CGPoint(x: -node.scroll.x, y: -node.scroll.y)))
    }
    parts += node.foreground.flatMap { primitives.nodes(for: $0, on: own) }
    var result = GSKNode.container(parts)
    if let clip = node.clip { result = result.flatMap { clipped($0, of: node, to: clip, on: own) } }
    if let shadow = node.shadow {
      let cast = primitives.shadow(shadow, of: node, on: own)
      result = GSKNode.container([cast, result].compactMap { $0 })
    }
    if node.opacity < 1 { result = result?.faded(to: node.opacity) }
    if let factor = node.colorFactor { result = result?.multiplied(by: factor) }
    return Built(
      node, on: grid, result.flatMap { placed($0, as: node) }, children: children, index: index)
  }

  /// Whether GSK has nodes for all that this one does.
  private func canShow(_ node: RenderNode) -> Bool {
    if node.mask != nil || node.shadow?.isOfContents == true { return false }
    guard let transform = node.transform, !transform.isAffine else { return true }
    // GSK looks for the bounds of what it draws by mapping corners, whichever side they are on.
    return drawsPerspective && transform.isInFront(CGRect(origin: .zero, size: node.size))
  }

  private func placed(_ content: GSKNode, as node: RenderNode) -> GSKNode? {
    if let transform = node.transform { return content.transformed(by: transform) }
    return content.translated(by: node.position)
  }

  /// The whole node by the rasteriser, as it lies in its parent.
  private func asTexture(_ node: RenderNode, on grid: PixelGrid) -> Built {
    let painted =
      node.hasBackdrop && node.transform?.isAffine ?? true
      ? backdrops.picture(of: node)
      : primitives.painted(node, in: node.extent.insetBy(dx: -1, dy: -1), on: grid)
    return Built(node, on: grid, painted, children: [], index: index)
  }

  // MARK: Clips

  private func clipped(
    _ content: GSKNode, of node: RenderNode, to clip: RoundedRect, on grid: PixelGrid
  ) -> GSKNode? {
    let clip = grid.snapped(clip)
    guard clip.rect.isPaintable else { return nil }
    return clip.isSquircle
      ? clippedContinuously(content, of: node, to: clip, on: grid) : content.clipped(to: clip)
  }

  /// GSK clips to circular corners only: what lies in a continuous corner is painted by the
  /// rasteriser, and all between them clipped to rectangles.
  private func clippedContinuously(
    _ content: GSKNode, of node: RenderNode, to clip: RoundedRect, on grid: PixelGrid
  ) -> GSKNode? {
    let outer = grid.aligned(clip.rect)
    let limit = min(clip.rect.width, clip.rect.height)
    func reach(_ radius: CGFloat) -> CGFloat {
      guard radius > 0 else { return 0 }
      return max(min(radius, limit), min(radius * RoundedRect.continuousReach, limit / 2))
    }
    let space = grid.aligned(
      CGRect(
        x: outer.minX + max(reach(clip.topLeft), reach(clip.bottomLeft)),
        y: outer.minY + max(reach(clip.topLeft), reach(clip.topRight)), width: 0, height: 0))
    let end = grid.aligned(
      CGRect(
        x: outer.maxX - max(reach(clip.topRight), reach(clip.bottomRight)),
        y: outer.maxY - max(reach(clip.bottomLeft), reach(clip.bottomRight)), width: 0, height: 0))
    let alone = RenderNode(
      id: 0, size: node.size, scroll: node.scroll, clip: clip, background: node.background,
      foreground: node.foreground, children: node.children, extent: outer,
      crossFade: node.crossFade)
    // A pixel more on each side: curves end between pixels.
    let left = space.minX + 1 / grid.scale
    let top = space.minY + 1 / grid.scale
    let right = end.minX - 1 / grid.scale
    let bottom = end.minY - 1 / grid.scale
    guard left < right, top < bottom else { return primitives.painted(alone, in: outer, on: grid) }
    func part(_ minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) -> CGRect {
      CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    let corners = [
      part(outer.minX, outer.minY, left, top), part(right, outer.minY, outer.maxX, top),
      part(outer.minX, bottom, left, outer.maxY), part(right, bottom, outer.maxX, outer.maxY),
    ]
    let bands = [
      part(left, outer.minY, right, top), part(outer.minX, top, outer.maxX, bottom),
      part(left, bottom, right, outer.maxY),
    ]
    return GSKNode.container(
      bands.compactMap { band in
        let shown = band.intersection(clip.rect)
        return shown.isPaintable ? content.clipped(to: RoundedRect(shown)) : nil
      } + corners.compactMap { primitives.painted(alone, in: $0, on: grid) })
  }
}

extension RenderNode {
  /// Whether it lies anywhere.
  fileprivate var isPlaced: Bool {
    scroll.x.isFinite && scroll.y.isFinite
      && (transform != nil || position.x.isFinite && position.y.isFinite)
  }
}

extension RoundedRect {
  /// Whether it has a corner that is no part of a circle.
  var isSquircle: Bool { isContinuous && !isPlain }

  /// Radii before the corner where a continuous one begins to bend.
  static let continuousReach: CGFloat = 1.528665
}

extension RenderShadow {
  fileprivate var isOfContents: Bool {
    if case .contents = shape { true } else { false }
  }
}
