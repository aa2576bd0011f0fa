import XCTest

@testable import PlatformInterface

final class DeviceProfileTests: XCTestCase {
  func test_turningADeviceTwice_givesItBack() {
    for device in DeviceProfile.all { XCTAssertEqual(device.rotated.rotated, device) }
  }

  func test_aPhoneWithCorners_onItsSide_keepsClearOfThem() throws {
    let phone = try XCTUnwrap(DeviceProfile.named("iPhone-15"))
    XCTAssertEqual(phone.safeArea, EdgeSizes(top: 59, bottom: 34))
    XCTAssertEqual(phone.rotated.safeArea, EdgeSizes(left: 59, bottom: 21, right: 59))
    XCTAssertEqual(phone.rotated.size, CGSize(width: 852, height: 393))
  }

  func test_names_areUnique() {
    XCTAssertEqual(Set(DeviceProfile.all.map(\.name)).count, DeviceProfile.all.count)
  }

  func test_textSizes_areFoundWhateverTheirSpelling() {
    XCTAssertEqual(TextSize.named("Extra-Extra-Large"), "extraExtraLarge")
    XCTAssertNil(TextSize.named("huge"))
  }
}
