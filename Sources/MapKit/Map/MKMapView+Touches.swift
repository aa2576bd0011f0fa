import CoreLocation
import ObjCRuntime
import PlatformInterface
import UIKitCore

extension MKMapView {
  func addRecognisers() {
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("mapTapped:", MKMapView.mapTapped(_:)))
    let twice = UITapGestureRecognizer(
      target: self, action: Selector("mapTappedTwice:", MKMapView.mapTappedTwice(_:)))
    twice.numberOfTapsRequired = 2
    let together = UITapGestureRecognizer(
      target: self, action: Selector("mapTappedByTwo:", MKMapView.mapTappedByTwo(_:)))
    together.numberOfTouchesRequired = 2
    let hold = UILongPressGestureRecognizer(
      target: self, action: Selector("mapHeld:", MKMapView.mapHeld(_:)))
    let filter = MapTouchFilter(self)
    tap.delegate = filter
    twice.delegate = filter
    hold.delegate = filter
    touchFilter = filter
    for recogniser in [tap, twice, together, hold] as [UIGestureRecognizer] {
      addGestureRecognizer(recogniser)
    }
  }

  private func annotationView(at point: CGPoint) -> MKAnnotationView? {
    var view = container.hitTest(container.convert(point, from: self), with: nil)
    while let found = view, !(found is MKAnnotationView) { view = found.superview }
    return view as? MKAnnotationView
  }

  func mapTapped(_ sender: UITapGestureRecognizer) {
    if let view = annotationView(at: sender.location(in: self)) {
      if view.isEnabled, let annotation = view.annotation {
        selectAnnotation(annotation, animated: true)
      }
    } else {
      for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) }
    }
  }

  func mapTappedTwice(_ sender: UITapGestureRecognizer) {
    motion.zoom(by: 2, at: sender.location(in: self))
  }

  func mapTappedByTwo(_ sender: UITapGestureRecognizer) {
    motion.zoom(by: 0.5, at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  /// Drags an annotation.
  func mapHeld(_ sender: UILongPressGestureRecognizer) {
    let point = sender.location(in: self)
    switch sender.state {
    case .began:
      guard let view = annotationView(at: point), view.isDraggable else { return }
      guard view.annotation is MKPointAnnotation else {
        return Unsupported.report("MKAnnotationView.isDraggable of an own class of annotations")
      }
      dragged = view
      dragOffset = CGPoint(x: point.x - view.center.x, y: point.y - view.center.y)
      change(view, to: .starting)
      change(view, to: .dragging)
    case .changed:
      if let dragged { move(dragged, to: point) }
    case .ended, .cancelled, .failed:
      guard let view = dragged else { return }
      dragged = nil
      change(view, to: sender.state == .ended ? .ending : .canceling)
      change(view, to: .none)
    default: break
    }
  }

  private func move(_ view: MKAnnotationView, to point: CGPoint) {
    let place = CGPoint(
      x: point.x - dragOffset.x - view.centerOffset.x,
      y: point.y - dragOffset.y - view.centerOffset.y)
    (view.annotation as? MKPointAnnotation)?.coordinate = convert(place, toCoordinateFrom: self)
  }

  private func change(_ view: MKAnnotationView, to state: MKAnnotationViewDragState) {
    let before = view.dragState
    guard before != state else { return }
    view.setDragState(state, animated: true)
    delegate?.mapView(self, annotationView: view, didChange: state, fromOldState: before)
  }
}

/// Leaves touches of controls and of an app's own recognisers in callouts and annotations to those.
final class MapTouchFilter: NSObject, UIGestureRecognizerDelegate {
  private weak var map: MKMapView?
  init(_ map: MKMapView) { self.map = map }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let map else { return false }
    let isOnAnnotation = map.isInAnnotation(touch.view)
    if map.pins.callout.superview != nil, touch.view?.isDescendant(of: map.pins.callout) == true {
      return false
    }
    if gestureRecognizer is UILongPressGestureRecognizer { return isOnAnnotation }
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 2 {
      return !isOnAnnotation
    }
    return !(touch.view is UIControl)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension MKMapView {
  fileprivate func isInAnnotation(_ view: UIView?) -> Bool {
    var view = view
    while let found = view, found !== self {
      if found is MKAnnotationView { return true }
      view = found.superview
    }
    return false
  }
}
