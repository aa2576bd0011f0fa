import CoreGraphics
import Foundation
import PlatformInterface

/// OpenSSL's functions that read public keys and encrypt with them, declared as in its `x509.h`, `evp.h` and `rsa.h`.
struct KeyCipher: Sendable {
  typealias Object = OpenSSL.Object
  typealias Reader = UnsafeMutablePointer<UnsafePointer<UInt8>?>

  private let readPKCS1: @convention(c) (Int32, Object?, Reader, Int) -> Object?
  private let readInfo: @convention(c) (Object?, Reader, Int) -> Object?
  private let makeContext: @convention(c) (Object?, Object?) -> Object?
  private let freeContext: OpenSSL.Free
  private let beginEncryption: OpenSSL.Number
  private let setPadding: @convention(c) (Object?, Int32) -> Int32
  private let setDigest: @convention(c) (Object?, Object?) -> Int32
  private let setMask: @convention(c) (Object?, Object?) -> Int32
  private let digest: @convention(c) (UnsafePointer<CChar>) -> Object?
  private let encrypt:
    @convention(c) (
      Object?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>, UnsafePointer<UInt8>, Int
    ) -> Int32

  /// Nil where the desktop has no OpenSSL 3, which `OpenSSL.shared` reports.
  static let shared: KeyCipher? = OpenSSL.shared.flatMap { _ in
    DynamicLibrary("libcrypto.so.3").flatMap { KeyCipher($0) }
  }

  private init?(_ library: DynamicLibrary) {
    func find<Function>(_ name: String) -> Function? { library.function(name, Function.self) }
    guard
      let readPKCS1: @convention(c) (Int32, Object?, Reader, Int) -> Object? = find(
        "d2i_PublicKey"),
      let readInfo: @convention(c) (Object?, Reader, Int) -> Object? = find("d2i_PUBKEY"),
      let makeContext: @convention(c) (Object?, Object?) -> Object? = find("EVP_PKEY_CTX_new"),
      let freeContext: OpenSSL.Free = find("EVP_PKEY_CTX_free"),
      let beginEncryption: OpenSSL.Number = find("EVP_PKEY_encrypt_init"),
      let setPadding: @convention(c) (Object?, Int32) -> Int32 = find(
        "EVP_PKEY_CTX_set_rsa_padding"),
      let setDigest: @convention(c) (Object?, Object?) -> Int32 = find(
        "EVP_PKEY_CTX_set_rsa_oaep_md"),
      let setMask: @convention(c) (Object?, Object?) -> Int32 = find(
        "EVP_PKEY_CTX_set_rsa_mgf1_md"),
      let digest: @convention(c) (UnsafePointer<CChar>) -> Object? = find("EVP_get_digestbyname"),
      let encrypt:
        @convention(c) (
          Object?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>, UnsafePointer<UInt8>,
          Int
        ) -> Int32 = find("EVP_PKEY_encrypt")
    else { return nil }
    self.readPKCS1 = readPKCS1
    self.readInfo = readInfo
    self.makeContext = makeContext
    self.freeContext = freeContext
    self.beginEncryption = beginEncryption
    self.setPadding = setPadding
    self.setDigest = setDigest
    self.setMask = setMask
    self.digest = digest
    self.encrypt = encrypt
  }

  /// How a message is made as long as the key.
  enum Padding: Equatable {
    case none, pkcs1
    /// With a digest by its name, as `SHA256`.
    case oaep(String)

    fileprivate var number: Int32 {
      switch self {
      case .pkcs1: 1
      case .none: 3
      case .oaep: 4
      }
    }
  }

  /// An RSA key of the bytes that PKCS #1 has for it, or of those with the name of the kind around them; nil for
  /// others. The caller frees it.
  func key(_ bytes: Data) -> Object? {
    let bytes = [UInt8](bytes)
    return bytes.withUnsafeBufferPointer { buffer in
      var place = buffer.baseAddress
      // 6 is RSA.
      if let key = readPKCS1(6, nil, &place, buffer.count) { return key }
      place = buffer.baseAddress
      guard let key = readInfo(nil, &place, buffer.count) else { return nil }
      guard OpenSSL.shared?.keyKind(key) == 6 else {
        OpenSSL.shared?.freeKey(key)
        return nil
      }
      return key
    }
  }

  /// The message as nobody can read it who has not the other key; nil where it is too long.
  func encrypted(_ message: Data, with key: Object, _ padding: Padding) -> Data? {
    guard let context = makeContext(key, nil) else { return nil }
    defer { freeContext(context) }
    guard beginEncryption(context) > 0, setPadding(context, padding.number) > 0 else { return nil }
    if case .oaep(let name) = padding {
      let found = digest(name)
      guard found != nil, setDigest(context, found) > 0, setMask(context, found) > 0 else {
        return nil
      }
    }
    let message = [UInt8](message)
    return message.withUnsafeBufferPointer { buffer in
      // Of an empty message there is no address, which the library wants all the same.
      let start = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)!
      var count = 0
      guard encrypt(context, nil, &count, start, buffer.count) > 0 else { return nil }
      var result = [UInt8](repeating: 0, count: count)
      guard encrypt(context, &result, &count, start, buffer.count) > 0 else { return nil }
      return Data(result.prefix(count))
    }
  }
}
