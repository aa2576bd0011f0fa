import CoreGraphics
import Foundation

// Objective-C's dictionaries are Core Foundation's on Apple's systems, so that sources pass one where the other is
// asked for.

extension NSDictionary {
  fileprivate var query: CFDictionary { self as? CFDictionary ?? [:] }
}

/// Keeps a password, as the function of that name does that takes Core Foundation's dictionary.
@discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus { SecItemAdd(attributes.query, result) }

/// Finds passwords, as the function of that name does that takes Core Foundation's dictionary.
@discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus { SecItemCopyMatching(query.query, result) }

/// Changes passwords, as the function of that name does that takes Core Foundation's dictionaries.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  SecItemUpdate(query.query, attributesToUpdate.query)
}

/// Changes passwords, as the function of that name does that takes Core Foundation's dictionaries.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  SecItemUpdate(query.query, attributesToUpdate)
}

/// Changes passwords, as the function of that name does that takes Core Foundation's dictionaries.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  SecItemUpdate(query, attributesToUpdate.query)
}

/// Deletes passwords, as the function of that name does that takes Core Foundation's dictionary.
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.query) }
