import PlatformInterface

/// Shows a list's content: an image beside one or two texts.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let label = UILabel(frame: .zero)
  private let secondary = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var guides: [ContentPart: ContentPartGuide] = [:]

  /// Makes a view that shows a configuration; assigning another one to `configuration` changes what
  /// is shown.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    begin()
  }

  /// Only those of lists.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// Makes a view from a document, with the content of `UIListContentConfiguration.cell()`.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    for view in [picture, label, secondary] { addSubview(view) }
    picture.contentMode = .scaleAspectFit
    update()
  }

  /// What the view shows. Setting it updates the view; one of another type than a list's is
  /// refused, which is logged.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return Log.write(
          "UIListContentView shows configurations of the type UIListContentConfiguration alone; found "
            + "\(type(of: newValue)).")
      }
      guard new != list else { return }
      list = new
      update()
    }
  }

  // MARK: What is shown

  private func update() {
    alpha = list.alpha
    show(list.text, list.attributedText, list.textProperties, in: label)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondary)
    let properties = list.imageProperties
    let symbols =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: list.textProperties.font)
    picture.image = list.image
    picture.preferredSymbolConfiguration = symbols
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.isHidden = list.image == nil
    tint()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func tint() {
    picture.tintColor =
      list.textProperties.isDisabled
      ? .tertiaryLabel : list.imageProperties.resolvedTintColor(for: tintColor)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tint()
  }

  // MARK: Guides

  /// Where the first text lies, for constraints; nil without one.
  open var textLayoutGuide: UILayoutGuide? { guide(.text, of: label) }
  /// Where the second text lies, for constraints; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(.secondary, of: secondary) }
  /// Where the image lies, for constraints; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(.image, of: picture) }

  private func guide(_ part: ContentPart, of view: UIView) -> UILayoutGuide? {
    guard !view.isHidden else { return nil }
    if let known = guides[part] { return known.guide }
    let made = ContentPartGuide(in: self)
    guides[part] = made
    made.follow(view.frame)
    return made.guide
  }

  // MARK: Layout

  /// Points from the leading edge to where texts begin; separators begin there too.
  final var textStart: CGFloat { arrange(width: bounds.width, height: bounds.height).textStart }

  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var textStart: CGFloat = 0
    var height: CGFloat = 0
  }

  /// The margins, at least those of a table's cell around it.
  private var margins: NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    guard list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else { return margins }
    if let cell = superview as? UITableViewCell {
      margins.leading = max(margins.leading, cell.margin)
      margins.trailing = max(margins.trailing, cell.marginAtEnd)
    } else if let cell = superview as? UICollectionViewListCell {
      margins.leading = max(margins.leading, cell.textMargins.start)
      margins.trailing = max(margins.trailing, cell.textMargins.end)
    } else if let table = (superview as? UITableViewHeaderFooterView)?.superview as? UITableView {
      let margin = TableTitles.margin(in: table)
      margins.leading = max(margins.leading, margin)
      margins.trailing = max(margins.trailing, margin)
    }
    return margins
  }

  private var imageSize: CGSize {
    guard let image = picture.image else { return .zero }
    var size = image.isSymbolImage ? picture.intrinsicContentSize : image.size
    let limit = list.imageProperties.maximumSize
    for (length, most) in [(size.width, limit.width), (size.height, limit.height)]
    where most > 0 && length > most {
      let scale = most / length
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    return size
  }

  /// Space for the image, in which it lies in the middle.
  private var reservedWidth: CGFloat {
    guard let image = picture.image else { return 0 }
    let reserved = list.imageProperties.reservedLayoutSize.width
    if reserved == UIListContentConfiguration.ImageProperties.standardDimension
      || reserved == 0 && image.isSymbolImage
    {
      let scale = list.textProperties.font.pointSize / 17
      return max(imageSize.width, (ListContentMetrics.symbolSpace * scale).rounded())
    }
    return max(imageSize.width, reserved)
  }

  private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private func fitted(_ label: UILabel, width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(
      width: min(width, (size.width / pixel).rounded(.up) * pixel),
      height: (size.height / pixel).rounded(.up) * pixel)
  }

  /// From left to right; mirrored in the end.
  ///
  /// - Parameter height: zero for as much as it takes.
  private func arrange(width: CGFloat, height: CGFloat) -> Arrangement {
    var result = Arrangement()
    let margins = margins
    let image = imageSize
    let availableSpace = reservedWidth
    result.textStart =
      margins.leading + (availableSpace > 0 ? availableSpace + list.imageToTextPadding : 0)
    let space = max(1, width - result.textStart - margins.trailing)
    var first = fitted(label, width: space)
    var second = fitted(secondary, width: space)
    let hasBoth = first.height > 0 && second.height > 0
    let sideGap = list.textToSecondaryTextHorizontalPadding
    let isBeside =
      list.prefersSideBySideTextAndSecondaryText && hasBoth
      && first.width + sideGap + second.width <= space
    let gap = hasBoth && !isBeside ? list.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(first.height, second.height) : first.height + gap + second.height
    let reservedHeight = max(0, list.imageProperties.reservedLayoutSize.height)
    result.height = max(texts, image.height, reservedHeight) + margins.top + margins.bottom
    let outer = height > 0 ? height : result.height
    func middle(_ length: CGFloat) -> CGFloat {
      let free = outer - margins.top - margins.bottom - length
      return ((margins.top + free / 2) / pixel).rounded() * pixel
    }
    result.image = CGRect(
      x: margins.leading + ((availableSpace - image.width) / 2 / pixel).rounded() * pixel,
      y: middle(image.height), width: image.width, height: image.height)
    if isBeside {
      result.text = CGRect(
        x: result.textStart, y: middle(first.height), width: first.width, height: first.height)
      result.secondary = CGRect(
        x: width - margins.trailing - second.width, y: middle(second.height), width: second.width,
        height: second.height)
      return result
    }
    // Alignments other than natural need the whole width.
    (first.width, second.width) = (space, space)
    let top = middle(texts)
    result.text = CGRect(x: result.textStart, y: top, width: first.width, height: first.height)
    result.secondary = CGRect(
      x: result.textStart, y: top + first.height + gap, width: second.width, height: second.height)
    return result
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let arrangement = arrange(width: size.width, height: size.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (picture as UIView, arrangement.image), (label, arrangement.text),
      (secondary, arrangement.secondary),
    ] {
      var frame = frame
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    for (part, guide) in guides {
      switch part {
      case .text: guide.follow(label.frame)
      case .secondary: guide.follow(secondary.frame)
      case .image: guide.follow(picture.frame)
      }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, height: 0).height)
  }

  /// As wide as image and texts on one line each, with the margins.
  open override var intrinsicContentSize: CGSize { contentSize(fittingWidth: nil) }

  override var wrapsContent: Bool { true }

  override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
    let given = width.map { min($0, naturalWidth) } ?? naturalWidth
    return CGSize(width: given, height: arrange(width: given, height: 0).height)
  }

  private var naturalWidth: CGFloat {
    let (margins, image) = (margins, reservedWidth)
    let (first, second) = (
      fitted(label, width: .infinity).width, fitted(secondary, width: .infinity).width
    )
    let isBeside = list.prefersSideBySideTextAndSecondaryText && first > 0 && second > 0
    let texts =
      isBeside ? first + list.textToSecondaryTextHorizontalPadding + second : max(first, second)
    return margins.leading + (image > 0 ? image + list.imageToTextPadding : 0) + texts
      + margins.trailing
  }
}
