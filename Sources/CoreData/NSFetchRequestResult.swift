import Foundation

/// What requests give: managed objects, their identities, dictionaries and numbers.
///
/// A protocol is no type that conforms to itself, unless Objective-C has it; so `NSFetchRequest` and
/// `NSFetchedResultsController` take every type, where Apple's take those that conform.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
