import Foundation
import XCTest

@testable import Security

/// Passwords by `SecItem…`, in a file of the app's.
final class KeychainTests: XCTestCase {
  override func setUp() { try? FileManager.default.removeItem(at: Keychain.file) }
  override func tearDown() { try? FileManager.default.removeItem(at: Keychain.file) }

  private func query(_ account: String?, _ more: [String: Any] = [:]) -> CFDictionary {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "shop",
    ]
    query[kSecAttrAccount as String] = account
    return query.merging(more) { $1 } as CFDictionary
  }

  private func password(_ account: String) -> String? {
    var item: AnyObject?
    let status = SecItemCopyMatching(
      query(
        account, [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]),
      &item)
    guard status == errSecSuccess, let data = item as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  func test_passwords_areKeptChangedAndRemoved() throws {
    let secret = [kSecValueData as String: Data("one".utf8)]
    XCTAssertEqual(SecItemCopyMatching(query("ada"), nil), errSecItemNotFound)
    XCTAssertEqual(SecItemUpdate(query("ada"), secret as CFDictionary), errSecItemNotFound)
    XCTAssertEqual(SecItemAdd(query("ada", secret), nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(query("ada", secret), nil), errSecDuplicateItem)
    XCTAssertEqual(SecItemAdd(query("bob", secret), nil), errSecSuccess)
    XCTAssertEqual(password("ada"), "one")
    let change = [kSecValueData as String: Data("two".utf8)] as CFDictionary
    XCTAssertEqual(SecItemUpdate(query("ada"), change), errSecSuccess)
    XCTAssertEqual(password("ada"), "two")
    XCTAssertEqual(password("bob"), "one")
    let rename = [kSecAttrAccount as String: "bob"] as CFDictionary
    XCTAssertEqual(SecItemUpdate(query("ada"), rename), errSecDuplicateItem)
    XCTAssertEqual(password("ada"), "two")
    let mode = try FileManager.default.attributesOfItem(atPath: Keychain.file.path)
    XCTAssertEqual((mode[.posixPermissions] as? NSNumber)?.intValue, 0o600)
    XCTAssertEqual(SecItemDelete(query("ada")), errSecSuccess)
    XCTAssertEqual(SecItemDelete(query("ada")), errSecItemNotFound)
    XCTAssertNil(password("ada"))
    XCTAssertEqual(password("bob"), "one")
  }

  func test_dictionariesOfObjectiveC_areQueriesToo() {
    let query = NSMutableDictionary()
    query.setValue(kSecClassGenericPassword, forKey: kSecClass as String)
    query.setValue("ada", forKey: kSecAttrAccount as String)
    XCTAssertEqual(SecItemCopyMatching(query, nil), errSecItemNotFound)
    query.setValue(Data("one".utf8), forKey: kSecValueData as String)
    XCTAssertEqual(SecItemAdd(query, nil), errSecSuccess)
    query.removeObject(forKey: kSecValueData as String)
    XCTAssertEqual(
      SecItemUpdate(query, NSDictionary(dictionary: [kSecValueData: Data("two".utf8)])),
      errSecSuccess)
    query.setValue(true, forKey: kSecReturnData as String)
    var item: AnyObject?
    XCTAssertEqual(SecItemCopyMatching(query, &item), errSecSuccess)
    XCTAssertEqual((item as? Data).map { String(decoding: $0, as: UTF8.self) }, "two")
    query.removeObject(forKey: kSecReturnData as String)
    XCTAssertEqual(SecItemDelete(query), errSecSuccess)
  }

  func test_accessControls_thatAskTheUser_areRefused_othersKept() {
    func control(_ flags: SecAccessControlCreateFlags) -> Any {
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, flags, nil) as Any
    }
    func add(_ account: String, _ flags: SecAccessControlCreateFlags) -> OSStatus {
      let more: [String: Any] = [
        kSecValueData as String: Data("x".utf8), kSecAttrAccessControl as String: control(flags),
      ]
      return SecItemAdd(query(account, more), nil)
    }
    XCTAssertEqual(add("ada", []), errSecSuccess)
    XCTAssertEqual(password("ada"), "x")
    XCTAssertEqual(add("bob", .userPresence), errSecAuthFailed)
    XCTAssertEqual(add("bob", [.biometryAny, .or, .devicePasscode]), errSecAuthFailed)
    XCTAssertNil(password("bob"))
    let change = [kSecAttrAccessControl as String: control(.biometryCurrentSet)] as CFDictionary
    XCTAssertEqual(SecItemUpdate(query("ada"), change), errSecAuthFailed)
    var attributes: AnyObject?
    XCTAssertEqual(
      SecItemCopyMatching(query("ada", [kSecReturnAttributes as String: true]), &attributes),
      errSecSuccess)
    XCTAssertEqual(
      (attributes as? [String: Any])?[kSecAttrAccessible as String] as? String,
      kSecAttrAccessibleWhenUnlockedThisDeviceOnly as String)
    var error: Unmanaged<CFError>?
    XCTAssertNil(SecAccessControlCreateWithFlags(nil, "mornings", [], &error))
    XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecParam))
  }

  func test_dictionariesOfObjects_areQueries() {
    let more: [NSObject: NSObject] = [
      kSecClass as NSString: kSecClassGenericPassword as NSString,
      kSecAttrService as NSString: "shop" as NSString,
      kSecAttrAccount as NSString: "eve" as NSString,
      kSecValueData as NSString: Data("y".utf8) as NSData,
    ]
    XCTAssertEqual(SecItemAdd(more as CFDictionary, nil), errSecSuccess)
    XCTAssertEqual(password("eve"), "y")
  }

  func test_attributes_references_andAllOfThem_areReturned() {
    for name in ["ada", "bob"] {
      let more: [String: Any] = [
        kSecValueData as String: Data(name.utf8), kSecAttrLabel as String: "of \(name)",
        kSecAttrSynchronizable as String: name == "ada",
      ]
      XCTAssertEqual(SecItemAdd(query(name, more), nil), errSecSuccess)
    }
    var found: AnyObject?
    let all: [String: Any] = [
      kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
      kSecReturnData as String: true, kSecReturnPersistentRef as String: true,
      kSecAttrSynchronizable as String: kSecAttrSynchronizableAny,
    ]
    XCTAssertEqual(SecItemCopyMatching(query(nil, all), &found), errSecSuccess)
    let items = found as? [[String: Any]] ?? []
    XCTAssertEqual(items.compactMap { $0[kSecAttrAccount as String] as? String }, ["ada", "bob"])
    XCTAssertEqual(items.first?[kSecAttrLabel as String] as? String, "of ada")
    XCTAssertEqual(items.last?[kSecValueData as String] as? Data, Data("bob".utf8))
    XCTAssertNotNil(items.first?[kSecAttrCreationDate as String] as? Date)
    let reference = items.last?[kSecValuePersistentRef as String] as? Data
    let one: [String: Any] = [
      kSecValuePersistentRef as String: reference ?? Data(), kSecReturnData as String: true,
    ]
    XCTAssertEqual(SecItemCopyMatching(one as CFDictionary, &found), errSecSuccess)
    XCTAssertEqual(found as? Data, Data("bob".utf8))
    XCTAssertEqual(
      SecItemDelete(query(nil, [kSecAttrSynchronizable as String: true])), errSecSuccess)
    XCTAssertEqual(password("bob"), "bob")
  }

  func test_whatIsWrong_isAStatus_andADamagedFileStays() throws {
    XCTAssertEqual(SecItemAdd([kSecAttrAccount as String: "ada"] as CFDictionary, nil), errSecParam)
    XCTAssertEqual(
      SecItemAdd([kSecClass as String: kSecClassKey] as CFDictionary, nil), errSecUnimplemented)
    XCTAssertEqual(SecItemAdd(query("ada", [kSecValueData as String: NSNull()]), nil), errSecParam)
    XCTAssertEqual(
      SecCopyErrorMessageString(errSecItemNotFound, nil) as String?,
      "The specified item could not be found in the keychain.")
    try FileManager.default.createDirectory(
      at: Keychain.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let damage = Data("no list".utf8)
    try damage.write(to: Keychain.file)
    XCTAssertEqual(SecItemAdd(query("ada"), nil), errSecDecode)
    XCTAssertEqual(try Data(contentsOf: Keychain.file), damage)
  }

  func test_randomBytes_differ() {
    var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, one.count, &one), errSecSuccess)
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, other.count, &other), errSecSuccess)
    XCTAssertNotEqual(one, other)
  }
}
