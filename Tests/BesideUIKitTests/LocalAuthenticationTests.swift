import Foundation
import LocalAuthentication
import UIKitTestSupport
import XCTest

/// A desktop knows nobody by the body, and programs go the way that they have for that.
final class LocalAuthenticationTests: XCTestCase {
  func test_policies_cannotBeEvaluated_andSayWhy() throws {
    let context = LAContext()
    var error: NSError?
    XCTAssertFalse(
      context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    XCTAssertEqual(error?.domain, "com.apple.LocalAuthentication")
    XCTAssertEqual(error?.code, -6)
    XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    XCTAssertEqual(error?.code, LAError.passcodeNotSet.rawValue)
    XCTAssertEqual(context.biometryType, .none)
    XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }

  func test_evaluating_repliesOnceWithTheError_andIsReported() async throws {
    let context = LAContext()
    let replied = expectation(description: "The reply is called.")
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To see notes") {
      XCTAssertFalse($0)
      switch $1 {
      case LAError.passcodeNotSet?: break
      default: XCTFail("\(String(describing: $1))")
      }
      replied.fulfill()
    }
    await fulfillment(of: [replied], timeout: 5)
    do {
      _ = try await context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To see notes")
      XCTFail("It should throw.")
    } catch let error as LAError {
      XCTAssertEqual(error.code, .biometryNotAvailable)
      XCTAssertFalse(error.localizedDescription.isEmpty)
    }
  }

  func test_errors_sayWhatTheyWereMadeWith() {
    let plain = LAError(.biometryLockout)
    XCTAssertFalse(plain.localizedDescription.isEmpty)
    let own = LAError(.biometryLockout, userInfo: [NSLocalizedDescriptionKey: "Later", "key": 1])
    XCTAssertEqual(own.localizedDescription, "Later")
    XCTAssertEqual((own as NSError).userInfo["key"] as? Int, 1)
    XCTAssertEqual(plain, own)
    XCTAssertEqual(Set([plain, own, LAError(.userCancel)]).count, 2)
  }

  func test_anInvalidContext_evaluatesNothing() {
    let context = LAContext()
    XCTAssertTrue(context.setCredential(Data("open".utf8), type: .applicationPassword))
    XCTAssertTrue(context.isCredentialSet(.applicationPassword))
    XCTAssertTrue(context.setCredential(nil, type: .applicationPassword))
    XCTAssertFalse(context.isCredentialSet(.applicationPassword))
    context.invalidate()
    var error: NSError?
    XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    XCTAssertEqual(error?.code, LAError.Code.invalidContext.rawValue)
    XCTAssertFalse(context.setCredential(Data(), type: .applicationPassword))
  }
}
