import CSwiftRuntime
import Failures

extension ObjectFactory {
  /// Through `UITableViewCell.init(style:reuseIdentifier:)`, overridden or not.
  static func make(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    let object = withOwnedWords(of: reuseIdentifier) { first, second in
      tessera_allocate_cell(
        unsafeBitCast(type, to: UnsafeRawPointer.self), UInt8(style.rawValue), first, second)
    }
    guard let object else {
      failure("init(style:reuseIdentifier:) of \(type) returned nothing.")
    }
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// Through `UITableViewHeaderFooterView.init(reuseIdentifier:)`, overridden or not.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let object = withOwnedWords(of: reuseIdentifier) { first, second in
      tessera_allocate_header(unsafeBitCast(type, to: UnsafeRawPointer.self), first, second)
    }
    guard let object else {
      failure("init(reuseIdentifier:) of \(type) returned nothing.")
    }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }
}
