// swift-tools-version: 6.1
import PackageDescription

// Operators of Combine's that OpenCombine 0.14 lacks, for everything that imports Combine.
let package = Package(
  name: "CombineOperators",
  products: [.library(name: "OpenCombineOperators", targets: ["OpenCombineOperators"])],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
  targets: [
    .target(
      name: "OpenCombineOperators",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .testTarget(
      name: "OpenCombineOperatorsTests",
      dependencies: [
        "OpenCombineOperators", .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
