// swift-tools-version: 6.1
import PackageDescription

// As `tessera new` writes a package, but for the folder of Tessera, which is named from here. `swift build`
// finds what the command `tessera` has built, which has to have run once.
let tessera = "../.."

let package = Package(
  name: "Wayfare", defaultLocalization: "en",
  dependencies: [
    .package(name: "Tessera", path: tessera + "/SDK"),
    .package(path: tessera + "/SDK/SnapshotTesting"),
  ],
  targets: [
    // The plugin lowers what lies in App, written as for Xcode, and makes tables of string catalogs there.
    .executableTarget(
      name: "Wayfare", dependencies: [.product(name: "UIKit", package: "Tessera")],
      exclude: ["App"], resources: [.process("Resources"), .copy("Assets.xcassets")],
      plugins: [.plugin(name: "XcodeSources", package: "Tessera")]),
    .testTarget(
      name: "WayfareTests",
      dependencies: [
        "Wayfare", .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
        .product(name: "SnapshotTesting", package: "SnapshotTesting"),
      ],
      exclude: ["__Snapshots__"],
      plugins: [.plugin(name: "XcodeSources", package: "Tessera")]),
    .testTarget(
      name: "WayfareUITests",
      dependencies: ["Wayfare", .product(name: "XCUIAutomation", package: "Tessera")]),
  ],
  swiftLanguageModes: [.v5])
