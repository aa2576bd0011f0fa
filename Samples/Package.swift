// swift-tools-version: 6.1
import PackageDescription

/// Each recipe is a folder with its screen (a library, which the gallery shows too) and the app
/// around it.
func recipe(_ name: String) -> [Target] {
  [
    .target(
      name: name + "Screen", dependencies: [.product(name: "UIKit", package: "Tessera")],
      path: name + "/Screen"),
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "UIKit", package: "Tessera"), .init(stringLiteral: name + "Screen"),
      ],
      path: name + "/App"),
  ]
}

/// The sample whose app says what it is in a list beside it.
let fieldGuide: [Target] = [
  .target(
    name: "FieldGuideScreen", dependencies: [.product(name: "UIKit", package: "Tessera")],
    path: "FieldGuide/Screen"),
  .executableTarget(
    name: "FieldGuide",
    dependencies: [.product(name: "UIKit", package: "Tessera"), "FieldGuideScreen"],
    path: "FieldGuide/App", resources: [.copy("AppInfo.plist")]),
]

let recipes = [
  "PhotoGrid", "C1Basics", "C2DataSource", "C3FlowLayout", "C4ColouredSections", "C6Events",
  "C8Pinch", "C9Menus", "C10DelegateSizes", "C11CustomLayouts", "C11LayoutSwitch", "Reordering",
  "DragReorder",
  "T1HeadersFooters", "T2SectionTitles", "T3RowMenus", "T4Refresh", "T5Rows",
  "Notes", "Chat", "Settings", "Contacts", "Mail", "PhotoSearch",
]

let package = Package(
  name: "Samples",
  products: (recipes + ["FieldGuide", "Gallery"]).map { .executable(name: $0, targets: [$0]) },
  dependencies: [.package(name: "Tessera", path: "..")],
  targets: recipes.flatMap(recipe) + fieldGuide + [
    .executableTarget(
      name: "Gallery",
      dependencies: [.product(name: "UIKit", package: "Tessera")]
        + recipes.map { .init(stringLiteral: $0 + "Screen") },
      path: "Gallery"),
    .testTarget(
      name: "SamplesTests",
      dependencies: [.product(name: "UIKitTestSupport", package: "Tessera")]
        + (recipes + ["FieldGuide", "Gallery"]).map { .init(stringLiteral: $0) },
      path: "Tests/SamplesTests"),
  ],
  swiftLanguageModes: [.v5]
)
