import AVFoundation
import PlatformInterface
import UIKitCore

/// A button that shows where sounds and films can be played beside the device. A desktop's own settings do that: it
/// is there and takes its place, and a tap is reported.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  /// The colour of the symbol while something is played elsewhere: never here.
  open var activeTintColor: UIColor! = .tintColor
  /// Whether devices with a screen come first.
  open var prioritizesVideoDevices = false

  /// Makes a button of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a button from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
    button.accessibilityLabel = "AirPlay"
    button.addAction(
      UIAction { _ in Unsupported.report("AVRoutePickerView's devices") }, for: .touchUpInside)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(button)
  }
}

/// Plays a film in a window of its own, which is not possible here.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Whether the device can: never.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Whether a film can be shown so now: never.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether one is: never.
  open var isPictureInPictureActive: Bool { false }
  /// The layer whose film it would be.
  public let playerLayer: AVPlayerLayer

  /// Nil, as the device cannot.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Reported: it is not possible.
  open func startPictureInPicture() {
    Unsupported.report("AVPictureInPictureController.startPictureInPicture()")
  }
  /// Nothing is shown so.
  open func stopPictureInPicture() {}
}
