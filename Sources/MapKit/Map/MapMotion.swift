import CoreLocation
import ObjCRuntime
import UIKitCore

/// What part of the map is seen, and how that changes: by the user, whose touches a scroll view without content takes,
/// with its slowing down and its bounces, or by the app.
///
/// The content of the scroll view is the world three times side by side, so that one can go on over the date line; at
/// rest the middle one is seen.
@MainActor
final class MapMotion: NSObject, UIScrollViewDelegate {
  weak var map: MKMapView?
  let scrollView = UIScrollView(frame: .zero)
  private let extent = UIView(frame: .zero)
  /// The part of the map that is seen.
  private(set) var visible = MKCoordinateRegion.start.mapRect
  /// What the app wanted to be seen, until the user moves the map: another size of the view shows it again.
  private var wanted: MKMapRect? = MKCoordinateRegion.start.mapRect
  private var size = CGSize.zero
  private var isSetting = false
  private var flight: MapFlight?
  /// From how near and how far the map is seen.
  var zoomRange = MKMapView.CameraZoomRange.unlimited

  /// The side of the world at a zoom scale of 1, in points.
  private static let side: CGFloat = 512
  /// The most points of the screen for a point of the map, some 3.5 cm at the equator.
  private static let closest: CGFloat = 4

  override init() {
    super.init()
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.scrollsToTop = false
    extent.isUserInteractionEnabled = false
    extent.frame = CGRect(x: 0, y: 0, width: Self.side * 3, height: Self.side)
    scrollView.addSubview(extent)
    scrollView.contentSize = extent.frame.size
    scrollView.isAccessibilityElement = false
  }

  // MARK: Size and limits

  func resize(to size: CGSize) {
    guard size != self.size, size.width > 0, size.height > 0 else { return }
    let scale = self.size.width / visible.width
    self.size = size
    scrollView.frame = CGRect(origin: .zero, size: size)
    updateLimits()
    if let wanted {
      apply(fitted(wanted))
    } else {
      apply(rect(around: visible.middle, scale: scale))
    }
    map?.didMove()
  }

  /// The world is at least as large as the view.
  private var farthest: CGFloat {
    let world = max(size.width, size.height) / MKMapSize.world.width
    return max(world, scale(from: zoomRange.maxCenterCoordinateDistance) ?? 0)
  }
  private var closest: CGFloat {
    let nearest = scale(from: zoomRange.minCenterCoordinateDistance) ?? .infinity
    return max(min(Self.closest, nearest), farthest)
  }

  /// Points of the screen for a point of the map where a camera sees it from a distance in metres; nil for no distance.
  private func scale(from distance: CLLocationDistance) -> CGFloat? {
    guard distance > 0, distance.isFinite, size.height > 0 else { return nil }
    let height =
      distance * 2 * tan(MKMapCamera.angle / 2)
      * MKMapPointsPerMeterAtLatitude(visible.middle.coordinate.latitude)
    return size.height / height
  }

  func updateLimits() {
    guard size.width > 0 else { return }
    let unit = MKMapSize.world.width / Self.side
    let isFree = map?.isZoomEnabled ?? true
    let now = size.width / visible.width
    scrollView.minimumZoomScale = (isFree ? farthest : now) * unit
    scrollView.maximumZoomScale = (isFree ? closest : now) * unit
  }

  private func rect(around middle: MKMapPoint, scale: CGFloat) -> MKMapRect {
    var rect = MKMapRect(
      around: middle, in: size, scale: min(max(scale, farthest), closest))
    // Above and below the world there is nothing.
    rect.origin.y = min(max(rect.minY, 0), MKMapSize.world.height - rect.height)
    return rect
  }

