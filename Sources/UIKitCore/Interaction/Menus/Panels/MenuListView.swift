/// The entries of one menu with their separators, and who turns touches on them into choices.
@MainActor
final class MenuListView: UIView {
  private let model: MenuModel
  private let style: MenuStyle
  /// In the order of `MenuModel.entries`.
  private(set) var items: [MenuItemView] = []
  private var pieces: [Piece] = []
  weak var panel: MenuPanel?

  /// What stands between and above entries.
  private enum Piece {
    case header(UILabel)
    case line(UIView)
    case gap(UIView)
    case row(MenuItemView)
    case strip([MenuItemView], lines: [UIView], columns: Int)
  }

  /// - Parameter isSubmenu: its title is shown by the panel, and its rows begin under that.
  init(_ model: MenuModel, style: MenuStyle, isSubmenu: Bool) {
    self.model = model
    self.style = style
    super.init(frame: .zero)
    build(isSubmenu: isSubmenu)
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Building

  private func build(isSubmenu: Bool) {
    let hasMarks =
      isSubmenu
      || model.groups.contains { group in
        group.layout == .rows && group.entries.contains { $0.state != .off || $0.isSubmenu }
      }
    if !isSubmenu, !model.title.isEmpty {
      addHeader(model.title)
      addLine()
    }
    for (index, group) in model.groups.enumerated() {
      if index > 0 { add(gap()) }
      if !group.title.isEmpty { addHeader(group.title) }
      let views = group.entries.map {
        MenuItemView($0, layout: group.layout, hasMarks: hasMarks, style: style)
      }
      items += views
      add(views, group.layout)
    }
  }

  private func add(_ views: [MenuItemView], _ layout: MenuModel.Layout) {
    views.forEach(addSubview)
    guard layout != .rows else {
      for (number, view) in views.enumerated() {
        if number > 0 { addLine() }
        pieces.append(.row(view))
      }
      return
    }
    let columns = layout.columns
    for start in stride(from: 0, to: views.count, by: columns) {
      if start > 0, layout != .palette { addLine() }
      let row = Array(views[start..<min(start + columns, views.count)])
      let lines = layout == .palette ? [] : row.dropFirst().map { _ in makeLine() }
      pieces.append(.strip(row, lines: lines, columns: min(columns, views.count)))
    }
  }

  private func addHeader(_ title: String) {
    let label = UILabel()
    label.text = title
    label.font = style.headerFont
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(label)
    pieces.append(.header(label))
  }

  private func addLine() { pieces.append(.line(makeLine())) }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = MenuStyle.separator
    addSubview(line)
    return line
  }

  private func gap() -> UIView {
    let gap = UIView()
    gap.backgroundColor = MenuStyle.gap
    return gap
  }

  private func add(_ gap: UIView) {
    addSubview(gap)
    pieces.append(.gap(gap))
  }

  // MARK: Layout

  private var hairline: CGFloat { 1 / max(1, style.traits.displayScale) }

  private func height(of piece: Piece, width: CGFloat) -> CGFloat {
    switch piece {
    case .header(let label):
      let availableSize = CGSize(
        width: width - 2 * MenuStyle.inset, height: .greatestFiniteMagnitude)
      return max(style.headerHeight, label.sizeThatFits(availableSize).height + 14)
    case .line: return hairline
    case .gap: return MenuStyle.gapHeight
    case .row(let item): return item.height(for: width)
    case .strip(let row, _, let columns):
      return row.map { $0.height(for: width / CGFloat(columns)) }.max() ?? 0
    }
  }

  /// The height of everything at a width.
  func height(for width: CGFloat) -> CGFloat {
    pieces.reduce(0) { $0 + height(of: $1, width: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for piece in pieces {
      let height = height(of: piece, width: bounds.width)
      place(piece, CGRect(x: 0, y: y, width: bounds.width, height: height))
      y += height
    }
  }

  private func place(_ piece: Piece, _ area: CGRect) {
    switch piece {
    case .header(let label): label.frame = area.shrunk(dx: MenuStyle.inset, dy: 0)
    case .line(let view), .gap(let view): view.frame = area
    case .row(let item): item.frame = area
    case .strip(let row, let lines, let columns):
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let count = CGFloat(max(1, columns))
      for (number, line) in lines.enumerated() {
        let x = (area.width * CGFloat(number + 1) / count).rounded()
        line.frame = CGRect(x: x, y: area.minY, width: hairline, height: area.height)
      }
      for (number, item) in row.enumerated() {
        let column = isMirrored ? count - 1 - CGFloat(number) : CGFloat(number)
        let left = (area.width * column / count).rounded()
        let right = (area.width * (column + 1) / count).rounded()
        item.frame = CGRect(x: left, y: area.minY, width: right - left, height: area.height)
      }
    }
  }

  // MARK: Touches

  /// The entry at a point in this view's coordinates, if it can be chosen.
  func index(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    return items.firstIndex { $0.frame.contains(point) && $0.entry.isEnabled }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

  private func track(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    panel?.finger(at: touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    panel?.fingerLifted(at: touch.location(in: self))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    panel?.fingerLifted(at: nil)
  }
}
