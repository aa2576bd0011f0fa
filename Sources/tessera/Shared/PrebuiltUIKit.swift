import Foundation

/// UIKit as it is built once for all that is on the machine: modules to import and objects to link, in a
/// folder whose name tells what they were built from.
///
/// It is built in Tessera's own package, so that its tests share the build. A build of another package that
/// finds the folder in its environment gets products of Tessera's manifest that link what is in it:
/// Docs/decisions/0016-uikit-is-built-once.md.
struct PrebuiltUIKit {
  /// What is installed together: a product of Tessera's, and the target that it adds to those before it.
  enum Part: String, CaseIterable {
    case uikit = "UIKit"
    /// Most first pictures need none of it.
    case besideUIKit = "BesideUIKit"
    case testAdditions = "XCTestAdditions"
    case testSupport = "UIKitTestSupport"
    case webKit = "WebKit"
    case uiTests = "XCUIAutomation"

    /// The target whose build builds all of it.
    var target: String {
      switch self {
      case .uikit, .besideUIKit: "Prebuilt" + rawValue
      default: rawValue
      }
    }

    /// Modules beyond those of the first part.
    fileprivate var targets: Set<String>? {
      switch self {
      case .uikit: nil
      case .besideUIKit: PrebuiltUIKit.modulesBesideUIKit
      default: [rawValue]
      }
    }
  }

  /// Read by Tessera's manifest.
  static let environmentVariable = "TESSERA_PREBUILT_UIKIT"
  /// Read by Tessera's manifest, too: is there where the modules beside UIKit are to be linked.
  static let besideVariable = "TESSERA_PREBUILT_BESIDE"

  /// The modules that iOS code imports beside UIKit: `besideUIKit` of Tessera's manifest without what UIKit itself is
  /// made over.
  static let modulesBesideUIKit: Set<String> = [
    "MobileCoreServices", "UserNotifications", "AVFoundation", "Photos", "PhotosUI",
    "SafariServices", "CoreLocation", "CoreData", "ImageIO", "MessageUI",
    "SystemConfiguration", "Accessibility", "GameplayKit", "Security", "MapKit",
    "LocalAuthentication", "Network", "AVKit", "Accelerate", "AudioToolbox", "CommonCrypto",
    "StoreKit", "CoreText", "CoreImage", "MediaPlayer",
  ]

  let configuration: BuildConfiguration
  /// The package of Tessera.
  let root: String
  let toolchain: Toolchain

  init(_ configuration: BuildConfiguration) throws(Failure) {
    self.configuration = configuration
    root = try ProjectRoot.find()
    toolchain = try Toolchain.find()
  }

  /// What a package is built with that uses some parts: arguments and environment of SwiftPM.
  struct Use {
    var arguments: [String] = []
    var environment: [String: String] = [:]
  }

  /// Builds and installs parts that are not there.
  func use(_ parts: [Part], progress: BuildSteps) throws(Failure) -> Use {
    let wanted = Part.allCases.filter { $0 == .uikit || parts.contains($0) }
    let folder = try Self.whole {
      () throws(Failure) -> [String] in
      var folders: [String] = []
      for part in wanted { folders.append(try install(part, progress: progress)) }
      return folders
    }
    var use = Use()
    use.environment[Self.environmentVariable] = folder
    if wanted.contains(.besideUIKit) { use.environment[Self.besideVariable] = "1" }
    for part in wanted {
      use.arguments += ["-Xswiftc", "@\(folder)/\(part.rawValue)/compile.args"]
    }
    return use
  }

  /// The folder that has all parts, which are one after the other put where the sources of that moment belong: again
  /// where somebody changed these, or another command found other headers, in between.
  ///
  /// - Parameter install: the folders of the parts.
  static func whole(_ install: () throws(Failure) -> [String]) throws(Failure) -> String {
    for _ in 0..<5 {
      let folders = try install()
      if let folder = folders.first, Set(folders).count == 1 { return folder }
    }
    throw .failed("The sources of Tessera change while they are built; start again when they rest.")
  }

  func isThere(_ part: Part) -> Bool {
    FileManager.default.fileExists(atPath: folder(key) + "/" + part.rawValue)
  }

  /// Folders of sources that no part is made of.
  private static let apart: Set<String> = ["tessera", "NetworkReplay", "Prebuilt"]
  private static let modulesInC = ["CSwiftRuntime", "CVirtualClock", "CPangoCairo", "CGTK4"]
  private static let modulesOfTheSystem = [
    "CPangoCairoLibraries", "CGTK4Libraries",
  ]

