import PlatformInterface
import XCTest

@testable import tessera

/// The device of pictures where none is asked for.
final class DefaultDeviceTests: XCTestCase {
  func test_appsOfIPadsAlone_areShownOnOne() {
    XCTAssertEqual(AppProgram.device(for: ["UIDeviceFamily": [2]])?.name, "ipad-9")
    XCTAssertEqual(AppProgram.device(for: ["UIDeviceFamily": ["2"]])?.name, "ipad-9")
    XCTAssertEqual(AppProgram.device(for: ["UIDeviceFamily": [1, 2]])?.name, "iphone-se")
    XCTAssertEqual(AppProgram.device(for: [:]), DeviceProfile.named("iphone-se"))
  }

  func test_appsThatAreNeverUpright_lieOnTheirSide() {
    let both = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
    let key = "UISupportedInterfaceOrientations"
    XCTAssertEqual(AppProgram.device(for: [key: both])?.size, CGSize(width: 667, height: 375))
    XCTAssertEqual(
      AppProgram.device(for: [key + "~iphone": both.joined(separator: " ")])?.size,
      CGSize(width: 667, height: 375))
    XCTAssertEqual(
      AppProgram.device(for: [key: both + ["UIInterfaceOrientationPortrait"]])?.size,
      CGSize(width: 375, height: 667))
    // What it says for the other device does not count.
    XCTAssertEqual(
      AppProgram.device(for: [key + "~ipad": both])?.size, CGSize(width: 375, height: 667))
    XCTAssertEqual(
      AppProgram.device(for: ["UIDeviceFamily": [2], key + "~ipad": both])?.size,
      CGSize(width: 1024, height: 768))
  }

  func test_devicesThatAreAskedFor_lieOnTheirSideForSuchApps() throws {
    let info = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"]]
    let phone = try XCTUnwrap(DeviceProfile.named("iphone-15"))
    XCTAssertEqual(AppProgram.device(for: info, phone), phone.rotated)
    XCTAssertEqual(AppProgram.device(for: [:], phone), phone)
    // Windows are as large as was said.
    let window = DeviceProfile.custom(width: 300, height: 500, scale: 1)
    XCTAssertEqual(AppProgram.device(for: info, window), window)
    XCTAssertEqual(
      AppProgram.device(for: info, DeviceProfile.named("desktop")), DeviceProfile.named("desktop"))
  }
}
