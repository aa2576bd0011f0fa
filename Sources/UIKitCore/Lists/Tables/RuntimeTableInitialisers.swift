import CSwiftRuntime

/// Classes of tables, by `init(frame:style:)`: see `RuntimeObject`.
@_spi(XcodeSources)
public protocol RuntimeTable {}

@_spi(XcodeSources)
extension UITableView: RuntimeTable {}

extension RuntimeTable {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(frame: CGRect, style: UITableView.Style) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UITableView.Type, through: tessera_initialiser_table,
        words: [UInt64(style.rawValue)], frame: frame) as! Self
  }
}

/// Classes of cells, by `init(style:reuseIdentifier:)`.
@_spi(XcodeSources)
public protocol RuntimeTableCell {}

@_spi(XcodeSources)
extension UITableViewCell: RuntimeTableCell {}

extension RuntimeTableCell {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UITableViewCell.Type, style: style,
        reuseIdentifier: reuseIdentifier) as! Self
  }
}

/// Classes of headers and footers, by `init(reuseIdentifier:)`.
@_spi(XcodeSources)
public protocol RuntimeTableHeader {}

@_spi(XcodeSources)
extension UITableViewHeaderFooterView: RuntimeTableHeader {}

extension RuntimeTableHeader {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UITableViewHeaderFooterView.Type,
        reuseIdentifier: reuseIdentifier) as! Self
  }
}

/// Classes of table controllers, by `init(style:)`.
@_spi(XcodeSources)
public protocol RuntimeTableController {}

@_spi(XcodeSources)
extension UITableViewController: RuntimeTableController {}

extension RuntimeTableController {
  /// Makes an instance of the class that the variable names, by the initialiser of this name that
  /// it overrides or inherits.
  @_spi(XcodeSources)
  @preconcurrency @MainActor
  public init(style: UITableView.Style) {
    self =
      ObjectFactory.make(
        RuntimeClass.next(Self.self) as! UITableViewController.Type,
        through: tessera_initialiser_table_controller,
        words: [UInt64(style.rawValue)]) as! Self
  }
}
