import Foundation

/// What happens where two objects have a value that no two may share.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// How conflicts are settled when a context is saved.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Which side wins.
  public let mergeType: NSMergePolicyType

  /// Makes a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// A conflict is an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The context keeps what it does not share with the store.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// What the context has wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// What the context has is all that stays.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What the store has wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// A conflict is an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What the context has wins.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The context keeps what it does not share with the store.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What the context has is all that stays.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What the store has wins.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
