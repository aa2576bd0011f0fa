import CPangoCairo
import PlatformInterface

/// Walks a tree of nodes and paints what shows in one rectangle of pixels.
@MainActor
final class NodePainter {
  /// Swapped while something is painted aside.
  var canvas: Canvas
  /// Where points have no whole number of pixels.
  let snap: PixelSnap?
  /// Device pixels per point.
  let scale: CGFloat
  let text: any BlockPainter
  let cache: RasterCache
  private var groupDepth = 0
  /// While a mask is painted, of which nobody sees more than the alpha.
  var leavesOutBackdrops = false

  init(canvas: Canvas, scale: CGFloat, text: any BlockPainter, cache: RasterCache) {
    self.canvas = canvas
    self.scale = scale
    snap = PixelSnap(scale: scale)
    self.text = text
    self.cache = cache
  }

  /// Paints the tree over an even background, whatever was there before.
  func paint(_ root: RenderNode, over background: RGBA, in clip: PixelRect) {
    let clip = clip.intersection(canvas.bounds)
    guard !clip.isEmpty else { return }
    let place = DevicePlacement(scale: scale)
    if !covers(root, in: place, clip, levels: 8) {
      canvas.set(clip, PremultipliedColor(background))
    }
    paint(root, in: place, clip: clip)
  }

  /// Paints a node whose parent's content has the placement `content`.
  func paint(_ node: RenderNode, in content: DevicePlacement, clip: PixelRect) {
    guard node.opacity > 0, !content.isOutside(clip, node.extent) else { return }
    // Pixels beyond the extent would be painted or not depending on what else is.
    let clip = content.pixels(covering: node.extent).intersection(clip)
    guard !clip.isEmpty else { return }
    DeepRecursion.run { paintVisible(node, in: content, clip: clip) }
  }

  private func paintVisible(_ node: RenderNode, in content: DevicePlacement, clip: PixelRect) {
    if let factor = node.colorFactor {
      return paint(node, multipliedBy: factor, in: content, clip: clip)
    }
    paintWithoutFactor(node, in: content, clip: clip)
  }

  /// Paints a node whatever its colour factor says.
  func paintWithoutFactor(_ node: RenderNode, in content: DevicePlacement, clip: PixelRect) {
    guard let place = content.placing(node) else {
      return paintInPerspective(node, in: content, clip: clip)
    }
    guard place.isFinite, !place.isFlat else { return }
    if node.opacity >= 1 && node.mask == nil {
      paintWithShadow(node, place, clip: clip)
    } else {
      paintGroup(node, in: content, place, clip: clip)
    }
  }

  func paintWithShadow(_ node: RenderNode, _ place: DevicePlacement, clip: PixelRect) {
    if let shadow = node.shadow { paint(shadow, of: node, place, clip: clip) }
    paintOpaquely(node, place, clip: clip)
  }

  /// Runs `body`, which holds pixels while it paints what lies in a node; false, after a sentence,
  /// where too many around it do so already.
  func inGroup(_ body: () -> Void) -> Bool {
    guard groupDepth < PaintingLimits.groups else {
      PaintingLimits.reportGroups()
      return false
    }
    groupDepth += 1
    body()
    groupDepth -= 1
    return true
  }

  /// Paints what is clipped and grouped of a node: all but shadow, opacity and mask.
  func paintOpaquely(_ node: RenderNode, _ place: DevicePlacement, clip: PixelRect) {
    if node.prefersCache, !node.hasBackdrop, paintCached(node, place, clip: clip) { return }
    guard let shape = node.clip else { return paintContents(node, place, clip: clip) }
    withClip(shape, place, clip: clip) { paintContents(node, place, clip: $0) }
  }

  func paintContents(_ node: RenderNode, _ place: DevicePlacement, clip: PixelRect) {
    let children = node.children
    if children.isEmpty {
      for primitive in node.background { paint(primitive, place, clip: clip) }
    } else {
      let content =
        node.scroll == .zero ? place : place.translated(x: -node.scroll.x, y: -node.scroll.y)
      if let amount = node.crossFade, children.count == 2 {
        for primitive in node.background { paint(primitive, place, clip: clip) }
        paintMixture(children[0], children[1], amount, in: content, clip: clip)
        for primitive in node.foreground { paint(primitive, place, clip: clip) }
        return
      }
      // What an opaque child hides need not be painted.
      // Loops here and below, as the compiler has closures ask each time for the executor they run on.
      var first = children.count - 1
      while first >= 0, !covers(children[first], in: content, clip, levels: 6) { first -= 1 }
      if first < 0 { for primitive in node.background { paint(primitive, place, clip: clip) } }
      for index in max(first, 0)..<children.count {
        paint(children[index], in: content, clip: clip)
      }
    }
    for primitive in node.foreground { paint(primitive, place, clip: clip) }
  }

