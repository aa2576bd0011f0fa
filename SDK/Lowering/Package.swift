// swift-tools-version: 6.1
import PackageDescription

// The tool that lowers sources written for Xcode, for packages that depend on the SDK where the command `tessera` has
// not installed it yet: the sources of the package XcodeSources, by links, without its plugin, whose name the SDK's own
// has.
let package = Package(
  name: "Lowering",
  products: [.executable(name: "xcode-sources", targets: ["xcode-sources"])],
  dependencies: [
    .package(name: "Tessera", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "ObjCLowering",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "xcode-sources",
      dependencies: ["ObjCLowering", .product(name: "NibDocument", package: "Tessera")]),
  ])
