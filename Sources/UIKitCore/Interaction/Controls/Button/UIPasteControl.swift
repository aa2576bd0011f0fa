import PlatformInterface

/// A button that pastes what is on the general pasteboard into its target, and can be pressed only where
/// the target accepts something of it.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// Whether a paste control shows a sign, words or both.
  public enum DisplayMode: UInt, Sendable {
    /// The button shows a sign and the word for pasting.
    case iconAndLabel = 0
    /// The button shows the sign alone.
    case iconOnly
    /// The button shows the word alone.
    case labelOnly
  }

  /// How the button looks. Changes after the control was made change nothing.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the button shows a sign, a word or both; both by default.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round the button's corners are.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners in points, which counts where `cornerStyle` is `fixed`.
    open var cornerRadius: CGFloat = 0
    /// The colour of sign and word; nil is one that stands out from the background.
    open var baseForegroundColor: UIColor?
    /// The colour behind the content; nil is the tint colour.
    open var baseBackgroundColor: UIColor?
    /// The side of the word on which the sign lies; leading by default.
    open var imagePlacement = NSDirectionalRectEdge.leading

    public override init() { super.init() }

    fileprivate func twin() -> Configuration {
      let twin = Configuration()
      twin.displayMode = displayMode
      twin.cornerStyle = cornerStyle
      twin.cornerRadius = cornerRadius
      twin.baseForegroundColor = baseForegroundColor
      twin.baseBackgroundColor = baseBackgroundColor
      twin.imagePlacement = imagePlacement
      return twin
    }
  }

  private let storedConfiguration: Configuration
  private let button = UIButton(type: .system)
  private var observer: (any NSObjectProtocol)?

  /// Makes a paste button with a copy of the configuration, in the size that its content needs.
  public init(configuration: Configuration) {
    storedConfiguration = configuration.twin()
    super.init(frame: .zero)
    begin()
    sizeToFit()
  }

  public override init(frame: CGRect) {
    storedConfiguration = Configuration()
    super.init(frame: frame)
    begin()
  }

  /// Makes a paste button from a document, with the default configuration.
  public required init?(coder: NSCoder) {
    storedConfiguration = Configuration()
    super.init(coder: coder)
    begin()
  }

  /// A copy of what the control was made with.
  open var configuration: Configuration { storedConfiguration.twin() }

  /// Who gets the items, by `paste(itemProviders:)`; its `pasteConfiguration` says what it accepts.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { pasteboardChanged() }
  }

  private func begin() {
    var style = UIButton.Configuration.filled()
    if storedConfiguration.displayMode != .labelOnly {
      style.image = UIImage(systemName: "doc.on.clipboard")
    }
    if storedConfiguration.displayMode != .iconOnly { style.title = SystemText.localized("Paste") }
    style.imagePlacement = storedConfiguration.imagePlacement
    style.imagePadding = 6
    style.cornerStyle = storedConfiguration.cornerStyle
    if storedConfiguration.cornerStyle == .fixed {
      style.background.cornerRadius = storedConfiguration.cornerRadius
    }
    style.baseForegroundColor = storedConfiguration.baseForegroundColor
    style.baseBackgroundColor = storedConfiguration.baseBackgroundColor
    button.configuration = style
    button.accessibilityLabel = SystemText.localized("Paste")
    button.addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
    addSubview(button)
    pasteboardChanged()
  }

  // MARK: What is there to paste

  /// What of the pasteboard the target accepts.
  private var items: [NSItemProvider] {
    guard let target, let accepted = target.pasteConfiguration else { return [] }
    let items = UIPasteboard.general.itemProviders.filter(accepted.accepts)
    return !items.isEmpty && target.canPaste(items) ? items : []
  }

  private func pasteboardChanged() { button.isEnabled = isEnabled && !items.isEmpty }

  open override var isEnabled: Bool { didSet { pasteboardChanged() } }

  private func pasteIntoTarget() {
    let items = items
    guard !items.isEmpty else { return pasteboardChanged() }
    target?.paste(itemProviders: items)
    sendActions(for: .primaryActionTriggered)
  }

  /// The pasteboard is watched while the control is in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    guard window != nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainThread.later { self?.pasteboardChanged() }
    }
    pasteboardChanged()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
