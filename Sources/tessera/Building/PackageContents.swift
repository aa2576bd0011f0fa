import Foundation

/// What `swift package describe` says of a package, as far as choosing a program needs it.
struct PackageContents: Decodable, Equatable {
  struct Product: Decodable, Equatable {
    var name: String
    var targets: [String]
    var isExecutable: Bool

    private enum Key: String, CodingKey { case name, targets, type }
    private enum TypeKey: String, CodingKey { case executable }

    init(name: String, targets: [String], isExecutable: Bool) {
      self.name = name
      self.targets = targets
      self.isExecutable = isExecutable
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      name = try values.decode(String.self, forKey: .name)
      targets = try values.decode([String].self, forKey: .targets)
      let type = try? values.nestedContainer(keyedBy: TypeKey.self, forKey: .type)
      isExecutable = type?.contains(.executable) ?? false
    }
  }

  struct Target: Decodable, Equatable {
    var name: String
    /// Below the package's root.
    var path: String
    var type: String
  }

  var name: String
  var products: [Product]
  var targets: [Target]

  static func describe(_ package: PackageFolder) throws(Failure) -> PackageContents {
    let root = package.root
    let command = Subprocess(
      program: "swift",
      arguments: [
        "package", "--package-path", root, "--scratch-path", package.scratch, "describe", "--type",
        "json",
      ], output: .captured)
    let (ending, text) = try command.run()
    guard ending.isSuccess, let start = text.firstIndex(of: "{") else {
      throw .failed(
        "\(root)/Package.swift should describe a package and does not; the message above says why.")
    }
    do {
      return try JSONDecoder().decode(PackageContents.self, from: Data(text[start...].utf8))
    } catch {
      throw .failed(
        "`swift package describe` should print a package as JSON; its answer for \(root) could not "
          + "be read (\(error)). Is the toolchain Swift 6.3?")
    }
  }

  func hasProgram(in package: PackageFolder) -> Bool { !programs(in: package).isEmpty }

  /// All programs for the package's own folder, for another one those whose sources are in it.
  private func programs(in package: PackageFolder) -> [Product] {
    products.filter(\.isExecutable).filter { product in
      package.folder == package.root
        || targets.contains { target in
          guard target.type == "executable", product.targets.contains(target.name) else {
            return false
          }
          return (package.root + "/" + target.path + "/").hasPrefix(package.folder + "/")
        }
    }
  }

  /// The program meant by `package`, and a sentence for the user where there was a choice.
  func program(
    for package: PackageFolder, named wanted: String? = nil
  ) throws(Failure) -> (name: String, note: String?) {
    let folder = package.folder
    let inside = programs(in: package)
    if let wanted {
      guard inside.contains(where: { $0.name == wanted }) else {
        let names = inside.isEmpty ? "none" : inside.map(\.name).joined(separator: ", ")
        throw .usage("\(folder) should make a program \(wanted); its programs are \(names).")
      }
      return (wanted, nil)
    }
    guard let first = inside.first else {
      let found = products.isEmpty ? "nothing" : products.map(\.name).joined(separator: ", ")
      throw .usage(
        "\(folder) should hold a program: an executable target in Package.swift; "
          + "the package makes \(found).")
    }
    guard inside.count > 1 else { return (first.name, nil) }
    let folderName = URL(fileURLWithPath: folder).lastPathComponent
    let chosen =
      inside.first { $0.name.lowercased() == folderName.lowercased() }
      ?? inside.first { $0.name.lowercased() == name.lowercased() } ?? first
    let others = inside.filter { $0 != chosen }.map(\.name).joined(separator: ", ")
    return (
      chosen.name,
      "\(folder) makes several programs; this is \(chosen.name). "
        + "The others: \(others); choose with --target NAME."
    )
  }
}
