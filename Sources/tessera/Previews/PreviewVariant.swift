import Foundation
import PlatformInterface

/// One way to show a preview: a device and its settings.
struct PreviewVariant: Equatable {
  var device: DeviceProfile
  var appearance: PlatformEnvironment.Appearance
  var textSize: String
  var isRightToLeft: Bool

  /// The values in the order of `axes`.
  var values: [String] {
    [device.name, appearance.rawValue, textSize, isRightToLeft ? "rtl" : "ltr"]
  }

  /// For the names of files.
  var name: String { values.joined(separator: "-") }

  /// What the page has a switch for.
  static let axes = ["Device", "Appearance", "Text size", "Direction"]

  /// All combinations of what the command line names; what it does not name is as the help says.
  static func all(
    devices: [String], appearances: [String], textSizes: [String], directions: [String]
  ) throws(Failure) -> [PreviewVariant] {
    var result: [PreviewVariant] = []
    for device in devices.isEmpty ? ["iphone-15"] : devices {
      guard let profile = DeviceProfile.named(device) else {
        throw .usage(
          "--device should be one of \(DeviceProfile.all.map(\.name).joined(separator: ", ")); "
            + "found \(device).")
      }
      for appearance in appearances.isEmpty ? ["light", "dark"] : appearances {
        let appearance = try AppOptions.appearance(named: appearance)
        for size in textSizes.isEmpty ? ["large", "accessibilityExtraLarge"] : textSizes {
          let size = try AppOptions.textSize(named: size)
          for direction in directions.isEmpty ? ["ltr", "rtl"] : directions {
            let variant = PreviewVariant(
              device: profile, appearance: appearance, textSize: size,
              isRightToLeft: try AppOptions.isRightToLeft(direction))
            if !result.contains(variant) { result.append(variant) }
          }
        }
      }
    }
    return result
  }

  /// The options that a program shows a preview with.
  ///
  /// - Throws: where the preview's own traits name no canvas.
  func options(
    for preview: PreviewList.Preview, _ options: LaunchOptions
  ) throws(Failure) -> LaunchOptions {
    var options = options
    options.preview = preview.number
    options.device = try canvas(for: preview)
    options.appearance = appearance
    options.textSize = textSize
    options.isRightToLeft = isRightToLeft
    return options
  }

  private func canvas(for preview: PreviewList.Preview) throws(Failure) -> DeviceProfile {
    var canvas = device
    if preview.traits.contains(where: \.isLandscape), canvas.width < canvas.height {
      canvas = canvas.rotated
    }
    for trait in preview.traits {
      // Neither has a status bar or corners around it.
      if trait.name == "sizeThatFitsLayout" {
        canvas = DeviceProfile(
          name: canvas.name, width: canvas.width, height: canvas.height, scale: canvas.scale,
          idiom: canvas.idiom)
      }
      if let width = trait.width, let height = trait.height {
        guard (1...16384).contains(width), (1...16384).contains(height) else {
          throw .failed(
            "fixedLayout should have sides between 1 and 16384 points; found \(trait.text).")
        }
        canvas = DeviceProfile(
          name: canvas.name, width: width, height: height, scale: canvas.scale,
          idiom: canvas.idiom)
      }
    }
    return canvas
  }
}
