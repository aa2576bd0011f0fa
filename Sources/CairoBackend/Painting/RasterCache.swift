import PlatformInterface

/// Rasters by what they show, within the budget of all caches.
@MainActor
final class RasterCache {
  /// One cached result. Its place is relative to the anchor: the whole pixel at or before the origin
  /// of the coordinates it was painted in.
  @MainActor
  final class Entry: CacheEntry {
    let key: RasterKey
    /// Nil where nothing is painted, or where the content is divided into tiles of their own.
    let raster: Raster?
    let bounds: PixelRect
    let isTiled: Bool
    /// Device pixels for each of the raster's: above one where a blurred picture is kept small.
    let reduction: Int
    /// The colour in which a mask of text was drawn.
    let color: RGBA?
    private weak var owner: AnyObject?
    private let hasOwner: Bool

    /// - Parameter owner: the object whose identity is part of the key. It is not kept: who asks again
    ///   holds it.
    init(
      _ key: RasterKey, _ raster: Raster?, bounds: PixelRect, isTiled: Bool = false,
      reduction: Int = 1, color: RGBA? = nil, owner: AnyObject?
    ) {
      self.key = key
      self.color = color
      self.raster = raster
      self.bounds = bounds
      self.isTiled = isTiled
      self.reduction = reduction
      self.owner = owner
      hasOwner = owner != nil
      super.init(
        hash: key.tableHash,
        cost: Self.ownSize + (raster.map { $0.byteCount + Raster.overhead } ?? 0))
    }

    /// The object of the key is gone, and another one may have its address by now.
    fileprivate var isStale: Bool { hasOwner && owner == nil }

    /// The entry itself and its place in the table.
    private static let ownSize = MemoryLayout<RasterKey>.stride + 256
  }

  private let texts: RasterTable
  private let others: RasterTable
  /// Rasters painted because none was there.
  private(set) var misses = 0

  init(budget: CacheBudget) {
    texts = RasterTable(name: "text rasters", isOfText: true, budget: budget)
    others = RasterTable(name: "rasters", isOfText: false, budget: budget)
  }

  var byteCount: Int { texts.byteCount + others.byteCount }
  var entryCount: Int { texts.entryCount + others.entryCount }

  /// Returns what is cached for `key` and counts it as used.
  func find(_ key: RasterKey) -> Entry? { table(of: key).find(key) }

  /// - Precondition: nothing was found for its key.
  func insert(_ entry: Entry) {
    misses += 1
    table(of: entry.key).insert(entry)
  }

  private func table(of key: RasterKey) -> RasterTable {
    if case .text = key.content { texts } else { others }
  }
}

/// The rasters of one kind, as a part of the budget.
@MainActor
private final class RasterTable: BudgetedCache {
  let name: String
  let isOfText: Bool
  private let budget: CacheBudget
  private let table = CacheTable<RasterCache.Entry>()

  init(name: String, isOfText: Bool, budget: CacheBudget) {
    self.name = name
    self.isOfText = isOfText
    self.budget = budget
    budget.register(self)
  }

  var byteCount: Int { table.byteCount }
  var entryCount: Int { table.count }

  func find(_ key: RasterKey) -> RasterCache.Entry? {
    guard let entry = table.find(key.tableHash, { $0.key == key }) else { return nil }
    guard entry.isStale else { return entry }
    table.remove(entry)
    return nil
  }

  func insert(_ entry: RasterCache.Entry) {
    table.insert(entry)
    budget.grew(by: entry.cost)
  }

  func oldestUse() -> UInt64? { table.oldest?.lastUse }
  func removeOldest() { if let entry = table.oldest { table.remove(entry) } }
  func removeAll() { table.removeAll() }
}

/// All that decides the bytes of a raster.
struct RasterKey: Hashable {
  var content: RasterContent
  var xx: CGFloat
  var yx: CGFloat
  var xy: CGFloat
  var yy: CGFloat
  /// 1/256 pixels from the anchor to the origin.
  var fractionX: Int32
  var fractionY: Int32
  /// Which tile, or `whole`.
  var tileX: Int32 = RasterKey.whole
  var tileY: Int32 = RasterKey.whole

