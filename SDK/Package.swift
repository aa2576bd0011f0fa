// swift-tools-version: 6.1
import PackageDescription

// What a package of one's own depends on, in one place: UIKit, its test support, and the plugin for
// sources as Xcode takes them (Docs/decisions/0020). As it stands here everything is compiled from the
// sources beside it, for packages without the plugin: SwiftPM refuses the plugin's own package beside this one, whose
// plugin has the same name. The command `tessera` writes `Package@swift-6.swift`, the same with the folder in
// which it has installed UIKit and the lowering tool, and SwiftPM prefers that: a package is then built
// in seconds, and by `swift build` alone.
let installed: String? = nil

// Builds that the command starts say where they find what they want.
let uikit = Context.environment["TESSERA_PREBUILT_UIKIT"] ?? installed
let hasTool = Context.environment["TESSERA_LOWERING_TOOL"] != nil

let package = Package(
  name: "TesseraSDK",
  products: [
    .library(name: "UIKit", targets: ["UIKitProduct"]),
    .library(name: "XCTestAdditions", targets: ["TestAdditionsProduct"]),
    .library(name: "UIKitTestSupport", targets: ["TestSupportProduct"]),
    .library(name: "WebKit", targets: ["WebKitProduct"]),
    .library(name: "XCUIAutomation", targets: ["UITestsProduct"]),
    .plugin(name: "XcodeSources", targets: ["XcodeSources"]),
  ])

// Those of the C targets in Tessera's own manifest.
let libraries = [
  "pangoft2-1.0", "pixman-1", "fontconfig", "png16", "jpeg", "webp", "webpdemux", "gif", "z",
  "Xext", "xcb", "xcb-shm", "wayland-client",
].map { LinkerSetting.linkedLibrary($0) }

func library(_ name: String, target: String, over others: [Target.Dependency]) -> Target {
  guard let uikit else {
    return .target(name: target, dependencies: [.product(name: name, package: "Tessera")])
  }
  // UIKit's product has the modules beside it as well.
  let parts = name == "UIKit" ? [name, "BesideUIKit"] : [name]
  return .target(
    name: target, dependencies: others,
    linkerSettings: [.unsafeFlags(parts.map { "@\(uikit)/\($0)/link.args" })] + libraries)
}

package.targets = [
  library("UIKit", target: "UIKitProduct", over: ["TesseraModules"]),
  library("XCTestAdditions", target: "TestAdditionsProduct", over: ["UIKitProduct"]),
  library("UIKitTestSupport", target: "TestSupportProduct", over: ["TestAdditionsProduct"]),
  library("WebKit", target: "WebKitProduct", over: ["UIKitProduct"]),
  library("XCUIAutomation", target: "UITestsProduct", over: ["TestAdditionsProduct"]),
]

if let uikit {
  // Brings the search paths of the installed modules to whatever depends on it.
  package.targets.append(
    .systemLibrary(
      name: "TesseraModules", path: "Modules", pkgConfig: uikit + "/UIKit/modules.pc"))
} else {
  package.dependencies.append(.package(name: "Tessera", path: ".."))
}

if hasTool {
  package.targets.append(.plugin(name: "XcodeSources", capability: .buildTool()))
} else if let installed {
  package.targets += [
    .binaryTarget(
      name: "xcode-sources",
      path: String(installed.dropFirst(Context.packageDirectory.count + 1))
        + "/xcode-sources.artifactbundle"),
    .plugin(name: "XcodeSources", capability: .buildTool(), dependencies: ["xcode-sources"]),
  ]
} else {
  package.dependencies.append(.package(path: "../XcodeSources"))
  package.targets.append(
    .plugin(
      name: "XcodeSources", capability: .buildTool(),
      dependencies: [.product(name: "xcode-sources", package: "XcodeSources")]))
}
