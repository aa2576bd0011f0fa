import CoreGraphics
import Foundation
import PlatformInterface

/// A camera or a microphone. There is none here, as on a simulator of iOS, so that nothing makes one and all that
/// programs have of the class is what they ask of it: for permission, which a desktop has no question for, and for
/// a device, which is nil.
open class AVCaptureDevice: NSObject {
  override init() { super.init() }

  // MARK: Permission

  private final class Permissions: @unchecked Sendable {
    private let lock = NSLock()
    private var asked: Set<AVMediaType> = []

    func isGiven(for type: AVMediaType) -> Bool { lock.withLock { asked.contains(type) } }
    func give(for type: AVMediaType) { lock.withLock { _ = asked.insert(type) } }
  }
  private static let permissions = Permissions()

  /// Not determined until the program asks; then it is granted.
  // iOS-BEHAVIOUR: a simulator asks the user and has no camera either. Evidence: unmeasured.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    permissions.isGiven(for: mediaType) ? .authorized : .notDetermined
  }

  /// Grants it, on a queue in the background as on iOS.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    permissions.give(for: mediaType)
    DispatchQueue.global().async { handler(true) }
  }

  /// Grants it.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    permissions.give(for: mediaType)
    return true
  }

  // MARK: Devices

  /// Nil: there is no camera and no microphone, which is reported once.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    report()
    return nil
  }

  /// Nil, as `default(for:)`.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    report()
    return nil
  }

  /// None.
  open class func devices() -> [AVCaptureDevice] {
    report()
    return []
  }

  /// None.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { devices() }

  /// Nil.
  public convenience init?(uniqueID deviceUniqueID: String) {
    Self.report()
    return nil
  }

  static func report() { Unsupported.report("AVCaptureDevice") }

  // MARK: Of one

  /// Tells one from others.
  open var uniqueID: String { "" }
  /// Its name, for people.
  open var localizedName: String { "" }
  /// Where it looks.
  open var position: Position { .unspecified }
  /// Which kind it is.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Whether it has what a type says.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Before it is changed.
  open func lockForConfiguration() throws {}
  /// After it was.
  open func unlockForConfiguration() {}

  /// Whether it has a lamp.
  open var hasTorch: Bool { false }
  /// Whether its lamp can be lit now.
  open var isTorchAvailable: Bool { false }
  /// Whether its lamp is lit.
  open var isTorchActive: Bool { false }
  /// When its lamp is lit.
  open var torchMode = TorchMode.off
  /// Whether `mode` can be set.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
  /// Lights the lamp, which there is none of.
  open func setTorchModeOn(level torchLevel: Float) throws {
    throw AVError(.torchLevelUnavailable)
  }
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// Whether its flash can be used now.
  open var isFlashAvailable: Bool { false }

  /// How it focuses.
  open var focusMode = FocusMode.locked
  /// What it focuses, in the unit square of its picture.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether `focusPointOfInterest` counts.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether a way of focusing can be set.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// How it exposes.
  open var exposureMode = ExposureMode.locked
  /// What it exposes for, in the unit square of its picture.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether `exposurePointOfInterest` counts.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Whether a way of exposing can be set.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// How much it magnifies.
  open var videoZoomFactor: CGFloat = 1
  /// The most that it magnifies.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The least that it magnifies.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// Whether it tells that what it sees has changed.
  open var isSubjectAreaChangeMonitoringEnabled = false
}
