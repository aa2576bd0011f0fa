import CoreLocation
import PlatformInterface
import UIKitCore

/// Shows the world, places on it and what covers a part of it.
///
/// There is no service of maps here: the world is its coasts, lakes, borders and largest towns, and near the ground
/// a grid. Everything that an app puts on the map is at its place, and the user moves it as on iOS: drags, pinches,
/// double taps, with a mouse's wheel.
@preconcurrency @MainActor
open class MKMapView: UIView {
  let canvas = MapCanvas(frame: .zero)
  let motion = MapMotion()
  /// Holds the views of annotations and the callout, in front of the map.
  let container = AnnotationContainer(frame: .zero)
  let pins = MapPins()
  let covers = MapCovers()
  let tracker = MapTracker()
  var touchFilter: MapTouchFilter?
  /// What is dragged, and where in it.
  weak var dragged: MKAnnotationView?
  var dragOffset = CGPoint.zero

  /// Hears of the map, and gives it views and renderers.
  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { covers.makeMissing(self) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    let source = NibAttributes(coder)
    super.init(coder: coder)
    build()
    if let source { read(source) }
  }

  private func build() {
    clipsToBounds = true
    motion.map = self
    for view in [canvas, motion.scrollView, container] as [UIView] {
      view.frame = bounds
      addSubview(view)
    }
    canvas.map = self
    addRecognisers()
    pins.observe(self)
  }

  private func read(_ source: NibAttributes) {
    let types: [String: MKMapType] = [
      "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
      "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
      "mutedStandard": .mutedStandard,
    ]
    if let type = source.text("mapType").flatMap({ types[$0] }) { mapType = type }
    for (name, property) in Self.switches {
      if let value = source.bool(name) { self[keyPath: property] = value }
    }
  }

  /// What is on or off, as documents and key-value coding call it.
  static let switches: [(name: String, property: ReferenceWritableKeyPath<MKMapView, Bool>)] = [
    ("showsUserLocation", \.showsUserLocation), ("zoomEnabled", \.isZoomEnabled),
    ("scrollEnabled", \.isScrollEnabled), ("rotateEnabled", \.isRotateEnabled),
    ("pitchEnabled", \.isPitchEnabled), ("showsBuildings", \.showsBuildings),
    ("showsPointsOfInterest", \.showsPointsOfInterest), ("showsCompass", \.showsCompass),
    ("showsScale", \.showsScale), ("showsTraffic", \.showsTraffic),
  ]

  // MARK: What it shows

  /// Lines and names, or pictures from above, which are colours alone here.
  open var mapType = MKMapType.standard { didSet { canvas.setNeedsDisplay() } }
  /// The same as iOS 16 says it.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.mapType }
  }
  /// Whether the user may zoom; true by default.
  open var isZoomEnabled = true { didSet { motion.updateLimits() } }
  /// Whether the user may move the map; true by default.
  open var isScrollEnabled = true { didSet { motion.scrollView.isScrollEnabled = isScrollEnabled } }
  /// Whether the user may turn the map, which here always has north above.
  open var isRotateEnabled = true
  /// Whether the user may tilt the map, which here is always seen from above.
  open var isPitchEnabled = true
  /// Whether buildings are seen; kept, as there are none here.
  open var showsBuildings = true
  /// Whether shops and sights are seen; kept, as there are none here.
  open var showsPointsOfInterest = true
  /// Whether a compass is seen while north is not above; kept, as it always is.
  open var showsCompass = true
  /// Whether a scale is seen while the user zooms; kept, and none is seen.
  open var showsScale = false
  /// Whether roads show how full they are; kept, as there are no roads here.
  open var showsTraffic = false

  // MARK: Places

  /// The annotations, without order.
  open var annotations: [any MKAnnotation] { pins.all }
  /// The overlays, the first behind the others.
  open var overlays: [any MKOverlay] { covers.all }
  /// The place of the device, while `showsUserLocation` is true.
  open var userLocation: MKUserLocation { tracker.userLocation }
  /// Whether the device's place is known and within the part that is seen.
  open var isUserLocationVisible: Bool {
    showsUserLocation && userLocation.location != nil
      && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
  }
  /// Whether the place of the device is found and shown; false by default. Apps ask for permission themselves.
  open var showsUserLocation = false { didSet { tracker.isOnChanged(self, from: oldValue) } }
  /// How the map follows the device.
  open var userTrackingMode: MKUserTrackingMode {
    get { tracker.mode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  /// Lets the map follow the device until the user moves it.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    tracker.setMode(mode, self, animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    canvas.frame = bounds
    container.frame = bounds
    motion.resize(to: bounds.size)
    pins.update(self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    canvas.setNeedsDisplay()
  }

  /// Called when another part of the map is seen.
  func didMove() {
    canvas.setNeedsDisplay()
    pins.update(self)
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Map" }
    set { super.accessibilityLabel = newValue }
  }
}

/// Draws the world and its overlays behind everything.
final class MapCanvas: UIView {
  weak var map: MKMapView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let map, let context = UIGraphicsGetCurrentContext() else { return }
    let painter = MapPainter(
      size: bounds.size, rect: map.motion.visible, mapType: map.mapType, traits: traitCollection,
      named: map.pins.shownPlaces)
    painter.paint(in: context)
    map.covers.paint(painter, in: context)
  }
}

/// Lets touches through that hit no annotation.
final class AnnotationContainer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
