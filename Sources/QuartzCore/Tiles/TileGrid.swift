import PlatformInterface

/// Which tile of which level.
struct TileNumber: Hashable {
  /// The power of two by which the layer's own resolution is multiplied.
  var level: Int
  var column: Int
  var row: Int
}

/// What can be seen of a layer, and how finely.
struct TileView: Equatable {
  /// In the layer's coordinates.
  var visible: CGRect
  /// Device pixels of a point of the layer.
  var density: CGFloat
}

/// How a layer is divided into tiles: pure arithmetic.
struct TileGrid: Equatable {
  var tileSize = CGSize(width: 256, height: 256)
  var levels = 1
  var bias = 0

  /// The tiles that are seen, row by row.
  struct Shown: Equatable {
    var tiles: [TileNumber] = []
    /// Pixels of a point that the tiles are drawn for.
    var scale: CGFloat = 1
    var density: CGFloat = 1
    /// In points of the layer.
    var side = CGSize.zero
    var bounds = CGRect.zero

    /// In the layer's coordinates; tiles at the end are cut off at the bounds.
    func rect(of tile: TileNumber) -> CGRect {
      CGRect(
        x: bounds.minX + CGFloat(tile.column) * side.width,
        y: bounds.minY + CGFloat(tile.row) * side.height, width: side.width, height: side.height
      ).overlap(with: bounds)
    }
  }

  /// The level whose pixels are no coarser than the device's, as far as there is one.
  func level(density: CGFloat, contentsScale: CGFloat) -> Int {
    let wanted = log2(max(density, 1e-6) / contentsScale)
    // Rounding of a chain of transforms must not choose another level.
    let level = wanted.isFinite ? Int((wanted - 1e-4).rounded(.up)) : 0
    return min(max(level, 1 - min(max(levels, 1), 32)), max(0, min(bias, 32)))
  }

  func tiles(of view: TileView, in bounds: CGRect, contentsScale: CGFloat) -> Shown {
    let contentsScale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let level = level(density: view.density, contentsScale: contentsScale)
    let scale = contentsScale * CGFloat(sign: .plus, exponent: level, significand: 1)
    let part = view.visible.overlap(with: bounds)
    var shown = Shown(scale: scale, density: view.density, bounds: bounds)
    func usable(_ side: CGFloat) -> CGFloat { side >= 1 && side.isFinite ? min(side, 1e6) : 256 }
    shown.side = CGSize(
      width: usable(tileSize.width) / scale, height: usable(tileSize.height) / scale)
    guard !part.isNull, part.width > 0, part.height > 0 else { return shown }
    while (part.width / shown.side.width + 2) * (part.height / shown.side.height + 2)
      > CGFloat(LayerLimits.tiles)
    {
      LayerLimits.reportTiles()
      shown.side = CGSize(width: shown.side.width * 2, height: shown.side.height * 2)
    }
    func range(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat) -> Range<Int> {
      let first = Int((low / side).rounded(.down))
      return first..<max(first + 1, Int((high / side).rounded(.up)))
    }
    let columns = range(part.minX - bounds.minX, part.maxX - bounds.minX, shown.side.width)
    let rows = range(part.minY - bounds.minY, part.maxY - bounds.minY, shown.side.height)
    for row in rows {
      for column in columns {
        shown.tiles.append(TileNumber(level: level, column: column, row: row))
      }
    }
    return shown
  }
}

/// Tiles that are drawn, and which of them are seen.
struct TileStore {
  var grid = TileGrid()
  /// Each tile's drawing, whose origin is the tile's; without commands where nothing was drawn.
  var commands: [TileNumber: DrawingRecord] = [:]
  var shown = TileGrid.Shown()
  /// The bounds' size for which they were drawn.
  var size = CGSize.zero
  /// Somebody asked for the layer to be drawn.
  var isWanted = false

  /// How large the tiles of each level are that are drawn.
  private var sides: [Int: CGSize] = [:]

  /// Forgets tiles of a level that were drawn in another size, or for another scale.
  mutating func use(_ new: TileGrid.Shown) {
    shown = new
    guard let level = new.tiles.first?.level, sides[level] != new.side else { return }
    commands = commands.filter { $0.key.level != level }
    sides[level] = new.side
  }

  /// Tiles out of sight that are kept.
  private static let maximumHidden = 256

  mutating func removeAll() { commands = [:] }

  mutating func removeTiles(touching rect: CGRect) {
    let grid = shown
    // Those of other levels lie elsewhere.
    let level = grid.tiles.first?.level
    commands = commands.filter { tile, _ in
      tile.level == level && !grid.rect(of: tile).intersects(rect)
    }
  }

  /// Lets go of tiles out of sight where there are many.
  mutating func keep(_ tiles: [TileNumber]) {
    guard commands.count > tiles.count + Self.maximumHidden else { return }
    let seen = Set(tiles)
    commands = commands.filter { seen.contains($0.key) }
  }
}