  /// Whether a node is sure to hide everything below it in `clip`.
  private func covers(
    _ node: RenderNode, in content: DevicePlacement, _ clip: PixelRect, levels: Int
  ) -> Bool {
    guard levels > 0, node.transform == nil, node.opacity >= 1, node.mask == nil,
      node.colorFactor == nil,
      content.touchesAll(of: clip, node.extent)
    else { return false }
    let place = content.translated(x: node.position.x, y: node.position.y)
    if let shape = node.clip {
      guard shape.isPlain, PixelRect(inside: place.boundingBox(of: shape.rect)).contains(clip)
      else { return false }
    }
    if case .fill(let shape, let color)? = node.background.first, shape.isPlain,
      PremultipliedColor(color).isOpaque,
      PixelRect(inside: place.boundingBox(of: shape.rect)).contains(clip)
    {
      return true
    }
    guard !node.children.isEmpty, node.crossFade == nil else { return false }
    let inner = place.translated(x: -node.scroll.x, y: -node.scroll.y)
    for child in node.children where covers(child, in: inner, clip, levels: levels - 1) {
      return true
    }
    return false
  }

  func paint(
    _ primitive: RenderPrimitive, _ place: DevicePlacement, clip: PixelRect, alpha: Float = 1
  ) {
    if let snap {
      return paintExactly(
        snap.snapped(primitive, place), snap.snapped(primitive, placed: place), clip: clip,
        alpha: alpha)
    }
    paintExactly(primitive, place, clip: clip, alpha: alpha)
  }

  private func paintExactly(
    _ primitive: RenderPrimitive, _ place: DevicePlacement, clip: PixelRect, alpha: Float
  ) {
    switch primitive {
    case .fill(let shape, let color):
      paintFill(shape, PremultipliedColor(color, alpha: alpha), place, clip: clip)
    case .border(let shape, let width, let color):
      paintBorder(
        shape, width: width, PremultipliedColor(color, alpha: alpha), place, clip: clip)
    case .image(let image): paintImage(image, place, clip: clip, alpha: alpha)
    case .text(let block, let origin):
      paintText(block, at: origin, place, clip: clip, alpha: alpha)
    case .gradient(let spec, let shape, let space, let extends):
      paintGradient(spec, shape, in: space, extends: extends, place, clip: clip, alpha: alpha)
    case .path(let path): paintPath(path, place, clip: clip, alpha: alpha)
    case .drawing(let record): paintDrawing(record, place, clip: clip, alpha: alpha)
    case .particles(let particles): paintParticles(particles, place, clip: clip, alpha: alpha)
    case .backdrop(let shape, let filter):
      paintBackdrop(shape, filter, place, clip: clip)
    }
  }
}

extension PixelSnap {
  /// The primitive with its edges between pixels.
  fileprivate func snapped(_ primitive: RenderPrimitive, _ place: DevicePlacement)
    -> RenderPrimitive
  {
    switch primitive {
    case .fill(let shape, let color): return .fill(snapped(shape, place), color)
    case .border(let shape, let width, let color):
      return .border(snapped(shape, place), width: snapped(width), color)
    case .backdrop(let shape, let filter): return .backdrop(snapped(shape, place), filter)
    case .gradient(let spec, let shape, let space, let extends):
      return .gradient(spec, shape, in: snapped(space, place), extends: extends)
    case .image(let image):
      var moved = image
      moved.destination = snapped(image.destination, place)
      moved.clip = image.clip.map { snapped($0, place) }
      return .image(moved)
    case .text, .path, .drawing, .particles: return primitive
    }
  }

  /// Where what is drawn, and has no edges of its own, is drawn from.
  fileprivate func snapped(_ primitive: RenderPrimitive, placed place: DevicePlacement)
    -> DevicePlacement
  {
    switch primitive {
    case .text(_, let origin):
      // The text's own origin counts, which is added later.
      let own = snapped(place.translated(x: origin.x, y: origin.y))
      return own.translated(x: -origin.x, y: -origin.y)
    case .drawing: return snapped(place)
    default: return place
    }
  }
}
