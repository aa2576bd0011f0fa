import PlatformInterface
import QuartzCore

/// One wheel of a picker: a scroll view that stops at rows and shows them as if on a cylinder.
final class PickerWheel: UIScrollView {
  unowned let picker: UIPickerView
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The row that was chosen last, by whomever.
  private(set) var selected = -1
  private var shown: [Int: PickerRow] = [:]
  private var spare: [PickerRow] = []
  private var isByUser = false
  private lazy var link = PickerWheelLink(self)

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    storedDelegate = link
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    scrollsToTop = false
    alwaysBounceVertical = true
    addGestureRecognizer(UITapGestureRecognizer(target: link, action: PickerWheelLink.tap))
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { return nil }

  override var accessibilityValue: String? {
    get { (shown[selected]?.content as? UILabel)?.text }
    set { super.accessibilityValue = newValue }
  }

  private var names: (any UIPickerViewAccessibilityDelegate)? {
    picker.delegate as? any UIPickerViewAccessibilityDelegate
  }
  override var accessibilityLabel: String? {
    get {
      names.flatMap {
        $0.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
          ?? $0.pickerView(picker, accessibilityLabelForComponent: component)
      } ?? super.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityHint: String? {
    get {
      names.flatMap {
        $0.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
          ?? $0.pickerView(picker, accessibilityHintForComponent: component)
      } ?? super.accessibilityHint
    }
    set { super.accessibilityHint = newValue }
  }
  // iOS-BEHAVIOUR: incrementing goes to the next row, down the wheel. Evidence: unmeasured.
  override func accessibilityIncrement() { select(selected + 1, animated: true, byUser: true) }
  override func accessibilityDecrement() { select(selected - 1, animated: true, byUser: true) }

  /// A wheel goes by rows, which readers adjust.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// To the row above or below.
  override func adjustByFocusKey(_ key: KeyInput.Key) -> Bool {
    guard key == .up || key == .down else { return false }
    let aim = isMoving ? row(at: motion.target.y) : selected
    select(aim + (key == .down ? 1 : -1), animated: true, byUser: true)
    return true
  }

  func load(rows: Int, height: CGFloat) {
    rowCount = rows
    rowHeight = height
    for row in shown.values { keep(row) }
    shown = [:]
    selected = rows == 0 ? -1 : min(max(selected, 0), rows - 1)
    arrange()
  }

  private func arrange() {
    let edge = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: edge, left: 0, bottom: edge, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    if selected >= 0, !isMoving { contentOffset.y = offset(of: selected) }
    setNeedsLayout()
  }

  private var isMoving: Bool { isDragging || isDecelerating || isScrollAnimating }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  private func row(at offset: CGFloat) -> Int {
    guard rowCount > 0 else { return -1 }
    let row = ((offset + contentInset.top) / rowHeight).rounded()
    // A picker may say that it has more rows than can be told apart.
    return row < CGFloat(rowCount - 1) ? Int(max(row, 0)) : rowCount - 1
  }

  override func didChangeBounds(from old: CGRect, reason: BoundsChangeReason) {
    super.didChangeBounds(from: old, reason: reason)
    if old.size != bounds.size { arrange() }
    setNeedsLayout()
  }

  // MARK: Choosing

  func select(_ row: Int, animated: Bool, byUser: Bool) {
    guard rowCount > 0 else { return }
    let row = min(max(row, 0), rowCount - 1)
    if byUser {
      isByUser = true
    } else {
      isByUser = false
      selected = row
    }
    let target = CGPoint(x: 0, y: offset(of: row))
    guard contentOffset != target else { return settled() }
    setContentOffset(target, animated: animated && window != nil)
    if !animated || window == nil { settled() }
  }

  func dragBegins() { isByUser = true }

  /// The wheel stands still.
  func settled() {
    guard !isMoving else { return }
    let row = row(at: contentOffset.y)
    let wasByUser = isByUser
    isByUser = false
    guard row != selected, row >= 0 else { return }
    selected = row
    if wasByUser { picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component) }
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: proposed.x, y: offset(of: row(at: proposed.y)))
  }

