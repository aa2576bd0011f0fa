import CoreGraphics
import Foundation
import PlatformInterface

/// How a message is padded before it is encrypted, in the older functions.
public struct SecPadding: OptionSet, Sendable {
  /// The padding as a number.
  public let rawValue: UInt32
  /// Makes a padding of its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// As PKCS #1 has it.
  public static let PKCS1 = SecPadding(rawValue: 1)
  /// OAEP with SHA-1.
  public static let OAEP = SecPadding(rawValue: 2)
}

/// A way to encrypt or to sign, by its name.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an algorithm of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// RSA of a message that is as long as the key.
  public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:raw")
  /// RSA with the padding of PKCS #1.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
  /// RSA with OAEP and SHA-1.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA1")
  /// RSA with OAEP and SHA-256.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  /// RSA with OAEP and SHA-384.
  public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA384")
  /// RSA with OAEP and SHA-512.
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA512")

  var padding: KeyCipher.Padding? {
    switch self {
    case .rsaEncryptionRaw: KeyCipher.Padding.none
    case .rsaEncryptionPKCS1: .pkcs1
    case .rsaEncryptionOAEPSHA1: .oaep("SHA1")
    case .rsaEncryptionOAEPSHA256: .oaep("SHA256")
    case .rsaEncryptionOAEPSHA384: .oaep("SHA384")
    case .rsaEncryptionOAEPSHA512: .oaep("SHA512")
    default: nil
    }
  }
}

/// What a key is used for.
public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

/// Reads a public key of RSA.
///
/// - Parameters:
///   - keyData: the key as PKCS #1 has it, or with the name of its kind around it.
///   - attributes: its kind and class. Private keys and those of elliptic curves are reported.
///   - error: gets the reason where the result is nil.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  // Keys may be texts of Foundation's, which are no texts of Swift's to a dictionary.
  func attribute(_ key: CFString) -> String? {
    attributes.first { $0.key.base as? String == key }?.value as? String
  }
  let (kind, place) = (attribute(kSecAttrKeyType), attribute(kSecAttrKeyClass))
  guard kind == kSecAttrKeyTypeRSA, place ?? kSecAttrKeyClassPublic == kSecAttrKeyClassPublic else {
    Unsupported.report("SecKeyCreateWithData(_:_:_:) of other keys than public ones of RSA")
    error?.pointee = .passRetained(keyError(errSecUnimplemented))
    return nil
  }
  guard let key = SecKey(rsa: keyData) else {
    error?.pointee = .passRetained(keyError(errSecParam))
    return nil
  }
  return key
}

/// Whether a key can be used in a way; public keys of RSA encrypt, and no more here.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  operation == .encrypt && key.kind == kSecAttrKeyTypeRSA && algorithm.padding != nil
}

/// Encrypts a message, so that only the owner of the private key can read it.
///
/// - Parameter error: gets the reason where the result is nil: another algorithm, or a message that is too long.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard let padding = algorithm.padding, let result = key.encrypted(plaintext, padding) else {
    error?.pointee = .passRetained(keyError(errSecParam))
    return nil
  }
  return result
}

/// Encrypts a message; the older function.
///
/// - Parameters:
///   - cipherText: gets the encrypted bytes.
///   - cipherTextLen: how many bytes there are; gets how many were written.
/// - Returns: `errSecParam` where the message is too long or the bytes are too few.
public func SecKeyEncrypt(
  _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
  _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  let way: KeyCipher.Padding =
    padding == .PKCS1 ? .pkcs1 : padding == .OAEP ? .oaep("SHA1") : .none
  let message = Data(UnsafeBufferPointer(start: plainText, count: plainTextLen))
  guard let result = key.encrypted(message, way), result.count <= cipherTextLen.pointee else {
    return errSecParam
  }
  result.copyBytes(to: cipherText, count: result.count)
  cipherTextLen.pointee = result.count
  return errSecSuccess
}

private func keyError(_ status: OSStatus) -> CFError {
  NSError(domain: NSOSStatusErrorDomain, code: Int(status))
}

extension SecKey {
  /// Nil for bytes that are no public key of RSA, and without OpenSSL, which is reported.
  convenience init?(rsa bytes: Data) {
    guard let cipher = KeyCipher.shared, let library = OpenSSL.shared, let key = cipher.key(bytes)
    else { return nil }
    defer { library.freeKey(key) }
    guard let own = library.bytes(of: key, library.encodeKey) else { return nil }
    self.init(rsa: Data(own), bits: Int(library.keyBits(key)))
  }

  fileprivate func encrypted(_ message: Data, _ padding: KeyCipher.Padding) -> Data? {
    guard kind == kSecAttrKeyTypeRSA, let cipher = KeyCipher.shared, let key = cipher.key(data)
    else { return nil }
    defer { OpenSSL.shared?.freeKey(key) }
    return cipher.encrypted(message, with: key, padding)
  }
}
