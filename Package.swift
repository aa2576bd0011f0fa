// swift-tools-version: 6.1
import Glibc
import PackageDescription

// What `import UIKit` shows, and what classes in it store. A client is compiled anew when the modules
// of the products it names change, and the facade's own does not when one behind it does: without
// the others beside it, an incremental build keeps a client that knows classes by their old layout.
let behindUIKit = [
  "UIKitCore", "QuartzCore", "ObjCRuntime", "CollectionEngine", "UIKitScrollPhysics",
  "UIKitTextModel", "PlatformInterface", "CoreGraphics",
]

// Modules that iOS code imports beside UIKit and Linux lacks: Docs/compatibility.md.
let besideUIKit = [
  "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications", "AVFoundation", "Photos",
  "PhotosUI", "SafariServices", "CoreLocation", "CoreData", "ImageIO", "MessageUI",
  "SystemConfiguration", "Accessibility", "GameplayKit", "Security", "MapKit",
  "LocalAuthentication", "Network", "AVKit", "Accelerate", "AudioToolbox", "CommonCrypto",
  "StoreKit", "CoreText", "CoreImage", "MediaPlayer",
]

// SwiftPM allows no flags of the compiler's or the linker's to packages that it fetches.
let isFetched = Context.packageDirectory.contains("/checkouts/")

// Optimised programs lie in memory in the order in which they run, so that fewer pages of them are read for the
// first frame and fewer lines of the processor's cache for every other: Docs/decisions/0023.
let optimisedLinking: [LinkerSetting] = {
  guard !isFetched, hasLinkerOfLLVM() else { return [] }
  var flags = [
    // What is written at once lies in larger pieces of the system's cache of files, from which programs start sooner.
    "-use-ld=lld", "-Xlinker", "--no-mmap-output-file", "-Xlinker",
    "--symbol-ordering-file=\(Context.packageDirectory)/scripts/link-order.txt", "-Xlinker",
    "--no-warn-symbol-ordering",
  ]
  // Smaller lists of what is adjusted at the start, which a C library of 2.36 or newer reads.
  var text = [CChar](repeating: 0, count: 64)
  confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count)
  let words = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  let version = words.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
  if version.count > 1, (version[0], version[1]) >= (2, 36) {
    flags += ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
  }
  return [.unsafeFlags(flags, .when(configuration: .release))]
}()

// Optimised modules do not check at every access to a variable of a class whether another one is under way, which
// builds for debugging and all tests do: 7 % of a scrolled frame's instructions. Docs/decisions/0025. Each function is
// a section of its own, as the linker orders sections and leaves out those that nothing names.
let optimisedCode: [SwiftSetting] =
  isFetched
  ? []
  : [
    .unsafeFlags(
      ["-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections"],
      .when(configuration: .release))
  ]

// The index of builds for debugging, by which editors find names and SwiftPM finds tests, is of the package's own
// modules alone: to look the system's up in each file was a sixth of the compiler's work. Docs/decisions/0027.
let ownIndex: [SwiftSetting] =
  isFetched
  ? []
  : [
    .unsafeFlags(
      ["-index-ignore-system-modules", "-index-ignore-clang-modules"],
      .when(configuration: .debug))
  ]

// What goes through every pixel is optimised in builds for debugging, too, where it would take seconds a picture.
let optimisedAlways: [SwiftSetting] =
  isFetched
  ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Whether the toolchain in the path ships LLVM's linker.
func hasLinkerOfLLVM() -> Bool {
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    guard let program = realpath("\(folder)/swift", nil) else { continue }
    defer { free(program) }
    let parts = String(cString: program).split(separator: "/").dropLast()
    return access("/" + parts.joined(separator: "/") + "/ld.lld", X_OK) == 0
  }
  return false
}

