import PlatformInterface
import XCTest

@testable import UIKitCore

final class DeviceMetricsTests: XCTestCase {
  private struct Oracle: Decodable {
    struct Posture: Decodable {
      let size: [CGFloat]
      let safe: [CGFloat?]?
    }
    struct Device: Decodable {
      let portrait: Posture
      let landscape: Posture
    }
    let devices: [String: Device]
  }

  private struct Measured: Decodable {
    struct Device: Decodable {
      let size: [CGFloat]
      let scale: CGFloat?
      let safe: [CGFloat?]
    }
    struct Values: Decodable {
      let iPhone16_portrait: Device
      let iPhone16_landscape: Device
      let iPhoneSE3_portrait: Device
      let iPadA16: Device
    }
    let measured_ios26: Values
  }

  private static let names = [
    "iPhoneSE1": ["iphone-se1"], "iPhone8": ["iphone-8", "iphone-se"],
    "iPhone8Plus": ["iphone-8-plus"], "iPhoneX": ["iphone-x"],
    "iPhoneXsMax_Xr": ["iphone-xr", "iphone-xs-max"], "iPhone12_12Pro_13_13Pro": ["iphone-13"],
    "iPhone12ProMax_13ProMax": ["iphone-13-pro-max"], "iPhone13Mini": ["iphone-13-mini"],
    "iPadMini_9_7": ["ipad-9"], "iPad10_2": ["ipad-10"], "iPadPro10_5": ["ipad-pro-10"],
    "iPadPro11": ["ipad-11"], "iPadPro12_9": ["ipad-pro-12"],
  ]

  private var data: Data {
    get throws {
      let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/oracle/device_safe_areas.json")
      return try Data(contentsOf: url)
    }
  }

  private func check(
    _ posture: DeviceProfile, _ size: [CGFloat], _ safe: [CGFloat?], _ name: String
  ) {
    XCTAssertEqual([posture.size.width, posture.size.height], size, name)
    let area = posture.safeArea
    for (found, expected) in zip([area.top, area.left, area.bottom, area.right], safe) {
      if let expected { XCTAssertEqual(found, expected, name) }
    }
  }

  func test_table_matchesTheOracle() throws {
    let oracle = try JSONDecoder().decode(Oracle.self, from: data)
    XCTAssertEqual(Set(oracle.devices.keys), Set(Self.names.keys))
    for (key, device) in oracle.devices {
      for name in Self.names[key] ?? [] {
        let metrics = try XCTUnwrap(DeviceProfile.named(name), name)
        check(metrics, device.portrait.size, device.portrait.safe ?? [], name)
        check(metrics.rotated, device.landscape.size, device.landscape.safe ?? [], name)
      }
    }
    let measured = try JSONDecoder().decode(Measured.self, from: data).measured_ios26
    let phone = try XCTUnwrap(DeviceProfile.named("iphone-16"))
    check(phone, measured.iPhone16_portrait.size, measured.iPhone16_portrait.safe, "16")
    check(phone.rotated, measured.iPhone16_landscape.size, measured.iPhone16_landscape.safe, "16")
    XCTAssertEqual(phone.scale, measured.iPhone16_portrait.scale)
    let small = try XCTUnwrap(DeviceProfile.named("iphone-se"))
    check(small, measured.iPhoneSE3_portrait.size, measured.iPhoneSE3_portrait.safe, "SE")
    let pad = try XCTUnwrap(DeviceProfile.named("ipad-a16"))
    check(pad, measured.iPadA16.size, measured.iPadA16.safe, "iPad A16")
  }

  func test_sizeClasses_areThoseOfTheDevices() {
    func classes(_ name: String) -> [String] {
      guard let device = DeviceProfile.named(name) else { return [] }
      return [device, device.rotated].map { posture in
        let idiom: UIUserInterfaceIdiom = device.idiom == .pad ? .pad : .phone
        let classes = DeviceMetrics.sizeClasses(of: posture.size, idiom: idiom)
        return "\(classes.horizontal) \(classes.vertical)"
      }
    }
    XCTAssertEqual(classes("iphone-se"), ["compact regular", "compact compact"])
    XCTAssertEqual(classes("iphone-x"), ["compact regular", "compact compact"])
    XCTAssertEqual(classes("iphone-13"), ["compact regular", "compact compact"])
    XCTAssertEqual(classes("iphone-8-plus"), ["compact regular", "regular compact"])
    XCTAssertEqual(classes("iphone-13-pro-max"), ["compact regular", "regular compact"])
    XCTAssertEqual(classes("ipad-11"), ["regular regular", "regular regular"])
    // Split views: a third of an iPad is compact.
    let third = DeviceMetrics.sizeClasses(of: CGSize(width: 320, height: 1024), idiom: .pad)
    XCTAssertEqual(third.horizontal, .compact)
  }
}
