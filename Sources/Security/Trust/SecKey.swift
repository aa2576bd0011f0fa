import CoreGraphics
import Foundation

/// A public key, of a certificate or of bytes. Two are equal that have the same bytes.
public final class SecKey: NSObject, @unchecked Sendable {
  /// An RSA key as PKCS #1 has it, a point of an elliptic curve as ANSI X9.63 has it.
  let data: Data
  let bits: Int
  let kind: CFString

  /// Nil for other keys than those of RSA and of elliptic curves.
  init?(_ certificate: SecCertificate) {
    let library = certificate.library
    guard let key = library.key(certificate.object) else { return nil }
    defer { library.freeKey(key) }
    switch library.keyKind(key) {
    case 6: kind = kSecAttrKeyTypeRSA
    case 408: kind = kSecAttrKeyTypeECSECPrimeRandom
    default: return nil
    }
    guard let bytes = library.bytes(of: key, library.encodeKey) else { return nil }
    (data, bits) = (Data(bytes), Int(library.keyBits(key)))
  }

  /// An RSA key as PKCS #1 has it.
  init(rsa data: Data, bits: Int) {
    (self.data, self.bits, kind) = (data, bits, kSecAttrKeyTypeRSA)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecKey)?.data == data }
  public override var hash: Int { data.hashValue }
  public override var description: String { "<SecKey: type \(kind), \(bits) bits, public>" }
}

/// The bytes of a key: PKCS #1 for RSA, ANSI X9.63 for elliptic curves.
///
/// - Parameter error: is not written to, as public keys can always be read.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  key.data
}

/// The kind, the class and the number of bits of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  [
    kSecAttrKeyType: key.kind, kSecAttrKeyClass: kSecAttrKeyClassPublic,
    kSecAttrKeySizeInBits: key.bits,
  ]
}

/// The number of bytes of a key.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }
