import ArgumentParser
import Foundation

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a package with an app and its tests, in which every command works.",
    discussion: """
      The app has a list, a screen from a .xib, selectors, outlets, a string and an asset catalog; its \
      tests are one of each kind. The package names this checkout of Tessera by its path, and finds \
      there what is built here first. `swift build`, `swift run` and `swift test` work in it alone.
      """)

  @Argument(
    help: ArgumentHelp(
      "The app's name, or the path of a folder to be made whose name it is: letters, digits and _.",
      valueName: "name"))
  var path: String

  @Option(
    help: ArgumentHelp(
      "The Tessera that the package uses: a checkout's folder, or the URL of a repository, which is "
        + "cloned into the package.",
      valueName: "url|path"))
  var tessera: String?

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let folder = AppOptions.absolute(path)
    let name = (folder as NSString).lastPathComponent
    try Self.check(name: name)
    var info = stat()
    guard lstat(folder, &info) != 0 else {
      throw Failure.usage(
        "\(folder) should be a folder that is made now; it is there already. Choose another name, or "
          + "remove it.")
    }
    let root = try ProjectRoot.find()
    let source = try tessera.map(Self.source) ?? .folder(root)
    let isOwn = if case .folder(let other) = source { other == root } else { false }
    // What is built elsewhere is built there when it is needed.
    let isReady = try isOwn && PackageBuild.prepareSDK()
    let template = PackageTemplate(folder: root + "/\(PublishedSDK.folderName)/Template")
    try template.write(to: folder, named: name, tessera: source)
    Report.set("folder", folder)
    Report.set("app", name)
    Console.say(
      "\(folder) is written. `swift run`, `swift test` and `tessera run` work in it"
        + (isReady ? "." : "; the first build compiles UIKit, which takes minutes."))
  }

  /// Where the package finds Tessera.
  enum Source: Equatable {
    case folder(String)
    /// To be cloned.
    case repository(String)
  }

  static func source(_ text: String) throws(Failure) -> Source {
    if text.contains("://") || text.hasPrefix("git@") { return .repository(text) }
    let folder = AppOptions.absolute(text)
    guard ProjectRoot.isProject(folder) else {
      throw .usage(
        "--tessera should be the folder of a checkout of Tessera or a repository's URL; \(text) is "
          + "neither.")
    }
    return .folder(folder)
  }

  /// Modules that the package has beside the app's.
  private static let taken: Set<String> = [
    "Swift", "Foundation", "UIKit", "UIKitCore", "UIKitTestSupport", "QuartzCore", "CoreGraphics",
    "SnapshotTesting", "Testing", "XCTest", "WebKit", "Tessera", "XcodeSources", "Dispatch",
    "Glibc",
    "ObjCRuntime", "Photos", "PhotosUI", "AVFoundation", "CoreData", "CoreLocation",
    "SafariServices", "SystemConfiguration", "UserNotifications", "ImageIO", "MessageUI",
    "AVKit", "Accelerate", "Accessibility", "AudioToolbox", "CommonCrypto", "CoreImage", "CoreText",
    "MediaPlayer", "StoreKit",
    "GameplayKit", "LocalAuthentication", "MapKit", "Network", "Security",
    "UniformTypeIdentifiers", "Failures", "AppDelegate", "SceneDelegate", "Item", "ItemStore",
    "ItemListViewController", "ItemViewController",
  ]

  /// - Throws: a sentence where something cannot be both a module and a folder's name.
  static func check(name: String) throws(Failure) {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20) || byte == 0x5f
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 100, name.first?.isNumber == false, name != "_"
    else {
      throw .usage(
        "NAME should be a module's name, of letters from A to Z, digits and _ and not beginning with a "
          + "digit, such as MyApp; found \(name.quoted).")
    }
    guard !taken.contains(name), !keywords.contains(name) else {
      throw .usage(
        "NAME should be the app's own; \(name) is the name of something else in Swift. Choose another "
          + "one, such as \(name.prefix(1).uppercased() + name.dropFirst())App.")
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "main", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "Type",
    "typealias", "var", "where", "while", "Any",
  ]
}
