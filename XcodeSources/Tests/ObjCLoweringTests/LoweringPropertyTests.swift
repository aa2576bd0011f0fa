import Foundation
import SwiftParser
import SwiftSyntax
import XCTest

@testable import ObjCLowering

/// What holds for every source there is: those of this repository, and of the folders that
/// `TESSERA_LOWERING_SOURCES` names, divided by colons. A folder with Swift files in it counts as a module.
final class LoweringPropertyTests: XCTestCase {
  private static let modules: [[SourceFile]] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let more = ProcessInfo.processInfo.environment["TESSERA_LOWERING_SOURCES"] ?? ""
    let folders =
      [
        "Samples", "Benchmarks", "XcodeSources/Sources", "Sources/UIKitCore/Edges/Nibs",
        "Sources/tessera", "Sources/CollectionEngine",
      ]
      .map { root.appending(path: $0).path } + more.split(separator: ":").map(String.init)
    var byFolder: [String: [SourceFile]] = [:]
    for folder in folders {
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      where path.hasSuffix(".swift") && !path.contains(".build/") {
        let full = folder + "/" + path
        guard let data = FileManager.default.contents(atPath: full), data.count < 400_000 else {
          continue
        }
        byFolder[(full as NSString).deletingLastPathComponent, default: []].append(
          SourceFile(path: full, text: String(decoding: data, as: UTF8.self)))
      }
    }
    return byFolder.sorted { $0.key < $1.key }.map { $1.sorted { $0.path < $1.path } }
  }()

  /// What becomes of each module's files, which all tests ask for.
  private static let lowered = lower(modules)

  /// Lowers modules beside one another.
  private static func lower(_ modules: [[SourceFile]]) -> [[String]] {
    nonisolated(unsafe) let modules = modules
    let lock = NSLock()
    nonisolated(unsafe) var result = [[String]](repeating: [], count: modules.count)
    DispatchQueue.concurrentPerform(iterations: modules.count) { number in
      let texts = lower(modules[number])
      lock.withLock { result[number] = texts }
    }
    return result
  }

  func test_loweringTwice_isLoweringOnce() {
    var count = 0
    let seconds = Self.lower(
      zip(Self.modules, Self.lowered).map { files, once in
        zip(files, once).map { SourceFile(path: $0.path, text: $1) }
      })
    for ((files, once), again) in zip(zip(Self.modules, Self.lowered), seconds) {
      for (file, (first, second)) in zip(files, zip(once, again)) where first != second {
        XCTFail("\(file.path) is lowered to something else the second time.")
      }
      count += files.count
    }
    XCTAssertGreaterThan(count, 200)
  }

  func test_aFileWithoutSubjects_staysAsItIs() {
    var without = 0
    for (files, once) in zip(Self.modules, Self.lowered) {
      let makesObjects = files.contains { $0.imports.contains("UIKit") }
      for (file, text) in zip(files, once)
      where !Self.hasSubject(file, makesObjects) {
        without += 1
        if text != file.text { XCTFail("\(file.path) has nothing to lower and was changed.") }
      }
    }
    XCTAssertGreaterThan(without, 100)
  }

  /// Lines keep their places: what is added to a file stands behind its last line.
  func test_noLineMoves() {
    for (files, once) in zip(Self.modules, Self.lowered) {
      for (file, text) in zip(files, once) {
        let own =
          text.range(of: "\n" + SourceFile.mark + "\n").map {
            String(text[..<$0.lowerBound]) + "\n"
          } ?? text
        var (before, after) = (file.text, own)
        if !before.hasSuffix("\n"), after != before { before += "\n" }
        if after.count < before.count, !after.hasSuffix("\n") { after += "\n" }
        XCTAssertEqual(
          before.utf8.filter { $0 == 10 }.count, after.utf8.filter { $0 == 10 }.count, file.path)
      }
    }
  }

  private static func lower(_ files: [SourceFile]) -> [String] {
    let module = ModuleLowering(files: files)
    return files.indices.map { module.lower($0).text }
  }

  // MARK: Subjects, told from the tokens alone

  /// Words that stand in every file with something to lower, besides older names.
  private static let words: Set<String> = [
    // Attributes and expressions of Objective-C.
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
    "NSManaged", "convention", "selector", "keyPath", "observe", "Selector",
    // Conditions and modules.
    "targetEnvironment", "canImport", "os", "Darwin", "ObjectiveC", "OSLog", "CoreServices",
    "Combine",
    // An override may be one that only Apple's NSObject has, or stand in an extension.
    "override",
    // What Foundation has on Apple's systems and other modules have here.
    "autoreleasepool", "NSSelectorFromString", "NSStringFromSelector", "CFAbsoluteTimeGetCurrent",
    "CFAbsoluteTime", "arc4random", "arc4random_uniform", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "XCTest", "AnyObject",
    "NSStringFromClass", "NSClassFromString",
    // Numbers where a priority is wanted, and the characters of texts.
    "priority", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "characters",
    // The module that knows the language that is shown has one of its own.
    "NSLocalizedString",
  ]
  private static let beginnings = [
    "URL", "HTTP", "CachedURL", "NSURL", "NSMutableURL", "XML", "NSKeyValue",
  ]

  /// Older names of methods, functions and labels.
  private static let oldNames: Set<String> = {
    let names =
      Array(OldNames.members.keys) + OldNames.makers.keys + OldNames.functions.keys
      + OldNames.properties.keys + OldNames.equalities
    let labels = (Array(OldNames.labels.keys) + OldNames.initialisers.keys).compactMap {
      $0.split(whereSeparator: { "(:)".contains($0) }).last.map(String.init)
    }
    return Set(names + labels)
  }()

  private static func isOld(_ name: String) -> Bool {
    oldNames.contains(name) || OldNames.current(name) != nil || OldNames.notification(name) != nil
  }

  /// Whether it is of a module that Linux lacks, or the module itself.
  private static func isMissing(_ name: String) -> Bool {
    // The listed names of other modules count only in files that import these.
    let modules = MissingModules.modules(ofName: name)
    return MissingModules.names.contains(name) || !modules.beginning.isEmpty
      || !Set(modules.listed).isDisjoint(with: ["ObjectiveC", "Security"])
  }

  /// - Parameter makesObjects: whether objects of classes known at run time only can be UIKit's.
  private static func hasSubject(_ file: SourceFile, _ makesObjects: Bool) -> Bool {
    // Classes are compared by an operator of ObjCRuntime's; a text with it in a string counts, too.
    if file.text.contains(" === ") || file.text.contains(" !== ") { return true }
    let isShown = !file.imports.contains("UIKit")
    var previous: TokenKind?
    for token in file.tree.tokens(viewMode: .all) {
      let text = token.text.trimmingCharacters(in: ["`"])
      if words.contains(text) || isOld(text) || isMissing(text)
        || beginnings.contains(where: text.hasPrefix)
      {
        return true
      }
      if makesObjects, text == "Self" || previous == .period && text == "init" { return true }
      if makesObjects, token.parent?.is(GenericParameterSyntax.self) == true { return true }
      // UIKit's types, where a header shows them.
      if isShown, text.hasPrefix("UI"), text.dropFirst(2).first?.isUppercase == true { return true }
      // Initialisers of C's structures.
      if previous == .keyword(.extension), text.hasPrefix("CG") { return true }
      // `delegate?.method?(self)` and `method!()`.
      if token.tokenKind == .leftParen,
        previous == .postfixQuestionMark || previous == .exclamationMark
      {
        return true
      }
      previous = token.tokenKind
    }
    return false
  }
}
