import Foundation
import PlatformInterface

/// The previews of a program, as it tells of them itself.
struct PreviewList {
  /// A preview of the sources.
  struct Preview {
    /// Its place in the program's list.
    var number: Int
    var name: String?
    /// Relative to what the user named, where it is below that.
    var file: String
    var line: Int
    var traits: [Trait]

    var label: String { name.map { "\"\($0)\"" } ?? "#Preview" }
    var place: String { "\(file):\(line)" }

    var report: [String: Any] {
      var value: [String: Any] = ["file": file, "line": line]
      if let name { value["name"] = name }
      return value
    }
  }

  /// What the sources say of the canvas.
  struct Trait: Decodable, Equatable {
    var name: String
    /// Of a canvas of fixed size, in points.
    var width: Double?
    var height: Double?

    var isLandscape: Bool { name == "landscapeLeft" || name == "landscapeRight" }

    /// As the sources have it.
    var text: String {
      guard let width, let height else { return name }
      return "\(name)(\(Self.short(width)) × \(Self.short(height)))"
    }

    private static func short(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
  }

  private(set) var previews: [Preview] = []
  /// SwiftUI's, which cannot be shown.
  private(set) var leftOut: [Preview] = []

  private struct Entry: Decodable {
    var name: String?
    var file: String
    var line: Int
    var traits: [Trait]
    var isLeftOut: Bool
  }

  /// Asks the program.
  ///
  /// - Parameter root: the folder that paths are shown relative to.
  init(
    of program: AppProgram.Built, _ options: LaunchOptions, below root: String
  ) throws(Failure) {
    let folder = try Cleanup.makeFolder("previews")
    defer { Cleanup.remove(folder) }
    var options = options
    options.previewListPath = folder + "/list.json"
    try program.launch(options, arguments: [])
    guard let data = FileManager.default.contents(atPath: folder + "/list.json"),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else {
      throw .failed(
        "\(program.name) ended without a list of its previews: an app is expected to start with "
          + "UIApplicationMain or @main and not to exit by itself.")
    }
    let prefix =
      (XcodeProjectFolder.isProject(root) || root.hasSuffix(".xcworkspace")
        ? (root as NSString).deletingLastPathComponent : root) + "/"
    for (number, entry) in entries.enumerated() {
      let file =
        entry.file.hasPrefix(prefix) ? String(entry.file.dropFirst(prefix.count)) : entry.file
      let preview = Preview(
        number: number, name: entry.name, file: file, line: entry.line, traits: entry.traits)
      if entry.isLeftOut { leftOut.append(preview) } else { previews.append(preview) }
    }
  }
}
