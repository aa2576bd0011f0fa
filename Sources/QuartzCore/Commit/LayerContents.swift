import PlatformInterface

/// How `contents` lie in the bounds.
enum LayerContents {
  /// The layer's image in its place, in node coordinates; nil without one.
  static func image(of layer: CALayer, scale: CGFloat) -> RenderImage? {
    guard let extras = layer.appearance, let image = extras.contents as? CGImage else { return nil }
    return place(image, of: layer, extras, scale: scale)
  }

  /// A node for contents on the way from one picture to another, in node coordinates; nil where the
  /// contents stand still.
  static func fadingNode(of layer: CALayer, scale: CGFloat) -> RenderNode? {
    guard let extras = layer.appearance, case .fading? = extras.shownContents else { return nil }
    var number: UInt64 = 0
    return node(of: extras.shownContents, layer, extras, scale, &number)
  }

  private static func node(
    of content: LayerContent?, _ layer: CALayer, _ extras: LayerAppearanceExtras, _ scale: CGFloat,
    _ number: inout UInt64
  ) -> RenderNode {
    let id = layer.nodeID | 1 << 63 | number << 50
    number += 1
    let size = layer.storedBounds.size
    switch content {
    case .fading(let from, let to, let amount):
      let children = [
        node(of: from, layer, extras, scale, &number), node(of: to, layer, extras, scale, &number),
      ]
      return RenderNode(
        id: id, size: size, children: children,
        extent: LayerExtent.union(children[0].extent, children[1].extent),
        crossFade: Float(amount))
    case .image(let image):
      let primitive = place(image, of: layer, extras, scale: scale).map(RenderPrimitive.image)
      return RenderNode(
        id: id, size: size, background: primitive.map { [$0] } ?? [],
        extent: primitive.map(LayerExtent.of) ?? .null)
    case nil: return RenderNode(id: id, size: size, extent: .null)
    }
  }

  private static func place(
    _ image: CGImage, of layer: CALayer, _ extras: LayerAppearanceExtras, scale: CGFloat
  ) -> RenderImage? {
    let bounds = layer.storedBounds.size
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let part = extras.contentsRect
    let contentsScale = extras.contentsScale > 0 ? extras.contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) * part.width / contentsScale,
      height: CGFloat(image.height) * part.height / contentsScale)
    guard size.width > 0, size.height > 0 else { return nil }
    let target = place(size, gravity: extras.contentsGravity, in: bounds)
    var result = RenderImage(image, destination: target)
    result.unitSource = part
    result.unitCenter = extras.contentsCenter
    result.contentsScale = contentsScale
    let shrinks =
      target.width * scale * contentsScale < size.width * contentsScale * contentsScale
    result.filter = filter(shrinks ? extras.minificationFilter : extras.magnificationFilter)
    return result
  }

  private static func filter(_ filter: CALayerContentsFilter) -> RenderImage.Filter {
    switch filter {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }

  /// The rectangle that contents of `size` fill in bounds of `available`.
  static func place(_ size: CGSize, gravity: CALayerContentsGravity, in available: CGSize) -> CGRect
  {
    switch gravity {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .zero }
      let (x, y) = (available.width / size.width, available.height / size.height)
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: (available.width - scaled.width) / 2, y: (available.height - scaled.height) / 2,
        width: scaled.width, height: scaled.height)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let x: CGFloat =
        switch gravity {
        case .left, .topLeft, .bottomLeft: 0
        case .right, .topRight, .bottomRight: available.width - size.width
        default: (available.width - size.width) / 2
        }
      let y: CGFloat =
        switch gravity {
        // iOS-BEHAVIOUR: "bottom" is minimum y and "top" maximum y, wherever y points.
        // Evidence: animation-7.
        case .bottom, .bottomLeft, .bottomRight: 0
        case .top, .topLeft, .topRight: available.height - size.height
        default: (available.height - size.height) / 2
        }
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    default:
      return CGRect(origin: .zero, size: available)
    }
  }
}
