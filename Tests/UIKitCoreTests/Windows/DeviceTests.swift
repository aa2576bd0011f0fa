import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What programs ask of the device to choose what they do.
final class DeviceTests: XCTestCase {
  func test_system_isTheOneThatProgramsAreWrittenFor() {
    onMainActor {
      let harness = Harness(device: "iphone-15", root: UIViewController())
      defer { harness.close() }
      let device = UIDevice.current
      XCTAssertEqual(device.systemName, "iOS")
      // Older code takes it for a number, or compares its parts.
      XCTAssertEqual(Double(device.systemVersion) ?? 0, 17.5)
      XCTAssertEqual(
        device.systemVersion.compare("8.0", options: .numeric), .orderedDescending)
      XCTAssertEqual(device.model, "iPhone")
      XCTAssertEqual(UI_USER_INTERFACE_IDIOM(), .phone)
    }
  }

  func test_theProcess_tellsTheSameVersion() {
    let process = ProcessInfo.processInfo
    XCTAssertEqual(process.operatingSystemVersion.majorVersion, 17)
    XCTAssertEqual(process.operatingSystemVersion.minorVersion, 5)
    XCTAssertTrue(process.operatingSystemVersionString.hasPrefix("Version 17.5"))
    for (major, minor, isThere) in [(8, 0, true), (17, 5, true), (17, 6, false), (18, 0, false)] {
      let version = OperatingSystemVersion(
        majorVersion: major, minorVersion: minor, patchVersion: 0)
      XCTAssertEqual(process.isOperatingSystemAtLeast(version), isThere, "\(major).\(minor)")
    }
  }
}
