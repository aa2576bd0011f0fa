import PlatformInterface

/// F1: what the keys do in this program, as holding the Command key shows it on iPadOS.
final class ShortcutOverview: SceneFeature {
  override class var priority: EventPriority { .menus }

  private weak var shown: ShortcutPanel?

  override func canPerform(_ command: DesktopCommand, in window: UIWindow) -> Bool {
    command == .shortcuts
  }

  override func perform(_ command: DesktopCommand, in window: UIWindow) -> Bool {
    guard command == .shortcuts else { return false }
    let list = ShortcutList(from: window.responderForKeys ?? window.keyTarget)
    let panel = ShortcutPanel(list)
    panel.frame = window.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.ended = { [weak self] in self?.hide() }
    window.addSubview(panel)
    shown = panel
    UIView.performWithoutAnimation { panel.alpha = 0 }
    UIView.animate(withDuration: 0.15) { panel.alpha = 1 }
    return true
  }

  // Arrows and the like scroll it; any other key ends it, and does nothing else.
  override func takeKey(_ input: KeyInput, isPressed: Bool) -> Bool {
    guard let shown, input.isDown || !isPressed else { return false }
    guard input.isDown, !shown.list.handleKey(input) else { return true }
    hide()
    return true
  }

  override func windowWillLeave(_ window: UIWindow) {
    if shown?.window === window { shown?.removeFromSuperview() }
  }

  private func hide() {
    guard let panel = shown else { return }
    shown = nil
    panel.isUserInteractionEnabled = false
    UIView.animate(withDuration: 0.15) {
      panel.alpha = 0
    } completion: { _ in
      panel.removeFromSuperview()
    }
  }
}

/// The overview over a darkened window: groups of lines in as many columns as there is space for.
final class ShortcutPanel: UIView {
  let list = UIScrollView()
  var ended: () -> Void = {}
  private let plate = UIVisualEffectView(effect: MenuStyle.material)
  private var groups: [[(title: UILabel, keys: UILabel?)]] = []

  private static let columnWidth: CGFloat = 300
  private static let padding: CGFloat = 20
  private static let lineHeight: CGFloat = 30

  init(_ shortcuts: ShortcutList) {
    super.init(frame: .zero)
    backgroundColor = MenuStyle.dim
    accessibilityIdentifier = "keyboard-shortcuts"
    accessibilityViewIsModal = true
    plate.layer.cornerRadius = MenuStyle.cornerRadius
    plate.clipsToBounds = true
    addSubview(plate)
    plate.contentView.addSubview(list)
    for group in shortcuts.groups {
      let title = Self.label(group.title, .preferredFont(forTextStyle: .headline), .label)
      title.accessibilityTraits = .header
      var lines: [(title: UILabel, keys: UILabel?)] = [(title, nil)]
      for line in group.lines {
        let text = Self.label(line.title, .preferredFont(forTextStyle: .subheadline), .label)
        let keys = Self.label(
          line.keys, .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
        keys.textAlignment = .natural
        text.accessibilityLabel = line.title + ", " + line.keys
        keys.isAccessibilityElement = false
        lines.append((text, keys))
      }
      groups.append(lines)
    }
    for line in groups.joined() {
      list.addSubview(line.title)
      if let keys = line.keys { list.addSubview(keys) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended() }

  override func accessibilityPerformEscape() -> Bool {
    ended()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let space = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 16)
    let columns = max(
      1, min(groups.count, Int((space.width - Self.padding) / (Self.columnWidth + Self.padding)), 3)
    )
    let width = min(
      Self.columnWidth, (space.width - Self.padding * CGFloat(columns + 1)) / CGFloat(columns))
    let line = max(
      Self.lineHeight, UIFont.preferredFont(forTextStyle: .subheadline).lineHeight + 10)
    var bottoms = Array(repeating: Self.padding, count: columns)
    for group in groups {
      // Into the shortest column, so that the panel stays low.
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let x = Self.padding + CGFloat(column) * (width + Self.padding)
      for (index, entry) in group.enumerated() {
        place(entry, at: CGPoint(x: x, y: bottoms[column] + CGFloat(index) * line), width, line)
      }
      bottoms[column] += CGFloat(group.count) * line + Self.padding
    }
    let size = CGSize(
      width: CGFloat(columns) * (width + Self.padding) + Self.padding,
      height: bottoms.max() ?? 0)
    let height = min(size.height, space.height)
    plate.frame = CGRect(
      x: space.midX - size.width / 2, y: space.midY - height / 2, width: size.width, height: height)
    list.frame = plate.bounds
    list.contentSize = size
  }

  private func place(
    _ entry: (title: UILabel, keys: UILabel?), at point: CGPoint, _ width: CGFloat,
    _ height: CGFloat
  ) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let keysWidth = min(entry.keys?.sizeThatFits(.zero).width.rounded(.up) ?? 0, width * 0.6)
    let gap: CGFloat = keysWidth > 0 ? 8 : 0
    entry.title.frame = CGRect(
      x: point.x + (isMirrored ? keysWidth + gap : 0), y: point.y, width: width - keysWidth - gap,
      height: height)
    entry.keys?.frame = CGRect(
      x: isMirrored ? point.x : point.x + width - keysWidth, y: point.y, width: keysWidth,
      height: height)
  }
}
