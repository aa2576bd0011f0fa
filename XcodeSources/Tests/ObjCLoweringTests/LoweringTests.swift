import Foundation
import ObjCLowering
import XCTest

/// Each file of `Goldens` has sources and what they are lowered to, in sections `--- in
/// Name.swift`, `--- out Name.swift` and `--- diagnostics`. `TESSERA_BLESS=1` writes the last two
/// anew.
final class GoldenTests: XCTestCase {
  func test_goldens() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    XCTAssertGreaterThan(files.count, 10)
    for name in files {
      let file = folder.appending(path: name)
      let golden = Golden(try String(contentsOf: file, encoding: .utf8))
      let found = golden.lowered()
      if ProcessInfo.processInfo.environment["TESSERA_BLESS"] == "1" {
        try found.text.write(to: file, atomically: true, encoding: .utf8)
      } else {
        XCTAssertEqual(golden.text, found.text, "\(name) is lowered to something else.")
      }
    }
  }

  func test_lowering_isIdempotent() throws {
    for golden in try Golden.all() {
      let once = golden.lowered().outputs
      let again = Golden(inputs: once).lowered().outputs
      for (first, second) in zip(once, again) { XCTAssertEqual(first.text, second.text) }
    }
  }

  func test_lowering_movesNoLine() throws {
    for golden in try Golden.all() {
      for (input, output) in zip(golden.inputs, golden.lowered().outputs) {
        let before = input.text.split(separator: "\n", omittingEmptySubsequences: false)
        let after = output.text.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertGreaterThanOrEqual(after.count, before.count)
        // A line without anything to lower is the same line.
        for (number, line) in before.enumerated() where line.hasPrefix("import UIKit") && number < 3
        {
          XCTAssertTrue(after[number].hasPrefix("import UIKit"), "\(input.name):\(number + 1)")
        }
      }
    }
  }

  func test_whatNeedsNothing_isPassedThrough() throws {
    let golden = try Golden.named("unchanged")
    for (input, output) in zip(golden.inputs, golden.lowered().outputs) {
      XCTAssertEqual(input.text, output.text)
    }
  }

  /// Views of SwiftUI's in the app are not there for its tests.
  func test_typesOfOtherModules_thatAreLeftOutThere() {
    let app = """
      import SwiftUI
      struct Screen: View { var body: some View { Text("") } }
      """
    let test = """
      import XCTest
      @testable import App
      final class Tests: XCTestCase {
        func testIt() { check(Screen()) }
        func testOther() { print("other") }
      }
      """
    let output = ModuleLowering(
      files: [SourceFile(path: "T.swift", text: test)],
      context: [SourceFile(path: "A.swift", text: app)]
    ).lower(0)
    XCTAssertFalse(output.text.contains("Screen()"), output.text)
    XCTAssertTrue(output.text.contains("other"), output.text)
  }

  /// The header of a library, no file, says that it is one of UIKit's.
  func test_uikit_isShownByALibraryWhoseHeaderShowsIt() {
    let library = "import Foundation\nextension UIView { func stick() {} }\n"
    let test = "import XCTest\nlet view = UIView()\n"
    let output = ModuleLowering(
      files: [SourceFile(path: "T.swift", text: test)],
      context: [SourceFile(path: "A.swift", text: library)]
    ).lower(0)
    XCTAssertTrue(output.text.contains("import UIKit"), output.text)
  }

  /// A method of the library's that is named as UIKit's has parameters of its own.
  func test_closuresForMethodsOfOtherModules_keepTheirParameters() {
    let library = """
      import UIKit
      open class Stack: UIViewController {
        open func performBatchUpdates(
          withDuration duration: Double = 0.25, _ handler: (Stack) -> Void,
          completion: ((Stack, Bool) -> Void)? = nil
        ) {}
      }
      """
    let test = """
      import XCTest
      import Library
      func change(_ stack: Stack, _ list: UICollectionView) {
        stack.performBatchUpdates({ _ in print() }, completion: { _, _ in })
        stack.other { _ in print() }
      }
      """
    let output = ModuleLowering(
      files: [SourceFile(path: "T.swift", text: test)],
      context: [SourceFile(path: "A.swift", text: library)]
    ).lower(0)
    XCTAssertTrue(output.text.contains("performBatchUpdates({ _ in print() }"), output.text)
  }

  /// What a library's extension declares `open` is dispatched there, so that tests of it override.
  func test_openMembersOfOtherModulesExtensions_areOverridden() {
    let library = """
      import UIKit
      extension UITableView { open func reloadSoon() {} }
      """
    let test = """
      import Library
      import UIKit
      final class Recorder: UITableView { override func reloadSoon() { super.reloadSoon() } }
      """
    let output = ModuleLowering(
      files: [SourceFile(path: "T.swift", text: test)],
      context: [SourceFile(path: "A.swift", text: library)]
    ).lower(0)
    XCTAssertTrue(
      output.text.contains(
        "func reloadSoon_overriding_UITableView() { super.reloadSoon_inExtensionOf_UITableView() }"),
      output.text)
    XCTAssertTrue(
      output.text.contains("extension Recorder: Overriding_UITableView_reloadSoon {}"), output.text)
  }

  /// Key-value coding finds the properties of such classes, as `setValuesForKeys(_:)` of a server's answer wants.
  func test_membersOfObjectiveCsClasses_wereKnownToItUpToSwift3() {
    let text = """
      import UIKit
      class Row: NSObject { var name: String? }
      final class Wide: Row { var width = 0 }
      class Plain { var name: String? }
      class Told: UITableViewDelegate { var name: String? }
      """
    func lowered(_ infers: Bool) -> String {
      ModuleLowering(files: [SourceFile(path: "R.swift", text: text)], infers: infers).lower(0).text
    }
    XCTAssertTrue(lowered(true).contains("members.property(\"name\", \\Row.name)"), lowered(true))
    XCTAssertTrue(lowered(true).contains("members.property(\"width\", \\Wide.width)"))
    XCTAssertFalse(lowered(true).contains("Plain.name"))
    XCTAssertFalse(lowered(true).contains("Told.name"))
    XCTAssertFalse(lowered(false).contains("Row.name"))
  }

  func test_textsOfNumbersThatMayBeNil_bringTheirModule() {
    let text = """
      import Foundation
      func write(_ n: Int?) -> String? { NumberFormatter().string(for: n) }
      """
    let output = ModuleLowering(files: [SourceFile(path: "N.swift", text: text)]).lower(0)
    XCTAssertTrue(output.text.contains("import ObjCRuntime"), output.text)
  }

  func test_countersOfOldCode_bringTheirModule() {
    let text = """
      import Foundation
      func count(_ n: UnsafeMutablePointer<Int32>) { OSAtomicIncrement32(n) }
      """
    let output = ModuleLowering(files: [SourceFile(path: "C.swift", text: text)]).lower(0)
    XCTAssertTrue(output.text.contains("import ObjCRuntime"), output.text)
  }

  func test_namesOfFiles_haveNoControlCharacters() {
    XCTAssertEqual(SourceFile(path: "/a/View.swift", text: "").loweredName, "View.lowered.swift")
    XCTAssertEqual(SourceFile(path: "/a/main.swift", text: "").loweredName, "main.swift")
    XCTAssertEqual(
      SourceFile(path: "/a/\u{10}\u{10}Login.swift", text: "").loweredName, "__Login.lowered.swift")
  }

  func test_firstLine_tellsWhereTheSourceIs() {
    XCTAssertEqual(
      ModuleLowering.located("let x = 1\n", path: "/a \"b\"/c.swift"),
      "#sourceLocation(file: \"/a \\\"b\\\"/c.swift\", line: 1)\nlet x = 1\n")
  }
}
