import Failures
import PlatformInterface

/// One of a stepper's two buttons.
final class StepperHalf: ControlPart {
  let isIncrement: Bool
  var state = UIControl.State.normal
  var pictures = StateValues<UIImage>()
  private let picture = UIImageView()

  init(isIncrement: Bool) {
    self.isIncrement = isIncrement
    super.init(frame: .zero)
    layer.cornerRadius = 8
    picture.contentMode = .center
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityLabel = isIncrement ? "Increment" : "Decrement"
  }

  required init?(coder: NSCoder) { failure("made by UIStepper alone") }

  func takeAppearance() {
    let symbol = UIImage(systemName: isIncrement ? "plus" : "minus")
    picture.image = pictures.value(in: state) ?? symbol
    picture.tintColor = state == .disabled ? .tertiaryLabel : .label
    backgroundColor = state == .highlighted ? .systemFill : nil
    accessibilityTraits = state == .disabled ? [.button, .notEnabled] : .button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}

/// Steps again and again while a button is held, faster after a while.
@MainActor
final class StepRepeat: FrameAnimation {
  /// Seconds before the second step, and between those after it. Not measured; as usually observed.
  private static let delay = 0.5
  private static let interval = 0.1
  private static let fastInterval = 0.05
  private static let stepsUntilFast = 20

  private weak var loop: FrameLoop?
  private let step: () -> Void
  private var next: TimeInterval?
  private var count = 0

  init(in loop: FrameLoop?, _ step: @escaping () -> Void) {
    self.loop = loop
    self.step = step
    loop?.add(self)
  }

  func stop() {
    loop?.remove(self)
    loop = nil
  }

  func step(at time: TimeInterval) -> Bool {
    guard let next else {
      self.next = time + Self.delay
      return true
    }
    if time >= next {
      count += 1
      self.next = time + (count > Self.stepsUntilFast ? Self.fastInterval : Self.interval)
      step()
    }
    return loop != nil
  }
}
