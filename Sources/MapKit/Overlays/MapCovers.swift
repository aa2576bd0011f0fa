import CoreLocation
import UIKitCore

/// The overlays of a map and their renderers.
@MainActor
final class MapCovers {
  private struct Cover {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
    var renderer: MKOverlayRenderer?
  }
  private var covers: [Cover] = []

  var all: [any MKOverlay] { covers.map(\.overlay) }

  func all(at level: MKOverlayLevel) -> [any MKOverlay] {
    covers.filter { $0.level == level }.map(\.overlay)
  }

  func knows(_ object: AnyObject) -> Bool {
    covers.contains { $0.overlay === object || $0.renderer === object }
  }

  func add(
    _ overlay: any MKOverlay, _ level: MKOverlayLevel, at place: Int? = nil, _ map: MKMapView
  ) {
    guard !covers.contains(where: { $0.overlay === overlay }) else { return }
    let cover = Cover(overlay: overlay, level: level)
    if let place, place < covers.count {
      covers.insert(cover, at: place)
    } else {
      covers.append(cover)
    }
    makeMissing(map)
    map.canvas.setNeedsDisplay()
  }

  func remove(_ overlay: any MKOverlay, _ map: MKMapView) {
    covers.removeAll { $0.overlay === overlay }
    map.canvas.setNeedsDisplay()
  }

  func swap(_ first: any MKOverlay, _ second: any MKOverlay, _ map: MKMapView) {
    guard let a = covers.firstIndex(where: { $0.overlay === first }),
      let b = covers.firstIndex(where: { $0.overlay === second })
    else { return }
    covers.swapAt(a, b)
    map.canvas.setNeedsDisplay()
  }

  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    covers.first { $0.overlay === overlay }?.renderer
  }

  /// Asks the delegate for renderers, which may come after the overlays.
  func makeMissing(_ map: MKMapView) {
    guard let delegate = map.delegate else { return }
    var new: [MKOverlayRenderer] = []
    for place in covers.indices where covers[place].renderer == nil {
      let renderer = delegate.mapView(map, rendererFor: covers[place].overlay)
      covers[place].renderer = renderer
      new.append(renderer)
    }
    guard !new.isEmpty else { return }
    map.canvas.setNeedsDisplay()
    delegate.mapView(map, didAdd: new)
  }

  /// Draws the overlays over the map.
  func paint(_ painter: MapPainter, in context: CGContext) {
    let ordered =
      covers.filter { $0.level == .aboveRoads } + covers.filter { $0.level == .aboveLabels }
    let world = MKMapSize.world.width
    for cover in ordered {
      guard let renderer = cover.renderer, renderer.alpha > 0 else { continue }
      let box = cover.overlay.boundingMapRect
      for turn in -1...1 {
        let moved = box.offsetBy(dx: Double(turn) * world, dy: 0)
        // A line's width reaches beyond its box.
        let margin = 32 / painter.scale
        guard moved.insetBy(dx: -margin, dy: -margin).intersects(painter.rect) else { continue }
        let seen = painter.rect.offsetBy(dx: -Double(turn) * world, dy: 0)
        guard renderer.canDraw(seen, zoomScale: painter.scale) else { continue }
        context.saveGState()
        if renderer.alpha < 1 {
          context.setAlpha(renderer.alpha)
          context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        context.scaleBy(x: painter.scale, y: painter.scale)
        context.translateBy(x: moved.minX - painter.rect.minX, y: moved.minY - painter.rect.minY)
        renderer.draw(seen, zoomScale: painter.scale, in: context)
        if renderer.alpha < 1 { context.endTransparencyLayer() }
        context.restoreGState()
      }
    }
  }
}

extension MKMapView {
  /// Covers a part of the map with what the delegate's renderer draws.
  public func addOverlay(_ overlay: any MKOverlay) { covers.add(overlay, .aboveLabels, self) }
  /// Covers a part of the map, below or above its names.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    covers.add(overlay, level, self)
  }
  /// Covers parts of the map.
  public func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
  /// Covers parts of the map, below or above its names.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlays.forEach { addOverlay($0, level: level) }
  }
  /// Covers a part of the map behind the overlays from an index on.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    covers.add(overlay, .aboveLabels, at: index, self)
  }
  /// Covers a part of the map behind the overlays of a level from an index on.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    covers.add(overlay, level, at: index, self)
  }
  /// Lets two overlays change places.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    covers.swap(overlay1, overlay2, self)
  }
  /// Takes an overlay off the map.
  public func removeOverlay(_ overlay: any MKOverlay) { covers.remove(overlay, self) }
  /// Takes overlays off the map.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { removeOverlay($0) } }
  /// The overlays of a level.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { covers.all(at: level) }
  /// What draws an overlay; nil before the delegate was asked.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    covers.renderer(for: overlay)
  }
}
