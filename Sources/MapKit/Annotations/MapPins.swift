import CoreLocation
import Foundation
import PlatformInterface
import UIKitCore

/// The annotations of a map, their views and those that wait to be used again.
@MainActor
final class MapPins {
  private(set) var all: [any MKAnnotation] = []
  private var known: Set<ObjectIdentifier> = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var waiting: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  private(set) var selected: [any MKAnnotation] = []
  let callout = MapCallout()
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Follows annotations whose places and texts change.
  func observe(_ map: MKMapView) {
    token = NotificationCenter.default.addObserver(
      forName: MapChange.name, object: nil, queue: nil
    ) { [weak self, weak map] note in
      nonisolated(unsafe) let object = note.object as AnyObject?
      // Apps change annotations where replies come in.
      MainThread.later {
        guard let self, let map, let object else { return }
        if let view = self.views[ObjectIdentifier(object)] {
          map.place(view)
          if let marker = view as? MKMarkerAnnotationView { marker.annotation = marker.annotation }
          self.order(map)
          map.calloutChanged(view)
        }
        if map.covers.knows(object) { map.canvas.setNeedsDisplay() }
      }
    }
  }

  // MARK: Adding and removing

  func add(_ annotations: [any MKAnnotation], _ map: MKMapView) {
    for annotation in annotations where known.insert(ObjectIdentifier(annotation)).inserted {
      all.append(annotation)
    }
    map.setNeedsLayout()
  }

  func contains(_ annotation: any MKAnnotation) -> Bool {
    known.contains(ObjectIdentifier(annotation))
  }

  /// The places of annotations that are seen.
  var shownPlaces: [MKMapPoint] {
    views.values.compactMap { $0.annotation.map { MKMapPoint($0.coordinate) } }
  }

  func remove(_ annotations: [any MKAnnotation], _ map: MKMapView) {
    let gone = Set(annotations.map { ObjectIdentifier($0) })
    for annotation in annotations where selected.contains(where: { $0 === annotation }) {
      map.deselectAnnotation(annotation, animated: false)
    }
    all.removeAll { gone.contains(ObjectIdentifier($0)) }
    known.subtract(gone)
    map.canvas.setNeedsDisplay()
    for key in gone { if let view = views.removeValue(forKey: key) { retire(view) } }
  }

  private func retire(_ view: MKAnnotationView) {
    view.removeFromSuperview()
    view.map = nil
    if let name = view.reuseIdentifier { waiting[name, default: []].append(view) }
  }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  // MARK: Views

  func register(_ type: MKAnnotationView.Type, _ name: String) { classes[name] = type }

  func dequeue(_ name: String) -> MKAnnotationView? {
    if let view = waiting[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return nil
  }

  func make(_ name: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
    if let view = dequeue(name) {
      view.annotation = annotation
      return view
    }
    return classes[name].map {
      ObjectFactory.make($0, annotation: annotation, reuseIdentifier: name)
    }
  }

  /// Makes views of annotations that have come into sight, and lets those go that are far away.
  func update(_ map: MKMapView) {
    guard map.bounds.width > 0 else { return }
    let seen = map.container.bounds.insetBy(dx: -100, dy: -100)
    var new: [MKAnnotationView] = []
    for annotation in all where CLLocationCoordinate2DIsValid(annotation.coordinate) {
      let key = ObjectIdentifier(annotation)
      let isSeen = seen.contains(map.viewPoint(annotation.coordinate))
      if let view = views[key] {
        if isSeen || selected.contains(where: { $0 === annotation }) {
          map.place(view)
        } else {
          views[key] = nil
          retire(view)
        }
      } else if isSeen {
        let view = makeView(for: annotation, map)
        views[key] = view
        view.map = map
        map.container.addSubview(view)
        view.prepareForDisplay()
        map.place(view)
        new.append(view)
      }
    }
    order(map)
    if !new.isEmpty {
      map.canvas.setNeedsDisplay()
      map.delegate?.mapView(map, didAdd: new)
    }
    callout.place(map)
  }

  private func makeView(for annotation: any MKAnnotation, _ map: MKMapView) -> MKAnnotationView {
    if let view = map.delegate?.mapView(map, viewFor: annotation) {
      if view.annotation !== annotation { view.annotation = annotation }
      return view
    }
    if annotation is MKUserLocation {
      return UserLocationView(annotation: annotation, reuseIdentifier: nil)
    }
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    if let view = make(name, for: annotation) { return view }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: name)
  }

  /// Puts what is further south in front, the selected before all.
  private func order(_ map: MKMapView) {
    let shown = all.compactMap { views[ObjectIdentifier($0)] }.enumerated()
    let sorted = shown.sorted { one, other in
      let (a, b) = (one.element, other.element)
      let (first, second) = (priority(a), priority(b))
      if first != second { return first < second }
      if a.center.y != b.center.y { return a.center.y < b.center.y }
      if a.center.x != b.center.x { return a.center.x < b.center.x }
      return one.offset < other.offset
    }.map(\.element)
    // The same order as before costs nothing.
    let now = map.container.subviews.compactMap { $0 as? MKAnnotationView }
    if !now.elementsEqual(sorted, by: ===) {
      sorted.forEach { map.container.bringSubviewToFront($0) }
    }
    if callout.superview != nil { map.container.bringSubviewToFront(callout) }
    MarkerTitles.thin(sorted)
  }

  private func priority(_ view: MKAnnotationView) -> Float {
    view.isSelected
      ? MKAnnotationViewZPriority.defaultSelected.rawValue + 1 : view.zPriority.rawValue
  }

  // MARK: Selection

  func setSelected(_ annotations: [any MKAnnotation]) { selected = annotations }
}
