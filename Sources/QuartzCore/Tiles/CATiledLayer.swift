import PlatformInterface

/// A layer that is drawn in tiles: those that can be seen, as finely as they are seen.
///
/// `draw(in:)`, the delegate's `draw(_:in:)` or the view's `draw(_:)` is called once for each tile that came into
/// sight, with the tile as the context's clip and the level's scale in its transform. On iOS that happens on other
/// threads and tiles appear as they are done. Here tiles are drawn on the main thread, in the frame that shows
/// them first, so that the same program shows the same picture each time; no tile is ever missing, and none
/// fades in.
open class CATiledLayer: CALayer {
  /// Tiles that are drawn, and which of them are seen.
  final var store = TileStore()

  public override init() {
    super.init()
    TiledLayers.add(self)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATiledLayer { store.grid = other.store.grid }
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    TiledLayers.add(self)
  }

  deinit { TiledLayers.remove(self) }

  /// Returns how many seconds new tiles take to fade in, a quarter by default; nothing fades here, as no tile
  /// is ever missing.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// How many levels of detail there are: each has half the resolution of the one before. 1, the default, draws
  /// everything in the layer's own resolution however small it is seen.
  open var levelsOfDetail: Int {
    get { store.grid.levels }
    set { changeGrid { $0.levels = max(1, newValue) } }
  }

  /// How many levels there are beyond the layer's own resolution: each has twice that of the one before; zero by
  /// default.
  open var levelsOfDetailBias: Int {
    get { store.grid.bias }
    set { changeGrid { $0.bias = newValue } }
  }

  /// The size of tiles, in pixels of their level; 256 each way by default.
  open var tileSize: CGSize {
    get { store.grid.tileSize }
    set { changeGrid { $0.tileSize = newValue } }
  }

  private func changeGrid(_ body: (inout TileGrid) -> Void) {
    let old = store.grid
    body(&store.grid)
    guard store.grid != old else { return }
    store.removeAll()
    if store.isWanted { requestDisplay() }
  }

  // MARK: Display

  override var drawsInTiles: Bool { true }

  /// Has all tiles in sight drawn anew.
  open override func setNeedsDisplay() {
    store.isWanted = true
    store.removeAll()
    super.setNeedsDisplay()
  }

  /// Has the tiles drawn anew that a rectangle of the layer's coordinates touches.
  open override func setNeedsDisplay(_ r: CGRect) {
    guard !r.isEmpty else { return }
    store.isWanted = true
    store.removeTiles(touching: r)
    requestDisplay()
  }

  /// Tiles, once there are some; nil takes them away until the layer is to be drawn again.
  open override var contents: Any? {
    get { super.contents }
    set {
      store.removeAll()
      super.contents = newValue
    }
  }

  /// Draws the tiles that came into sight.
  open override func display() {
    store.isWanted = true
    let bounds = storedBounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      return setDisplayed([])
    }
    if store.size != bounds.size { store.removeAll() }
    store.size = bounds.size
    let view = TiledLayers.view(of: self) ?? TileView(visible: bounds, density: contentsScale)
    let shown = store.grid.tiles(of: view, in: bounds, contentsScale: contentsScale)
    store.use(shown)
    for tile in shown.tiles where store.commands[tile] == nil {
      store.commands[tile] = draw(tile, shown.rect(of: tile), scale: shown.scale)
    }
    store.keep(shown.tiles)
    setDisplayed(
      shown.tiles.compactMap { tile in
        store.commands[tile].flatMap {
          Self.placed($0, shown.rect(of: tile), from: bounds.origin, density: shown.density)
        }
      })
  }

  private func draw(_ tile: TileNumber, _ rect: CGRect, scale: CGFloat) -> DrawingRecord {
    let context = CGContext(recording: rect, scale: scale, isOpaque: flags.contains(.opaque))
    contentProvider?.drawTile(rect, of: self, in: context)
    if context.isBlank { draw(in: context) }
    return context.isBlank
      ? DrawingRecord(commands: [], bounds: .zero) : context.finishRecording()
  }

  /// A tile's drawing in its place. Where its edges may cut through pixels it is made half a pixel larger all
  /// around, so that tiles beside one another leave no seam.
  private static func placed(
    _ record: DrawingRecord, _ rect: CGRect, from origin: CGPoint, density: CGFloat
  ) -> RenderPrimitive? {
    guard !record.commands.isEmpty else { return nil }
    let place = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-4 }
    let isAligned = [place.minX, place.minY, place.maxX, place.maxY].allSatisfy {
      isWhole($0 * density)
    }
    let margin = isAligned ? 0 : 0.5 / density
    let target = place.insetBy(dx: -margin, dy: -margin)
    let map = CGAffineTransform(translationX: target.minX, y: target.minY)
      .scaledBy(x: target.width / rect.width, y: target.height / rect.height)
    return .drawing(
      DrawingRecord(commands: [.concatenate(map)] + record.commands, bounds: target))
  }
}
