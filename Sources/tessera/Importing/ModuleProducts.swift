import Foundation
import NibDocument

/// A product that a target uses beside UIKit, and the package that has it.
struct ModuleProduct: Equatable {
  var name: String
  var package: String

  /// As a target's dependency is spelled.
  var dependency: String { ".product(name: \"\(name)\", package: \"\(package)\")" }

  static let webKit = ModuleProduct(name: "WebKit", package: "Tessera")
  /// What tests use that drive an app from outside.
  static let automation = ModuleProduct(name: "XCUIAutomation", package: "Tessera")
  /// What stands for swift-snapshot-testing.
  static let snapshotTesting = ModuleProduct(name: "SnapshotTesting", package: "SnapshotTesting")
  /// What stands for ios-snapshot-test-case.
  static let snapshotTestCase = ModuleProduct(
    name: "iOSSnapshotTestCase", package: "SnapshotTesting")
  /// The products that stand for libraries of others, by the modules that sources import.
  static let standIns: [String: ModuleProduct] = [
    "SnapshotTesting": snapshotTesting, "FBSnapshotTestCase": snapshotTestCase,
    "iOSSnapshotTestCase": snapshotTestCase, "iOSSnapshotTestCaseCore": snapshotTestCase,
  ]
  /// Whether a module of Tessera's stands for a product of somebody else's package, which need not be fetched.
  static func standsForProduct(_ name: String) -> Bool { standIns[name] != nil }
  /// The same for a package.
  static func standsFor(_ reference: XcodePackageReference) -> Bool {
    guard case .remote = reference else { return false }
    return ["swift-snapshot-testing", "ios-snapshot-test-case"].contains(reference.identity)
  }
  /// What stands for Combine: lowered sources import it under these names.
  static let combine =
    ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
      ModuleProduct(name: $0, package: combinePackage)
    } + [ModuleProduct(name: "OpenCombineOperators", package: combineOperators)]
  static let combinePackage = "OpenCombine"
  /// Tessera's own package of the operators that OpenCombine lacks.
  static let combineOperators = "CombineOperators"
  /// As a manifest names the package.
  static let combineSource =
    ".package(url: \"https://github.com/OpenCombine/OpenCombine\", from: \"0.14.0\")"
  /// The system's library, in a package of Tessera's own.
  static let sqlite = ModuleProduct(name: "SQLite3", package: "SQLite")
  /// Apple's own CryptoKit for Linux, under which name lowered sources import it.
  static let crypto = ModuleProduct(name: "Crypto", package: "swift-crypto")
  /// As a manifest names the package.
  static let cryptoSource =
    ".package(url: \"https://github.com/apple/swift-crypto\", from: \"3.12.3\")"
}

/// The products that a target's files ask for: those of modules that the product UIKit leaves out, as they
/// need libraries that few programs use.
enum ModuleProducts {
  /// - Parameter files: paths of sources, and of documents, whose web views are WebKit's.
  /// - Parameter modules: Those of the written package, which come before what stands for them.
  static func used(by files: [String], modules: Set<String>) -> [ModuleProduct] {
    var usesWebKit = false
    var standIns: Set<String> = []
    var usesCombine = false
    var usesCrypto = false
    var usesSQLite = false
    var usesAutomation = false
    for file in files {
      let isSource = file.hasSuffix(".swift")
      guard isSource || [".storyboard", ".xib"].contains(where: file.hasSuffix),
        let text = try? String(contentsOfFile: file, encoding: .utf8)
      else { continue }
      if isSource {
        usesWebKit = usesWebKit || imports("WebKit", text) || text.contains("UIWebView")
        usesCombine = usesCombine || imports("Combine", text) || isShownCombine(text)
        usesCrypto = usesCrypto || imports("CryptoKit", text)
        usesSQLite = usesSQLite || imports("SQLite3", text)
        usesAutomation =
          usesAutomation || imports("XCTest", text) && text.contains("XCUIApplication")
        for module in ModuleProduct.standIns.keys.sorted() where !modules.contains(module) {
          if imports(module, text) { standIns.insert(module) }
        }
      } else {
        usesWebKit = usesWebKit || text.contains("<wkWebView ") || text.contains("<webView ")
      }
    }
    let found = standIns.compactMap { ModuleProduct.standIns[$0] }
    var result = usesWebKit ? [ModuleProduct.webKit] : []
    if usesCombine { result += ModuleProduct.combine }
    if usesCrypto { result.append(.crypto) }
    if usesSQLite, !modules.contains("SQLite3") { result.append(.sqlite) }
    if usesAutomation { result.append(.automation) }
    return result + [.snapshotTesting, .snapshotTestCase].filter(found.contains)
  }

  /// Whether a source uses a name of Combine's that Foundation shows it, as the lowering tells it.
  private static func isShownCombine(_ text: String) -> Bool {
    [
      "@Published ", "AnyCancellable", ": ObservableObject", ":ObservableObject",
      ", ObservableObject", "PassthroughSubject<",
      "CurrentValueSubject<",
    ].contains(where: text.contains) && !imports("SwiftUI", text)
  }

  /// `import WebKit`, `import class WebKit.WKWebView`; lines without it are looked at no further.
  private static func imports(_ module: String, _ text: String) -> Bool {
    guard text.contains(module) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      guard line.contains(module) else { return false }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let place = words.firstIndex(of: "import") else { return false }
      return words[place...].dropFirst().prefix(2).contains(module[...])
    }
  }
}
