/// The views inside a cell, made when they are first needed.
@MainActor
struct CellParts {
  private(set) var textLabel: UILabel?
  private(set) var detailLabel: UILabel?
  private(set) var imageView: UIImageView?
  var separator: UIView?
  /// Above the first row of a group.
  var topSeparator: UIView?
  var accessory: CellAccessory?
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?
  /// Shown where the program has no selected background of its own.
  var plainSelection: UIView?
  /// The background colour the table gave; nil once the program set another one.
  var givenBackground: UIColor?
  /// What selecting the row or tapping its accessory performs, by the cell's document.
  var selectionSegue: SegueTemplate?
  var accessorySegue: SegueTemplate?
  /// The height a document gives the row; nil where it is the table's.
  var documentHeight: CGFloat?
  /// It belongs to its table for good: no other row gets it.
  var isStatic = false

  /// Views of a document take the places of those that a style makes.
  mutating func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    textLabel = text ?? textLabel
    detailLabel = detail ?? detailLabel
    imageView = image ?? imageView
  }

  mutating func text(of cell: UITableViewCell) -> UILabel {
    if let textLabel { return textLabel }
    let label = UILabel(frame: .zero)
    label.font = Self.textFont(cell)
    if cell.cellStyle == .value2 {
      label.textAlignment = .right
      label.textColor = cell.tintColor
    }
    cell.contentView.addSubview(label)
    textLabel = label
    return label
  }

  mutating func detail(of cell: UITableViewCell) -> UILabel? {
    if let detailLabel { return detailLabel }
    guard cell.cellStyle != .default else { return nil }
    let label = UILabel(frame: .zero)
    label.font = Self.detailFont(cell)
    switch cell.cellStyle {
    case .value1: label.textColor = .secondaryLabel
    case .default, .value2, .subtitle: break
    }
    cell.contentView.addSubview(label)
    detailLabel = label
    return label
  }

  mutating func image(of cell: UITableViewCell) -> UIImageView? {
    if let imageView { return imageView }
    guard cell.cellStyle != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    imageView = view
    return view
  }

  /// They were in a content view that is gone.
  mutating func forgetLabels() { (textLabel, detailLabel, imageView) = (nil, nil, nil) }

  /// After another text size was chosen; fonts of the program's stay.
  func refreshFonts(of cell: UITableViewCell) {
    for (label, fonts) in [(textLabel, Self.textFont), (detailLabel, Self.detailFont)] {
      guard let label, label.adjustsFontForContentSizeCategory || fontIsOurs(label) else {
        continue
      }
      label.font = fonts(cell)
    }
  }

  private func fontIsOurs(_ label: UILabel) -> Bool {
    label.font.fontDescriptor.object(forKey: .textStyle) != nil
  }

  private static func textFont(_ cell: UITableViewCell) -> UIFont {
    cell.cellStyle == .value2
      ? UIFont.systemFont(ofSize: TableMetrics.value2TextSize)
      : UIFont.preferredFont(forTextStyle: .body, compatibleWith: cell.storedTraits)
  }

  private static func detailFont(_ cell: UITableViewCell) -> UIFont {
    switch cell.cellStyle {
    case .value2: UIFont.systemFont(ofSize: TableMetrics.value2DetailSize)
    case .subtitle:
      UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: cell.storedTraits)
    case .default, .value1:
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: cell.storedTraits)
    }
  }
}