  /// The smallest rectangle of the view's shape that shows another one.
  func fitted(_ rect: MKMapRect, _ insets: UIEdgeInsets = .zero) -> MKMapRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let free = CGSize(
      width: max(size.width - insets.left - insets.right, 1),
      height: max(size.height - insets.top - insets.bottom, 1))
    let scale = min(
      free.width / max(rect.width, 1e-6), free.height / max(rect.height, 1e-6), closest)
    let middle = MKMapPoint(
      x: rect.midX + (insets.right - insets.left) / 2 / scale,
      y: rect.midY + (insets.bottom - insets.top) / 2 / scale)
    return self.rect(around: middle, scale: scale)
  }

  // MARK: By the app

  func show(_ rect: MKMapRect, _ insets: UIEdgeInsets = .zero, animated: Bool) {
    guard let map, rect.minX.isFinite, rect.minY.isFinite else { return }
    flight?.end()
    flight = nil
    guard size.width > 0 else {
      wanted = rect
      visible = rect
      return
    }
    map.delegate?.mapView(map, regionWillChangeAnimated: animated)
    let target = fitted(rect, insets)
    wanted = insets == .zero ? rect : target
    guard animated, map.window != nil else { return arrive(target, animated: false) }
    flight = MapFlight(from: visible, to: target) { [weak self] rect, isLast in
      guard let self else { return }
      if isLast { return arrive(target, animated: true) }
      apply(rect)
      self.map?.didMove()
    }
  }

  private func arrive(_ rect: MKMapRect, animated: Bool) {
    flight = nil
    apply(rect)
    guard let map else { return }
    map.didMove()
    map.delegate?.mapView(map, regionDidChangeAnimated: animated)
  }

  /// Makes the scroll view agree with a rectangle.
  private func apply(_ rect: MKMapRect) {
    let world = MKMapSize.world.width
    // The middle of what is seen is in the world of the middle.
    let turns = (rect.midX / world).rounded(.down)
    visible = rect.offsetBy(dx: -turns * world, dy: 0)
    isSetting = true
    defer { isSetting = false }
    let scale = size.width / visible.width
    updateLimits()
    scrollView.zoomScale = scale * world / Self.side
    scrollView.contentSize = CGSize(width: world * scale * 3, height: world * scale)
    scrollView.contentOffset = CGPoint(x: (visible.minX + world) * scale, y: visible.minY * scale)
  }

  // MARK: By the user

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { extent }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { follow() }

  private func follow() {
    guard !isSetting, size.width > 0 else { return }
    let world = MKMapSize.world.width
    let scale = scrollView.zoomScale * Self.side / world
    guard scale > 0 else { return }
    let offset = scrollView.contentOffset
    visible = MKMapRect(
      x: offset.x / scale - world, y: offset.y / scale, width: size.width / scale,
      height: size.height / scale)
    wanted = nil
    map?.didMove()
  }

  private func begin() {
    guard let map else { return }
    flight?.end()
    flight = nil
    map.tracker.setMode(.none, map, animated: false)
    map.delegate?.mapView(map, regionWillChangeAnimated: false)
  }

  private func end() {
    guard let map else { return }
    if visible.midX < 0 || visible.midX > MKMapSize.world.width { apply(visible) }
    map.delegate?.mapView(map, regionDidChangeAnimated: false)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begin() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { end() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end() }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { begin() }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { end() }

  /// Zooms in or out around a point of the view.
  func zoom(by factor: CGFloat, at point: CGPoint) {
    guard let map, map.isZoomEnabled else { return }
    let scale = size.width / visible.width
    let target = min(max(scale * factor, farthest), closest)
    let place = MKMapPoint(
      x: visible.minX + point.x / scale, y: visible.minY + point.y / scale)
    let middle = MKMapPoint(
      x: place.x + (size.width / 2 - point.x) / target,
      y: place.y + (size.height / 2 - point.y) / target)
    show(rect(around: middle, scale: target), animated: true)
  }
}

/// A change of what is seen that takes some time.
@MainActor
final class MapFlight: NSObject {
  /// Looked at on iOS 17, not measured.
  private static let duration: CFTimeInterval = 0.5
  private let from: MKMapRect
  private let to: MKMapRect
  private let step: (MKMapRect, Bool) -> Void
  private var begin: CFTimeInterval?
  private var link: CADisplayLink?

  init(from: MKMapRect, to: MKMapRect, step: @escaping (MKMapRect, Bool) -> Void) {
    self.from = from
    // The short way around the world.
    let world = MKMapSize.world.width
    let turns = ((from.midX - to.midX) / world).rounded()
    self.to = to.offsetBy(dx: turns * world, dy: 0)
    self.step = step
    super.init()
    let link = CADisplayLink(target: self, selector: Selector("tick:", MapFlight.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func end() {
    link?.invalidate()
    link = nil
  }

  func tick(_ link: CADisplayLink) {
    let begin = self.begin ?? link.timestamp
    self.begin = begin
    let part = min((link.targetTimestamp - begin) / Self.duration, 1)
    guard part < 1 else {
      end()
      return step(to, true)
    }
    let eased = part * part * (3 - 2 * part)
    // Sizes change by factors, and the middle as fast as that lets it.
    let width = from.width * pow(to.width / from.width, eased)
    let height = from.height * width / from.width
    let moved =
      abs(to.width - from.width) < 1e-9 * from.width
      ? eased : (width - from.width) / (to.width - from.width)
    let x = from.midX + (to.midX - from.midX) * moved
    let y = from.midY + (to.midY - from.midY) * moved
    step(MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height), false)
  }
}
