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

  func test_loweringTwice_isLoweringOnce() {
    var count = 0
    for files in Self.modules {
      let once = Self.lower(files)
      let again = Self.lower(zip(files, once).map { SourceFile(path: $0.path, text: $1) })
      for (file, (first, second)) in zip(files, zip(once, again)) where first != second {
        XCTFail("\(file.path) is lowered to something else the second time.")
      }
      count += files.count
    }
    XCTAssertGreaterThan(count, 200)
  }

  func test_aFileWithoutSubjects_staysAsItIs() {
    var without = 0
    for files in Self.modules {
      for (file, text) in zip(files, Self.lower(files)) where !Self.hasSubject(file) {
        without += 1
        if text != file.text { XCTFail("\(file.path) has nothing to lower and was changed.") }
      }
    }
    XCTAssertGreaterThan(without, 100)
  }

  /// Lines keep their places: what is added to a file stands behind its last line.
  func test_noLineMoves() {
    for files in Self.modules {
      for (file, text) in zip(files, Self.lower(files)) {
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
    "objc_setAssociatedObject", "XCTest", "AnyObject",
  ]
  private static let beginnings = [
    "URL", "HTTP", "CachedURL", "NSURL", "NSMutableURL", "XML", "NSKeyValue",
  ]

  /// Without their labels.
  private static let oldNames: Set<String> = {
    let names =
      Array(OldNames.current.keys) + OldNames.members.keys + OldNames.notifications.keys
      + OldNames.labels.keys + OldNames.makers.keys + OldNames.functions.keys
    return Set(names.map { String($0.prefix { $0 != "(" }) })
  }()

  /// Apple's modules that others stand for, or none.
  private static let appleModules = Set(
    """
    AVKit Accelerate AddressBook AdSupport AudioToolbox AuthenticationServices CloudKit Contacts
    ContactsUI CoreAudio CoreBluetooth CoreData CoreImage CoreLocation CoreMedia CoreMotion CoreSpotlight
    CoreTelephony CoreText CoreVideo EventKit GameKit ImageIO Intents LocalAuthentication MapKit
    MediaPlayer MessageUI Metal MetalKit NaturalLanguage QuickLook SceneKit
    Security Social Speech SpriteKit StoreKit SystemConfiguration Vision WatchConnectivity WidgetKit
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func hasSubject(_ file: SourceFile) -> Bool {
    var previous: TokenKind?
    for token in file.tree.tokens(viewMode: .all) {
      let text = token.text.trimmingCharacters(in: ["`"])
      if words.contains(text) || oldNames.contains(text)
        || beginnings.contains(where: text.hasPrefix)
      {
        return true
      }
      if previous == .keyword(.import), appleModules.contains(text) { return true }
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
