// swift-tools-version: 6.1
import PackageDescription

// The painter's own layers, linked from the root package so that `package` declarations can be seen
// and nothing above them has to be built.
let package = Package(
  name: "PainterBenchmark",
  targets: [
    .systemLibrary(name: "CPangoCairoLibraries", pkgConfig: "pangocairo"),
    .target(name: "CSwiftRuntime"),
    .target(
      name: "CPangoCairo", dependencies: ["CSwiftRuntime", "CPangoCairoLibraries"],
      linkerSettings: [
        "pangoft2-1.0", "pixman-1", "fontconfig", "png16", "jpeg", "webp", "webpdemux", "gif",
      ].map { .linkedLibrary($0) }),
    .target(name: "CoreGraphics", dependencies: ["CSwiftRuntime"]),
    .target(name: "PlatformInterface", dependencies: ["CoreGraphics", "CSwiftRuntime"]),
    .target(
      name: "CairoBackend",
      dependencies: ["CoreGraphics", "PlatformInterface", "CPangoCairo", "CSwiftRuntime"]),
    .executableTarget(
      name: "PainterBench",
      dependencies: ["CairoBackend", "PlatformInterface", "CoreGraphics", "CPangoCairo"]),
  ]
)
