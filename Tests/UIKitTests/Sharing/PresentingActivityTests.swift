import UIKit
import UIKitTestSupport
import XCTest

/// Activities that present something of their own, and saving by the picker of documents.
final class PresentingActivityTests: XCTestCase {
  private final class Composer: UIActivity {
    let controller = UIViewController()
    var asked = 0
    var performed = 0
    override var activityType: ActivityType? { ActivityType("composer") }
    override var activityTitle: String? { "Compose" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override var activityViewController: UIViewController? {
      asked += 1
      return controller
    }
    override func perform() { performed += 1 }
  }

  @MainActor private func compose(
    _ stage: SharingStage, then end: (Composer) -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let composer = Composer()
    stage.show(stage.share(["text"], [composer]))
    stage.harness.tap("Compose")
    stage.harness.settle()
    XCTAssertTrue(
      stage.root.presentedViewController === composer.controller, file: file, line: line)
    XCTAssertEqual(stage.log, [], "it is under way", file: file, line: line)
    end(composer)
    XCTAssertEqual(stage.log, [], "it has not gone yet", file: file, line: line)
    stage.harness.settle()
    XCTAssertNil(stage.root.presentedViewController, file: file, line: line)
    XCTAssertEqual(composer.asked, 1, file: file, line: line)
    XCTAssertEqual(composer.performed, 0, file: file, line: line)
  }

  func test_whatAnActivityPresents_goesWhenItFinishes_andTheAppHearsThen() {
    for isDone in [true, false] {
      onStage { stage in
        compose(stage) { $0.activityDidFinish(isDone) }
        XCTAssertEqual(stage.log, ["composer \(isDone)"])
      }
    }
  }

  func test_whatAnActivityDismissesItself_isToldOnce() {
    onStage { stage in
      compose(stage) { composer in
        composer.controller.dismiss(animated: true) { composer.activityDidFinish(true) }
      }
      XCTAssertEqual(stage.log, ["composer true"])
    }
    onStage { stage in
      compose(stage) { composer in
        composer.controller.dismiss(animated: true)
        composer.activityDidFinish(true)
      }
      XCTAssertEqual(stage.log, ["composer true"], "finished while it goes")
    }
  }

  func test_whatTheUserTakesAway_wasNotDone() {
    onStage { stage in
      let composer = Composer()
      stage.show(stage.share(["text"], [composer]))
      stage.harness.tap("Compose")
      stage.harness.settle()
      stage.harness.run("drag 160,60 to 160,560 for 0.2")
      stage.harness.settle()
      XCTAssertNil(stage.root.presentedViewController)
      XCTAssertEqual(stage.log, ["composer false"])
      composer.activityDidFinish(true)
      XCTAssertEqual(stage.log, ["composer false"], "once")
    }
  }

  // MARK: Save to Files

  /// Goes into the only folder in sight and saves there, or leaves.
  @MainActor private func save(_ items: [Any], _ stage: SharingStage, tap: String = "Save") {
    stage.show(stage.share(items))
    stage.harness.tap("Save to Files")
    stage.harness.settle()
    stage.harness.tap(tap)
    stage.harness.settle()
  }

  func test_saveToFiles_writesEveryKind_underNamesThatTell() throws {
    try withFolder("XDG_DOCUMENTS_DIR") { home in
      let original = home.deletingLastPathComponent().appendingPathComponent("Report.csv")
      try Data("1,2".utf8).write(to: original)
      try onStage { stage in
        let png = try XCTUnwrap(SharingStage.picture(2).pngData())
        save(
          [
            SharingStage.picture(3), original, png, Data([1, 2]),
            " \nDear Ms/Mr Ørsted, thank you for the letter of last week\nThe rest", " ..\u{7}",
          ], stage)
        XCTAssertEqual(stage.log, ["SaveToFiles true"])
        XCTAssertEqual(
          try names(in: home),
          [
            "Dear Ms Mr Ørsted, thank you for the.txt", "Document", "Document.png", "Image.png",
            "Report.csv", "Text.txt",
          ])
        let text = home.appendingPathComponent("Dear Ms Mr Ørsted, thank you for the.txt")
        XCTAssertTrue(try String(contentsOf: text, encoding: .utf8).hasSuffix("\nThe rest"))
        XCTAssertEqual(try Data(contentsOf: home.appendingPathComponent("Document.png")), png)
        XCTAssertTrue(FileManager.default.fileExists(atPath: original.path), "it is a copy")
      }
    }
  }

  func test_saveToFiles_cancelled_wasNotDone() throws {
    try withFolder("XDG_DOCUMENTS_DIR") { home in
      onStage { stage in
        save(["text"], stage, tap: "Cancel")
        XCTAssertEqual(stage.log, ["SaveToFiles false"])
      }
      XCTAssertEqual(try names(in: home), [])
    }
  }

  func test_saveToFiles_isNotOfferedForLinks() throws {
    try onStage { stage in
      stage.show(stage.share([try XCTUnwrap(URL(string: "https://example.org"))]))
      XCTAssertNil(stage.harness.view(showing: "Save to Files"))
      XCTAssertNotNil(stage.harness.view(showing: "Copy"))
    }
  }
}
