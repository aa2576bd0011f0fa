/// What came of encrypting.
public typealias CCCryptorStatus = Int32
/// Whether to encrypt or to decrypt.
public typealias CCOperation = UInt32
/// How to encrypt.
public typealias CCAlgorithm = UInt32
/// What else is to be done.
public typealias CCOptions = UInt32

/// All went well.
public let kCCSuccess = 0
/// A value makes no sense.
public let kCCParamError = -4300
/// The result is longer than there is space for.
public let kCCBufferTooSmall = -4301
/// There was no memory.
public let kCCMemoryFailure = -4302
/// The data is not a whole number of blocks.
public let kCCAlignmentError = -4303
/// The data was not encrypted so, or with another key.
public let kCCDecodeError = -4304
/// The way of encrypting is not there.
public let kCCUnimplemented = -4305

/// To encrypt.
public let kCCEncrypt = 0
/// To decrypt.
public let kCCDecrypt = 1

/// The Advanced Encryption Standard, by the length of the key.
public let kCCAlgorithmAES = 0
/// The older name of `kCCAlgorithmAES`.
public let kCCAlgorithmAES128 = 0
/// DES, which OpenSSL 3 has no longer.
public let kCCAlgorithmDES = 1
/// DES three times.
public let kCCAlgorithm3DES = 2

/// The last block is filled up, and the filling taken away again.
public let kCCOptionPKCS7Padding = 1
/// Each block is encrypted by itself.
public let kCCOptionECBMode = 2

/// The length of a key of AES, in bytes.
public let kCCKeySizeAES128 = 16
/// The length of a key of AES, in bytes.
public let kCCKeySizeAES192 = 24
/// The length of a key of AES, in bytes.
public let kCCKeySizeAES256 = 32
/// The length of a key of DES, in bytes.
public let kCCKeySizeDES = 8
/// The length of a key of DES three times, in bytes.
public let kCCKeySize3DES = 24
/// The length of a block of AES, in bytes.
public let kCCBlockSizeAES128 = 16
/// The length of a block of DES, in bytes.
public let kCCBlockSizeDES = 8
/// The length of a block of DES three times, in bytes.
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts data as a whole.
///
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - alg: AES, or DES three times.
///   - options: `kCCOptionPKCS7Padding` and `kCCOptionECBMode`; blocks are chained without the latter.
///   - key: the first byte of the key.
///   - keyLength: how many bytes, which have to be as many as the way takes.
///   - iv: what the first block is chained to, a block; nil is a block of zeros.
///   - dataIn: the first byte of the data.
///   - dataInLength: how many bytes; a whole number of blocks where they are not filled up.
///   - dataOut: where the result is left.
///   - dataOutAvailable: how many bytes have space there.
///   - dataOutMoved: where the length of the result is left, or what it would be if there is no space.
/// - Returns: `kCCSuccess`, or what is wrong.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  let isECB = options & UInt32(kCCOptionECBMode) != 0
  let mode = isECB ? "ECB" : "CBC"
  let name: String
  let block: Int
  switch (Int(alg), keyLength) {
  case (kCCAlgorithmAES, 16), (kCCAlgorithmAES, 24), (kCCAlgorithmAES, 32):
    (name, block) = ("AES-\(keyLength * 8)-\(mode)", 16)
  case (kCCAlgorithm3DES, 24): (name, block) = ("DES-EDE3\(isECB ? "" : "-CBC")", 8)
  case (kCCAlgorithmAES, _), (kCCAlgorithm3DES, _): return Int32(kCCParamError)
  default: return Int32(kCCUnimplemented)
  }
  guard let library = Libcrypto.shared, let cipher = library.cipher(name) else {
    return Int32(kCCUnimplemented)
  }
  let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
  let isEncrypting = op == UInt32(kCCEncrypt)
  guard isPadded && isEncrypting || dataInLength % block == 0 else {
    return Int32(kCCAlignmentError)
  }
  let needed = isPadded && isEncrypting ? (dataInLength / block + 1) * block : dataInLength
  guard needed <= dataOutAvailable || !isEncrypting else {
    dataOutMoved?.pointee = needed
    return Int32(kCCBufferTooSmall)
  }
  let context = library.makeCipher()
  defer { library.freeCipher(context) }
  let zeros = [UInt8](repeating: 0, count: block)
  let hasBegun = zeros.withUnsafeBytes {
    library.beginCipher(context, cipher, nil, key, iv ?? $0.baseAddress, isEncrypting ? 1 : 0)
  }
  guard hasBegun == 1, library.pad(context, isPadded ? 1 : 0) == 1 else {
    return Int32(kCCParamError)
  }
  // The library writes whole blocks, and some callers leave no space for one that is taken away again.
  var result = [UInt8](repeating: 0, count: dataInLength + 2 * block)
  var (first, last): (Int32, Int32) = (0, 0)
  let isDone = result.withUnsafeMutableBufferPointer { bytes in
    library.addToCipher(context, bytes.baseAddress, &first, dataIn, Int32(dataInLength)) == 1
      && library.endCipher(context, bytes.baseAddress! + Int(first), &last) == 1
  }
  guard isDone else { return Int32(kCCDecodeError) }
  let count = Int(first + last)
  dataOutMoved?.pointee = count
  guard count <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  result.withUnsafeBytes { dataOut?.copyMemory(from: $0.baseAddress!, byteCount: count) }
  return Int32(kCCSuccess)
}
