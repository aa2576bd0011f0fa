// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who needs UIKit alone resolves or builds swift-syntax:
// Docs/decisions/0008-lowering-is-a-package.md.
let package = Package(
  name: "XcodeSources",
  products: [
    .plugin(name: "XcodeSources", targets: ["XcodeSources"]),
    .library(name: "ObjCLowering", targets: ["ObjCLowering"]),
    .executable(name: "xcode-sources", targets: ["xcode-sources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0")
  ],
  targets: [
    .target(
      name: "ObjCLowering",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(name: "xcode-sources", dependencies: ["ObjCLowering"]),
    .plugin(name: "XcodeSources", capability: .buildTool(), dependencies: ["xcode-sources"]),
    .testTarget(
      name: "ObjCLoweringTests", dependencies: ["ObjCLowering"], exclude: ["Goldens"]),
  ]
)
