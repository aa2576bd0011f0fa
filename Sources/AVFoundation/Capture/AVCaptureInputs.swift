import CoreGraphics
import Foundation

/// What a session takes pictures and sounds from.
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}

/// A device as an input.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  open private(set) var device: AVCaptureDevice

  /// Makes an input of a device, which there is none of here.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// How a picture is turned on its way.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// How much a picture is steadied on its way.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard = 1
  case cinematic = 2
  case auto = -1
}

/// A way from an input to an output. There is none here, as no input is there, so that what leads to one is nil.
open class AVCaptureConnection: NSObject {
  /// Whether anything is brought.
  open var isEnabled = true
  /// Whether anything could be.
  open var isActive: Bool { false }
  /// How pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether they can be turned.
  open var isVideoOrientationSupported: Bool { false }
  /// How far they are turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Whether they can be turned by an angle.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether they can be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether a front camera's are mirrored by themselves.
  open var automaticallyAdjustsVideoMirroring = true
  /// How much pictures are steadied.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off

  override init() { super.init() }
}
