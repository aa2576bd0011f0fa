import CoreGraphics
import Foundation
import PlatformInterface

/// What a program asks of the keychain: attributes of items, how many, and what to return.
struct KeychainQuery {
  /// Attributes by their keys, without those that say how to search.
  private(set) var attributes: [String: NSObject] = [:]
  private var wishes: [String: NSObject] = [:]
  /// Whether items are to be read only once the user has shown who sits here, which nothing can.
  private(set) var asksTheUser = false

  /// Nil where something is no text, number, date or data.
  init?(_ dictionary: CFDictionary) {
    for (key, value) in dictionary {
      guard let key = key.base as? String else { return nil }
      let isWish = key.hasPrefix("r_") || key.hasPrefix("m_")
      // What would be asked of the user, and which of a Mac's keychains is meant.
      guard !key.hasPrefix("u_"), key != kSecUseDataProtectionKeychain else { continue }
      if let control = value as? SecAccessControl {
        attributes[kSecAttrAccessible] = control.protection as NSString
        asksTheUser = control.asksTheUser
        continue
      }
      guard let value = KeychainQuery.object(value) else { return nil }
      if isWish { wishes[key] = value } else { attributes[key] = value }
    }
  }

  private static func object(_ value: Any) -> NSObject? {
    switch value {
    case let text as String: text as NSString
    case let data as Data: data as NSData
    case let date as Date: date as NSDate
    case let flag as Bool: NSNumber(value: flag)
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    default: nil
    }
  }

  /// Does something with the items, and writes them where they changed.
  static func perform(
    _ dictionary: CFDictionary, _ name: String,
    _ action: (KeychainQuery, inout [KeychainItem]) -> OSStatus
  ) -> OSStatus {
    guard let query = KeychainQuery(dictionary) else { return errSecParam }
    let kinds = [kSecClassGenericPassword, kSecClassInternetPassword]
    let kind = query.attributes[kSecClass] as? String
    guard kind.map(kinds.contains) ?? (query.attributes[kSecValuePersistentRef] != nil) else {
      guard kind != nil else { return errSecParam }
      Unsupported.report("\(name) of items other than passwords")
      return errSecUnimplemented
    }
    return Keychain.change { action(query, &$0) }
  }

  var returnsSomething: Bool {
    [kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef].contains(where: wants)
  }

  private func wants(_ key: String) -> Bool { (wishes[key] as? NSNumber)?.boolValue ?? false }

  /// How many items are wanted; nil for all. One where the query does not say.
  var limit: Int? {
    switch wishes[kSecMatchLimit] {
    case let number as NSNumber: number.intValue
    case let word as NSString where word as String == kSecMatchLimitAll: nil
    default: 1
    }
  }

  func matches(_ item: KeychainItem) -> Bool {
    attributes.allSatisfy { key, value in
      switch key {
      case kSecAttrSynchronizable where value == kSecAttrSynchronizableAny as NSString: true
      case kSecValuePersistentRef: item.persistentReference == value
      case kSecAttrSynchronizable:
        (item.attributes[key] as? NSNumber)?.boolValue ?? false
          == (value as? NSNumber)?.boolValue ?? false
      default: item.attributes[key] == value
      }
    }
  }

  /// What `SecItemCopyMatching` gives for items.
  func answer(_ items: [KeychainItem]) -> AnyObject? {
    let answers = items.map(answer)
    return limit == 1 ? answers.first.flatMap { $0 } : answers.compactMap { $0 } as NSArray
  }

  private func answer(_ item: KeychainItem) -> AnyObject? {
    let (data, reference) = (item.attributes[kSecValueData], item.persistentReference)
    let wished = [kSecReturnData, kSecReturnPersistentRef, kSecReturnAttributes].filter(wants)
    if wished == [kSecReturnData] { return data }
    if wished == [kSecReturnPersistentRef] { return reference }
    var all = wants(kSecReturnAttributes) ? item.attributes : [:]
    all[kSecValueData] = wants(kSecReturnData) ? data : nil
    if wants(kSecReturnPersistentRef) { all[kSecValuePersistentRef] = reference }
    return NSDictionary(objects: Array(all.values), forKeys: all.keys.map { $0 as NSString })
  }
}

/// A password that is kept.
struct KeychainItem {
  var attributes: [String: NSObject]
  private let identifier: String

  init(_ query: KeychainQuery, at date: Date) {
    attributes = query.attributes
    identifier = UUID().uuidString
    attributes[kSecAttrCreationDate] = date as NSDate
    attributes[kSecAttrModificationDate] = date as NSDate
    if attributes[kSecAttrAccessGroup] == nil {
      attributes[kSecAttrAccessGroup] = (Bundle.main.bundleIdentifier ?? "") as NSString
    }
  }

  /// Reads an item as `stored` wrote it.
  init?(_ stored: [String: Any]) {
    guard let identifier = stored["id"] as? String, let kept = stored["attributes"] as? NSDictionary
    else { return nil }
    var attributes: [String: NSObject] = [:]
    for (key, value) in kept {
      if let key = key as? String, let value = value as? NSObject { attributes[key] = value }
    }
    self.identifier = identifier
    self.attributes = attributes
  }

  var stored: [String: Any] { ["id": identifier, "attributes": attributes] }

  var persistentReference: NSObject { Data(identifier.utf8) as NSData }

  mutating func take(_ change: KeychainQuery, at date: Date) {
    attributes.merge(change.attributes) { $1 }
    attributes[kSecAttrModificationDate] = date as NSDate
  }

  /// Whether two items are one to the keychain, as their kind, account and place are the same.
  func hasKey(of other: KeychainItem) -> Bool {
    let places =
      attributes[kSecClass] == kSecClassGenericPassword as NSString
      ? [kSecAttrService]
      : [
        kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath,
      ]
    let keys = [kSecClass, kSecAttrAccount, kSecAttrAccessGroup, kSecAttrSynchronizable] + places
    return keys.allSatisfy { attributes[$0] == other.attributes[$0] }
  }
}
