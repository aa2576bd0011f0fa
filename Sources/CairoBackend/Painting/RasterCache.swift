import PlatformInterface

/// Rasters by what they show, the least recently used of which go when memory runs out.
@MainActor
final class RasterCache {
  /// One cached result. Its place is relative to the anchor: the whole pixel at or before the origin
  /// of the coordinates it was painted in.
  @MainActor
  final class Entry {
    let key: RasterKey
    /// Nil where nothing is painted, or where the content is divided into tiles of their own.
    let raster: Raster?
    let bounds: PixelRect
    let isTiled: Bool
    /// Device pixels for each of the raster's: above one where a blurred picture is kept small.
    let reduction: Int
    /// The colour in which a mask of text was drawn.
    let color: RGBA?
    /// Keeps the object whose identity is part of the key.
    let owner: AnyObject?
    fileprivate var newer: Entry?
    fileprivate unowned(unsafe) var older: Entry?

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
    }

    var cost: Int { 256 + (raster?.byteCount ?? 0) }
  }

  /// Bytes; entries beyond it go, the oldest first.
  var limit: Int {
    didSet { trim() }
  }
  private(set) var byteCount = 0
  /// Rasters painted because none was there.
  private(set) var misses = 0
  private var entries: [RasterKey: Entry] = [:]
  private unowned(unsafe) var newest: Entry?
  private var oldest: Entry?

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// Returns what is cached for `key` and makes it the newest.
  func find(_ key: RasterKey) -> Entry? {
    guard let entry = entries[key] else { return nil }
    if entry !== newest {
      unlink(entry)
      link(entry)
    }
    return entry
  }

  func insert(_ entry: Entry) {
    misses += 1
    if let twin = entries.removeValue(forKey: entry.key) {
      byteCount -= twin.cost
      unlink(twin)
    }
    entries[entry.key] = entry
    byteCount += entry.cost
    link(entry)
    trim()
  }

  func removeAll() {
    // One by one: a chain of strong references would be released recursively.
    while let entry = oldest { unlink(entry) }
    entries.removeAll()
    byteCount = 0
  }

  /// The newest stays even where it alone is too large, since it is about to be painted.
  private func trim() {
    while byteCount > limit, let entry = oldest, entry !== newest {
      unlink(entry)
      entries[entry.key] = nil
      byteCount -= entry.cost
    }
  }

  private func link(_ entry: Entry) {
    entry.older = newest
    if let newest { newest.newer = entry } else { oldest = entry }
    newest = entry
  }

  private func unlink(_ entry: Entry) {
    let newer = entry.newer
    if let newer { newer.older = entry.older } else { newest = entry.older }
    if let older = entry.older { older.newer = newer } else { oldest = newer }
    entry.newer = nil
    entry.older = nil
  }

  isolated deinit { removeAll() }
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
}

/// Objects stand by identity; an entry keeps its object, so that no other takes its address.
enum RasterContent: Hashable {
  case text(ObjectIdentifier)
  case image(ObjectIdentifier, ImageLook)
  case shape(RoundedRect)
  case border(RoundedRect, CGFloat)
  case corner(CornerLook)
  case gradient(GradientSpec, GradientShape, RoundedRect, Bool)
  case path(ObjectIdentifier, PathLook)
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
    let scaled = (value * 256 + 0.5).rounded(.down)
    return scaled > -1e12 && scaled < 1e12 ? Int(scaled) : scaled > 0 ? 1_000_000_000_000 : 0
  }
}
