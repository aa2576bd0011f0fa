import Foundation

/// What can be gone through object by object, as methods of Objective-C take it; Foundation for Linux lacks the
/// name. Arrays conform, too, as a cast makes them one on Apple's systems.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}
extension Array: NSFastEnumeration {}

/// A class whose objects are gone through, for those who take any such collection.
package protocol EnumeratedObjects: AnyObject {
  /// All that it holds, in order.
  var enumeratedObjects: [Any] { get }
}

/// The objects of any collection.
package enum FastEnumeration {
  /// Returns the objects of a collection, in its order; none where it is of a class of the program's own.
  package static func objects(_ collection: any NSFastEnumeration) -> [Any] {
    switch collection {
    case let collection as any EnumeratedObjects: collection.enumeratedObjects
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let enumerator as NSEnumerator: enumerator.allObjects
    case let array as NSArray: array.map { $0 }
    case let array as [Any]: array
    default: []
    }
  }
}
