// swift-tools-version: 6.1
import PackageDescription

// The checkout of Tessera, which brings UIKit. `swift build` here finds what its command `tessera` has
// built already, and compiles it from the sources otherwise.
let tessera = "../.."

let package = Package(
  name: "TemplateApp", defaultLocalization: "en",
  dependencies: [
    .package(name: "Tessera", path: tessera + "/SDK"),
    .package(path: tessera + "/SDK/SnapshotTesting"),
  ],
  targets: [
    // The plugin lowers what lies in App, written as for Xcode, and makes tables of string catalogs there;
    // new files need no line here.
    .executableTarget(
      name: "TemplateApp", dependencies: [.product(name: "UIKit", package: "Tessera")],
      exclude: ["App"], resources: [.process("Resources"), .copy("Assets.xcassets")],
      plugins: [.plugin(name: "XcodeSources", package: "Tessera")]),
    .testTarget(
      name: "TemplateAppTests",
      dependencies: [
        "TemplateApp", .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
        .product(name: "SnapshotTesting", package: "SnapshotTesting"),
      ],
      exclude: ["__Snapshots__"],
      plugins: [.plugin(name: "XcodeSources", package: "Tessera")]),
    .testTarget(
      name: "TemplateAppUITests",
      dependencies: ["TemplateApp", .product(name: "XCUIAutomation", package: "Tessera")]),
  ],
  swiftLanguageModes: [.v5])
