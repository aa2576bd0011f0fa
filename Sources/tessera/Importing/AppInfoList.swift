import Foundation
import NibDocument

/// The `Info.plist` that Xcode would put into the app: the target's file, its variables filled in, and
/// what its build settings add.
struct AppInfoList {
  private let target: XcodeProject.Target
  private let project: XcodeProject
  private let defaults: [String: Any]

  /// - Parameter defaults: entries for keys that neither file nor settings have.
  init(_ target: XcodeProject.Target, _ project: XcodeProject, defaults: [String: Any] = [:]) {
    self.target = target
    self.project = project
    self.defaults = defaults
  }

  func data() throws -> Data {
    var list = file
    for (key, value) in target.settings where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if list[name] == nil { list[name] = filled(value) }
    }
    for (key, value) in defaults where list[key] == nil { list[key] = filled(value) }
    if list["CFBundleDevelopmentRegion"] == nil { list["CFBundleDevelopmentRegion"] = "en" }
    if list["CFBundleName"] == nil { list["CFBundleName"] = target.name }
    if list["CFBundleIdentifier"] == nil, let id = target.settings["PRODUCT_BUNDLE_IDENTIFIER"] {
      list["CFBundleIdentifier"] = filled(id)
    }
    // As the compiler of asset catalogs adds it.
    if let accent = target.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"],
      !accent.isEmpty
    {
      list["NSAccentColorName"] = filled(accent)
    }
    if let families = target.settings["TARGETED_DEVICE_FAMILY"] {
      let numbers = families.split { !$0.isNumber }.compactMap { Int($0) }
      if !numbers.isEmpty { list["UIDeviceFamily"] = numbers }
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  private var file: [String: Any] {
    guard let path = target.settings["INFOPLIST_FILE"] else { return [:] }
    let name = filled(path)
    let full = name.hasPrefix("/") ? name : project.folder + "/" + name
    guard let data = FileManager.default.contents(atPath: DiskSpelling.path(full)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return [:] }
    return list.mapValues(filled)
  }

  private func filled(_ value: Any) -> Any {
    switch value {
    case let text as String: filled(text) as String
    case let list as [Any]: list.map(filled) as [Any]
    case let values as [String: Any]: values.mapValues(filled) as [String: Any]
    default: value
    }
  }

  /// With `$(NAME)` and `${NAME}` replaced by the settings of that name, and `$()`, which keeps what follows from being
  /// a comment in `.xcconfig` files, by nothing.
  private func filled(_ text: String) -> String {
    var result = text
    for _ in 0..<20 {
      guard let range = result.range(of: #"\$[({][A-Za-z0-9_:]*[)}]"#, options: .regularExpression)
      else { break }
      let inner = result[range].dropFirst(2).dropLast()
      let name = inner.split(separator: ":").first.map(String.init) ?? ""
      result.replaceSubrange(range, with: setting(name))
    }
    return result
  }

  private func setting(_ name: String) -> String {
    switch name {
    case "PRODUCT_MODULE_NAME": target.moduleName
    case "EXECUTABLE_NAME", "PRODUCT_NAME", "TARGET_NAME", "TARGETNAME": target.name
    case "SRCROOT", "PROJECT_DIR": project.folder
    case "DEVELOPMENT_LANGUAGE": "en"
    default: target.settings[name].flatMap { $0.contains("$(\(name))") ? nil : $0 } ?? ""
    }
  }
}
