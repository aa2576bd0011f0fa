import Failures
import PlatformInterface
import QuartzCore

/// Says how many wheels a picker has, and how many rows each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns how many wheels the picker has, asked when it is reloaded.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns how many rows a wheel has, asked when it is reloaded; a negative number stops the
  /// program.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives rows their appearance and hears of choices. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel in points; zero and less share the width evenly.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows in points; zero and less are the usual height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the text of a row. It is asked for visible rows alone; an attributed title or a view
  /// of the delegate's comes first.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the text of a row with attributes of its own, in place of the title; nil for the
  /// title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, in place of titles; `view` is one that left the wheel and can be
  /// used again, or nil.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Hears that a wheel that the user turned stands still at another row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { -1 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { -1 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { PickerTitle.standard }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels beside each other, each of which shows one of its rows in the middle.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private let band = ControlPart(frame: .zero)
  private(set) final var wheels: [PickerWheel] = []
  private var needsReload = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a picker from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    addSubview(band)
    clipsToBounds = true
  }

  /// What says how many wheels and rows there are. Setting it reloads the picker before its next
  /// layout.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { forget() } }
  }
  /// What gives rows their appearance and hears of choices. Setting it reloads the picker before
  /// its next layout.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { forget() } }
  }

  private func forget() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Counts

  /// How many wheels the picker shows.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }
  /// Returns how many rows a wheel has; zero for a wheel that is not there.
  open func numberOfRows(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return wheel(component)?.rowCount ?? 0
  }
  /// Returns the size of a wheel's rows in points, after laying the picker out; zero for a wheel
  /// that is not there.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }
  /// Returns the view of a row; nil for rows that are not seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.shownContent(of: row)
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Loading

  /// Asks for everything anew; rows that are still there stay selected.
  open func reloadAllComponents() {
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in wheels.indices { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Asks for one wheel's rows anew. The row at the wheel's middle stays where it still exists.
  open func reloadComponent(_ component: Int) {
    guard !needsReload, let wheel = wheel(component) else { return }
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    require(
      rows >= 0,
      "The data source returned \(rows) rows for component \(component) of \(self); expected a "
        + "number that is not negative.")
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    wheel.load(rows: rows, height: height > 0 ? height : PickerMetrics.rowHeight)
    setNeedsLayout()
  }

  private func reloadIfNeeded() { if needsReload { reloadAllComponents() } }

  // MARK: Selection

  /// Returns the row in the middle of a wheel; −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return wheel(component)?.selected ?? -1
  }

  /// Turns a wheel to a row, which `animated` shows. It does not call the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    guard let wheel = wheel(component) else { return }
    if bounds.height > 0 { layoutIfNeeded() }
    wheel.select(row, animated: animated, byUser: false)
  }

  /// Whether the middle row is marked, which it always is, whatever is set.
  open var showsSelectionIndicator = true

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: PickerMetrics.width, height: PickerMetrics.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let bandHeight = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
    band.frame = CGRect(
      x: PickerMetrics.margin, y: (bounds.height - bandHeight) / 2,
      width: max(bounds.width - 2 * PickerMetrics.margin, 0), height: bandHeight)
    let space = max(bounds.width - 2 * PickerMetrics.margin - 2 * PickerMetrics.gap, 0)
    let gaps = CGFloat(max(wheels.count - 1, 0)) * PickerMetrics.gap
    let wished = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let given = wished.filter { $0 > 0 }.reduce(0, +)
    let open = wished.filter { $0 <= 0 }.count
    let share = open > 0 ? max(space - gaps - given, 0) / CGFloat(open) : 0
    let widths = wished.map { $0 > 0 ? $0 : share }
    var x = (bounds.width - widths.reduce(0, +) - gaps) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, width) in zip(wheels, widths) {
      let left = isMirrored ? bounds.width - x - width : x
      wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      x += width + PickerMetrics.gap
    }
  }

  // MARK: Rows

  /// What a row shows: the delegate's view, or a label.
  final func content(of row: Int, _ component: Int, reusing old: UIView?) -> UIView {
    guard let delegate else { return old as? PickerTitle ?? PickerTitle() }
    let own = delegate.pickerView(
      self, viewForRow: row, forComponent: component, reusing: old is PickerTitle ? nil : old)
    guard own === PickerTitle.standard else { return own }
    let label = old as? PickerTitle ?? PickerTitle()
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for wheel in wheels { wheel.setNeedsLayout() }
  }
}

/// A row's title.
final class PickerTitle: UILabel {
  /// What delegates without views of their own answer.
  static let standard = PickerTitle()

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: PickerMetrics.fontSize)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.7
  }

  required init?(coder: NSCoder) { nil }
}

/// Distances of pickers, in points: the height is Interface Builder's (control_metrics_ib.json), the
/// others were looked at.
enum PickerMetrics {
  static let width: CGFloat = 320
  /// iOS-BEHAVIOUR: 216. Evidence: metric-2.
  static let height: CGFloat = 216
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 21
  static let margin: CGFloat = 9
  static let gap: CGFloat = 5
  static let bandRadius: CGFloat = 8
  /// Of the cylinder that rows lie on.
  static let radius: CGFloat = 146
}
