import AVFoundation
import AVKit
import Foundation
import PlatformInterface
import UIKitCore

/// A slider for how loud the program is, and a button for where it is heard. The desktop has its own controls for all
/// programs, which this one leaves alone.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Whether the slider is there.
  open var showsVolumeSlider = true { didSet { setNeedsLayout() } }
  /// Whether the button is there.
  open var showsRouteButton = true { didSet { setNeedsLayout() } }
  /// Whether sounds can be heard elsewhere: the program does not know.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Whether they are: no.
  open var isWirelessRouteActive: Bool { false }

  private let slider = VolumeSlider()
  private let routeButton = AVRoutePickerView()

  /// Makes a view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    slider.value = AVAudioSession.sharedInstance().outputVolume
    slider.accessibilityLabel = "Volume"
    addSubview(slider)
    addSubview(routeButton)
  }

  /// The slider's natural height, and the button's width beside it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: slider.sizeThatFits(size).height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: slider.intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.isHidden = !showsVolumeSlider
    routeButton.isHidden = !showsRouteButton
    slider.frame = volumeSliderRect(forBounds: bounds)
    routeButton.frame = routeButtonRect(forBounds: bounds)
  }

  /// Where the slider lies: all of the view but the button's place, from its top.
  // iOS-BEHAVIOUR: where parts lie in a volume view. Evidence: unmeasured.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
    let height = min(slider.intrinsicContentSize.height, max(bounds.height, 0))
    let width = max(0, bounds.width - (showsRouteButton ? Self.buttonWidth + Self.gap : 0))
    return CGRect(x: bounds.minX, y: bounds.minY, width: width, height: height)
  }

  /// Where the button lies: at the trailing end, from the view's top.
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect {
    let height = min(slider.intrinsicContentSize.height, max(bounds.height, 0))
    return CGRect(
      x: bounds.maxX - Self.buttonWidth, y: bounds.minY, width: Self.buttonWidth, height: height)
  }

  /// Points.
  private static let buttonWidth: CGFloat = 30
  private static let gap: CGFloat = 8

  // MARK: Appearance

  /// Sets the slider's part below the thumb.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  /// Sets the slider's part above the thumb.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  /// Sets the thumb.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  /// The slider's part below the thumb.
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.minimumTrackImage(for: state)
  }
  /// The slider's part above the thumb.
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.maximumTrackImage(for: state)
  }
  /// The thumb.
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    slider.thumbImage(for: state)
  }
}

/// Turns the program's volume as it is turned, by a user or by the program, and follows it.
private final class VolumeSlider: UISlider {
  private var observer: (any NSObjectProtocol)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [unowned self] _ in ProgramVolume.set(value) }, for: .valueChanged)
    observer = NotificationCenter.default.addObserver(
      forName: ProgramVolume.didChange, object: nil, queue: nil
    ) { [weak self] _ in
      let volume = ProgramVolume.value
      MainThread.later { self?.follow(volume) }
    }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
    ProgramVolume.set(value)
  }

  private func follow(_ volume: Float) {
    if volume != value, !isTracking { super.setValue(volume, animated: false) }
  }
}
