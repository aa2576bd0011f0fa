import PlatformInterface

/// Shows that there is nothing to show: an image or a turning indicator, two texts and two buttons, in the middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown = UIContentUnavailableConfiguration.empty()
  private let scroll = UIScrollView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let indicator = UIActivityIndicatorView(style: .large)
  private let label = UILabel(frame: .zero)
  private let secondary = UILabel(frame: .zero)
  private let button = ContentUnavailableButton()
  private let secondaryButton = ContentUnavailableButton()
  private let back = ConfiguredBackgroundView(frame: .zero)

  /// Makes a view that shows nothing until a configuration is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a view that shows a configuration; assigning another one to `configuration` changes what is shown.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  /// Makes a view from a document, which shows nothing until a configuration is set.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    addSubview(back)
    addSubview(scroll)
    for view in [picture, indicator, label, secondary, button, secondaryButton] {
      scroll.addSubview(view)
    }
    scroll.contentInsetAdjustmentBehavior = .never
    picture.contentMode = .scaleAspectFit
    update()
  }

  /// What the view shows. Setting it updates the view; one of another type is refused, which is logged.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        return Log.write(
          "UIContentUnavailableView shows configurations of the type UIContentUnavailableConfiguration alone; found "
            + "\(type(of: newValue)).")
      }
      guard new != shown else { return }
      shown = new
      update()
    }
  }

  /// Returns whether a configuration is one that says that there is nothing to show.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// Whether texts and buttons that are higher than the view can be scrolled; true by default.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  // MARK: What is shown

  private func update() {
    back.configuration = shown.background
    let isLoading = shown.kind == .loading && shown.image == nil
    picture.image = shown.image
    picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    picture.accessibilityIgnoresInvertColors =
      shown.imageProperties.accessibilityIgnoresInvertColors
    picture.isHidden = shown.image == nil
    indicator.isHidden = !isLoading
    isLoading ? indicator.startAnimating() : indicator.stopAnimating()
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondary)
    button.show(shown.button, shown.buttonProperties)
    secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = true
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Layout

  /// Texts are no wider, however wide the view is, as long lines are hard to read.
  private static let greatestWidth: CGFloat = 480

  /// The part of the view that bars leave free, without the margins; in the view's coordinates.
  private var area: CGRect {
    var margins = shown.directionalLayoutMargins
    if let around = superview?.directionalLayoutMargins {
      if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
        margins.leading = max(margins.leading, around.leading)
        margins.trailing = max(margins.trailing, around.trailing)
      }
    }
    let edges = margins.resolved(effectiveUserInterfaceLayoutDirection)
    return bounds.inset(by: safeAreaInsets).inset(by: edges)
  }

  private var imageSize: CGSize {
    guard let image = picture.image else { return .zero }
    var size = image.isSymbolImage ? picture.intrinsicContentSize : image.size
    let limit = shown.imageProperties.maximumSize
    for (length, most) in [(size.width, limit.width), (size.height, limit.height)]
    where most > 0 && length > most {
      let scale = most / length
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    return size
  }

  /// The frames of what is shown, below one another from the top left of a space that is `width` points wide.
  private func arrange(width: CGFloat) -> (frames: [(view: UIView, frame: CGRect)], height: CGFloat)
  {
    let isCentered = shown.alignment == .center
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let limit = min(width, Self.greatestWidth)
    let space = CGSize(width: limit, height: .greatestFiniteMagnitude)
    var frames: [(view: UIView, frame: CGRect)] = []
    var y: CGFloat = 0
    func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
      if !frames.isEmpty { y += gap }
      let size = CGSize(
        width: min(size.width.rounded(.up), limit), height: size.height.rounded(.up))
      let free = width - size.width
      let x = pixels(isCentered ? free / 2 : isMirrored ? free : 0)
      frames.append((view, CGRect(origin: CGPoint(x: x, y: y), size: size)))
      y += size.height
    }
    if !picture.isHidden { add(picture, imageSize, gap: 0) }
    if !indicator.isHidden { add(indicator, indicator.intrinsicContentSize, gap: 0) }
    if !label.isHidden { add(label, label.sizeThatFits(space), gap: shown.imageToTextPadding) }
    if !secondary.isHidden {
      add(
        secondary, secondary.sizeThatFits(space),
        gap: label.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
    }
    if !button.isHidden { add(button, button.sizeThatFits(space), gap: shown.textToButtonPadding) }
    if !secondaryButton.isHidden {
      add(
        secondaryButton, secondaryButton.sizeThatFits(space),
        gap: button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
    }
    return (frames, y)
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale).rounded() / scale
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
    let area = area
    scroll.frame = area
    guard area.width > 0, area.height > 0 else { return }
    let (frames, height) = arrange(width: area.width)
    let top = pixels(max(0, (area.height - height) / 2))
    for (view, frame) in frames { view.frame = frame.offsetBy(dx: 0, dy: top) }
    scroll.contentSize = CGSize(width: area.width, height: max(height, area.height))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let edges = shown.directionalLayoutMargins
    let width = size.width > 0 ? size.width : Self.greatestWidth + edges.leading + edges.trailing
    let inner = max(1, width - edges.leading - edges.trailing)
    return CGSize(width: width, height: arrange(width: inner).height + edges.top + edges.bottom)
  }

  /// As wide as a screen's texts and as high as they are then.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

/// A button of a content unavailable view, which goes by two parts of its configuration.
@MainActor
private final class ContentUnavailableButton: UIButton {
  private var action: UIAction?

  func show(
    _ template: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    var filled = template
    if filled.title == nil, filled.attributedTitle == nil, filled.image == nil {
      filled.title = properties.primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
      filled.image = properties.primaryAction?.image
    }
    configuration = filled
    isHidden =
      (filled.title ?? "").isEmpty && filled.attributedTitle == nil && filled.image == nil
      && (filled.subtitle ?? "").isEmpty && filled.attributedSubtitle == nil
      && !filled.showsActivityIndicator
    isEnabled = properties.isEnabled
    role = properties.role
    if let action { removeAction(action, for: .primaryActionTriggered) }
    action = properties.primaryAction
    if let action { addAction(action, for: .primaryActionTriggered) }
    menu = properties.menu
    showsMenuAsPrimaryAction = properties.menu != nil && action == nil
  }
}