  /// Another number when other files are installed of the same sources.
  private static let form = "6"

  // MARK: What it is made of

  private func folder(_ key: String) -> String {
    "\(CacheFolder.shared)/UIKit-\(configuration.rawValue)-\(key)"
  }

  /// Headers of the system that the last build read: when they say something else, UIKit is built anew.
  private var headerList: String { "\(CacheFolder.shared)/UIKit-headers.txt" }

  private var sources: [String] {
    let endings: Set<String> = ["swift", "c", "h", "modulemap"]
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []
    return folders.filter { !Self.apart.contains($0) }.flatMap {
      ContentStamp.files(below: root + "/Sources/" + $0, endings: endings)
    }
  }

  /// Those of the first part alone, each of which is a step of its build for debugging.
  private var sourcesOfUIKit: [String] {
    let others = Set(Part.allCases.flatMap { $0.targets ?? [] }).map { root + "/Sources/\($0)/" }
    return sources.filter { source in !others.contains(where: source.hasPrefix) }
  }

  /// Functions in the order in which they run, for optimised programs.
  private var order: String? {
    let file = root + "/scripts/link-order.txt"
    let isUsed = configuration == .release && FileManager.default.fileExists(atPath: file)
    return isUsed ? file : nil
  }

  private var key: String {
    let files = [root + "/Package.swift"] + sources + (order.map { [$0] } ?? [])
    let headers = (try? String(contentsOfFile: headerList, encoding: .utf8)) ?? ""
    let stamp = ContentStamp()
    return Fingerprint.of(
      stamp.digest(of: files, below: root)
        + stamp.digest(of: headers.split(separator: "\n").map(String.init)) + toolchain.version
        + Self.form)
  }

  // MARK: Installing

  /// The folder of all parts, with one of them in it.
  private func install(_ part: Part, progress: BuildSteps) throws(Failure) -> String {
    if isThere(part) {
      let folder = folder(key)
      SharedInstall.markUsed(folder)
      return folder
    }
    return try FileLock.hold("UIKit", purpose: "building \(part.rawValue)") {
      () throws(Failure) -> String in
      // The command that was waited for has made it.
      if isThere(part) { return folder(key) }
      let scratch = BuildFolder.ofTessera(root)
      try progress.run(
        SwiftBuild(
          title: title(part), package: root, scratch: scratch, configuration: configuration,
          goal: .target(part.target),
          log: "\(CacheFolder.shared)/UIKit-\(configuration.rawValue).log",
          steps: part == .uikit && configuration == .debug ? sourcesOfUIKit.count : 0))
      let built = scratch + "/" + configuration.rawValue
      if part == .uikit { try Files.save(Self.headers(in: built), to: headerList) }
      let folder = folder(key)
      let place = folder + "/" + part.rawValue
      try SharedInstall.put(at: place) { try copy(part, from: built, to: $0, named: place) }
      SharedInstall.removeOld("UIKit-\(configuration.rawValue)-")
      return folder
    }
  }

  /// As the steps of a build call it.
  func title(_ part: Part) -> String { "\(part.rawValue) \(configuration.purpose)" }

