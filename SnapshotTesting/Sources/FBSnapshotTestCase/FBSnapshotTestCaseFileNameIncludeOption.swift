import UIKit

/// What a picture's file name says of the device.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing, not even the scale; stands above the others.
  public static let none = Self(rawValue: 1 << 0)
  /// The device's model, such as `iPhone`.
  public static let device = Self(rawValue: 1 << 1)
  /// The version of the system.
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's width and height in points, `375x667`.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The screen's scale, `@2x`.
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// Whether the process has addresses of 64 bits, which it always has here.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// What is added to the name of the folder with the references: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// A name with what the options add, every space and punctuation in it an underscore.
public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  PictureName(fileName, option).text
}

/// The name of a picture's file, without its ending.
struct PictureName {
  private let name: String
  private let options: FBSnapshotTestCaseFileNameIncludeOption
  private let device: Device

  /// What names say of the device.
  struct Device {
    var model: String
    var system: String
    var size: CGSize
    var scale: CGFloat

    @MainActor
    static var current: Device {
      Device(
        model: UIDevice.current.model, system: UIDevice.current.systemVersion,
        size: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
    }
  }

  init(
    _ name: String, _ options: FBSnapshotTestCaseFileNameIncludeOption, device: Device? = nil
  ) {
    self.name = name
    self.options = options
    self.device = device ?? MainActor.assumeIsolated { .current }
  }

  /// As the device of the tests has it.
  var text: String {
    if options.contains(.none) { return name }
    var text = name
    if options.contains(.device) { text += "_\(device.model)" }
    if options.contains(.OS) { text += "_\(device.system)" }
    if options.contains(.screenSize) {
      text += "_\(Int(device.size.width.rounded()))x\(Int(device.size.height.rounded()))"
    }
    text = Self.normalized(text)
    if options.contains(.screenScale) { text += "@\(Int(device.scale.rounded()))x" }
    return text
  }

  private static func normalized(_ text: String) -> String {
    text.components(separatedBy: CharacterSet.whitespaces.union(.punctuationCharacters))
      .joined(separator: "_")
  }

  /// The scale behind the `@` of a name; nil for a name without one.
  static func scale(in name: String) -> CGFloat? {
    name.firstMatch(of: #/@(\d)x$/#).flatMap { Double($0.1) }.map { CGFloat($0) }
  }

  /// Among the names of files in a folder the one that is meant: the name of the device of the tests, else
  /// that of another device, as there is no simulator to choose here; nil where there is none.
  ///
  /// Methods that throw have another selector than their name, which files have too.
  func found(among names: some Sequence<String>) -> String? {
    let all = Set(names)
    let bare = name.components(separatedBy: "_").first ?? name
    let thrown = "\(bare)AndReturnError:" + name.dropFirst(bare.count)
    for spelling in [name, thrown] {
      let own = PictureName(spelling, options, device: device)
      if all.contains(own.text) { return own.text }
      let like = all.filter { own.isLike($0) }
      let best = like.min { (rank(of: $0), $0) < (rank(of: $1), $1) }
      if let best { return best }
    }
    return nil
  }

  /// The same screen comes first, then the same scale.
  private func rank(of name: String) -> Int {
    let size = "\(Int(device.size.width.rounded()))x\(Int(device.size.height.rounded()))"
    let scale = "@\(Int(device.scale.rounded()))x"
    return (name.contains(size) ? 0 : 2) + (name.hasSuffix(scale) ? 0 : 1)
  }

  /// Whether a file's name says the same as this one of another device.
  private func isLike(_ other: String) -> Bool {
    guard !options.contains(.none) else { return false }
    var pattern = NSRegularExpression.escapedPattern(for: Self.normalized(name))
    if options.contains(.device) { pattern += "_[A-Za-z]+(_touch)?" }
    if options.contains(.OS) { pattern += "(_[0-9]+){1,3}" }
    if options.contains(.screenSize) { pattern += "_[0-9]+x[0-9]+" }
    if options.contains(.screenScale) { pattern += "@[0-9]x" }
    return other.range(of: "^\(pattern)$", options: .regularExpression) != nil
  }
}
