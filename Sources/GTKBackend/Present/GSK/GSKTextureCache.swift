import PlatformInterface

/// Textures of pictures and shadows, each made once and kept while it is used.
@MainActor
final class GSKTextureCache {
  private struct PictureKey: Hashable {
    var source: ObjectIdentifier
    /// Zero for the bitmap as it is, to be scaled by the renderer.
    var width: Int
    var height: Int
  }
  private struct Picture {
    var texture: GSKTexture
    /// Keeps the identity in the key from being given to another source.
    var source: any ImageSource
    var lastFrame: Int
  }
  private struct Shadow {
    var node: GSKNode
    var shadow: RenderShadow
    var grid: PixelGrid
    var lastFrame: Int
  }

  private var pictures: [PictureKey: Picture] = [:]
  private var shadows: [UInt64: Shadow] = [:]
  private var frame = 0
  /// What was not asked for in so many frames goes.
  private static let patience = 240

  func nextFrame() {
    frame += 1
    guard frame % Self.patience == 0 else { return }
    let oldest = frame - Self.patience
    pictures = pictures.filter { $0.value.lastFrame >= oldest }
    shadows = shadows.filter { $0.value.lastFrame >= oldest }
  }

  func removeAll() {
    pictures = [:]
    shadows = [:]
  }

  /// The picture as a texture that only needs to be stretched to its destination; nil where more is
  /// to be done: tint, orientation, parts, or shrinking so far that neighbours must be averaged.
  func texture(for image: RenderImage, scale: CGFloat) -> GSKTexture? {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard image.tint == nil, image.orientation == 1, image.filter == .linear,
      image.unitSource == whole, image.unitCenter == whole
    else { return nil }
    let source = image.image.source
    let width = Int((image.destination.width * scale).rounded(.up))
    let height = Int((image.destination.height * scale).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    let isShrunk = source.pixelWidth >= 2 * width || source.pixelHeight >= 2 * height
    let key = PictureKey(
      source: ObjectIdentifier(source), width: isShrunk ? width : 0, height: isShrunk ? height : 0)
    if pictures[key] != nil {
      pictures[key]!.lastFrame = frame
      return pictures[key]!.texture
    }
    guard
      let pixels = isShrunk
        ? Self.shrunk(image, width: width, height: height)
        : source.pixels(atLeastWidth: width, height: height)
    else { return nil }
    let texture = GSKTexture(pixels)
    pictures[key] = Picture(texture: texture, source: source, lastFrame: frame)
    return texture
  }

  private static func shrunk(_ image: RenderImage, width: Int, height: Int) -> PixelBuffer {
    var image = image
    let room = CGRect(x: 0, y: 0, width: width, height: height)
    image.destination = room
    image.clip = nil
    let node = RenderNode(id: 0, size: room.size, background: [.image(image)], extent: room)
    return PlatformServices.current.rasterizer.rasterize(
      node, size: room.size, scale: 1, background: .clear)
  }

  /// The shadow of a layer, painted anew only when the shadow itself changed.
  func shadow(
    of layer: UInt64, _ shadow: RenderShadow, on grid: PixelGrid, _ make: () -> GSKNode?
  ) -> GSKNode? {
    if let known = shadows[layer], known.grid == grid, known.shadow.isSame(as: shadow) {
      shadows[layer]!.lastFrame = frame
      return known.node
    }
    guard let node = make() else { return nil }
    shadows[layer] = Shadow(node: node, shadow: shadow, grid: grid, lastFrame: frame)
    return node
  }
}

extension RenderShadow {
  fileprivate func isSame(as other: RenderShadow) -> Bool {
    guard offset == other.offset, radius == other.radius, color == other.color else { return false }
    switch (shape, other.shape) {
    case (.outline(let a), .outline(let b)): return a == b
    case (.path(let a), .path(let b)): return a === b
    default: return false
    }
  }
}
