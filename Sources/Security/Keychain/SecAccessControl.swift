import CoreGraphics
import Foundation
import ObjCRuntime

/// When an item of the keychain can be read, and what the user has to show before.
public final class SecAccessControl: NSObject, Sendable {
  /// One of the words `kSecAttrAccessible…`.
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
    (self.protection, self.flags) = (protection, flags)
  }

  /// Whether the user has to be asked, which nothing does here.
  var asksTheUser: Bool {
    !flags.isDisjoint(with: [
      .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .companion,
    ])
  }
}

/// What a user has to show before an item can be read, as a set of conditions.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The conditions as bits.
  public let rawValue: CFOptionFlags
  /// Makes a set of conditions of their bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// Who the user is, by a finger, the face or the code of the device.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// A finger or the face, also one that was added since.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A finger or the face of those that the device knows now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The code of the device.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// A watch or another device beside this one.
  public static let companion = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// The older name of `companion`.
  public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
  /// One of the conditions is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions have to hold.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A key may sign. No keys are kept here.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app's own belongs to it.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  /// The older name of `biometryAny`.
  public static let touchIDAny = biometryAny
  /// The older name of `biometryCurrentSet`.
  public static let touchIDCurrentSet = biometryCurrentSet
}

/// The key of an item's `SecAccessControl`. An item whose control wants the user asked is refused with
/// `errSecAuthFailed`, as on a device without a code; of others the protection is kept.
public let kSecAttrAccessControl: CFString = "accc"

/// Makes a control for items of the keychain.
///
/// - Parameters:
///   - allocator: nil; memory is of one kind here.
///   - protection: one of the words `kSecAttrAccessible…`, which are texts here and no objects.
///   - flags: what the user has to show before; nothing where they are empty.
///   - error: gets the reason where the result is nil.
/// - Returns: nil where `protection` is no such word.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let words = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
  ]
  guard let word = protection as? String, words.contains(word) else {
    error?.pointee = .passRetained(
      NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
    return nil
  }
  return SecAccessControl(word, flags)
}

/// The number by which values that are controls are known.
public func SecAccessControlGetTypeID() -> CFTypeID { 10_001 }
