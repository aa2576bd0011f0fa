import Foundation
import PlatformInterface
import XCTest

/// The program of the app under test, and how it is started.
struct AppProgram {
  /// Set by `tessera test`: the path of the program.
  static let programVariable = "TESSERA_UI_TEST_APP"
  /// Set by `tessera test`: a folder that is the app's home during the run.
  static let homeVariable = "TESSERA_UI_TEST_HOME"
  /// The device that tests run on, as `--device` names it.
  static let deviceVariable = "TESSERA_UI_TEST_DEVICE"

  var path: String

  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The program that `tessera test` names, or, where tests run by themselves, the one beside them that is
  /// called as their module without `UITests`.
  @MainActor
  static func find() throws(UITestFailure) -> AppProgram {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[programVariable], !path.isEmpty { return AppProgram(path: path) }
    let place = Bundle.main.bundleURL
    let folder = place.pathExtension == "xctest" ? place.deletingLastPathComponent() : place
    let module = UITestObserver.shared.module
    for ending in ["UITests", "UITest", "Tests"] where module.hasSuffix(ending) {
      let path = folder.appendingPathComponent(String(module.dropLast(ending.count))).path
      if FileManager.default.isExecutableFile(atPath: path) { return AppProgram(path: path) }
    }
    throw UITestFailure(
      "\(programVariable) should name the program of the app under test, as `tessera test` sets it, or a "
        + "program beside the tests should be called as their module without UITests; \(module) has none "
        + "in \(folder.path).")
  }

  /// Options of a launch: those of its arguments that iOS takes from there, too.
  ///
  /// - Parameter arguments: `-key value` pairs become values of UserDefaults for the launch.
  static func options(_ arguments: [String]) throws(UITestFailure) -> LaunchOptions {
    var options = LaunchOptions()
    options.mode = .headless
    options.network = .none
    // Long enough for what a finger has thrown; a spinner that turns is not waited for to its end.
    options.timeout = 2.5
    let name = ProcessInfo.processInfo.environment[deviceVariable] ?? "iphone-15"
    guard let device = DeviceProfile.named(name) else {
      throw UITestFailure(
        "\(deviceVariable) should be one of "
          + DeviceProfile.all.map(\.name).joined(separator: ", ") + "; found \(name).")
    }
    options.device = device
    var index = 0
    while index + 1 < arguments.count {
      let (key, value) = (arguments[index], arguments[index + 1])
      guard key.hasPrefix("-"), key.count > 1, !value.hasPrefix("-") else {
        index += 1
        continue
      }
      index += 2
      switch key.dropFirst() {
      case "AppleLanguages", "AppleLocale":
        let plain = value.filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
        // The language says more of texts than the region.
        if options.localeIdentifier == nil || key == "-AppleLanguages" {
          options.localeIdentifier = plain
        }
      case "UIPreferredContentSizeCategoryName": options.textSize = textSize(value)
      case "AppleTextDirection", "NSForceRightToLeftWritingDirection":
        options.isRightToLeft = ["YES", "1", "true"].contains(value)
      default: options.defaults[String(key.dropFirst())] = value
      }
    }
    return options
  }

  /// The text size of a name such as `UICTContentSizeCategoryAccessibilityXL`; nil for others.
  private static func textSize(_ name: String) -> String? {
    let beginning = "UICTContentSizeCategory"
    guard name.hasPrefix(beginning) else { return nil }
    let sizes = [
      "XS": "extraSmall", "S": "small", "M": "medium", "L": "large", "XL": "extraLarge",
      "XXL": "extraExtraLarge", "XXXL": "extraExtraExtraLarge",
    ]
    let rest = name.dropFirst(beginning.count)
    guard rest.hasPrefix("Accessibility") else { return sizes[String(rest)] }
    return sizes[String(rest.dropFirst("Accessibility".count))].flatMap {
      TextSize.named("accessibility\($0)")
    }
  }
}
