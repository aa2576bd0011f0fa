import CoreLocation
import UIKitCore

extension MKMapView {
  /// Puts an annotation onto the map; its view is made when its place is seen.
  public func addAnnotation(_ annotation: any MKAnnotation) { pins.add([annotation], self) }
  /// Puts annotations onto the map.
  public func addAnnotations(_ annotations: [any MKAnnotation]) { pins.add(annotations, self) }
  /// Takes an annotation off the map.
  public func removeAnnotation(_ annotation: any MKAnnotation) { pins.remove([annotation], self) }
  /// Takes annotations off the map.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    pins.remove(annotations, self)
  }

  /// The annotations in a rectangle of the map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }

  /// The view of an annotation; nil while its place is not seen.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    layoutIfNeeded()
    return pins.view(for: annotation)
  }

  /// A view that was used before; nil where there is none.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
  {
    pins.dequeue(identifier)
  }

  /// A view that was used before, or one of the class that was registered.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    pins.make(identifier, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Names the class of views of an identifier.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    if let type = viewClass as? MKAnnotationView.Type { pins.register(type, identifier) }
  }

  /// Shows a part of the map with all of some annotations, which are added where they are not there.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    pins.add(annotations, self)
    let places = annotations.map { MKMapPoint($0.coordinate) }
    guard !places.isEmpty else { return }
    var rect = MKMapRect(around: places)
    // One place alone is seen with what is within some hundred metres.
    let least = 1_000 * MKMapPointsPerMeterAtLatitude(places[0].coordinate.latitude)
    rect = rect.insetBy(
      dx: min(0, (rect.width - least) / 2), dy: min(0, (rect.height - least) / 2))
    setVisibleMapRect(
      rect.insetBy(dx: -rect.width * 0.15, dy: -rect.height * 0.15), animated: animated)
  }

  // MARK: Selection

  /// The annotations that are selected: one at most.
  public var selectedAnnotations: [any MKAnnotation] {
    get { pins.selected }
    set {
      for annotation in pins.selected { deselectAnnotation(annotation, animated: false) }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }

  /// Selects an annotation, whose view shows its callout, and deselects the one before.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard pins.contains(annotation), !pins.selected.contains(where: { $0 === annotation }) else {
      return
    }
    for before in pins.selected { deselectAnnotation(before, animated: animated) }
    layoutIfNeeded()
    guard let view = pins.view(for: annotation), view.isEnabled else { return }
    pins.setSelected([annotation])
    view.setSelected(true, animated: animated)
    pins.update(self)
    if view.canShowCallout { pins.callout.show(view, self, animated: animated) }
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Deselects an annotation; nil does nothing.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, pins.selected.contains(where: { $0 === annotation }) else { return }
    pins.setSelected([])
    guard let view = pins.view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    if pins.callout.source === view { pins.callout.hide() }
    pins.update(self)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  func calloutChanged(_ view: MKAnnotationView) {
    if pins.callout.source === view { pins.callout.show(view, self, animated: false) }
  }

  // MARK: Places

  /// Where a place is in the view, in its copy of the world that is nearest to the middle.
  func viewPoint(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let visible = motion.visible
    let scale = bounds.width / max(visible.width, 1e-9)
    let world = MKMapSize.world.width
    let place = MKMapPoint(coordinate)
    let turns = ((visible.midX - place.x) / world).rounded()
    return CGPoint(
      x: (place.x + turns * world - visible.minX) * scale, y: (place.y - visible.minY) * scale)
  }

  func place(_ view: MKAnnotationView) {
    guard let annotation = view.annotation, view.superview === container else { return }
    let point = viewPoint(annotation.coordinate)
    let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    if view.center != center { view.center = center }
    if pins.callout.source === view { pins.callout.place(self) }
  }
}
