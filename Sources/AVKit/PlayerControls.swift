import AVFoundation
@_spi(XcodeSources) import ObjCRuntime
import UIKitCore

/// What lies over a film: stop and go on, fifteen seconds back and forth, the place in time, a cross to close.
///
/// The controls go some time after something begins to be played, and come with a tap.
@MainActor
final class PlayerControls: UIView {
  var player: AVPlayer? {
    didSet {
      if let observation { oldValue?.removeTimeObserver(observation) }
      changes = []
      observation = nil
      guard let player else { return update() }
      observation = player.addPeriodicTimeObserver(
        forInterval: CMTime(seconds: 0.25, preferredTimescale: 600), queue: .main
      ) { [weak self] _ in MainActor.assumeIsolated { self?.update() } }
      changes = [
        player.observe(\.timeControlStatus, named: "timeControlStatus") { [weak self] _, _ in
          MainActor.assumeIsolated { self?.playingChanged() }
        }
      ]
      update()
    }
  }
  /// Whether the user may not go to another place.
  var isLinear = false { didSet { update() } }
  /// Whether there is a cross.
  var canClose = false { didSet { cross.isHidden = !canClose } }
  var close: () -> Void = {}

  private let shade = UIView()
  private let play = PlayerControls.button("play.fill", 44, "Play")
  private let back = PlayerControls.button("gobackward.15", 36, "Skip Backward 15 Seconds")
  private let forward = PlayerControls.button("goforward.15", 36, "Skip Forward 15 Seconds")
  private let cross = PlayerControls.button("xmark", 20, "Close")
  private let slider = UISlider()
  private let elapsed = PlayerControls.label(.left)
  private let remaining = PlayerControls.label(.right)
  private var observation: Any?
  private var changes: [NSKeyValueObservation] = []
  private var hiding: Timer?

  init() {
    super.init(frame: .zero)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.35)
    for part in [shade, play, back, forward, cross, slider, elapsed, remaining] {
      (part === shade ? self : shade).addSubview(part)
    }
    slider.minimumTrackTintColor = .white
    slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.35)
    slider.accessibilityLabel = "Track position"
    cross.isHidden = true
    act(play) { [weak self] in self?.toggle() }
    act(back) { [weak self] in self?.jump(by: -15) }
    act(forward) { [weak self] in self?.jump(by: 15) }
    act(cross) { [weak self] in self?.close() }
    slider.addAction(
      UIAction { [weak self] _ in self?.slide() }, for: .valueChanged)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped", Self.tapped)))
    update()
  }

  required init?(coder: NSCoder) { nil }

  private static func button(_ symbol: String, _ size: CGFloat, _ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.tintColor = .white
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: size, weight: .regular), forImageIn: .normal)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = name
    return button
  }

  private static func label(_ alignment: NSTextAlignment) -> UILabel {
    let label = UILabel()
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    label.textAlignment = alignment
    return label
  }

  private func act(_ button: UIButton, _ body: @escaping () -> Void) {
    button.addAction(UIAction { _ in body() }, for: .touchUpInside)
  }

  // MARK: What the user does

  private func toggle() {
    guard let player else { return }
    if isPlaying { return player.pause() }
    if let item = player.currentItem, item.duration.isNumeric,
      item.currentTime() >= item.duration
    {
      player.seek(to: .zero)
    }
    player.play()
  }

  private func jump(by seconds: Double) {
    guard let player, let duration else { return }
    go(to: min(max(player.currentTime().seconds + seconds, 0), duration))
  }

  private func slide() { go(to: Double(slider.value)) }

  private func go(to seconds: Double) {
    player?.seek(to: CMTime(seconds: seconds, preferredTimescale: 600))
    update()
    hideLater()
  }

  private func tapped() {
    show(shade.alpha == 0)
    hideLater()
  }

  // MARK: What is seen

  private var isPlaying: Bool { player.map { $0.timeControlStatus != .paused } ?? false }

  /// Seconds; nil while nobody knows.
  private var duration: Double? {
    guard let time = player?.currentItem?.duration, time.isNumeric else { return nil }
    return time.seconds
  }

  private func playingChanged() {
    update()
    if !isPlaying { show(true) }
    hideLater()
  }

  private func update() {
    play.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    play.accessibilityLabel = isPlaying ? "Pause" : "Play"
    let time = player?.currentTime().seconds ?? 0
    for part in [slider, elapsed, remaining] as [UIView] { part.isHidden = duration == nil }
    for button in [back, forward] { button.isHidden = duration == nil || isLinear }
    slider.isEnabled = !isLinear
    guard let duration else { return }
    slider.maximumValue = Float(max(duration, 0.01))
    if !slider.isTracking { slider.value = Float(time) }
    elapsed.text = Self.text(time)
    remaining.text = "-" + Self.text(max(duration - time, 0))
  }

  private static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.down))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let last = String(format: "%02d", whole % 60)
    return hours > 0
      ? "\(hours):" + String(format: "%02d", minutes) + ":" + last : "\(minutes):" + last
  }

  private func show(_ isShown: Bool) {
    UIView.animate(withDuration: 0.25) { [shade] in shade.alpha = isShown ? 1 : 0 }
  }

  private func hideLater() {
    hiding?.invalidate()
    guard isPlaying else { return }
    hiding = .scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.show(false) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let safe = bounds.inset(by: safeAreaInsets)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for (button, offset) in [(play, 0), (back, -96), (forward, 96)] as [(UIButton, CGFloat)] {
      button.frame = CGRect(x: middle.x + offset - 36, y: middle.y - 36, width: 72, height: 72)
    }
    cross.frame = CGRect(x: safe.minX + 12, y: safe.minY + 4, width: 44, height: 44)
    let y = safe.maxY - 62
    slider.frame = CGRect(x: safe.minX + 20, y: y, width: max(safe.width - 40, 0), height: 30)
    elapsed.frame = CGRect(x: safe.minX + 20, y: y + 30, width: 90, height: 18)
    remaining.frame = CGRect(x: safe.maxX - 110, y: y + 30, width: 90, height: 18)
  }

  isolated deinit {
    hiding?.invalidate()
    if let observation { player?.removeTimeObserver(observation) }
  }
}
