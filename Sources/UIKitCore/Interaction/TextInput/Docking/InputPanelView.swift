import QuartzCore

/// The views that are docked, one above the other.
final class InputPanelView: UIView {
  private(set) var input: UIView?
  private(set) var accessory: UIView?
  private weak var owner: UIResponder?
  private let backdrop = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    backdrop.backgroundColor = KeyboardStyle.background
    backdrop.isHidden = true
    addSubview(backdrop)
  }

  required init?(coder: NSCoder) { return nil }

  /// What is in the accessory belongs to whom the accessory belongs to.
  override var next: UIResponder? { owner ?? super.next }

  func host(input: UIView?, accessory: UIView?, owner: UIResponder?) {
    self.owner = owner
    replace(self.input, with: input)
    replace(self.accessory, with: accessory)
    self.input = input
    self.accessory = accessory
    backdrop.isHidden = input == nil
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    addSubview(new)
    if !new.translatesAutoresizingMaskIntoConstraints {
      NSLayoutConstraint.activate([
        new.leadingAnchor.constraint(equalTo: leadingAnchor),
        new.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
  }

  private func height(of view: UIView) -> CGFloat {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let intrinsic = view.intrinsicContentSize.height
    let isFlexible = view.autoresizingMask.contains(.flexibleHeight)
    if isFlexible, intrinsic != UIView.noIntrinsicMetric { return intrinsic }
    return view.bounds.height > 0 || intrinsic < 0 ? view.bounds.height : intrinsic
  }

  /// What the views need, and below an input view what the device's edge takes.
  func naturalHeight(in window: UIWindow) -> CGFloat {
    var total: CGFloat = 0
    if let accessory { total += height(of: accessory) }
    if let input { total += height(of: input) + window.safeAreaInsets.bottom }
    return total.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = accessory.map { height(of: $0) } ?? 0
    let low = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    accessory.map { place($0, CGRect(x: 0, y: 0, width: bounds.width, height: top)) }
    backdrop.frame = low
    if let input {
      place(input, CGRect(x: 0, y: top, width: bounds.width, height: height(of: input)))
    }
    window?.inputPanelIfMade?.heightMayHaveChanged()
  }

  private func place(_ view: UIView, _ frame: CGRect) { view.frame = frame }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // An accessory may have parts that stick out above.
    super.point(inside: point, with: event)
      || subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}

/// The appearance of what stands where a keyboard does; looked at, not measured.
@MainActor
enum KeyboardStyle {
  static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }
}

/// A view that looks like a keyboard, for input views and accessories of one's own.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance of an input view's background.
  public enum Style: Int, Sendable {
    /// No background of its own.
    case `default` = 0
    /// The background of a keyboard.
    case keyboard
  }

  /// The appearance of the background, as it was given when the view was made.
  public let inputViewStyle: Style
  /// Whether the view's constraints decide its height; false by default.
  open var allowsSelfSizing = false

  /// Makes a view with the background of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardStyle.background }
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Makes a view from a document, with the default background.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
