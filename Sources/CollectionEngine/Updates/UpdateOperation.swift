/// One change of a batch, as the caller said it.
///
/// What goes away or stays (`delete…`, `reload…`, the first value of `move…`) counts in the list
/// before the batch; what comes (`insert…`, the second value of `move…`) counts in the list after
/// it. The order of the calls means nothing.
package enum UpdateOperation: Equatable, Sendable {
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case deleteItem(ItemPath)
  case insertItem(ItemPath)
  case reloadItem(ItemPath)
  case moveItem(ItemPath, to: ItemPath)
}

/// What a list calls its elements, for texts: collection views say item, table views row.
package enum ElementName: String, Sendable {
  case item
  case row

  /// As texts name the view.
  package var viewName: String { self == .item ? "Collection view" : "Table view" }
  /// The view's class.
  package var className: String { self == .item ? "UICollectionView" : "UITableView" }
}

/// Why a batch cannot be applied, with UIKit's texts.
package struct UpdateError: Error, Equatable {
  /// As UIKit raises it, without the description of the view where that ends the text.
  package var message: String
  /// The wording before iOS 15 where it differs.
  package var classicMessage: String?
  /// Whether UIKit ends this text with a description of the view.
  package var namesView = false

  init(_ message: String) { self.message = message }
}

extension UpdateOperation {
  /// As the texts of iOS 16 list it: `Delete item (0 - 1)`.
  package func text(_ elementName: ElementName) -> String {
    let word = elementName.rawValue
    switch self {
    case .deleteSection(let section): return "Delete section (\(section))"
    case .insertSection(let section): return "Insert section (\(section))"
    case .reloadSection(let section): return "Reload section (\(section))"
    case .moveSection(let old, let new): return "Move section (\(old)) to (\(new))"
    case .deleteItem(let path): return "Delete \(word) (\(path))"
    case .insertItem(let path): return "Insert \(word) (\(path))"
    case .reloadItem(let path): return "Reload \(word) (\(path))"
    case .moveItem(let old, let new): return "Move \(word) (\(old)) to (\(new))"
    }
  }
}
