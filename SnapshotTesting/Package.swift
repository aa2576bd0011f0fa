// swift-tools-version: 6.1
import PackageDescription

// Stands for the package swift-snapshot-testing where tests import SnapshotTesting: Docs/decisions/0017;
// and for ios-snapshot-test-case where they import FBSnapshotTestCase or iOSSnapshotTestCase.
let package = Package(
  name: "SnapshotTesting",
  products: [
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(
      name: "iOSSnapshotTestCase",
      targets: ["FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore"]),
  ],
  dependencies: [.package(name: "Tessera", path: "..")],
  targets: [
    // Pictures side by side, for both.
    .target(
      name: "SnapshotComparison", dependencies: [.product(name: "UIKit", package: "Tessera")]),
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "SnapshotComparison", .product(name: "UIKit", package: "Tessera"),
        .product(name: "XCTestAdditions", package: "Tessera"),
      ]),
    .target(
      name: "FBSnapshotTestCase",
      dependencies: [
        "SnapshotComparison", .product(name: "UIKit", package: "Tessera"),
        .product(name: "XCTestAdditions", package: "Tessera"),
      ]),
    // The names that the library has had since it is Uber's.
    .target(name: "iOSSnapshotTestCase", dependencies: ["FBSnapshotTestCase"]),
    .target(name: "iOSSnapshotTestCaseCore", dependencies: ["FBSnapshotTestCase"]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotComparison", "SnapshotTesting", .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
      ]),
    .testTarget(
      name: "FBSnapshotTestCaseTests",
      dependencies: [
        "iOSSnapshotTestCase", .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
