import Foundation

/// The anchors that constraints have returned and that somebody still holds, so that constraints on one edge return
/// one object and `===` compares edges.
///
/// Evidence: the suite of github.com/Tinder/Layout, which compares `firstAnchor` and `secondAnchor` of constraints
/// made apart by `===` and passes on iOS.
@MainActor
enum KnownAnchors {
  private struct Key: Hashable {
    var item: ObjectIdentifier?
    var attribute: NSLayoutConstraint.Attribute
    var startItem: ObjectIdentifier?
    var startAttribute: NSLayoutConstraint.Attribute?
  }

  private struct Entry {
    weak var anchor: NSLayoutAnchor<AnyObject>?
  }

  private static var entries: [Key: Entry] = [:]
  /// Entries whose anchors are gone are removed when there are so many.
  private static var limit = 64

  /// The one anchor of an edge; made where nobody holds it.
  static func anchor(of operand: LayoutOperand) -> NSLayoutAnchor<AnyObject> {
    let key = Key(
      item: operand.item.map(ObjectIdentifier.init), attribute: operand.attribute,
      startItem: operand.startItem.map(ObjectIdentifier.init),
      startAttribute: operand.startAttribute)
    // Another object may have come to lie where one that is gone has lain.
    if let known = entries[key]?.anchor, known.operand.isSame(as: operand) { return known }
    if entries.count >= limit {
      entries = entries.filter { $0.value.anchor != nil }
      limit = max(64, entries.count * 2)
    }
    let anchor = NSLayoutAnchor<AnyObject>(operand: operand)
    entries[key] = Entry(anchor: anchor)
    return anchor
  }
}
