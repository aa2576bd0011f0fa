/// A count of bytes.
public typealias CC_LONG = UInt32
/// A count of words of 64 bits.
public typealias CC_LONG64 = UInt64

/// The length of a digest of MD5, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of the blocks that MD5 reads, in bytes.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The length of a digest of SHA-1, in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of the blocks that SHA-1 reads, in bytes.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The length of a digest of SHA-224, in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The length of the blocks that SHA-224 reads, in bytes.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// The length of a digest of SHA-256, in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of the blocks that SHA-256 reads, in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The length of a digest of SHA-384, in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of the blocks that SHA-384 reads, in bytes.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The length of a digest of SHA-512, in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The length of the blocks that SHA-512 reads, in bytes.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest that is under way; `CC_SHA256_Init` and its like begin it.
public struct CC_DigestState {
  fileprivate var context: UnsafeMutableRawPointer?

  /// One that has not begun.
  public init() {}
}

/// A digest that is under way.
public typealias CC_MD5_CTX = CC_DigestState
/// A digest that is under way.
public typealias CC_SHA1_CTX = CC_DigestState
/// A digest that is under way.
public typealias CC_SHA256_CTX = CC_DigestState
/// A digest that is under way.
public typealias CC_SHA512_CTX = CC_DigestState

/// Digests data by MD5.
///
/// - Parameters:
///   - data: the first byte.
///   - len: how many bytes.
///   - md: where the 16 bytes of the digest are left.
/// - Returns: `md`; nil where the desktop has no OpenSSL.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("md5", data, len, md) }

/// Begins a digest by MD5. The result is 1, or 0 where the desktop has no OpenSSL.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { begin("md5", c) }

/// Adds data to a digest.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Ends a digest, and leaves its 16 bytes.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { end(md, c) }

/// Digests data by SHA-1.
///
/// - Parameters:
///   - data: the first byte.
///   - len: how many bytes.
///   - md: where the 20 bytes of the digest are left.
/// - Returns: `md`; nil where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("sha1", data, len, md) }

/// Begins a digest by SHA-1. The result is 1, or 0 where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { begin("sha1", c) }

/// Adds data to a digest.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Ends a digest, and leaves its 20 bytes.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { end(md, c) }

/// Digests data by SHA-224.
///
/// - Parameters:
///   - data: the first byte.
///   - len: how many bytes.
///   - md: where the 28 bytes of the digest are left.
/// - Returns: `md`; nil where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("sha224", data, len, md) }

/// Begins a digest by SHA-224. The result is 1, or 0 where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  begin("sha224", c)
}

/// Adds data to a digest.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Ends a digest, and leaves its 28 bytes.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { end(md, c) }

/// Digests data by SHA-256.
///
/// - Parameters:
///   - data: the first byte.
///   - len: how many bytes.
///   - md: where the 32 bytes of the digest are left.
/// - Returns: `md`; nil where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("sha256", data, len, md) }

/// Begins a digest by SHA-256. The result is 1, or 0 where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  begin("sha256", c)
}

/// Adds data to a digest.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Ends a digest, and leaves its 32 bytes.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { end(md, c) }

/// Digests data by SHA-384.
///
/// - Parameters:
///   - data: the first byte.
///   - len: how many bytes.
///   - md: where the 48 bytes of the digest are left.
/// - Returns: `md`; nil where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("sha384", data, len, md) }

/// Begins a digest by SHA-384. The result is 1, or 0 where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  begin("sha384", c)
}

/// Adds data to a digest.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Ends a digest, and leaves its 48 bytes.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { end(md, c) }

/// Digests data by SHA-512.
///
/// - Parameters:
///   - data: the first byte.
///   - len: how many bytes.
///   - md: where the 64 bytes of the digest are left.
/// - Returns: `md`; nil where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest("sha512", data, len, md) }

/// Begins a digest by SHA-512. The result is 1, or 0 where the desktop has no OpenSSL.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  begin("sha512", c)
}

/// Adds data to a digest.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { add(c, data, len) }

/// Ends a digest, and leaves its 64 bytes.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { end(md, c) }

private func digest(
  _ name: String, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var state = CC_DigestState()
  guard begin(name, &state) == 1, add(&state, data, count) == 1, end(result, &state) == 1 else {
    return nil
  }
  return result
}

private func begin(_ name: String, _ state: UnsafeMutablePointer<CC_DigestState>?) -> Int32 {
  guard let state, let library = Libcrypto.shared else { return 0 }
  // Programs hand over memory that nobody filled.
  state.initialize(to: CC_DigestState())
  state.pointee.context = library.makeDigest()
  return library.beginDigest(state.pointee.context, library.digest(name), nil)
}

private func add(
  _ state: UnsafeMutablePointer<CC_DigestState>?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 {
  guard let context = state?.pointee.context, let library = Libcrypto.shared else { return 0 }
  return library.addToDigest(context, data, Int(count))
}

private func end(
  _ result: UnsafeMutablePointer<UInt8>?, _ state: UnsafeMutablePointer<CC_DigestState>?
) -> Int32 {
  guard let context = state?.pointee.context, let library = Libcrypto.shared else { return 0 }
  defer {
    library.freeDigest(context)
    state?.pointee.context = nil
  }
  return library.endDigest(context, result, nil)
}