  static let whole = Int32.min

  init(_ content: RasterContent, _ anchored: AnchoredPlacement) {
    self.content = content
    xx = anchored.linear.xx
    yx = anchored.linear.yx
    xy = anchored.linear.xy
    yy = anchored.linear.yy
    fractionX = Int32(anchored.fractionX)
    fractionY = Int32(anchored.fractionY)
  }

  /// What a table finds it by. Of texts, drawings and pictures, which lists are full of, a few numbers that seldom
  /// are the same for two keys, mixed in a few instructions; else of all that is compared.
  var tableHash: Int {
    var sum: UInt
    switch content {
    case .text(let object), .drawing(let object): sum = UInt(bitPattern: object)
    case .image(let object, let style):
      sum = Self.mixed(UInt(bitPattern: object), style.size.width)
      sum = Self.mixed(sum, style.size.height)
      sum = Self.mixed(sum, style.part.origin.x)
      sum = Self.mixed(sum, style.part.origin.y)
    default: return hashValue
    }
    sum = Self.mixed(Self.mixed(sum, xx), CGFloat(fractionX))
    sum = Self.mixed(Self.mixed(sum, CGFloat(fractionY)), CGFloat(tileX))
    return Int(bitPattern: Self.mixed(sum, CGFloat(tileY)))
  }

  @inline(__always)
  private static func mixed(_ sum: UInt, _ number: CGFloat) -> UInt {
    // Odd, with about as many ones as zeros.
    let product = (sum ^ UInt(truncatingIfNeeded: number.bitPattern)) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}

/// Objects stand by identity; an entry knows when its object is gone, so that no other is taken for it.
enum RasterContent: Hashable {
  /// The layout that all blocks of the same content share.
  case text(ObjectIdentifier)
  case image(ObjectIdentifier, ImageStyle)
  /// A picture's pixels, halved so many times.
  case reduced(ObjectIdentifier, Int)
  case shape(RoundedRect)
  case border(RoundedRect, CGFloat)
  case corner(CornerStyle)
  case gradient(GradientSpec, GradientShape, RoundedRect, Bool)
  case path(ObjectIdentifier, PathStyle)
  case drawing(ObjectIdentifier)
  case shadow(RoundedRect, CGFloat)
  case pathShadow(ObjectIdentifier, CGFloat)
  case silhouette(ObjectIdentifier, CGFloat)
  case node(ObjectIdentifier)
  case warp(ObjectIdentifier, ProjectiveTransform)
}

/// A placement split into a whole pixel and the rest, so that what is painted under the rest can be
/// used at every whole pixel and is the same wherever it was painted first.
struct AnchoredPlacement {
  /// Whole device pixels.
  let x: Int
  let y: Int
  let fractionX: Int
  let fractionY: Int
  /// The placement with the whole pixels taken off.
  let linear: DevicePlacement

  init(_ place: DevicePlacement) {
    let fixedX = Fixed.of(place.x)
    let fixedY = Fixed.of(place.y)
    x = fixedX >> 8
    y = fixedY >> 8
    fractionX = fixedX & 255
    fractionY = fixedY & 255
    linear = DevicePlacement(
      xx: place.xx, yx: place.yx, xy: place.xy, yy: place.yy, x: CGFloat(fractionX) / 256,
      y: CGFloat(fractionY) / 256)
  }
}

/// Device positions in 1/256 pixels, as finely as Cairo sees them.
enum Fixed {
  @inline(__always)
  static func of(_ value: CGFloat) -> Int {
    let scaled = value * 256 + 0.5
    guard scaled > -1e12, scaled < 1e12 else { return scaled > 0 ? 1_000_000_000_000 : 0 }
    let whole = Int(scaled)
    return CGFloat(whole) > scaled ? whole - 1 : whole
  }
}
