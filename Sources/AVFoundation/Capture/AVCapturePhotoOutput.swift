import CoreGraphics
import Failures
import Foundation

/// What is told of a photograph. All methods are optional.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// It is about to begin. Nothing here calls it.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The picture is about to be taken. Nothing here calls it.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The picture was taken. Nothing here calls it.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The picture is there, or is not. Nothing here calls it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  /// All of it is over. Nothing here calls it.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}

/// What a photograph was taken with. Nothing makes one here.
open class AVCaptureResolvedPhotoSettings: NSObject {
  /// Tells one photograph from others.
  open var uniqueID: Int64 { 0 }
  override init() { super.init() }
}

/// A photograph. Nothing makes one here.
open class AVCapturePhoto: NSObject {
  /// Its file's bytes.
  open func fileDataRepresentation() -> Data? { nil }
  /// Its picture.
  open func cgImageRepresentation() -> CGImage? { nil }
  override init() { super.init() }
}

/// Takes photographs of what a session brings, which is nothing here.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// How much time goes into a photograph.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced = 2
    case quality = 3
  }

  /// Kept.
  open var isHighResolutionCaptureEnabled = false
  /// Kept.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Whether a photograph can move: no.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Kept.
  open var isLivePhotoCaptureEnabled = false
  /// When a flash can be used: never.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

  /// Makes an output.
  public override init() { super.init() }

  /// Ends the program with Apple's exception: no connection brings pictures.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    failure(
      "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection"
    )
  }
}

/// What a photograph is to be taken with.
open class AVCapturePhotoSettings: NSObject {
  private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last: Int64 = 0
    func next() -> Int64 {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
  private static let numbers = Numbers()

  /// Tells one photograph from others.
  public let uniqueID: Int64 = AVCapturePhotoSettings.numbers.next()
  /// The format of the picture; nil for the usual one.
  open private(set) var format: [String: Any]?
  /// When the flash is used. Kept.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Kept.
  open var isHighResolutionPhotoEnabled = false
  /// Kept.
  open var isAutoStillImageStabilizationEnabled = true
  /// Kept.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Kept.
  open var previewPhotoFormat: [String: Any]?
  /// The formats of small pictures beside it: none.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

  /// Makes settings for JPEG.
  public override init() { super.init() }

  /// Makes settings of a format.
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }

  /// Makes settings like others, of a number of their own.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
  }
}

/// How pictures and films are packed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// Apple's four letters.
  public let rawValue: String
  /// Makes a type of Apple's four letters.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// The key of how a picture or film is packed.
public let AVVideoCodecKey = "AVVideoCodecKey"
