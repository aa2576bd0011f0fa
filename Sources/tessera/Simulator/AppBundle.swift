import Foundation

/// A folder `NAME.app` that stands for a built app, as Xcode's tools hand one another: an `Info.plist` and a
/// link to the program.
struct AppBundle: Codable, Equatable {
  var path: String
  /// As `simctl launch` names it.
  var identifier: String
  var name: String
  var program: String

  /// Writes the folder of a program that has been built.
  static func write(_ app: AppProgram, _ built: AppProgram.Built, to folder: String) throws(Failure)
    -> AppBundle
  {
    var list = info(of: app)
    let path = "\(folder)/\(productName(of: app)).app"
    let identifier = list["CFBundleIdentifier"] as? String ?? app.product
    list["CFBundleIdentifier"] = identifier
    list["CFBundleName"] = list["CFBundleName"] ?? app.product
    list["CFBundleExecutable"] = app.product
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
      try Files.write(data, to: path + "/Info.plist")
      let link = "\(path)/\(app.product)"
      let old = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      if old != built.path {
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: built.path)
      }
    } catch {
      throw .failed("\(path) should be written, which failed: \(Files.reason(error)).")
    }
    return AppBundle(path: path, identifier: identifier, name: app.product, program: built.path)
  }

  /// Reads such a folder; nil for any other.
  init?(at path: String) {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard path.hasSuffix(".app"),
      let data = FileManager.default.contents(atPath: path + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any],
      let identifier = list["CFBundleIdentifier"] as? String,
      let executable = list["CFBundleExecutable"] as? String, !executable.contains("/"),
      let program = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(path)/\(executable)")
    else { return nil }
    self.init(path: path, identifier: identifier, name: executable, program: program)
  }

  init(path: String, identifier: String, name: String, program: String) {
    (self.path, self.identifier, self.name, self.program) = (path, identifier, name, program)
  }

  /// As Xcode names the folder: the product's name, which may have what a module's may not.
  static func productName(of app: AppProgram) -> String {
    let name = info(of: app)["CFBundleName"] as? String ?? ""
    let isPlain =
      !name.isEmpty && !name.contains("/") && !name.contains("$") && !name.hasPrefix(".")
    return isPlain ? name : app.product
  }

  /// What the app of a project or a package says of itself.
  static func info(of app: AppProgram) -> [String: Any] {
    let root = app.package.root + "/" + app.product
    for place in [root + "/Resources/AppInfo.plist", root + "/AppInfo.plist"] {
      if let data = FileManager.default.contents(atPath: place),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any]
      {
        return list
      }
    }
    return [:]
  }
}
