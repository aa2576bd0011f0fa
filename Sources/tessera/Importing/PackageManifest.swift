/// `Package.swift` of an imported project or package: each target's sources come through the plugin
/// XcodeSources, and each uses UIKit from Tessera.
struct PackageManifest {
  struct Target {
    enum Kind {
      case library, executable, test
      /// In C or C++, not lowered.
      case clang
      /// A module map for a library of the system.
      case system

      var word: String {
        switch self {
        case .library, .clang: "target"
        case .executable: "executableTarget"
        case .test: "testTarget"
        case .system: "systemLibrary"
        }
      }
    }

    var kind: Kind
    var name: String
    /// Other targets of the package.
    var dependencies: [String]
    /// What it uses beside UIKit.
    var products: [ModuleProduct] = []
    /// Rules as the manifest spells them.
    var resources: [String]
    /// Arguments after the resources as the manifest spells them, such as settings.
    var details: [String] = []
    /// The tools version that the details need, 6.2 as 602.
    var tools = 0
  }

  var name: String
  /// What a person who opens the file should know, as lines of comment.
  var comment: String
  /// The target that others may run; nil where the package offers none.
  var program: String?
  var targets: [Target]

  /// How each manifest begins.
  ///
  /// - Parameter tools: the tools version, 6.2 as 602.
  static func head(tools: Int = 601) -> String {
    "// swift-tools-version: \(tools / 100).\(tools % 100)\nimport PackageDescription"
  }

  /// - Parameter tessera: the folder of Tessera's own package.
  func text(tessera: String) -> String {
    let products = program.map {
      "  products: [.executable(name: \($0.quoted), targets: [\($0.quoted)])],\n"
    }
    let used = Set(targets.flatMap(\.products).map(\.package))
    var others =
      used.contains(ModuleProduct.combinePackage) ? "\n    \(ModuleProduct.combineSource)," : ""
    if used.contains(ModuleProduct.crypto.package) {
      others += "\n    \(ModuleProduct.cryptoSource),"
    }
    for own in [
      ModuleProduct.combineOperators, ModuleProduct.snapshotTesting.package,
      ModuleProduct.sqlite.package,
    ] where used.contains(own) {
      others += "\n    .package(path: \((tessera + "/" + own).quoted)),"
    }
    return """
      \(Self.head(tools: max(601, targets.map(\.tools).max() ?? 0)))

      \(comment)
      let package = Package(
        name: \(name.quoted), defaultLocalization: "en",
      \(products ?? "")\
        dependencies: [
          .package(name: "Tessera", path: \(tessera.quoted)),
          .package(path: \((tessera + "/XcodeSources").quoted)),\(others)
        ],
        targets: [
      \(targets.map(Self.text).joined(separator: ",\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  private static func text(_ target: Target) -> String {
    let resources =
      target.resources.isEmpty
      ? [] : ["resources: [\(target.resources.joined(separator: ", "))]"]
    let needs = target.dependencies.map(\.quoted)
    let path = "path: \(target.name.quoted)"
    let arguments: [String]
    switch target.kind {
    case .system: arguments = [path] + target.details
    case .clang:
      arguments = ["dependencies: [\(needs.joined(separator: ", "))]", path] + target.details
    case .library, .executable, .test:
      let support = target.kind == .test ? ["UIKit", "UIKitTestSupport"] : ["UIKit"]
      let products = support.map { ModuleProduct(name: $0, package: "Tessera") } + target.products
      arguments =
        [
          "dependencies: [\((products.map(\.dependency) + needs).joined(separator: ", "))]",
          path + ", exclude: [\"XcodeSources.json\"]",
        ] + resources + target.details + [
          "plugins: [.plugin(name: \"XcodeSources\", package: \"XcodeSources\")]"
        ]
    }
    return """
          .\(target.kind.word)(
            name: \(target.name.quoted),
      \(arguments.map { "      " + $0 }.joined(separator: ",\n")))
      """
  }
}
