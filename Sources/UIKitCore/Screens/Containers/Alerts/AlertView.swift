import QuartzCore

/// Looked at on iOS 17, not measured.
enum AlertMetrics {
  static let radius: CGFloat = 14
  static let sheetRadius: CGFloat = 13
  static let sheetMargin: CGFloat = 8
  static let rowHeight: CGFloat = 44
  static let padding: CGFloat = 16
  static let top: CGFloat = 19
  static let sheetTop: CGFloat = 13
  static let gap: CGFloat = 2
  static let fieldGap: CGFloat = 14
  static let shade = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2)
  }
  @MainActor static var material: UIBlurEffect { UIBlurEffect(style: .systemMaterial) }
  static let cancelCard = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
  }
  static let pressed = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
  }
}

/// A text field of an alert, in its frame.
final class AlertField: UIView {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.borderColor = UIColor.separator.cgColor
    layer.borderWidth = 0.5
    layer.cornerRadius = 5
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.shrunk(dx: 6, dy: 2)
  }
}

/// One choice on screen.
final class AlertRow: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let picture = UIImageView()
  private var content: UIView?
  private let isBold: Bool
  private var style: AlertStyle

  init(
    _ action: UIAlertAction, isBold: Bool, style: AlertStyle, _ choose: @escaping () -> Void
  ) {
    self.action = action
    self.isBold = isBold
    self.style = style
    super.init(frame: .zero)
    action.row = self
    label.text = action.title
    label.minimumScaleFactor = 0.6
    picture.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(picture)
    isEnabled = action.isEnabled
    take(style)
    takeStyle()
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
    accessibilityTraits = .button
    accessibilityLabel = action.accessibilityLabel ?? action.title
    accessibilityIdentifier = action.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }

  override var claimsTaps: Bool { true }

  /// As wide as the title in one line.
  var wishedWidth: CGFloat {
    label.sizeThatFits(.zero).width.rounded(.up) + 2 * AlertMetrics.padding
  }

  /// As high as all lines of the title, where it has several.
  func wishedHeight(width: CGFloat) -> CGFloat {
    guard style.wrapsChoices, content == nil else { return style.rowHeight }
    let space = CGSize(width: width - AlertMetrics.padding, height: .greatestFiniteMagnitude)
    return max(
      style.rowHeight, (label.sizeThatFits(space).height + AlertMetrics.padding).rounded(.up))
  }

  /// Follows the text size. Large titles go on in a further line; others become smaller.
  func take(_ style: AlertStyle) {
    self.style = style
    label.font = style.choiceFont(isBold: isBold)
    label.numberOfLines = style.wrapsChoices ? 0 : 1
    label.adjustsFontSizeToFitWidth = !style.wrapsChoices
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    takeColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  /// Shows what a program set of the action by its keys.
  func takeStyle() {
    label.textAlignment = action.titleAlignment
    picture.image = action.image
    showContent()
    takeColors()
    setNeedsLayout()
  }

  /// The view of a controller that a program set in place of the title.
  private func showContent() {
    let new = action.contentController?.view
    guard new !== content else { return }
    content?.removeFromSuperview()
    content = new
    label.isHidden = new != nil
    guard let new else { return }
    // The row is what is tapped.
    new.isUserInteractionEnabled = false
    addSubview(new)
  }

  private func takeColors() {
    backgroundColor = isHighlighted ? AlertMetrics.pressed : nil
    let color = action.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
    label.textColor = isEnabled ? color : .tertiaryLabel
    picture.tintColor = action.imageColor ?? label.textColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: AlertMetrics.padding / 2, dy: 0)
    content?.frame = bounds
    // iOS-BEHAVIOUR: the picture is at the leading edge, in its own size. Evidence: unmeasured.
    let size = picture.image?.size ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture.frame = CGRect(
      x: isMirrored ? bounds.width - AlertMetrics.padding - size.width : AlertMetrics.padding,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}

/// The choices, which scroll where there is no space for all of them.
private final class AlertChoices: UIScrollView {
  /// A drag that begins on a choice scrolls, where there is something to scroll to.
  override func touchesShouldCancel(in view: UIView) -> Bool {
    contentSize.height > bounds.height
  }
}

/// What an alert shows: title, message, and choices.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let card = UIView()
  private let material = MaterialView()
  private let cancelCard = UIView()
  private let text = UIScrollView()
  private let choices = AlertChoices()
  let title = UILabel()
  let message = UILabel()
  private(set) var rows: [AlertRow] = []
  private(set) var cancelRow: AlertRow?
  private var lines: [UIView] = []
  private(set) var fields: [AlertField] = []
  /// The view of a controller that a program put below the message.
  private var content: UIView?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    isOpaque = false
    for view in [card, cancelCard] {
      view.clipsToBounds = true
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = isAlert ? AlertMetrics.radius : AlertMetrics.sheetRadius
      addSubview(view)
    }
    cancelCard.backgroundColor = AlertMetrics.cancelCard
    card.addSubview(material)
    for view in [text, choices] {
      view.alwaysBounceVertical = false
      card.addSubview(view)
    }
    choices.delaysContentTouches = false
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      text.addSubview(label)
    }
    accessibilityLabel = nil
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it stands in the middle of the screen, and is no sheet.
  var isAlert: Bool { alert.preferredStyle == .alert }
  private var isPopover: Bool { alert.isInPopover }
  private var style: AlertStyle { AlertStyle(traits: traitCollection, isAlert: isAlert) }

  func contentDidChange() {
    for view in rows + lines + fields { view.removeFromSuperview() }
    fields = (alert.textFields ?? []).map(AlertField.init)
    for field in fields { text.addSubview(field) }
    content = alert.contentController?.view
    if let content { text.addSubview(content) }
    cancelRow?.removeFromSuperview()
    cancelRow = nil
    material.effect = isPopover ? nil : AlertMetrics.material
    title.text = alert.title
    title.font = style.titleFont
    title.textColor = isAlert ? .label : .secondaryLabel
    if let attributed = alert.attributedTitle { title.attributedText = attributed }
    message.text = alert.message
    message.font = style.messageFont
    message.textColor = isAlert ? .label : .secondaryLabel
    if let attributed = alert.attributedMessage { message.attributedText = attributed }
    rows = []
    let others = alert.actions.filter { $0.style != .cancel }
    for action in others { rows.append(makeRow(action)) }
    if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
      if isAlert {
        // iOS-BEHAVIOUR: on the left of two, below more. Evidence: unmeasured.
        if others.count == 1 {
          rows.insert(makeRow(cancel), at: 0)
        } else {
          rows.append(makeRow(cancel))
        }
      } else if !isPopover {
        let row = makeRow(cancel)
        cancelRow = row
        cancelCard.addSubview(row)
      }
    }
    for row in rows { choices.addSubview(row) }
    lines = rows.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      choices.addSubview(line)
      return line
    }
    cancelCard.isHidden = cancelRow == nil
    sizeDidChange()
  }

  private func sizeDidChange() {
    alert.preferredContentSize = isPopover ? fittingSize(in: UIScreen.main.bounds.size) : .zero
    setNeedsLayout()
  }

  /// Texts become larger or smaller where they are, and the alert as large as they need.
  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    if alert.attributedTitle == nil { title.font = style.titleFont }
    if alert.attributedMessage == nil { message.font = style.messageFont }
    for row in rows { row.take(style) }
    cancelRow?.take(style)
    sizeDidChange()
    alert.presentation.controller?.containerView?.setNeedsLayout()
  }

  private func makeRow(_ action: UIAlertAction) -> AlertRow {
    let isBold =
      alert.preferredAction.map { $0 === action }
      ?? (action.style == .cancel)
    return AlertRow(action, isBold: isBold, style: style) { [weak alert] in
      alert?.choose(action)
    }
  }

  // MARK: Layout

  private func isSideBySide(_ width: CGFloat) -> Bool {
    isAlert && rows.count == 2 && rows.allSatisfy { $0.wishedWidth <= width / 2 }
  }

  /// Of the text, and of what a program put below it over the whole width.
  private func textHeight(_ width: CGFloat) -> CGFloat {
    wordsHeight(width) + contentHeight(width)
  }

  private func contentHeight(_ width: CGFloat) -> CGFloat {
    guard let controller = alert.contentController, let content else { return 0 }
    return AlertContent.height(of: controller, content, width: width)
  }

  private func wordsHeight(_ width: CGFloat) -> CGFloat {
    let available = CGSize(
      width: width - 2 * AlertMetrics.padding, height: .greatestFiniteMagnitude)
    var height: CGFloat = 0
    let hasTitle = !(title.text ?? "").isEmpty
    let hasMessage = !(message.text ?? "").isEmpty
    guard hasTitle || hasMessage || !fields.isEmpty else { return 0 }
    if hasTitle { height += title.sizeThatFits(available).height }
    if hasMessage { height += message.sizeThatFits(available).height }
    if hasTitle, hasMessage { height += AlertMetrics.gap }
    if !fields.isEmpty {
      height += AlertMetrics.fieldGap + CGFloat(fields.count) * style.fieldHeight
    }
    return height + 2 * (isAlert ? AlertMetrics.top : AlertMetrics.sheetTop)
  }

  private func rowsHeight(_ width: CGFloat) -> CGFloat {
    isSideBySide(width)
      ? style.rowHeight : rows.reduce(0) { $0 + $1.wishedHeight(width: width) }
  }

  /// Of the choice below the others, and of the space above it.
  private func cancelHeight(_ width: CGFloat) -> CGFloat {
    cancelRow.map { $0.wishedHeight(width: width) + AlertMetrics.sheetMargin } ?? 0
  }

  func fittingSize(in available: CGSize) -> CGSize {
    let width = min(style.width, available.width - 2 * AlertMetrics.sheetMargin)
    let height = textHeight(width) + rowsHeight(width) + cancelHeight(width)
    return CGSize(
      width: width,
      height: min(height.rounded(.up), available.height - 2 * AlertMetrics.sheetMargin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let below = cancelHeight(width)
    card.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - below))
    material.frame = card.bounds
    let cancel = max(0, below - AlertMetrics.sheetMargin)
    cancelCard.frame = CGRect(x: 0, y: bounds.height - cancel, width: width, height: cancel)
    cancelRow?.frame = cancelCard.bounds
    // Where there is too little space both scroll, and the text keeps what is a fair part.
    let wished = textHeight(width)
    let choicesHeight = rowsHeight(width)
    let least = min(wished, (card.bounds.height * 0.4).rounded())
    let top = min(wished, max(least, card.bounds.height - choicesHeight))
    text.frame = CGRect(x: 0, y: 0, width: width, height: top)
    text.contentSize = CGSize(width: width, height: wished)
    choices.frame = CGRect(
      x: 0, y: top, width: width, height: max(0, card.bounds.height - top))
    choices.contentSize = CGSize(width: width, height: choicesHeight)
    placeText(width)
    placeRows(width)
  }

  private func placeText(_ width: CGFloat) {
    let inner = width - 2 * AlertMetrics.padding
    let available = CGSize(width: inner, height: .greatestFiniteMagnitude)
    var y = isAlert ? AlertMetrics.top : AlertMetrics.sheetTop
    for label in [title, message] where !(label.text ?? "").isEmpty {
      let height = label.sizeThatFits(available).height
      label.frame = CGRect(x: AlertMetrics.padding, y: y, width: inner, height: height)
      y += height + AlertMetrics.gap
    }
    if !fields.isEmpty { y += AlertMetrics.fieldGap - AlertMetrics.gap }
    content?.frame = CGRect(
      x: 0, y: wordsHeight(width), width: width, height: contentHeight(width))
    for field in fields {
      field.frame = CGRect(
        x: AlertMetrics.padding, y: y, width: inner, height: style.fieldHeight)
      y += style.fieldHeight
    }
  }

  private func placeRows(_ width: CGFloat) {
    let hair = 1 / max(traitCollection.displayScale, 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isSideBySide = isSideBySide(width)
    let hasText = choices.frame.minY > 0
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      if isSideBySide {
        let height = style.rowHeight
        let isFirst = (index == 0) != isMirrored
        row.frame = CGRect(x: isFirst ? 0 : width / 2, y: 0, width: width / 2, height: height)
        lines[index].frame =
          index == 0
          ? CGRect(x: 0, y: 0, width: width, height: hair)
          : CGRect(x: width / 2, y: 0, width: hair, height: height)
      } else {
        let height = row.wishedHeight(width: width)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        lines[index].frame = CGRect(
          x: 0, y: y, width: width, height: y > 0 || hasText ? hair : 0)
        y += height
      }
    }
  }
}
