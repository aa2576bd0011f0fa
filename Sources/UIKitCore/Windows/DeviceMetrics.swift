import PlatformInterface

/// Sizes, scales and safe areas of the devices a program can be shown on.
///
/// Source: Tests/Fixtures/oracle/device_safe_areas.json, which a test compares with this table.
/// Safe areas are in the order top, left, bottom, right.
package struct DeviceMetrics: Sendable {
  package struct Posture: Hashable, Sendable {
    package let size: CGSize
    package let safeArea: EdgeSizes
  }

  /// As the command line names it.
  package let name: String
  package let idiom: PlatformEnvironment.Idiom
  package let scale: CGFloat
  package let portrait: Posture
  package let landscape: Posture

  private init(
    _ name: String, _ idiom: PlatformEnvironment.Idiom, scale: CGFloat,
    _ width: CGFloat, _ height: CGFloat, portrait: EdgeSizes, landscape: EdgeSizes
  ) {
    self.name = name
    self.idiom = idiom
    self.scale = scale
    self.portrait = Posture(size: CGSize(width: width, height: height), safeArea: portrait)
    self.landscape = Posture(size: CGSize(width: height, height: width), safeArea: landscape)
  }

  private static func bars(_ top: CGFloat, _ bottom: CGFloat = 0, side: CGFloat = 0) -> EdgeSizes {
    EdgeSizes(top: top, left: side, bottom: bottom, right: side)
  }

  package static let all: [DeviceMetrics] = [
    DeviceMetrics(
      "iphone-se1", .phone, scale: 2, 320, 568, portrait: bars(20), landscape: bars(0)),
    DeviceMetrics(
      "iphone-se", .phone, scale: 2, 375, 667, portrait: bars(20), landscape: bars(0)),
    DeviceMetrics(
      "iphone-8", .phone, scale: 2, 375, 667, portrait: bars(20), landscape: bars(0)),
    DeviceMetrics(
      "iphone-8-plus", .phone, scale: 3, 414, 736, portrait: bars(20), landscape: bars(0)),
    DeviceMetrics(
      "iphone-x", .phone, scale: 3, 375, 812, portrait: bars(44, 34),
      landscape: bars(0, 24, side: 44)),
    DeviceMetrics(
      "iphone-xr", .phone, scale: 2, 414, 896, portrait: bars(44, 34),
      landscape: bars(0, 24, side: 44)),
    DeviceMetrics(
      "iphone-xs-max", .phone, scale: 3, 414, 896, portrait: bars(44, 34),
      landscape: bars(0, 24, side: 44)),
    DeviceMetrics(
      "iphone-13", .phone, scale: 3, 390, 844, portrait: bars(47, 34),
      landscape: bars(0, 21, side: 47)),
    DeviceMetrics(
      "iphone-13-pro-max", .phone, scale: 3, 428, 926, portrait: bars(47, 34),
      landscape: bars(0, 21, side: 47)),
    DeviceMetrics(
      "iphone-13-mini", .phone, scale: 3, 375, 812, portrait: bars(50, 34),
      landscape: bars(0, 21, side: 50)),
    DeviceMetrics(
      "iphone-15", .phone, scale: 3, 393, 852, portrait: bars(59, 34),
      landscape: bars(0, 21, side: 59)),
    DeviceMetrics(
      "iphone-16", .phone, scale: 3, 393, 852, portrait: bars(59, 34),
      landscape: bars(0, 20, side: 59)),
    DeviceMetrics(
      "ipad-9", .pad, scale: 2, 768, 1024, portrait: bars(20), landscape: bars(20)),
    DeviceMetrics(
      "ipad-10", .pad, scale: 2, 810, 1080, portrait: bars(20), landscape: bars(20)),
    DeviceMetrics(
      "ipad-pro-10", .pad, scale: 2, 834, 1112, portrait: bars(20), landscape: bars(20)),
    DeviceMetrics(
      "ipad-11", .pad, scale: 2, 834, 1194, portrait: bars(24, 20), landscape: bars(24, 20)),
    DeviceMetrics(
      "ipad-pro-12", .pad, scale: 2, 1024, 1366, portrait: bars(20), landscape: bars(20)),
    DeviceMetrics(
      "ipad-a16", .pad, scale: 2, 820, 1180, portrait: bars(32, 25), landscape: bars(32, 25)),
  ]

  /// The device of that name, or nil.
  package static func named(_ name: String) -> DeviceMetrics? {
    all.first { $0.name == name.lowercased() }
  }

  /// Width above which an iPad gives a window regular width: split views below it are compact.
  static let regularWidth: CGFloat = 590
  /// Height from which a phone-like window counts as high: less is landscape.
  static let regularHeight: CGFloat = 480
  /// Long side from which a phone's landscape has regular width (Plus and Max models).
  static let largePhoneLength: CGFloat = 736
  /// Short side of those phones; others of the same length, such as iPhone X, stay compact.
  static let largePhoneWidth: CGFloat = 414

  /// The size classes that iOS gives a window of `size`.
  static func sizeClasses(of size: CGSize, idiom: UIUserInterfaceIdiom) -> (
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    guard idiom == .phone else {
      return (size.width >= regularWidth ? .regular : .compact, .regular)
    }
    if size.width <= size.height { return (.compact, .regular) }
    let isLarge = size.width >= largePhoneLength && size.height >= largePhoneWidth
    return (isLarge ? .regular : .compact, .compact)
  }

  /// The least distance between content and the edges of a controller's view.
  static func minimumMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
