import PlatformInterface

/// A bar button item on screen.
final class BarButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
    self.item = item
    super.init(frame: .zero)
    storedType = .system
    item.shownView = self
    takeContent()
    takeText(appearance)
    tintColor = item.tintColor
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    imageEdgeInsets = item.imageInsets
    if let shift = item.titleShifts[.default] {
      titleEdgeInsets = UIEdgeInsets(
        top: shift.vertical, left: shift.horizontal, bottom: -shift.vertical,
        right: -shift.horizontal)
    }
    for (state, image) in item.shownBackgrounds {
      setBackgroundImage(image, for: UIControl.State(rawValue: state))
    }
    accessibilityIdentifier = item.accessibilityIdentifier
    let spoken = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
    if let spoken { accessibilityLabel = spoken }
    takeMenu()
    item.playLastingEffects(of: self)
    addAction(
      UIAction { [unowned self] _ in item.perform(from: self, nil) },
      for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  private func takeContent() {
    if let symbol = item.systemItem?.symbol {
      setImage(UIImage(systemName: symbol), for: .normal)
      setPreferredSymbolConfiguration(Self.symbolSize, forImageIn: .normal)
    } else if let image = item.image {
      setImage(
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image,
        for: .normal)
      if image.isSymbolImage {
        setPreferredSymbolConfiguration(Self.symbolSize, forImageIn: .normal)
      }
    } else {
      setTitle(item.title ?? item.systemItem?.title ?? "", for: .normal)
    }
  }

  private static let symbolSize = UIImage.SymbolConfiguration(
    pointSize: BarMetrics.titleSize, weight: .regular, scale: .large)

  /// iOS-BEHAVIOUR: of an item with a menu and nothing else to do, the selection is the menu's.
  /// Evidence: unmeasured.
  private func takeMenu() {
    guard let menu = item.menu else { return }
    preferredMenuElementOrder = item.preferredMenuElementOrder
    showsMenuAsPrimaryAction = item.showsMenuAsPrimaryAction
    changesSelectionAsPrimaryAction =
      item.changesSelectionAsPrimaryAction && item.showsMenuAsPrimaryAction
    self.menu = menu
  }

  private func takeText(_ appearance: UIBarButtonItemAppearance?) {
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    let plain = UIFont.systemFont(ofSize: BarMetrics.titleSize, weight: weight)
    titleLabel?.font = plain
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      var attributes = appearance?.attributes(in: state) ?? [:]
      attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
      attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
      guard !attributes.isEmpty else { continue }
      if let color = attributes[.foregroundColor] as? UIColor { setTitleColor(color, for: state) }
      if state == .normal, let font = attributes[.font] as? UIFont { titleLabel?.font = font }
    }
  }

  /// As wide as the item wishes, the widest of its possible titles, or what it shows.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var width = item.width
    if width <= 0 {
      width = super.sizeThatFits(size).width
      if let titles = item.possibleTitles, let font = titleLabel?.font {
        for title in titles {
          width = max(width, (title as NSString).size(withAttributes: [.font: font]).width)
        }
      }
    }
    return CGSize(
      width: max(width.rounded(.up), BarMetrics.leastItemWidth), height: size.height)
  }

  // MARK: Around its content

  /// What lies around the image or the title, in points; zero in toolbars.
  var paddings = UIEdgeInsets.zero { didSet { if paddings != oldValue { setNeedsLayout() } } }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds.inset(by: paddings))
  }

  /// What lies between the content and the button's side.
  ///
  /// iOS-BEHAVIOUR: an image has 11 points at its sides; what is nearest to the bar's edge has 8 there, and a title
  /// without a neighbour none. Two buttons of images of 24 are 46 and 43 wide, 8 apart and 8 from the edge.
  /// Evidence: metric-23.
  func padding(towards neighbour: UIView?, isAtEdge: Bool) -> CGFloat {
    if isAtEdge { return BarMetrics.buttonGap }
    return currentImage != nil
      ? BarMetrics.imagePadding : neighbour == nil ? 0 : BarMetrics.titlePadding
  }

  /// Fingers may miss it by a little: the bar's whole height, and half the way to the next button.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let around = paddings == .zero ? BarMetrics.itemGap : BarMetrics.buttonGap
    return bounds.insetBy(dx: -around / 2, dy: -4).contains(point)
  }
}

/// The sign that leads back, and what it leads to.
final class BarBackButton: UIControl {
  private let sign = UIImageView()
  private let label = UILabel()
  private let titles: [String?]
  private var chosen = 0
  /// How far the title is moved, in points.
  var titleShift = UIOffset.zero { didSet { setNeedsLayout() } }

  /// - Parameter titles: from the one liked best to the one that always fits.
  init(
    titles: [String?], image: UIImage?, _ attributes: [NSAttributedString.Key: Any],
    _ action: @escaping () -> Void
  ) {
    self.titles = titles
    super.init(frame: .zero)
    sign.image = image?.withRenderingMode(.alwaysTemplate)
    if image?.isSymbolImage ?? false {
      sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: BarMetrics.titleSize, weight: .semibold, scale: .large)
    }
    label.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.titleSize, weight: .regular)
    ownColor = attributes[.foregroundColor] as? UIColor
    addSubview(sign)
    addSubview(label)
    choose(0)
    takeColors()
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    accessibilityTraits = [.button, .backButton]
    accessibilityIdentifier = "BackButton"
  }

  required init?(coder: NSCoder) { nil }

  private var ownColor: UIColor?

  override var claimsTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.3 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  private func takeColors() {
    label.textColor = isEnabled ? ownColor ?? tintColor : .tertiaryLabel
  }

  private func choose(_ index: Int) {
    chosen = index
    label.text = titles[index]
    accessibilityLabel = titles[index] ?? SystemText.localized("Back")
    setNeedsLayout()
  }

  private var signSize: CGSize { sign.image == nil ? .zero : sign.sizeThatFits(.zero) }
  private func width(of title: String?) -> CGFloat {
    guard let title, !title.isEmpty else { return signSize.width }
    let text = (title as NSString).size(withAttributes: [.font: label.font as Any]).width
    return signSize.width + BarMetrics.backGap + text.rounded(.up)
  }

  /// Takes the best title that fits into `space`, and returns the width it needs.
  func fit(in space: CGFloat) -> CGFloat {
    let index = titles.firstIndex { width(of: $0) <= space } ?? titles.count - 1
    if index != chosen { choose(index) }
    return max(width(of: titles[index]), BarMetrics.leastItemWidth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = signSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let signX = isMirrored ? bounds.width - size.width : 0
    sign.frame = CGRect(
      x: signX, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    let start = size.width + BarMetrics.backGap
    let textWidth = max(0, bounds.width - start)
    label.frame = CGRect(
      x: (isMirrored ? 0 : start) + titleShift.horizontal, y: titleShift.vertical, width: textWidth,
      height: bounds.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -BarMetrics.backIndent, dy: -4).contains(point)
  }
}
