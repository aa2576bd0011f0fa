import Failures
import PlatformInterface

/// A button's subviews and what answers to its pointer, each made when it is first needed.
@MainActor
struct ButtonParts {
  private(set) var madeTitle: UILabel?
  private(set) var subtitle: UILabel?
  private(set) var madePicture: UIImageView?
  private(set) var madeGround: ButtonGround?
  private(set) var madeIndicator: UIActivityIndicatorView?
  /// Nil unless the button answers to the pointer.
  var pointer: UIPointerInteraction?

  mutating func title(of button: UIButton) -> UILabel {
    if let madeTitle { return madeTitle }
    let label = UILabel()
    label.font = button.defaultFont
    label.fitting.isTitle = true
    label.lineBreakMode = .byTruncatingMiddle
    // iOS-BEHAVIOUR: a title's shadow lies behind it, unlike a label's. Evidence:
    // https://developer.apple.com/documentation/uikit/uibutton/titleshadowoffset
    label.shadowOffset = .zero
    // iOS-BEHAVIOUR: constraints of a program's own place a button's title, and so size the button, without more.
    // Evidence: constraint-12.
    label.flags.insert(.yieldsToConstraints)
    madeTitle = label
    button.addSubview(label)
    return label
  }

  mutating func subtitle(of button: UIButton) -> UILabel {
    if let subtitle { return subtitle }
    let label = UILabel()
    subtitle = label
    button.addSubview(label)
    return label
  }

  mutating func picture(of button: UIButton) -> UIImageView {
    if let madePicture { return madePicture }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    // iOS-BEHAVIOUR: the same of a button's picture. Evidence: unmeasured.
    view.flags.insert(.yieldsToConstraints)
    madePicture = view
    button.addSubview(view)
    return view
  }

  mutating func indicator(of button: UIButton) -> UIActivityIndicatorView {
    if let madeIndicator { return madeIndicator }
    let view = UIActivityIndicatorView(style: .medium)
    madeIndicator = view
    button.addSubview(view)
    return view
  }

  mutating func ground(of button: UIButton) -> ButtonGround {
    if let madeGround { return madeGround }
    let view = ButtonGround(frame: .zero)
    madeGround = view
    button.insertSubview(view, at: 0)
    return view
  }
}

/// What lies behind a button's content.
final class ButtonGround: ControlPart {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { failure("made by UIButton alone") }
}
