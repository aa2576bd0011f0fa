/// `Package.swift` of an imported project or package: each target's sources come through the plugin
/// XcodeSources, and each uses UIKit from Tessera.
struct PackageManifest {
  struct Target {
    enum Kind: String {
      case library = "target"
      case executable = "executableTarget"
      case test = "testTarget"
    }

    var kind: Kind
    var name: String
    /// Other targets of the package.
    var dependencies: [String]
    /// Rules as the manifest spells them.
    var resources: [String]
  }

  var name: String
  /// What a person who opens the file should know, as lines of comment.
  var comment: String
  /// The target that others may run; nil where the package offers none.
  var program: String?
  var targets: [Target]

  private static let head = "// swift-tools-version: 6.1\nimport PackageDescription"

  /// - Parameter tessera: the folder of Tessera's own package.
  func text(tessera: String) -> String {
    let products = program.map {
      "  products: [.executable(name: \"\($0)\", targets: [\"\($0)\"])],\n"
    }
    return """
      \(Self.head)

      \(comment)
      let package = Package(
        name: "\(name)", defaultLocalization: "en",
      \(products ?? "")\
        dependencies: [
          .package(name: "Tessera", path: "\(tessera)"),
          .package(path: "\(tessera)/XcodeSources"),
        ],
        targets: [
      \(targets.map(Self.text).joined(separator: ",\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  private static func text(_ target: Target) -> String {
    let support =
      target.kind == .test ? ", .product(name: \"UIKitTestSupport\", package: \"Tessera\")" : ""
    let needs = target.dependencies.map { ", \"\($0)\"" }.joined()
    let resources =
      target.resources.isEmpty
      ? "" : "\n      resources: [\(target.resources.joined(separator: ", "))],"
    return """
          .\(target.kind.rawValue)(
            name: "\(target.name)",
            dependencies: [.product(name: "UIKit", package: "Tessera")\(support)\(needs)],
            path: "\(target.name)", exclude: ["XcodeSources.json"],\(resources)
            plugins: [.plugin(name: "XcodeSources", package: "XcodeSources")])
      """
  }
}
