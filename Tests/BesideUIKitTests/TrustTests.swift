import Foundation
import FoundationNetworking
import Security
import XCTest

/// Certificates, and whether they are to be trusted.
final class TrustTests: XCTestCase {
  private func certificate(_ data: Data) throws -> SecCertificate {
    try XCTUnwrap(SecCertificateCreateWithData(nil, data as CFData))
  }

  /// A trust of the shop's certificate in 2030, with the one above it and the root as anchor.
  private func trust(_ policy: SecPolicy, anchor: Data? = TestCertificates.root) throws -> SecTrust
  {
    let chain = try [certificate(TestCertificates.shop), certificate(TestCertificates.middle)]
    var made: SecTrust?
    XCTAssertEqual(SecTrustCreateWithCertificates(chain as CFArray, policy, &made), errSecSuccess)
    let trust = try XCTUnwrap(made)
    if let anchor {
      SecTrustSetAnchorCertificates(trust, [try certificate(anchor)] as CFArray)
    }
    SecTrustSetVerifyDate(trust, date(2030))
    return trust
  }

  private func date(_ year: Int) -> Date {
    DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: year).date!
  }

  /// The number of what is wrong; nil for nothing.
  private func problem(_ trust: SecTrust) -> OSStatus? {
    var error: CFError?
    let isGood = SecTrustEvaluateWithError(trust, &error)
    XCTAssertEqual(isGood, error == nil)
    XCTAssertEqual(error?.domain ?? NSOSStatusErrorDomain, NSOSStatusErrorDomain)
    return error.map { OSStatus($0.code) }
  }

  func test_certificates_tellTheirNamesNumbersAndKeys() throws {
    let root = try certificate(TestCertificates.root)
    let shop = try certificate(TestCertificates.shop)
    XCTAssertEqual(SecCertificateCopySubjectSummary(root), "Tessera Test Root")
    var name: CFString?
    SecCertificateCopyCommonName(shop, &name)
    XCTAssertEqual(name, "shop.example")
    XCTAssertEqual(SecCertificateCopySerialNumberData(shop, nil), Data([1, 2, 0xab, 0xcd]))
    XCTAssertEqual(SecCertificateCopyData(shop), TestCertificates.shop)
    XCTAssertEqual(shop, try certificate(TestCertificates.shop))
    XCTAssertNotEqual(shop, root)

    let (rsa, curve) = (SecCertificateCopyKey(root)!, SecCertificateCopyKey(shop)!)
    XCTAssertEqual(SecKeyGetBlockSize(rsa), 256)
    XCTAssertEqual(SecKeyCopyExternalRepresentation(rsa, nil)?.count, 270)
    XCTAssertEqual(SecKeyCopyAttributes(rsa)?[kSecAttrKeyType] as? String, kSecAttrKeyTypeRSA)
    try check(encryptionWith: rsa, curve)
    let point = try XCTUnwrap(SecKeyCopyExternalRepresentation(curve, nil))
    XCTAssertEqual(point.count, 65)
    XCTAssertEqual(Array(point.prefix(4)), [4, 0x53, 0x16, 0xb3])
    XCTAssertEqual(SecKeyCopyAttributes(curve)?[kSecAttrKeySizeInBits] as? Int, 256)
    XCTAssertEqual([curve] as [AnyHashable], [SecCertificateCopyPublicKey(shop)!] as [AnyHashable])
  }

  func test_bytesThatAreNoCertificate_areNil() {
    let whole = TestCertificates.shop
    for data in [Data(), Data("text".utf8), whole.dropLast(), whole + [0], whole.dropFirst()] {
      XCTAssertNil(SecCertificateCreateWithData(nil, data as CFData))
    }
    // Whatever a byte of it becomes, it is read or it is not.
    for place in whole.indices {
      var changed = whole
      changed[place] ^= 0x55
      let read = SecCertificateCreateWithData(kCFAllocatorDefault, changed)
      XCTAssertEqual(read.map(SecCertificateCopyData) ?? changed, changed)
      _ = read.flatMap(SecCertificateCopyKey)
      _ = read.map(SecCertificateCopySubjectSummary)
    }
  }

  func test_aServer_isTrustedByItsNamesItsAddressAndItsTime() throws {
    for host in ["shop.example", "shop.example.", "news.shop.example", "127.0.0.1", nil] {
      XCTAssertNil(problem(try trust(SecPolicyCreateSSL(true, host as CFString?))), host ?? "any")
    }
    let others = [
      "example", "a.b.shop.example", "127.0.0.2", "shop.example.org", "", ".", ".shop.example",
      ".example",
      "shop.example\0.elsewhere.example", "127.0.0.1\0", "\0",
    ]
    for host in others {
      XCTAssertEqual(
        problem(try trust(SecPolicyCreateSSL(true, host))), errSecHostNameMismatch,
        host.debugDescription)
    }
    let trust = try trust(SecPolicyCreateSSL(true, "shop.example"))
    SecTrustSetVerifyDate(trust, date(2082))
    XCTAssertEqual(problem(trust), errSecCertificateExpired)
    SecTrustSetVerifyDate(trust, date(2020))
    XCTAssertEqual(problem(trust), errSecCertificateNotValidYet)
    SecTrustSetPolicies(trust, [SecPolicyCreateSSL(false, nil)])
    SecTrustSetVerifyDate(trust, date(2030))
    XCTAssertEqual(problem(trust), errSecNotTrusted, "It is a server's.")
  }

  func test_anchors_areTheSystemsOrOnesOwn() throws {
    let basic = SecPolicyCreateBasicX509()
    XCTAssertEqual(problem(try trust(basic, anchor: nil)), errSecNotTrusted)
    XCTAssertNil(problem(try trust(basic)))
    XCTAssertNil(problem(try trust(basic, anchor: TestCertificates.shop)), "the certificate itself")

    let trust = try trust(basic)
    var result = SecTrustResultType.deny
    SecTrustGetTrustResult(trust, &result)
    XCTAssertEqual(result, .invalid)
    SecTrustEvaluate(trust, &result)
    XCTAssertEqual(result, .unspecified)
    XCTAssertEqual(SecTrustGetCertificateCount(trust), 3)
    XCTAssertEqual(
      SecTrustGetCertificateAtIndex(trust, 2), try certificate(TestCertificates.root))
    XCTAssertNil(SecTrustGetCertificateAtIndex(trust, 3))
    let shop = try certificate(TestCertificates.shop)
    XCTAssertEqual(SecTrustCopyKey(trust), SecCertificateCopyKey(shop))

    SecTrustSetAnchorCertificates(trust, [])
    SecTrustEvaluate(trust, &result)
    XCTAssertEqual(result, .recoverableTrustFailure)
    XCTAssertTrue(SecTrustSetExceptions(trust, SecTrustCopyExceptions(trust)))
    SecTrustEvaluate(trust, &result)
    XCTAssertEqual(result, .proceed)
    XCTAssertFalse(SecTrustSetExceptions(trust, nil))
    XCTAssertEqual(problem(trust), errSecNotTrusted)
  }

  func test_wrongObjects_areRefused() throws {
    var made: SecTrust?
    XCTAssertEqual(SecTrustCreateWithCertificates([Any](), nil, &made), errSecParam)
    XCTAssertEqual(SecTrustCreateWithCertificates(["text"], nil, &made), errSecParam)
    XCTAssertNil(made)
    let trust = try trust(SecPolicyCreateBasicX509())
    XCTAssertEqual(SecTrustSetPolicies(trust, ["text"]), errSecParam)
    XCTAssertEqual(SecTrustSetAnchorCertificates(trust, ["text"]), errSecParam)
    XCTAssertNil(problem(trust), "Nothing was changed.")
  }

  func test_aQueue_isToldWhetherItIsTrusted() throws {
    let done = expectation(description: "told")
    let trust = try trust(SecPolicyCreateSSL(true, "elsewhere.example"))
    let queue = DispatchQueue(label: "trust")
    SecTrustEvaluateAsyncWithError(trust, queue) { _, isGood, error in
      dispatchPrecondition(condition: .onQueue(queue))
      XCTAssertFalse(isGood)
      XCTAssertEqual(error?.code, Int(errSecHostNameMismatch))
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  /// libcurl and forty libraries behind it would be in every program otherwise.
  func test_noModuleOfEveryProgram_importsFoundationsNetworking() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let apart: Set<String> = ["WebKit", "NetworkReplay", "tessera"]
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var read = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let module = file.pathComponents[sources.pathComponents.count]
      guard !apart.contains(module) else { continue }
      read += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      XCTAssertFalse(text.contains("import FoundationNetworking"), file.path)
    }
    XCTAssertGreaterThan(read, 1000)
  }

  /// What a public key of RSA with 2,048 bits does, made anew of its bytes.
  private func check(encryptionWith rsa: SecKey, _ curve: SecKey) throws {
    let bytes = try XCTUnwrap(SecKeyCopyExternalRepresentation(rsa, nil))
    let attributes: [NSObject: NSObject] = [
      kSecAttrKeyType as NSString: kSecAttrKeyTypeRSA as NSString,
      kSecAttrKeyClass as NSString: kSecAttrKeyClassPublic as NSString,
    ]
    let key = try XCTUnwrap(SecKeyCreateWithData(bytes, attributes as CFDictionary, nil))
    XCTAssertEqual(key, rsa)
    XCTAssertEqual(SecKeyGetBlockSize(key), 256)
    // Of the number 1 every power is 1.
    let one = Data(repeating: 0, count: 255) + [1]
    XCTAssertEqual(SecKeyCreateEncryptedData(key, .rsaEncryptionRaw, one, nil), one)
    for algorithm in [SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA256] {
      XCTAssertTrue(SecKeyIsAlgorithmSupported(key, .encrypt, algorithm))
      let secrets = (0..<2).map { _ in
        SecKeyCreateEncryptedData(key, algorithm, Data("secret".utf8), nil)
      }
      XCTAssertEqual(secrets.map { $0?.count }, [256, 256])
      XCTAssertNotEqual(secrets[0], secrets[1])
    }
    var error: Unmanaged<CFError>?
    XCTAssertNil(SecKeyCreateEncryptedData(key, .rsaEncryptionPKCS1, one, &error))
    XCTAssertEqual(error?.takeRetainedValue().code, Int(errSecParam))
    XCTAssertNil(SecKeyCreateEncryptedData(curve, .rsaEncryptionPKCS1, Data(), nil))
    XCTAssertNil(SecKeyCreateWithData(Data([1, 2]), attributes as CFDictionary, nil))
    var (result, count) = ([UInt8](repeating: 0, count: 256), 256)
    XCTAssertEqual(SecKeyEncrypt(key, .PKCS1, Array("a".utf8), 1, &result, &count), errSecSuccess)
    XCTAssertEqual(count, 256)
    count = 10
    XCTAssertEqual(SecKeyEncrypt(key, .PKCS1, Array("a".utf8), 1, &result, &count), errSecParam)
  }
}
