import CommonCrypto
import Foundation
import XCTest

/// Digests, codes and ciphers against published values.
final class CryptoTests: XCTestCase {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).map { start in
      let from = hex.index(hex.startIndex, offsetBy: start)
      return UInt8(hex[from..<hex.index(from, offsetBy: 2)], radix: 16)!
    }
  }

  // Values of RFC 1321 and FIPS 180.
  func test_digestsOfThreeLetters() {
    let text = Array("abc".utf8)
    func digest(
      _ length: Int32,
      _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
        UnsafeMutablePointer<UInt8>?
    ) -> String {
      var result = [UInt8](repeating: 0, count: Int(length))
      XCTAssertNotNil(function(text, CC_LONG(text.count), &result))
      return hex(result)
    }
    XCTAssertEqual(digest(CC_MD5_DIGEST_LENGTH, CC_MD5), "900150983cd24fb0d6963f7d28e17f72")
    XCTAssertEqual(
      digest(CC_SHA1_DIGEST_LENGTH, CC_SHA1), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(
      digest(CC_SHA256_DIGEST_LENGTH, CC_SHA256),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertTrue(digest(CC_SHA512_DIGEST_LENGTH, CC_SHA512).hasPrefix("ddaf35a193617abacc417349"))
    XCTAssertTrue(digest(CC_SHA224_DIGEST_LENGTH, CC_SHA224).hasPrefix("23097d223405d8228642a477"))
    XCTAssertTrue(digest(CC_SHA384_DIGEST_LENGTH, CC_SHA384).hasPrefix("cb00753f45a35e8bb5a03d69"))
  }

  func test_aDigest_isTheSameInPieces() {
    let data = Data((0..<1000).map { UInt8($0 % 251) })
    var whole = [UInt8](repeating: 0, count: 32)
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &whole) }
    let context = UnsafeMutablePointer<CC_SHA256_CTX>.allocate(capacity: 1)
    defer { context.deallocate() }
    CC_SHA256_Init(context)
    for start in stride(from: 0, to: 1000, by: 300) {
      let piece = Data(data[start..<min(start + 300, 1000)])
      piece.withUnsafeBytes { _ = CC_SHA256_Update(context, $0.baseAddress, CC_LONG(piece.count)) }
    }
    var result = [UInt8](repeating: 0, count: 32)
    XCTAssertEqual(CC_SHA256_Final(&result, context), 1)
    XCTAssertEqual(result, whole)
    XCTAssertEqual(CC_SHA256_Final(&result, context), 0, "it has ended")
  }

  // The second case of RFC 2202 and RFC 4231, and the first of RFC 6070.
  func test_codesAndKeys() {
    let key = "Jefe"
    let data = "what do ya want for nothing?"
    var code = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, data, data.utf8.count, &code)
    XCTAssertEqual(hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    code = [UInt8](repeating: 0, count: 16)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), key, key.utf8.count, data, data.utf8.count, &code)
    XCTAssertEqual(hex(code), "750c783e6ab0b503eaa86e310a5db738")
    var derived = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 1, &derived, 20)
    XCTAssertEqual(status, Int32(kCCSuccess))
    XCTAssertEqual(hex(derived), "0c60c80f961f0e71f3a9b524af6012062fe037a6")
  }

  // The first block of SP 800-38A, F.2.5.
  func test_ciphers() {
    let key = bytes("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4")
    let start = bytes("000102030405060708090a0b0c0d0e0f")
    let text = bytes("6bc1bee22e409f96e93d7e117393172a")
    func crypt(
      _ operation: Int, _ options: Int, _ data: [UInt8], space: Int, key: [UInt8]
    ) -> (CCCryptorStatus, [UInt8]) {
      var result = [UInt8](repeating: 0, count: space)
      var count = 0
      let status = CCCrypt(
        CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
        start, data, data.count, &result, space, &count)
      return (status, Array(result.prefix(count)))
    }
    let plain = crypt(kCCEncrypt, 0, text, space: 16, key: key)
    XCTAssertEqual(hex(plain.1), "f58c4c04d6e5f1ba779eabfb5f7bfbd6")
    let word = Array("A word".utf8)
    let padded = crypt(kCCEncrypt, kCCOptionPKCS7Padding, word, space: 32, key: key)
    XCTAssertEqual(padded.1.count, 16)
    XCTAssertEqual(
      crypt(kCCDecrypt, kCCOptionPKCS7Padding, padded.1, space: 6, key: key).1, word)
    XCTAssertEqual(
      crypt(kCCDecrypt, kCCOptionPKCS7Padding, padded.1, space: 32, key: key.reversed()).0,
      Int32(kCCDecodeError))
    XCTAssertEqual(crypt(kCCEncrypt, 0, word, space: 32, key: key).0, Int32(kCCAlignmentError))
    XCTAssertEqual(
      crypt(kCCEncrypt, kCCOptionPKCS7Padding, text, space: 16, key: key).0,
      Int32(kCCBufferTooSmall))
    XCTAssertEqual(crypt(kCCEncrypt, 0, text, space: 16, key: [1]).0, Int32(kCCParamError))
  }
}
