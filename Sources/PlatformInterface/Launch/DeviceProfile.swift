/// A screen to lay out for: its size, its scale, and the edges its bars and corners take.
package struct DeviceProfile: Codable, Hashable, Sendable {
  package var name: String
  /// Points, upright.
  package var width: CGFloat
  package var height: CGFloat
  package var scale: CGFloat
  package var idiom: PlatformEnvironment.Idiom
  package var safeArea: EdgeSizes
  /// What the safe area becomes when the device lies on its side.
  package var landscapeSafeArea: EdgeSizes

  package init(
    name: String, width: CGFloat, height: CGFloat, scale: CGFloat,
    idiom: PlatformEnvironment.Idiom, safeArea: EdgeSizes = EdgeSizes(),
    landscapeSafeArea: EdgeSizes = EdgeSizes()
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.idiom = idiom
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The device turned by a quarter; turning twice gives the same device again.
  package var rotated: DeviceProfile {
    DeviceProfile(
      name: name, width: height, height: width, scale: scale, idiom: idiom,
      safeArea: landscapeSafeArea, landscapeSafeArea: safeArea)
  }

  /// A window of any size, without bars.
  ///
  /// Narrower than 500 points it counts as a phone, the width below which an iPad's window has the
  /// compact size class as well.
  package static func custom(width: CGFloat, height: CGFloat, scale: CGFloat) -> DeviceProfile {
    DeviceProfile(
      name: "custom", width: width, height: height, scale: scale,
      idiom: min(width, height) < 500 ? .phone : .pad)
  }
}

extension DeviceProfile {
  // Sizes and safe areas: Tests/Fixtures/oracle/device_safe_areas.json, whose measured rows
  // (iPhone SE 3, iPhone 16, iPad A16) are preferred to its transcribed ones.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
    bottom: CGFloat = 0, landscapeBottom: CGFloat = 0
  ) -> DeviceProfile {
    let hasCorners = bottom > 0
    return DeviceProfile(
      name: name, width: width, height: height, scale: scale, idiom: .phone,
      safeArea: EdgeSizes(top: top, bottom: bottom),
      landscapeSafeArea: hasCorners
        ? EdgeSizes(left: top, bottom: landscapeBottom, right: top) : EdgeSizes())
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0
  ) -> DeviceProfile {
    let safeArea = EdgeSizes(top: top, bottom: bottom)
    return DeviceProfile(
      name: name, width: width, height: height, scale: 2, idiom: .pad, safeArea: safeArea,
      landscapeSafeArea: safeArea)
  }

  /// Every device the command line knows, in the order it lists them.
  package static let all: [DeviceProfile] = [
    phone("iphone-se", 375, 667, scale: 2, top: 20),
    phone("iphone-se1", 320, 568, scale: 2, top: 20),
    phone("iphone-8", 375, 667, scale: 2, top: 20),
    phone("iphone-8-plus", 414, 736, scale: 3, top: 20),
    phone("iphone-x", 375, 812, scale: 3, top: 44, bottom: 34, landscapeBottom: 24),
    phone("iphone-xr", 414, 896, scale: 2, top: 44, bottom: 34, landscapeBottom: 24),
    phone("iphone-xs-max", 414, 896, scale: 3, top: 44, bottom: 34, landscapeBottom: 24),
    phone("iphone-13", 390, 844, scale: 3, top: 47, bottom: 34, landscapeBottom: 21),
    phone("iphone-13-pro-max", 428, 926, scale: 3, top: 47, bottom: 34, landscapeBottom: 21),
    phone("iphone-13-mini", 375, 812, scale: 3, top: 50, bottom: 34, landscapeBottom: 21),
    phone("iphone-15", 393, 852, scale: 3, top: 59, bottom: 34, landscapeBottom: 21),
    phone("iphone-16", 393, 852, scale: 3, top: 59, bottom: 34, landscapeBottom: 20),
    pad("ipad-9", 768, 1024, top: 20),
    pad("ipad-10", 810, 1080, top: 20),
    pad("ipad-pro-10", 834, 1112, top: 20),
    pad("ipad-11", 834, 1194, top: 24, bottom: 20),
    pad("ipad-pro-12", 1024, 1366, top: 20),
    pad("ipad-a16", 820, 1180, top: 32, bottom: 25),
    DeviceProfile(name: "desktop", width: 1024, height: 768, scale: 1, idiom: .pad),
  ]

  /// The device `--device` and `tessera` scripts call `name`.
  package static func named(_ name: String) -> DeviceProfile? {
    all.first { $0.name == name.lowercased() }
  }
}
