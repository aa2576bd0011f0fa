// swift-tools-version: 6.1
import PackageDescription

// The painter's own layers, linked from the root package so that `package` declarations can be seen
// and nothing above them has to be built.
let package = Package(
  name: "PainterBenchmark",
  targets: [
    .systemLibrary(name: "CPangoCairoLibraries", pkgConfig: "pangocairo"),
    .target(name: "CSwiftRuntime"),
    .target(name: "CVirtualClock"),
    .target(name: "Failures"),
    .target(
      name: "CPangoCairo", dependencies: ["CSwiftRuntime", "CPangoCairoLibraries"],
      linkerSettings: [
        "pangoft2-1.0", "pixman-1", "fontconfig", "png16", "jpeg", "webp", "webpdemux", "gif",
        "z",
      ].map { .linkedLibrary($0) }),
    .target(name: "CoreGraphics", dependencies: ["Failures", "CSwiftRuntime"]),
    .target(
      name: "PlatformInterface", dependencies: ["Failures", "CoreGraphics", "CSwiftRuntime"]),
    .target(
      name: "CairoBackend",
      dependencies: [
        "Failures", "CoreGraphics", "PlatformInterface", "CPangoCairo", "CSwiftRuntime",
        "CVirtualClock",
      ]),
    .executableTarget(
      name: "PainterBench",
      dependencies: ["CairoBackend", "PlatformInterface", "CoreGraphics", "CPangoCairo"]),
  ]
)