let package = Package(
  name: "Tessera",
  products: [
    .library(name: "UIKit", targets: ["UIKit"] + behindUIKit + besideUIKit),
    .library(
      name: "UIKitTestSupport", targets: ["UIKitTestSupport", "XCTestAdditions"] + behindUIKit),
    .library(name: "XCTestAdditions", targets: ["XCTestAdditions"] + behindUIKit),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation", "XCTestAdditions"] + behindUIKit),
    // Apart, as its requests are FoundationNetworking's: Docs/decisions/0012.
    .library(name: "WebKit", targets: ["WebKit"]),
    .executable(name: "tessera", targets: ["tessera"]),
    // Loaded by programs that `--network replay:DIR` and `record:DIR` start.
    .library(name: "NetworkReplay", type: .dynamic, targets: ["NetworkReplay"]),
  ],
  traits: [
    .trait(
      name: "GTK", description: "The window on a Linux desktop; without it apps are headless."),
    .default(enabledTraits: ["GTK"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Flows of the command's are YAML.
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    // System modules and C shims.
    .systemLibrary(name: "CPangoCairoLibraries", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CGTK4Libraries", pkgConfig: "gtk4"),
    .target(name: "CSwiftRuntime"),
    .target(name: "CVirtualClock"),
    .target(
      name: "CPangoCairo", dependencies: ["CSwiftRuntime", "CPangoCairoLibraries"],
      linkerSettings: [
        "pangoft2-1.0", "pixman-1", "fontconfig", "png16", "jpeg", "webp", "webpdemux", "gif",
        "z",
      ].map { .linkedLibrary($0) }),
    .target(
      name: "CGTK4", dependencies: ["CGTK4Libraries"],
      linkerSettings: ["Xext", "xcb", "xcb-shm", "wayland-client"].map { .linkedLibrary($0) }),

    // From the bottom up; a target imports only what it names here.
    .target(name: "Failures"),
    .target(name: "CoreGraphics", dependencies: ["Failures", "CSwiftRuntime"]),
    .target(
      name: "PlatformInterface", dependencies: ["Failures", "CoreGraphics", "CSwiftRuntime"]),
    .target(name: "CollectionEngine", dependencies: ["CoreGraphics"]),
    .target(name: "ConstraintSolver", dependencies: ["Failures"]),
    .target(name: "RigidBodyDynamics"),
    .target(name: "UIKitScrollPhysics", dependencies: ["CoreGraphics"]),
    .target(name: "UIKitTextModel", dependencies: ["CoreGraphics", "PlatformInterface"]),
    .target(name: "UIKitSymbols", dependencies: ["CoreGraphics"]),
    .target(name: "ObjCRuntime", dependencies: ["Failures", "PlatformInterface"]),
    .target(name: "UnifiedLogging"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"]),
    .target(
      name: "UserNotifications", dependencies: ["Failures", "PlatformInterface", "CoreLocation"]),
    .target(name: "CoreLocation", dependencies: ["PlatformInterface"]),
    .target(
      name: "AVFoundation",
      dependencies: [
        "CoreGraphics", "Failures", "ObjCRuntime", "PlatformInterface", "QuartzCore",
      ]),
    .target(
      name: "AVKit",
      dependencies: ["AVFoundation", "ObjCRuntime", "PlatformInterface", "UIKitCore"]),
    .target(name: "Accelerate"),
    .target(
      name: "AudioToolbox",
      dependencies: ["AVFoundation", "CoreGraphics", "ObjCRuntime", "PlatformInterface"]),
    .target(name: "CommonCrypto", dependencies: ["PlatformInterface"]),
    .target(
      name: "CoreImage",
      dependencies: ["CoreGraphics", "ImageIO", "ObjCRuntime", "PlatformInterface", "UIKitCore"],
      swiftSettings: optimisedAlways),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "PlatformInterface", "UIKitCore"]),
    .target(
      name: "MediaPlayer",
      dependencies: [
        "AVFoundation", "AVKit", "CoreGraphics", "ObjCRuntime", "PlatformInterface", "QuartzCore",
        "UIKitCore",
      ]),
    .target(name: "StoreKit", dependencies: ["PlatformInterface", "UIKitCore"]),
    .target(name: "GameplayKit", dependencies: ["Failures"]),
    .target(name: "LocalAuthentication", dependencies: ["ObjCRuntime", "PlatformInterface"]),
    .target(name: "Security", dependencies: ["CoreGraphics", "ObjCRuntime", "PlatformInterface"]),
    .target(name: "SystemConfiguration", dependencies: ["PlatformInterface", "ObjCRuntime"]),
    .target(name: "Network", dependencies: ["SystemConfiguration"]),
    .target(name: "NetworkReplay"),
    .target(name: "NibDocument"),
    .target(
      name: "AutomationScript", dependencies: ["Failures", "CoreGraphics", "PlatformInterface"]),
    .target(
      name: "QuartzCore",
      dependencies: [
        "Failures", "CoreGraphics", "PlatformInterface", "ObjCRuntime", "CSwiftRuntime",
      ]),
    .target(
      name: "CairoBackend",
      dependencies: [
        "Failures", "CoreGraphics", "PlatformInterface", "CPangoCairo", "CSwiftRuntime",
        "CVirtualClock",
      ]),
    .target(
      name: "UIKitCore",
      dependencies: [
        "Failures", "CoreGraphics", "PlatformInterface", "ObjCRuntime", "QuartzCore",
        "CollectionEngine", "ConstraintSolver", "NibDocument", "RigidBodyDynamics",
        "UIKitScrollPhysics", "UIKitSymbols", "UIKitTextModel", "UniformTypeIdentifiers",
        "CSwiftRuntime", "CVirtualClock", "AutomationScript",
      ]),
    .target(
      name: "Photos",
      dependencies: [
        "Failures", "CoreGraphics", "PlatformInterface", "CSwiftRuntime", "ObjCRuntime",
        "CoreLocation", "ImageIO", "UniformTypeIdentifiers", "UIKitCore",
      ]),
    .target(
      name: "PhotosUI",
      dependencies: [
        "Failures", "PlatformInterface", "UniformTypeIdentifiers", "UIKitCore", "Photos",
      ]),
    .target(
      name: "CoreData",
      dependencies: [
        "Failures", "PlatformInterface", "CSwiftRuntime", "NibDocument", "ObjCRuntime", "UIKitCore",
      ]),
    .target(
      name: "SafariServices", dependencies: ["Failures", "PlatformInterface", "UIKitCore"]),
    .target(name: "Accessibility", dependencies: ["UIKitCore"]),
    .target(
      name: "MapKit",
      dependencies: [
        "Failures", "PlatformInterface", "CSwiftRuntime", "ObjCRuntime", "CoreLocation",
        "UIKitCore",
      ]),
    .target(name: "MessageUI", dependencies: ["Failures", "PlatformInterface", "UIKitCore"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "PlatformInterface"]),
    .target(
      name: "WebKit", dependencies: ["Failures", "PlatformInterface", "ObjCRuntime", "UIKitCore"]),
    .target(
      name: "GTKBackend",
      dependencies: [
        "Failures", "CoreGraphics", "PlatformInterface", "CairoBackend", "CGTK4", "CSwiftRuntime",
        "CVirtualClock",
      ]),
    .target(
      name: "UIKit",
      dependencies: [
        "Failures", "UIKitCore", "CoreGraphics", "QuartzCore", "PlatformInterface", "CairoBackend",
        "UnifiedLogging", "_Testing_CoreGraphics", "_Testing_UIKit",
        .target(name: "GTKBackend", condition: .when(traits: ["GTK"])),
      ], linkerSettings: optimisedLinking),
    // What is built and installed together, once for a machine: see the end of this file.
    .target(
      name: "PrebuiltUIKit", dependencies: ["UIKit"], path: "Sources/Prebuilt/UIKit"),
    .target(
      name: "PrebuiltBesideUIKit",
      dependencies: ["PrebuiltUIKit"] + besideUIKit.map { .init(stringLiteral: $0) },
      path: "Sources/Prebuilt/BesideUIKit"),
    .target(
      name: "UIKitTestSupport",
      dependencies: [
        "Failures", "UIKitCore", "CoreGraphics", "QuartzCore", "PlatformInterface", "CairoBackend",
        "CSwiftRuntime", "CVirtualClock", "AutomationScript", "XCTestAdditions",
      ]),
    .target(name: "XCTestAdditions", dependencies: ["ObjCRuntime", "UIKitCore"]),
    .target(
      name: "XCUIAutomation",
      dependencies: [
        "AutomationScript", "CoreGraphics", "PlatformInterface", "ObjCRuntime", "UIKitCore",
        "CVirtualClock", "XCTestAdditions",
      ]),
    .executableTarget(
      name: "tessera",
      dependencies: [
        "PlatformInterface", "NibDocument", "AutomationScript",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ]),

    // Empty overlays that `import Testing` looks for beside modules of these names.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    // Goes through all that ends a program; scripts/check runs it as built for debugging and optimised.
    .executableTarget(
      name: "FailureScenarios",
      dependencies: ["UIKit", "UIKitTestSupport", "WebKit", "ConstraintSolver", "CairoBackend"]
        + (behindUIKit + besideUIKit).map { .init(stringLiteral: $0) },
      path: "Tests/FailureScenarios", exclude: ["Sentences.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)]),

    // An app that tests of the automation session start and drive.
    .executableTarget(
      name: "SessionProgram",
      dependencies: ["UIKit"] + (behindUIKit + besideUIKit).map { .init(stringLiteral: $0) },
      path: "Tests/SessionProgram", swiftSettings: [.swiftLanguageMode(.v5)]),

    // An app that tests of the desktop's habits drive by mouse and keyboard.
    .executableTarget(
      name: "DesktopProgram",
      dependencies: ["UIKit", "WebKit"]
        + (behindUIKit + besideUIKit).map {
          .init(stringLiteral: $0)
        },
      path: "Tests/DesktopProgram", swiftSettings: [.swiftLanguageMode(.v5)]),

    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "UIKitTestSupport"]),
    .testTarget(
      name: "PlatformInterfaceTests",
      dependencies: ["CoreGraphics", "PlatformInterface", "UIKitTestSupport"]),
    .testTarget(
      name: "ObjCRuntimeTests",
      dependencies: ["ObjCRuntime", "PlatformInterface", "UIKitTestSupport"]),
    .testTarget(
      name: "AutomationScriptTests",
      dependencies: ["CoreGraphics", "PlatformInterface", "AutomationScript", "UIKitTestSupport"]),
    .testTarget(name: "NibDocumentTests", dependencies: ["NibDocument", "UIKitTestSupport"]),
    .testTarget(name: "UnifiedLoggingTests", dependencies: ["UnifiedLogging"]),
    .testTarget(name: "NetworkReplayTests", dependencies: ["NetworkReplay", "UIKitTestSupport"]),
    .testTarget(
      name: "BesideUIKitTests",
      dependencies: ["PlatformInterface", "CoreGraphics", "UIKitCore", "UIKitTestSupport"]
        + besideUIKit.map { .init(stringLiteral: $0) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CollectionEngineTests",
      dependencies: ["CoreGraphics", "CollectionEngine", "UIKitTestSupport"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "UIKitTestSupport"]),
    .testTarget(
      name: "RigidBodyDynamicsTests", dependencies: ["RigidBodyDynamics", "UIKitTestSupport"]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["CoreGraphics", "PlatformInterface", "QuartzCore", "UIKitTestSupport"]),
    .testTarget(
      name: "CairoBackendTests",
      dependencies: [
        "CoreGraphics", "PlatformInterface", "CairoBackend", "CPangoCairo", "UIKitTestSupport",
      ]),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "CoreGraphics", "PlatformInterface", "ObjCRuntime", "QuartzCore", "CollectionEngine",
        "UIKitCore", "UIKitScrollPhysics", "UIKitSymbols", "UIKitTextModel", "UIKitTestSupport",
        "CairoBackend", "AutomationScript",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "UIKitTestSupport", "CairoBackend", "SessionProgram"]
        + (behindUIKit + besideUIKit).map { .init(stringLiteral: $0) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "XCUIAutomationTests",
      dependencies: ["XCUIAutomation", "UIKit", "UIKitTestSupport", "SessionProgram"]
        + (behindUIKit + besideUIKit).map { .init(stringLiteral: $0) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "WebKitTests",
      dependencies: ["UIKit", "UIKitTestSupport", "WebKit"]
        + behindUIKit.map { .init(stringLiteral: $0) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "GTKBackendTests",
      dependencies: [
        "CoreGraphics", "PlatformInterface", "CairoBackend", "CVirtualClock", "SessionProgram",
        .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
        .target(name: "GTKBackend", condition: .when(traits: ["GTK"])),
      ],
      exclude: [
        "Support/other_program.py", "Support/reader.py", "Support/reader_buses.py",
        "Support/reader_faults.py", "Support/reader_follow.py", "Support/reader_queries.py",
        "Support/session_bus.py", "Support/notification_portal.py", "Support/mail_portal.py",
        "Support/media_panel.py",
      ]),
    .testTarget(
      name: "DesktopTests", dependencies: ["DesktopProgram"],
      exclude: ["Support/notification_daemon.py", "Support/desktop_portal.py"]),
    .testTarget(
      name: "tesseraTests",
      dependencies: [
        "tessera", "CoreGraphics", "NibDocument", "PlatformInterface", "SessionProgram",
        "UIKitCore",
        "UIKitTestSupport",
      ]),
  ]
)

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + ownIndex + (target.type == .regular ? optimisedCode : [])
}

// The command `tessera` builds UIKit once for all that is on a machine, in this package, and installs
// the modules and objects in a folder (Docs/decisions/0014). Packages that it builds find that folder here:
// the products are then no sources to compile but objects to link, and nothing is fetched.
if let installed = Context.environment["TESSERA_PREBUILT_UIKIT"] {
  let products = ["UIKit", "XCTestAdditions", "UIKitTestSupport", "WebKit", "XCUIAutomation"]
  // Where the package names one of them; the product is UIKit's all the same.
  let beside = Context.environment["TESSERA_PREBUILT_BESIDE"] == nil ? [] : ["BesideUIKit"]
  let libraries = package.targets.filter { ["CPangoCairo", "CGTK4"].contains($0.name) }
    .flatMap { $0.linkerSettings ?? [] }
  package.dependencies = []
  package.products = products.map { product in
    .library(
      name: product,
      targets: ["Prebuilt" + product] + (product == "UIKit" ? beside.map { "Prebuilt" + $0 } : []))
  }
  let below = [
    "BesideUIKit": "UIKit", "XCTestAdditions": "UIKit", "UIKitTestSupport": "XCTestAdditions",
    "WebKit": "UIKit",
    "XCUIAutomation": "XCTestAdditions",
  ]
  package.targets = (products + beside).map { product in
    .target(
      name: "Prebuilt" + product,
      dependencies: below[product].map { [.init(stringLiteral: "Prebuilt" + $0)] } ?? [],
      path: "Sources/Prebuilt/" + product,
      linkerSettings: [.unsafeFlags(["@\(installed)/\(product)/link.args"])] + libraries)
  }
}
