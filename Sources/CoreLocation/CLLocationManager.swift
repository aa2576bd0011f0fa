import Foundation
import PlatformInterface

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked yet.
  case notDetermined = 0
  /// Nobody may allow it.
  case restricted = 1
  /// The user does not want it.
  case denied = 2
  /// At any time.
  case authorizedAlways = 3
  /// While the app is in use.
  case authorizedWhenInUse = 4

  /// At any time, as older apps call it.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// What the user does, for the choice of when to save power.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// Which side of the device is held up.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

/// Tells an app where the device is.
///
/// A desktop does not know. Without more a request is granted and then fails with `CLError.locationUnknown`, which
/// is said once; the default `TesseraLocation` (`52.52,13.405`, or `denied`) says otherwise.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private weak var receiver: (any CLLocationManagerDelegate)?
  private var isUpdating = false

  /// Makes a manager.
  public override init() {
    super.init()
    Self.lock.withLock { Self.all = Self.all.filter { $0.manager != nil } + [Weak(manager: self)] }
  }

  /// Permission is the app's, so that each manager hears of it.
  private struct Weak { weak var manager: CLLocationManager? }
  private nonisolated(unsafe) static var all: [Weak] = []
  private static let lock = NSLock()
  private var status: CLAuthorizationStatus { Self.granted }

  /// Who hears of locations, on the main thread. It hears of the authorisation as soon as it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { receiver }
    set {
      receiver = newValue
      if newValue != nil { tell { $0.locationManagerDidChangeAuthorization(self) } }
    }
  }

  // MARK: Permission

  private nonisolated(unsafe) static var granted = CLAuthorizationStatus.notDetermined
  private nonisolated(unsafe) static var didSay = false

  /// Whether the app may know where the device is.
  open var authorizationStatus: CLAuthorizationStatus { status }
  /// Whether any app may.
  open class func authorizationStatus() -> CLAuthorizationStatus { granted }
  /// How exactly: always fully.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether apps may ask at all.
  open class func locationServicesEnabled() -> Bool { true }

  /// Asks for permission while the app is in use, which a desktop has no question for: it is granted.
  open func requestWhenInUseAuthorization() { authorize(.authorizedWhenInUse) }
  /// Asks for permission at any time; it is granted.
  open func requestAlwaysAuthorization() { authorize(.authorizedAlways) }
  /// Asks for full accuracy for once, which is there.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    struct Call: @unchecked Sendable { let body: (((any Error)?) -> Void)? }
    let call = Call(body: completion)
    DispatchQueue.main.async { call.body?(nil) }
  }

  private func authorize(_ wanted: CLAuthorizationStatus) {
    guard status == .notDetermined || status == .authorizedWhenInUse && wanted == .authorizedAlways
    else { return }
    let granted: CLAuthorizationStatus = LocationSource.isDenied ? .denied : wanted
    Self.granted = granted
    for manager in Self.lock.withLock({ Self.all.compactMap(\.manager) }) {
      manager.tell {
        $0.locationManagerDidChangeAuthorization(manager)
        $0.locationManager(manager, didChangeAuthorization: granted)
      }
    }
  }

  // MARK: Location

  /// How exact locations should be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device moves before another location is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the user does.
  open var activityType = CLActivityType.other
  /// Whether locations may pause; kept.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether locations are told in the background; kept.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system shows that; kept.
  open var showsBackgroundLocationIndicator = false
  /// The last location; nil where there is none.
  open var location: CLLocation? { isAllowed ? LocationSource.location : nil }

  private var isAllowed: Bool { status == .authorizedAlways || status == .authorizedWhenInUse }

  /// Tells locations from now on; here one, or that there is none.
  open func startUpdatingLocation() {
    isUpdating = true
    answer()
  }
  /// Tells no more locations.
  open func stopUpdatingLocation() { isUpdating = false }
  /// Tells one location, or why there is none.
  open func requestLocation() { answer(isOnce: true) }
  /// Tells locations that are far from one another; here one, or that there is none.
  open func startMonitoringSignificantLocationChanges() { answer(isOnce: true) }
  /// Tells no more such locations.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Whether such locations can be told.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  private func answer(isOnce: Bool = false) {
    // Nobody has been asked yet: as on iOS nothing is told until somebody was.
    guard status != .notDetermined else { return }
    let found = isAllowed ? LocationSource.location : nil
    let isDenied = !isAllowed
    if found == nil, !isDenied, !Self.didSay {
      Self.didSay = true
      Log.write(
        "CLLocationManager has no location to tell; the default TesseraLocation may hold one, as in "
          + "52.52,13.405.")
    }
    tell { receiver in
      guard isOnce || self.isUpdating else { return }
      if let found {
        receiver.locationManager(self, didUpdateLocations: [found])
      } else {
        receiver.locationManager(
          self, didFailWithError: CLError(isDenied ? .denied : .locationUnknown))
      }
    }
  }

  // MARK: Direction and regions

  /// The side of the device that directions are told of; kept.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// How far it turns before another direction is told; kept.
  open var headingFilter: CLLocationDegrees = 1
  /// The last direction; there is none.
  open var heading: CLHeading? { nil }
  /// Whether there is a compass; there is none.
  open class func headingAvailable() -> Bool { false }
  /// Tells directions; there are none, which is reported once.
  open func startUpdatingHeading() {
    Unsupported.report("CLLocationManager.startUpdatingHeading()")
  }
  /// Tells no more directions.
  open func stopUpdatingHeading() {}
  /// Removes the system's hint to calibrate the compass; there is none.
  open func dismissHeadingCalibrationDisplay() {}

  /// Whether a kind of region is watched; none is.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// The regions that are watched; none are.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Watches a region, which fails.
  open func startMonitoring(for region: CLRegion) {
    tell {
      $0.locationManager(
        self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
    }
  }
  /// Watches a region no more.
  open func stopMonitoring(for region: CLRegion) {}
  /// Tells whether the device is within a region.
  open func requestState(for region: CLRegion) {
    let place = location
    tell {
      let circle = region as? CLCircularRegion
      let isInside = place.flatMap { circle?.contains($0.coordinate) }
      let state = isInside.map { $0 ? CLRegionState.inside : .outside } ?? .unknown
      $0.locationManager(self, didDetermineState: state, for: region)
    }
  }

  private func tell(_ body: @escaping (any CLLocationManagerDelegate) -> Void) {
    struct Call: @unchecked Sendable { let body: (any CLLocationManagerDelegate) -> Void }
    let call = Call(body: body)
    DispatchQueue.main.async { [weak self] in
      if let receiver = self?.receiver { call.body(receiver) }
    }
  }
}

/// Where the device is said to be.
private enum LocationSource {
  private static var text: String? { UserDefaults.standard.string(forKey: "TesseraLocation") }

  static var isDenied: Bool { text == "denied" }

  static var location: CLLocation? {
    let parts = (text ?? "").split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard parts.count >= 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    return CLLocation(
      coordinate: coordinate, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1,
      timestamp: Date())
  }
}
