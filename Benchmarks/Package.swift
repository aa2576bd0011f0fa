// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tessera", path: "..")],
  targets: [
    .target(
      name: "BenchWindow",
      dependencies: [.product(name: "UIKit", package: "Tessera")],
      path: "BenchWindow"),
    .executableTarget(
      name: "ListBench",
      dependencies: [
        "BenchWindow",
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
      ],
      path: "ListBench"),
    .executableTarget(
      name: "MemoryBench",
      dependencies: [
        "BenchWindow",
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
      ],
      path: "MemoryBench"),
    .executableTarget(
      name: "MicroBench",
      dependencies: [
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "UIKitTestSupport", package: "Tessera"),
      ],
      path: "MicroBench"),
  ],
  swiftLanguageModes: [.v5]
)
