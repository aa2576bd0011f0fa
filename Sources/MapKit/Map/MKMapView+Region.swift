import CoreLocation
import Failures
import PlatformInterface
import UIKitCore

extension MKMapView {
  /// The part of the world that is seen. Set, it is the smallest part of the view's shape with all of the region.
  public var region: MKCoordinateRegion {
    get { MKCoordinateRegion(motion.visible) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a part of the world.
  ///
  /// - Parameter region: one that no place is in ends the program, as on iOS.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let span = region.span
    guard CLLocationCoordinate2DIsValid(region.center), span.latitudeDelta >= 0,
      span.longitudeDelta >= 0, span.latitudeDelta <= 180, span.longitudeDelta <= 360
    else {
      failure(
        "NSInvalidArgumentException: Invalid Region <center:"
          + "\(region.center.latitude), \(region.center.longitude) span:"
          + "\(span.latitudeDelta), \(span.longitudeDelta)>")
    }
    motion.show(region.mapRect, animated: animated)
  }

  /// The region that would be seen.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(motion.fitted(region.mapRect))
  }

  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves the map without zooming.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let middle = MKMapPoint(coordinate)
    let visible = motion.visible
    motion.show(
      visible.offsetBy(dx: middle.x - visible.midX, dy: middle.y - visible.midY), animated: animated
    )
  }

  /// The part of the map that is seen.
  public var visibleMapRect: MKMapRect {
    get { motion.visible }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the map.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    motion.show(mapRect, animated: animate)
  }

  /// Shows a part of the map within margins of the view.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { motion.show(mapRect, insets, animated: animate) }

  /// The part of the map that would be seen.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { motion.fitted(mapRect) }

  /// The part of the map that would be seen within margins of the view.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    motion.fitted(mapRect, insets)
  }

  // MARK: Camera

  /// From where the map is seen.
  public var camera: MKMapCamera {
    get {
      let metres = motion.visible.height / MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
      return MKMapCamera(
        lookingAtCenter: centerCoordinate,
        fromDistance: metres / 2 / tan(MKMapCamera.angle / 2), pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows what a camera sees.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    if camera.heading != 0 { Unsupported.report("MKMapCamera.heading") }
    if camera.pitch != 0 { Unsupported.report("MKMapCamera.pitch") }
    let height =
      camera.centerCoordinateDistance * 2 * tan(MKMapCamera.angle / 2)
      * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    let width = height * (bounds.height > 0 ? bounds.width / bounds.height : 1)
    let middle = MKMapPoint(camera.centerCoordinate)
    motion.show(
      MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
      animated: animated)
  }

  // MARK: Limits of the camera

  /// From how near and how far the user may see the map; without limits by default.
  public var cameraZoomRange: CameraZoomRange! {
    get { motion.zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Limits how near and how far the camera is, and moves it within.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    motion.zoomRange = cameraZoomRange ?? CameraZoomRange.unlimited
    motion.updateLimits()
    let now = camera
    let distance = now.centerCoordinateDistance
    let wanted = motion.zoomRange.limited(distance)
    guard wanted != distance, bounds.width > 0 else { return }
    now.centerCoordinateDistance = wanted
    setCamera(now, animated: animated)
  }

  // MARK: Places and points

  /// Where a place is in a view.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    layoutIfNeeded()
    return convert(viewPoint(coordinate), to: view)
  }

  /// The place at a point of a view.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    layoutIfNeeded()
    let own = view.map { convert(point, from: $0) } ?? convert(point, from: nil)
    let visible = motion.visible
    let scale = max(bounds.width, 1) / visible.width
    var place = MKMapPoint(x: visible.minX + own.x / scale, y: visible.minY + own.y / scale)
    let world = MKMapSize.world.width
    place.x -= (place.x / world).rounded(.down) * world
    return place.coordinate
  }

  /// The rectangle of a view in which a region is seen.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let middle = convert(region.center, toPointTo: view)
    let scale = max(bounds.width, 1) / motion.visible.width
    let top = (rect.minY - MKMapPoint(region.center).y) * scale
    return CGRect(
      x: middle.x - rect.width * scale / 2, y: middle.y + top, width: rect.width * scale,
      height: rect.height * scale)
  }

  /// The region that a rectangle of a view shows.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = MKMapPoint(convert(rect.origin, toCoordinateFrom: view))
    let scale = max(bounds.width, 1) / motion.visible.width
    return MKCoordinateRegion(
      MKMapRect(
        x: first.x, y: first.y, width: rect.width / scale, height: rect.height / scale))
  }
}
