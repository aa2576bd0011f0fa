import PlatformInterface

/// A list with an index at its edge.
@MainActor
protocol SectionIndexOwner: UIScrollView {
  var indexAppearance: SectionIndexAppearance { get }
  /// The user is at a title of the index.
  func scroll(toIndexTitle number: Int)
}

struct SectionIndexAppearance {
  let color: UIColor
  let background: UIColor?
  /// While a finger is on the index.
  let tracking: UIColor?
}

/// Short titles in a column; a finger on them scrolls to their sections.
final class SectionIndexView: UIControl {
  /// The title that stands for a magnifying glass.
  nonisolated static let search = "{search}"

  private unowned let owner: any SectionIndexOwner
  private var titles: [String] = []
  private var labels: [UIView] = []
  /// The title under the finger.
  private var current: Int?
  /// The title scrolled to last.
  private var last = 0

  init(_ owner: any SectionIndexOwner) {
    self.owner = owner
    super.init(frame: .zero)
    storedLayer.zPosition = 100
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) {
    let appearance = owner.indexAppearance
    backgroundColor = current == nil ? appearance.background : appearance.tracking
    guard titles != self.titles else { return }
    self.titles = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map(makeLabel)
    setNeedsLayout()
  }

  /// Colours may have changed.
  func refresh() {
    let all = titles
    titles = []
    show(all)
  }

  /// At the edge of what is seen, in front of everything else.
  func place() {
    let visible = owner.storedLayer.bounds.inset(by: owner.currentAdjustedInset).inset(
      by: owner.safeSides)
    let width = TableMetrics.indexWidth
    let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? visible.minX : visible.maxX - width, y: visible.minY, width: width,
      height: visible.height)
    if self.frame != frame { self.frame = frame }
    if owner.storedSubviews.last !== self { owner.bringSubviewToFront(self) }
  }

  private func makeLabel(_ title: String) -> UIView {
    let colour = owner.indexAppearance.color
    if title == Self.search {
      let view = UIImageView(
        image: UIImage(
          systemName: "magnifyingglass",
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: TableMetrics.indexTextSize, weight: .regular)))
      view.contentMode = .center
      view.tintColor = colour
      addSubview(view)
      return view
    }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: TableMetrics.indexTextSize, weight: .semibold)
    label.textAlignment = .center
    label.textColor = colour
    label.text = title
    addSubview(label)
    return label
  }

  /// The column stands in the middle; where there is too little space, dots stand for titles.
  private var lineHeight: CGFloat {
    min(TableMetrics.indexLineHeight, bounds.height / CGFloat(max(1, labels.count)))
  }

  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(labels.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: -4, y: top + CGFloat(index) * lineHeight, width: bounds.width + 8, height: lineHeight)
    }
  }

  // MARK: Following the finger

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let y = touch.location(in: self).y
    let number = Int(((y - top) / max(1, lineHeight)).rounded(.down))
    let wanted = min(max(0, number), titles.count - 1)
    guard wanted != current else { return }
    current = wanted
    last = wanted
    owner.scroll(toIndexTitle: wanted)
  }

  // MARK: Keys and readers

  override var canBecomeFocused: Bool { !titles.isEmpty }

  /// Up and down go from title to title.
  override func adjustByFocusKey(_ key: KeyInput.Key) -> Bool {
    switch key {
    case .up: step(by: -1)
    case .down: step(by: 1)
    default: return false
    }
    return true
  }

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  /// The title that was scrolled to last.
  override var accessibilityValue: String? {
    get { titles.indices.contains(last) ? titles[last] : nil }
    set { super.accessibilityValue = newValue }
  }

  private func step(by way: Int) {
    guard !titles.isEmpty else { return }
    last = min(max(0, last + way), titles.count - 1)
    owner.scroll(toIndexTitle: last)
  }

  // MARK: Tracking

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    current = nil
    follow(touch)
    backgroundColor = owner.indexAppearance.tracking
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    current = nil
    backgroundColor = owner.indexAppearance.background
  }

  override func cancelTracking(with event: UIEvent?) {
    current = nil
    backgroundColor = owner.indexAppearance.background
  }
}
