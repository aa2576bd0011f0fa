// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who needs UIKit alone resolves or builds swift-syntax:
// Docs/decisions/0008-lowering-is-a-package.md.
//
// The command `tessera` builds the tool once and names it here: SwiftPM would build it, and swift-syntax
// with it, in the plan of every package that uses the plugin. The plugin looks in the same place.
let hasTool = Context.environment["TESSERA_LOWERING_TOOL"] != nil

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
  package.dependencies = [
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0")
  ]
  package.targets += [
    .target(
      name: "ObjCLowering",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(name: "xcode-sources", dependencies: ["ObjCLowering"]),
    .testTarget(
      name: "ObjCLoweringTests", dependencies: ["ObjCLowering"], exclude: ["Goldens"]),
  ]
}
