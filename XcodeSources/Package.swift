// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who needs UIKit alone resolves or builds swift-syntax:
// Docs/decisions/0008-lowering-is-a-package.md.
//
// The command `tessera` builds the tool once and names it here: SwiftPM would build it, and swift-syntax
// with it, in the plan of every package that uses the plugin. The plugin looks in the same place.
let hasTool = Context.environment["TESSERA_LOWERING_TOOL"] != nil

// A toolchain ships the swift-syntax that its compiler uses, as modules and libraries in this folder. The
// command builds the tool against them, in seconds; the package swift-syntax stays for the tests and for
// toolchains without those.
let toolchainSyntax = Context.environment["TESSERA_HOST_SYNTAX"]

let package = Package(
  name: "XcodeSources",
  products: [.plugin(name: "XcodeSources", targets: ["XcodeSources"])],
  targets: [
    .plugin(
      name: "XcodeSources", capability: .buildTool(),
      dependencies: hasTool ? [] : ["xcode-sources"])
  ]
)

if !hasTool {
  package.products += [
    .library(name: "ObjCLowering", targets: ["ObjCLowering"]),
    .executable(name: "xcode-sources", targets: ["xcode-sources"]),
  ]
  if toolchainSyntax == nil {
    package.dependencies = [
      .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0")
    ]
  }
  package.targets += [
    .target(
      name: "ObjCLowering",
      dependencies: toolchainSyntax != nil
        ? []
        : [
          .product(name: "SwiftSyntax", package: "swift-syntax"),
          .product(name: "SwiftParser", package: "swift-syntax"),
        ]),
    // Tessera's own NibDocument, by a link, for string catalogs: the package has to build without the one around it,
    // and beside it, where SwiftPM refuses two targets of one name.
    .target(name: "LoweringDocuments", path: "Sources/NibDocument"),
    .executableTarget(name: "xcode-sources", dependencies: ["ObjCLowering", "LoweringDocuments"]),
    .testTarget(
      name: "ObjCLoweringTests", dependencies: ["ObjCLowering"], exclude: ["Goldens"]),
  ]
}

if let toolchainSyntax {
  for target in package.targets where target.name != "XcodeSources" {
    target.swiftSettings = [.unsafeFlags(["-I", toolchainSyntax])]
    target.linkerSettings = [
      .unsafeFlags([
        "-L", toolchainSyntax, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
        toolchainSyntax,
      ])
    ]
  }
}
