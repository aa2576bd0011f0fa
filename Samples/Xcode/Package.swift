// swift-tools-version: 6.1
import PackageDescription

// Recipes as Xcode has them: sources with outlets and actions, and documents of Interface Builder. A
// package of its own, since it builds swift-syntax to lower the sources.

func recipe(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "UIKit", package: "Tessera")], path: name,
    exclude: ["Sources"], resources: [.process("Resources")],
    plugins: [.plugin(name: "XcodeSources", package: "XcodeSources")])
}

let recipes = ["C5NibCells", "C7NibHeaders"]

let package = Package(
  name: "XcodeSamples",
  products: recipes.map { .executable(name: $0, targets: [$0]) },
  dependencies: [
    .package(name: "Tessera", path: "../.."), .package(path: "../../XcodeSources"),
  ],
  targets: recipes.map(recipe) + [
    .testTarget(
      name: "XcodeSamplesTests",
      dependencies: [.product(name: "UIKitTestSupport", package: "Tessera")]
        + recipes.map { .init(stringLiteral: $0) },
      path: "Tests/XcodeSamplesTests"),
    // Tests that are lowered themselves: what sources written for Xcode may say.
    .testTarget(
      name: "LanguageTests", dependencies: [.product(name: "UIKit", package: "Tessera")],
      path: "Tests/LanguageTests", exclude: ["Sources"],
      plugins: [.plugin(name: "XcodeSources", package: "XcodeSources")]),
  ],
  swiftLanguageModes: [.v5]
)
