/// One entry of a menu: a row, or a cell of a strip. Takes no touches; its list does.
@MainActor
final class MenuItemView: UIView {
  let entry: MenuModel.Entry
  private let layout: MenuModel.Layout
  private let hasMarks: Bool
  private let style: MenuStyle
  private let fill = UIView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let shortcutLabel = UILabel()
  private let imageView = UIImageView()
  private let markView = UIImageView()

  /// - Parameter hasMarks: rows of this menu leave space for marks before their titles.
  init(
    _ entry: MenuModel.Entry, layout: MenuModel.Layout, hasMarks: Bool, style: MenuStyle
  ) {
    self.entry = entry
    self.layout = layout
    self.hasMarks = hasMarks
    self.style = style
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill.backgroundColor = MenuStyle.highlight
    fill.isHidden = true
    for view in [fill, markView, titleLabel, subtitleLabel, shortcutLabel, imageView] {
      addSubview(view)
    }
    setContents()
    isAccessibilityElement = true
    accessibilityLabel = entry.title
    accessibilityTraits = entry.isEnabled ? .button : [.button, .notEnabled]
    if entry.state == .on { accessibilityTraits.insert(.selected) }
  }

  required init?(coder: NSCoder) { return nil }

  var isHighlighted: Bool {
    get { !fill.isHidden }
    set { fill.isHidden = !newValue }
  }

  // MARK: Contents

  private func setContents() {
    let color = MenuStyle.titleColor(of: entry)
    titleLabel.text = entry.title
    titleLabel.textColor = color
    subtitleLabel.text = entry.element.subtitle
    subtitleLabel.textColor = entry.isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitleLabel.font = style.subtitleFont
    subtitleLabel.numberOfLines = 0
    shortcutLabel.text =
      style.showsShortcuts && layout == .rows ? MenuShortcut.text(of: entry.element) : nil
    shortcutLabel.textColor = entry.isEnabled ? .secondaryLabel : .tertiaryLabel
    shortcutLabel.font = style.subtitleFont
    let preferences = entry.parent.displayPreferences
    titleLabel.font = layout == .medium ? style.smallTitleFont : style.titleFont
    titleLabel.numberOfLines = layout == .rows ? style.titleLines(preferences) : 1
    if layout != .rows { titleLabel.textAlignment = .center }
    imageView.image = shownImage
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = color
    markView.image = mark?.withConfiguration(style.markConfiguration)
    markView.contentMode = .center
    markView.tintColor = color
  }

  private var shownImage: UIImage? {
    guard let image = entry.image else { return nil }
    return image.isSymbolImage ? image.withConfiguration(style.imageConfiguration) : image
  }

  private var mark: UIImage? {
    guard layout == .rows else { return nil }
    if entry.isSubmenu { return UIImage(systemName: "chevron.forward") }
    return switch entry.state {
    case .off: nil
    case .on: UIImage(systemName: "checkmark")
    case .mixed: UIImage(systemName: "minus")
    }
  }

  private var hasSubtitle: Bool { layout == .rows && !(entry.element.subtitle ?? "").isEmpty }
  /// A strip shows a title only where there is no picture, or space under it.
  private var showsTitle: Bool {
    switch layout {
    case .rows, .medium: true
    case .small, .palette: imageView.image == nil
    }
  }

  // MARK: Layout

  /// The height that suits a width.
  func height(for width: CGFloat) -> CGFloat {
    switch layout {
    case .medium: return style.mediumHeight
    case .small, .palette: return style.smallHeight
    case .rows:
      return max(style.rowHeight, textHeight(textWidth(in: width)) + 2 * style.rowPadding)
    }
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let marks = hasMarks ? style.markWidth : 0
    let image = imageView.image == nil ? 0 : style.imageWidth + MenuStyle.imageGap
    let keys = shortcutWidth == 0 ? 0 : shortcutWidth + MenuStyle.shortcutGap
    return max(1, width - 2 * MenuStyle.inset - marks - image - keys)
  }

  private var shortcutWidth: CGFloat {
    guard shortcutLabel.text != nil else { return 0 }
    let availableSize = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return shortcutLabel.sizeThatFits(availableSize).width.rounded(.up)
  }

  private func textHeight(_ width: CGFloat) -> CGFloat {
    let availableSize = CGSize(width: width, height: .greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(availableSize).height
    return hasSubtitle ? title + subtitleLabel.sizeThatFits(availableSize).height + 1 : title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds
    titleLabel.isHidden = !showsTitle
    subtitleLabel.isHidden = !hasSubtitle
    if layout == .rows { layOutRow() } else { layOutCell() }
  }

  private func layOutRow() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = textWidth(in: bounds.width)
    let availableSize = CGSize(width: width, height: .greatestFiniteMagnitude)
    let marks = hasMarks ? style.markWidth : 0
    let title = titleLabel.sizeThatFits(availableSize).height
    var y = (bounds.height - textHeight(width)) / 2
    place(titleLabel, MenuStyle.inset + marks, y, width, title, isMirrored)
    y += title + 1
    if hasSubtitle {
      let height = subtitleLabel.sizeThatFits(availableSize).height
      place(subtitleLabel, MenuStyle.inset + marks, y, width, height, isMirrored)
    }
    let side = style.imageWidth
    let image = imageView.image == nil ? 0 : side + MenuStyle.imageGap
    let keys = shortcutWidth
    place(
      shortcutLabel, bounds.width - MenuStyle.inset - image - keys, 0, keys, bounds.height,
      isMirrored)
    place(
      imageView, bounds.width - MenuStyle.inset - side, (bounds.height - side) / 2, side, side,
      isMirrored)
    place(markView, MenuStyle.inset - 6, 0, style.markWidth, bounds.height, isMirrored)
  }

  private func place(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ isMirrored: Bool
  ) {
    let left = isMirrored ? bounds.width - x - width : x
    view.frame = CGRect(x: left, y: y.rounded(), width: width, height: height)
  }

  private func layOutCell() {
    let side = style.imageWidth
    let hasBoth = layout == .medium && imageView.image != nil
    let title = titleLabel.font.lineHeight.rounded(.up)
    let content = (imageView.image == nil ? 0 : side) + (showsTitle ? title : 0) + (hasBoth ? 5 : 0)
    var y = ((bounds.height - content) / 2).rounded()
    if imageView.image != nil {
      imageView.frame = CGRect(
        x: ((bounds.width - side) / 2).rounded(), y: y, width: side, height: side)
      y += side + 5
    }
    if showsTitle {
      titleLabel.frame = CGRect(x: 6, y: y, width: max(0, bounds.width - 12), height: title)
    }
  }
}
