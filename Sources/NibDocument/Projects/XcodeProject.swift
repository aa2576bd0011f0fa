import Foundation

/// An `.xcodeproj`, as far as building its targets elsewhere needs it.
package struct XcodeProject: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    package enum Kind: Sendable { case application, framework, unitTests, other }

    package var name: String
    package var kind: Kind
    /// Absolute paths of Swift files, sorted, each once.
    package var sources: [String] = []
    /// Absolute paths of files and folders, as the project lists them; localised files each.
    package var resources: [String] = []
    /// Files in other languages, which cannot be compiled here.
    package var foreignSources: [String] = []
    /// The target's build settings over the project's, of the configuration that is built by default.
    package var settings: [String: String] = [:]
    /// Names of other targets it depends on.
    package var dependencies: [String] = []
    /// Names of products of packages.
    package var packageProducts: [String] = []

    package init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }

    /// As Swift imports it.
    package var moduleName: String {
      let name =
        settings["PRODUCT_MODULE_NAME"].flatMap { $0.contains("$") ? nil : $0 } ?? self.name
      let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
    }
  }

  /// The folder that holds the project.
  package var folder: String
  package var name: String
  package var targets: [Target] = []

  package init(folder: String, name: String, targets: [Target]) {
    self.folder = folder
    self.name = name
    self.targets = targets
  }

  /// The target that makes the app; of several the one named as the project, else the first.
  package var application: Target? {
    let all = targets.filter { $0.kind == .application }
    return all.first { $0.name == name } ?? all.first
  }

  /// Reads `project.pbxproj` inside the folder `path`.
  ///
  /// - Throws: a sentence with file and line where it cannot be read.
  package static func read(at path: String) throws(NibProblem) -> XcodeProject {
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw NibProblem(
        kind: .damaged, file: file, line: 1, element: "",
        message: "An Xcode project should hold project.pbxproj, which cannot be read.")
    }
    let folder = (path as NSString).deletingLastPathComponent
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return try read(data, file: file, folder: folder, name: name)
  }

  static func read(
    _ data: some Collection<UInt8>, file: String, folder: String, name: String
  ) throws(NibProblem) -> XcodeProject {
    let list: PropertyList
    do {
      var problems: [XMLProblem] = []
      list = try PropertyList.read(data, problems: &problems)
    } catch {
      throw NibProblem(
        kind: .syntax, file: file, line: error.line, element: "", message: error.message)
    }
    guard let objects = list["objects"]?.dictionary, let root = list["rootObject"]?.string,
      let project = objects[root]
    else {
      throw NibProblem(
        kind: .damaged, file: file, line: 1, element: "",
        message: "A project with objects and a rootObject is expected.")
    }
    let reader = XcodeProjectReader(objects: objects, folder: folder)
    return XcodeProject(folder: folder, name: name, targets: reader.targets(of: project))
  }
}
