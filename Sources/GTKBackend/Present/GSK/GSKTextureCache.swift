import PlatformInterface

/// Textures of pictures and shadows, each made once and kept while it is used, within the budget of all
/// caches.
@MainActor
final class GSKTextureCache: BudgetedCache {
  private struct PictureKey: Hashable {
    var source: ObjectIdentifier
    /// Zero for the bitmap as it is, to be scaled by the renderer.
    var width: Int
    var height: Int
  }
  private struct Picture {
    var texture: GSKTexture
    var bytes: Int
    /// Not kept: once it is gone its identity may be another's.
    weak var source: AnyObject?
    var lastUse: UInt64
  }
  private struct Shadow {
    var node: GSKNode
    var bytes: Int
    var shadow: RenderShadow
    var grid: PixelGrid
    var lastUse: UInt64
  }

  private var pictures: [PictureKey: Picture] = [:]
  private var shadows: [UInt64: Shadow] = [:]
  private var frame = 0
  private let budget: CacheBudget
  /// What was not asked for in so many frames goes.
  private static let patience: UInt64 = 240

  init(budget: CacheBudget = .shared) {
    self.budget = budget
    budget.register(self)
  }

  isolated deinit { budget.shows(0, by: ObjectIdentifier(self)) }

  let name = "textures"
  private(set) var byteCount = 0
  var entryCount: Int { pictures.count + shadows.count }

  func oldestUse() -> UInt64? {
    [pictures.values.map(\.lastUse).min(), shadows.values.map(\.lastUse).min()]
      .compactMap { $0 }.min()
  }

  /// All that were used last in the same frame.
  func removeOldest() { if let time = oldestUse() { remove { $0 <= time } } }

  /// - Parameter pixels: of the window.
  func nextFrame(showing pixels: Int) {
    budget.shows(pixels * 4, by: ObjectIdentifier(self))
    budget.beginFrame()
    frame += 1
    guard frame % Int(Self.patience) == 0 else { return }
    let now = CacheClock.now
    remove { now &- $0 > Self.patience }
  }

  func removeAll() {
    pictures = [:]
    shadows = [:]
    byteCount = 0
  }

  private func remove(_ isOld: (UInt64) -> Bool) {
    pictures = pictures.filter { !isOld($0.value.lastUse) }
    shadows = shadows.filter { !isOld($0.value.lastUse) }
    byteCount =
      pictures.values.reduce(0) { $0 + $1.bytes } + shadows.values.reduce(0) { $0 + $1.bytes }
  }

  private func grew(by bytes: Int) {
    byteCount += bytes
    budget.grew(by: bytes)
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
    let isSized = isShrunk || source.isDrawnAtAnySize
    let key = PictureKey(
      source: ObjectIdentifier(source), width: isSized ? width : 0, height: isSized ? height : 0)
    if let index = pictures.index(forKey: key) {
      if pictures.values[index].source === source {
        pictures.values[index].lastUse = CacheClock.now
        return pictures.values[index].texture
      }
      byteCount -= pictures.remove(at: index).value.bytes
    }
    guard
      let pixels = isShrunk
        ? Self.shrunk(image, width: width, height: height)
        : source.pixels(atLeastWidth: width, height: height)
    else { return nil }
    let texture = GSKTexture(pixels)
    let bytes = pixels.byteCount + Self.overhead
    pictures[key] = Picture(
      texture: texture, bytes: bytes, source: source, lastUse: CacheClock.now)
    grew(by: bytes)
    return texture
  }

  /// What an entry takes beside its pixels.
  private static let overhead = 512

  private static func shrunk(_ image: RenderImage, width: Int, height: Int) -> PixelBuffer {
    var image = image
    let space = CGRect(x: 0, y: 0, width: width, height: height)
    image.destination = space
    image.clip = nil
    let node = RenderNode(id: 0, size: space.size, background: [.image(image)], extent: space)
    return PlatformServices.current.rasterizer.rasterize(
      node, size: space.size, scale: 1, background: .clear)
  }

  /// The shadow of a layer, painted anew only when the shadow itself changed.
  func shadow(
    of layer: UInt64, _ shadow: RenderShadow, on grid: PixelGrid, _ make: () -> GSKNode?
  ) -> GSKNode? {
    if let known = shadows[layer], known.grid == grid, known.shadow.isSame(as: shadow) {
      shadows[layer]!.lastUse = CacheClock.now
      return known.node
    }
    guard let node = make() else { return nil }
    if let old = shadows[layer] { byteCount -= old.bytes }
    let space = node.bounds
    let bytes = Int(space.width * space.height * grid.scale * grid.scale * 4) + Self.overhead
    shadows[layer] = Shadow(
      node: node, bytes: bytes, shadow: shadow, grid: grid, lastUse: CacheClock.now)
    grew(by: bytes)
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
