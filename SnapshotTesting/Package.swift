// swift-tools-version: 6.1
import PackageDescription

// Stands for the package swift-snapshot-testing where tests import SnapshotTesting: Docs/decisions/0017.
let package = Package(
  name: "SnapshotTesting",
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  dependencies: [.package(name: "Tessera", path: "..")],
  targets: [
    .target(
      name: "SnapshotTesting",
      dependencies: [
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "XCTestAdditions", package: "Tessera"),
      ]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
