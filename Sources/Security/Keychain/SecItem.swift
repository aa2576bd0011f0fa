import CoreGraphics
import Foundation
import PlatformInterface

/// Keeps a password.
///
/// - Parameters:
///   - attributes: its kind, its attributes and what is secret; what to return of it.
///   - result: gets what is to be returned.
/// - Returns: `errSecDuplicateItem` where there is one of the same account and service or server; `errSecAuthFailed`
///   where the user is to be asked before it is read; `errSecUnimplemented`, which is reported, for other items than
///   passwords.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  KeychainQuery.perform(attributes, "SecItemAdd(_:_:)") { query, items in
    // iOS-BEHAVIOUR: a device whose owner has set no code refuses such an item. Evidence: unmeasured.
    guard !query.asksTheUser else { return errSecAuthFailed }
    let item = KeychainItem(query, at: Date())
    guard !items.contains(where: { $0.hasKey(of: item) }) else { return errSecDuplicateItem }
    items.append(item)
    if query.returnsSomething { result?.pointee = query.answer([item]) }
    return errSecSuccess
  }
}

/// Finds passwords.
///
/// - Parameters:
///   - query: the kind, the attributes that they have, how many, and what to return of each.
///   - result: gets data, attributes or both as a dictionary; an array of these where the query has no limit.
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  KeychainQuery.perform(query, "SecItemCopyMatching(_:_:)") { query, items in
    let found = items.filter(query.matches).prefix(query.limit ?? .max)
    guard !found.isEmpty else { return errSecItemNotFound }
    if query.returnsSomething { result?.pointee = query.answer(Array(found)) }
    return errSecSuccess
  }
}

/// Changes all passwords that a query finds.
///
/// - Parameters:
///   - query: the kind, and the attributes that they have.
///   - attributesToUpdate: the attributes that become others, and what is secret.
/// - Returns: `errSecItemNotFound` where there is none, `errSecDuplicateItem` where two would be alike.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  KeychainQuery.perform(query, "SecItemUpdate(_:_:)") { query, items in
    guard let change = KeychainQuery(attributesToUpdate) else { return errSecParam }
    guard !change.asksTheUser else { return errSecAuthFailed }
    let places = items.indices.filter { query.matches(items[$0]) }
    guard !places.isEmpty else { return errSecItemNotFound }
    var changed = items
    for place in places { changed[place].take(change, at: Date()) }
    for (place, item) in changed.enumerated() {
      guard !changed[(place + 1)...].contains(where: { $0.hasKey(of: item) }) else {
        return errSecDuplicateItem
      }
    }
    items = changed
    return errSecSuccess
  }
}

/// Removes all passwords that a query finds.
///
/// - Returns: `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  KeychainQuery.perform(query, "SecItemDelete(_:)") { query, items in
    let count = items.count
    items.removeAll(where: query.matches)
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }
}
