/// Which digest a code of authentication is made with.
public typealias CCHmacAlgorithm = UInt32

/// A code by SHA-1.
public let kCCHmacAlgSHA1 = 0
/// A code by MD5.
public let kCCHmacAlgMD5 = 1
/// A code by SHA-256.
public let kCCHmacAlgSHA256 = 2
/// A code by SHA-384.
public let kCCHmacAlgSHA384 = 3
/// A code by SHA-512.
public let kCCHmacAlgSHA512 = 4
/// A code by SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Makes the code that tells who wrote data, by a key.
///
/// - Parameters:
///   - algorithm: one of `kCCHmacAlg…`; others leave no code.
///   - key: the first byte of the key.
///   - keyLength: how many bytes.
///   - data: the first byte of the data.
///   - dataLength: how many bytes.
///   - macOut: where the code is left, as many bytes as the digest has.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let names = ["sha1", "md5", "sha256", "sha384", "sha512", "sha224"]
  guard let library = Libcrypto.shared, Int(algorithm) < names.count else { return }
  // A pointer to nothing would have it go on with the key before.
  var nothing: UInt8 = 0
  withUnsafePointer(to: &nothing) { nothing in
    _ = library.code(
      library.digest(names[Int(algorithm)]), key ?? UnsafeRawPointer(nothing), Int32(keyLength),
      data ?? UnsafeRawPointer(nothing), dataLength,
      macOut?.assumingMemoryBound(to: UInt8.self), nil)
  }
}

/// How a key is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// Which code a key is made with.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The one way there is, of PKCS #5.
public let kCCPBKDF2 = 2
/// Keys by codes of SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// Keys by codes of SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// Keys by codes of SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// Keys by codes of SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// Keys by codes of SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password.
///
/// - Returns: `kCCSuccess`, or `kCCParamError` for values that make no key.
/// - Complexity: O(rounds · derivedKeyLen).
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let names = ["", "sha1", "sha224", "sha256", "sha384", "sha512"]
  guard let library = Libcrypto.shared else { return Int32(kCCUnimplemented) }
  guard algorithm == kCCPBKDF2, (1..<names.count).contains(Int(prf)), rounds > 0,
    let rounds = Int32(exactly: rounds),
    library.derive(
      password, Int32(passwordLen), salt, Int32(saltLen), rounds, library.digest(names[Int(prf)]),
      Int32(derivedKeyLen), derivedKey) == 1
  else { return Int32(kCCParamError) }
  return Int32(kCCSuccess)
}

/// What came of asking for random bytes.
public typealias CCRNGStatus = Int32

/// Fills memory with random bytes of the system's.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return CCRNGStatus(kCCSuccess)
}