  /// Copies modules, objects and headers to a folder that will have another name.
  private func copy(
    _ part: Part, from built: String, to folder: String, named place: String
  ) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/Modules", withIntermediateDirectories: true)
    let objects = InstalledObjects(configuration: configuration, toolchain: toolchain)
    var linked: [String] = []
    for target in try targets(of: part, in: built) {
      // A module that has no sources of its own, or is not built.
      guard manager.fileExists(atPath: "\(built)/\(target).build") else { continue }
      for file in ["\(target).swiftmodule", "\(target).swiftdoc"]
      where manager.fileExists(atPath: "\(built)/Modules/\(file)") {
        try manager.copyItem(
          atPath: "\(built)/Modules/\(file)", toPath: "\(folder)/Modules/\(file)")
      }
      let found = try ownObjects(of: target, in: "\(built)/\(target).build")
      linked += try objects.install(found, of: target, in: folder + "/objects").map {
        "\(place)/objects/\($0)"
      }
      if Self.modulesInC.contains(target) {
        let include = "\(folder)/include/\(target)"
        try Files.mirror("\(root)/Sources/\(target)/include", to: include)
        let map = "module \(target) {\n  umbrella header \"\(target).h\"\n  export *\n}\n"
        try Files.write(map, to: include + "/module.modulemap")
      }
    }
    try write(
      ["-I", place + "/Modules"] + (part == .uikit ? includes(to: folder, named: place) : []),
      to: folder + "/compile.args")
    var arguments = linked
    if part == .uikit {
      if let order { try manager.copyItem(atPath: order, toPath: folder + "/link-order.txt") }
      arguments += try Self.libraries(["--libs"])
      arguments += objects.choice(order: order.map { _ in place + "/link-order.txt" })
    }
    try write(arguments, to: folder + "/link.args")
    if part == .uikit { try writeSearchPaths(to: folder, named: place) }
  }

  /// Arguments, each quoted on a line of its own.
  private func write(_ arguments: [String], to file: String) throws {
    try Files.write(arguments.map { $0.quoted + "\n" }.joined(), to: file)
  }

  /// What makes the modules known that UIKit's own import: those in C and the system's.
  private func includes(to folder: String, named place: String) throws -> [String] {
    var arguments = try Self.libraries(["--cflags-only-I"])
    for module in Self.modulesOfTheSystem {
      try Files.mirror("\(root)/Sources/\(module)", to: "\(folder)/include/\(module)")
    }
    for module in Self.modulesInC + Self.modulesOfTheSystem {
      arguments.append("-fmodule-map-file=\(place)/include/\(module)/module.modulemap")
    }
    return arguments.flatMap { ["-Xcc", $0] }
  }

  /// Writes the search paths of `compile.args` in the form of pkg-config, by which a manifest hands them to
  /// all that depends on it: Docs/decisions/0020-own-packages-link-what-is-installed.md.
  private func writeSearchPaths(to folder: String, named place: String) throws {
    let parts = Part.allCases.map {
      "\((place as NSString).deletingLastPathComponent)/\($0.rawValue)/Modules"
    }
    let modules = (Self.modulesInC + Self.modulesOfTheSystem).map { "\(place)/include/\($0)" }
    let flags =
      (parts + modules).map { "-I" + $0.replacingOccurrences(of: " ", with: "\\ ") }
      + (try Self.libraries(["--cflags-only-I"]))
    let lines = [
      "Name: UIKit", "Description: Modules that tessera has installed", "Version: 1",
      "Cflags: " + flags.joined(separator: " "), "Libs:",
    ]
    try Files.write(lines.joined(separator: "\n") + "\n", to: folder + "/modules.pc")
  }

  /// What pkg-config says of the libraries that UIKit is built on.
  private static func libraries(_ words: [String]) throws -> [String] {
    let (ending, text) = try Subprocess(
      program: "pkg-config", arguments: words + ["gtk4", "pangocairo"],
      output: .capturedWithErrors
    ).run()
    guard ending.isSuccess else {
      throw Failure.failed("pkg-config should know the libraries of UIKit and does not: \(text)")
    }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The targets whose objects a part has.
  private func targets(of part: Part, in built: String) throws -> [String] {
    if let targets = part.targets { return targets.sorted() }
    let others = Set(Part.allCases.flatMap { $0.targets ?? [] })
    return try FileManager.default.contentsOfDirectory(atPath: root + "/Sources").sorted().filter {
      !Self.apart.contains($0) && !others.contains($0)
        && FileManager.default.fileExists(atPath: "\(built)/\($0).build")
    }
  }

  /// Those of sources that are there: SwiftPM leaves the objects of files that are gone.
  private func ownObjects(of target: String, in folder: String) throws -> [String] {
    let sources = ContentStamp.files(
      below: "\(root)/Sources/\(target)", endings: ["swift", "c"]
    ).map { ($0 as NSString).lastPathComponent + ".o" }
    let there = try FileManager.default.contentsOfDirectory(atPath: folder)
    return there.filter(Set(sources).contains).sorted().map { folder + "/" + $0 }
  }

  /// The system's headers that the C sources read, as the compiler noted them.
  private static func headers(in built: String) -> String {
    var found: Set<Substring> = []
    for target in modulesInC {
      for file in ContentStamp.files(below: "\(built)/\(target).build", endings: ["d"]) {
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        found.formUnion(text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("/usr/") })
      }
    }
    return found.sorted().joined(separator: "\n")
  }
}