  /// A detent of a wheel is a row.
  override func handleScroll(_ input: ScrollInput) -> Bool {
    guard input.source == .wheel, input.phase == .changed, input.delta.dy != 0 else {
      return super.handleScroll(input)
    }
    let from = row(at: storedMotion?.target.y ?? contentOffset.y)
    select(from + (input.delta.dy > 0 ? 1 : -1), animated: true, byUser: true)
    return true
  }

  func tapped(at point: CGPoint) {
    let away = point.y - bounds.midY
    let angle = asin(min(max(away / PickerMetrics.radius, -1), 1))
    let place = contentOffset.y + angle * PickerMetrics.radius
    select(row(at: place), animated: true, byUser: true)
  }

  // MARK: Rows

  func shownContent(of row: Int) -> UIView? { shown[row]?.content }

  /// Asks for the rows that are seen anew.
  func reloadShownRows() {
    for (index, row) in shown {
      row.show(picker.content(of: index, component, reusing: row.content))
    }
  }

  private func keep(_ row: PickerRow) {
    row.isHidden = true
    spare.append(row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowCount > 0, bounds.height > 0 else { return }
    // As far as the cylinder can be seen.
    let reach = asin(min(bounds.height / 2 / PickerMetrics.radius, 1)) * PickerMetrics.radius
    let middle = bounds.midY
    let first = max(Int(((middle - reach) / rowHeight).rounded(.down)), 0)
    let last = min(Int(((middle + reach) / rowHeight).rounded(.down)), rowCount - 1)
    for (index, row) in shown where index < first || index > last {
      shown[index] = nil
      keep(row)
    }
    guard first <= last else { return }
    for index in first...last {
      let row = shown[index] ?? makeRow(index)
      place(row, away: (CGFloat(index) + 0.5) * rowHeight - middle, middle: middle)
    }
  }

  private func makeRow(_ index: Int) -> PickerRow {
    let row = spare.popLast() ?? PickerRow(frame: .zero)
    if row.superview == nil { addSubview(row) }
    row.isHidden = false
    row.show(picker.content(of: index, component, reusing: row.content))
    shown[index] = row
    return row
  }

  /// - Parameter away: points from the middle, along the cylinder.
  private func place(_ row: PickerRow, away: CGFloat, middle: CGFloat) {
    let angle = away / PickerMetrics.radius
    row.transform = .identity
    row.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    row.center = CGPoint(x: bounds.midX, y: middle + sin(angle) * PickerMetrics.radius)
    let squeeze = max(cos(angle), 0.05)
    if abs(angle) > 0.001 { row.transform = CGAffineTransform(scaleX: 1, y: squeeze) }
    let near = min(abs(away) / rowHeight, 1)
    row.alpha = 1 - 0.45 * near - max(0, 1 - squeeze) * 1.1
  }
}

/// The place of a row's content.
private final class PickerRow: UIView {
  private(set) var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ new: UIView) {
    if new !== content { content?.removeFromSuperview() }
    content = new
    if new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    if content is PickerTitle || content.bounds.isEmpty {
      content.frame = bounds.shrunk(dx: 2, dy: 0)
    } else {
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}

/// Hears of a wheel's motion and taps.
private final class PickerWheelLink: NSObject, UIScrollViewDelegate {
  private unowned let wheel: PickerWheel
  init(_ wheel: PickerWheel) { self.wheel = wheel }

  static let tap = Selector("tapped:", PickerWheelLink.tapped(_:))

  func tapped(_ sender: UITapGestureRecognizer) { wheel.tapped(at: sender.location(in: wheel)) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { wheel.dragBegins() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { wheel.settled() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { wheel.settled() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { wheel.settled() }
}
