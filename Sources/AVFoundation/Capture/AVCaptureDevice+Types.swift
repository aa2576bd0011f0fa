import Foundation

/// Whether a program may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

extension AVCaptureDevice {
  /// Where a camera looks.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }
  /// When a flash is used.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
  /// When a lamp is lit.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }
  /// How a camera focuses.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }
  /// How a camera exposes.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// A kind of devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the kind.
    public let rawValue: String
    /// Makes a kind of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVCaptureDeviceType\(name)" }
    /// The camera that most devices have.
    public static let builtInWideAngleCamera = DeviceType("BuiltInWideAngleCamera")
    /// One that magnifies.
    public static let builtInTelephotoCamera = DeviceType("BuiltInTelephotoCamera")
    /// One that sees more than the usual one.
    public static let builtInUltraWideCamera = DeviceType("BuiltInUltraWideCamera")
    /// A usual one and one that magnifies.
    public static let builtInDualCamera = DeviceType("BuiltInDualCamera")
    /// A usual one and one that sees more.
    public static let builtInDualWideCamera = DeviceType("BuiltInDualWideCamera")
    /// Three.
    public static let builtInTripleCamera = DeviceType("BuiltInTripleCamera")
    /// One that measures distances to faces.
    public static let builtInTrueDepthCamera = DeviceType("BuiltInTrueDepthCamera")
    /// A microphone.
    public static let builtInMicrophone = DeviceType("BuiltInMicrophone")
    /// Any microphone.
    public static let microphone = DeviceType("Microphone")
    /// One outside of the device.
    public static let external = DeviceType("External")
  }

  /// Looks for devices.
  open class DiscoverySession: NSObject {
    /// None: there are none.
    open var devices: [AVCaptureDevice] { AVCaptureDevice.devices() }

    /// Looks for devices of some kinds.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) { super.init() }
  }
}

extension NSNotification.Name {
  /// What a camera sees has changed. There is none.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// A device was plugged in. None is used here.
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  /// A device was taken away.
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
}
