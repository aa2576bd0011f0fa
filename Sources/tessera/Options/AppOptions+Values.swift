import Foundation
import PlatformInterface

// The values of single options, each with the sentence for a wrong one.
extension AppOptions {
  static func size(_ text: String) throws(Failure) -> CGSize {
    let sides = text.lowercased().replacingOccurrences(of: "×", with: "x")
      .split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...16384).contains(width), (1...16384).contains(height)
    else {
      throw .usage(
        "--size should be WIDTHxHEIGHT in points between 1 and 16384, such as 375x667; "
          + "found \(text).")
    }
    return CGSize(width: width, height: height)
  }

  static func appearance(named text: String) throws(Failure) -> PlatformEnvironment.Appearance {
    guard let value = PlatformEnvironment.Appearance(rawValue: text.lowercased()) else {
      throw .usage("--appearance should be light or dark; found \(text).")
    }
    return value
  }

  static func textSize(named text: String) throws(Failure) -> String {
    guard let name = TextSize.named(text) else {
      throw .usage(
        "--text-size should be one of \(TextSize.names.joined(separator: ", ")); found \(text).")
    }
    return name
  }

  static func isRightToLeft(_ text: String) throws(Failure) -> Bool {
    switch text.lowercased() {
    case "rtl": return true
    case "ltr": return false
    default: throw .usage("--direction should be ltr or rtl; found \(text).")
    }
  }

  static func localeIdentifier(_ text: String) throws(Failure) -> String {
    let wanted = text.replacingOccurrences(of: "-", with: "_").lowercased()
    let isKnown = Locale.availableIdentifiers.contains {
      $0.replacingOccurrences(of: "-", with: "_").lowercased() == wanted
    }
    guard isKnown else {
      throw .usage(
        "--locale should be a language, or a language and a region, such as de or de_DE; "
          + "found \(text).")
    }
    return text
  }

  /// Seconds since 1970.
  static func startDate(_ text: String, in zone: TimeZone = .current) throws(Failure) -> Int {
    let isUniversal = text.hasSuffix("Z")
    let plain = isUniversal ? String(text.dropLast()) : text
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = isUniversal ? TimeZone(secondsFromGMT: 0) : zone
    formatter.isLenient = false
    for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
      formatter.dateFormat = format
      // Formatters take a year of any length.
      guard let date = formatter.date(from: plain), formatter.string(from: date) == plain else {
        continue
      }
      return Int(date.timeIntervalSince1970)
    }
    throw .usage(
      "--date should be a day, or a day and a time, such as 2026-01-09 or 2026-01-09T09:41; found \(text)."
    )
  }

  static func defaults(from settings: [String]) throws(Failure) -> [String: String] {
    var result: [String: String] = [:]
    for setting in settings {
      guard let equals = setting.firstIndex(of: "="), equals != setting.startIndex else {
        throw .usage("--set should be KEY=VALUE; found \(setting).")
      }
      result[String(setting[..<equals])] = String(setting[setting.index(after: equals)...])
    }
    return result
  }

  /// Fills in what `--network` says.
  static func choose(network text: String, in options: inout LaunchOptions) throws(Failure) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let value = LaunchOptions.Network(rawValue: parts.first?.lowercased() ?? "")
    switch value {
    case .live? where parts.count == 1, .none? where parts.count == 1: break
    case .replay? where parts.count == 2, .record? where parts.count == 2:
      let folder = absolute(parts[1])
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      guard exists ? isFolder.boolValue : value == .record else {
        throw .usage("--network \(text) should name a folder; \(folder) is not one.")
      }
      options.networkFolder = folder
    default:
      throw .usage("--network should be live, none, replay:DIR or record:DIR; found \(text).")
    }
    if let value { options.network = value }
  }

  /// Against the current directory, without `.` and `..`.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  static func writable(_ path: String, for option: String) throws(Failure) -> String {
    let file = absolute(path)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw .usage(
        "\(option) should name something in a folder that exists; \(folder) is not one. "
          + "Make it first.")
    }
    return file
  }
}
