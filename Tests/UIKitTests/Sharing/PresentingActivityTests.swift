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
    _ fixture: SharingFixture, then end: (Composer) -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let composer = Composer()
    fixture.show(fixture.share(["text"], [composer]))
    fixture.harness.tap("Compose")
    fixture.harness.settle()
    XCTAssertTrue(
      fixture.root.presentedViewController === composer.controller, file: file, line: line)
    XCTAssertEqual(fixture.log, [], "it is under way", file: file, line: line)
    end(composer)
    XCTAssertEqual(fixture.log, [], "it has not gone yet", file: file, line: line)
    fixture.harness.settle()
    XCTAssertNil(fixture.root.presentedViewController, file: file, line: line)
    XCTAssertEqual(composer.asked, 1, file: file, line: line)
    XCTAssertEqual(composer.performed, 0, file: file, line: line)
  }

  func test_whatAnActivityPresents_goesWhenItFinishes_andTheAppHearsThen() {
    for isDone in [true, false] {
      withFixture { fixture in
        compose(fixture) { $0.activityDidFinish(isDone) }
        XCTAssertEqual(fixture.log, ["composer \(isDone)"])
      }
    }
  }

  func test_whatAnActivityDismissesItself_isToldOnce() {
    withFixture { fixture in
      compose(fixture) { composer in
        composer.controller.dismiss(animated: true) { composer.activityDidFinish(true) }
      }
      XCTAssertEqual(fixture.log, ["composer true"])
    }
    withFixture { fixture in
      compose(fixture) { composer in
        composer.controller.dismiss(animated: true)
        composer.activityDidFinish(true)
      }
      XCTAssertEqual(fixture.log, ["composer true"], "finished while it goes")
    }
  }

  func test_whatTheUserTakesAway_wasNotDone() {
    withFixture { fixture in
      let composer = Composer()
      fixture.show(fixture.share(["text"], [composer]))
      fixture.harness.tap("Compose")
      fixture.harness.settle()
      fixture.harness.run("drag 160,60 to 160,560 for 0.2")
      fixture.harness.settle()
      XCTAssertNil(fixture.root.presentedViewController)
      XCTAssertEqual(fixture.log, ["composer false"])
      composer.activityDidFinish(true)
      XCTAssertEqual(fixture.log, ["composer false"], "once")
    }
  }

  // MARK: Save to Files

  /// Goes into the only folder in sight and saves there, or leaves.
  @MainActor private func save(_ items: [Any], _ fixture: SharingFixture, tap: String = "Save") {
    fixture.show(fixture.share(items))
    fixture.harness.tap("Save to Files")
    fixture.harness.settle()
    fixture.harness.tap(tap)
    fixture.harness.settle()
  }

  func test_saveToFiles_writesEveryKind_underNamesThatTell() throws {
    try withFolder("XDG_DOCUMENTS_DIR") { home in
      let original = home.deletingLastPathComponent().appendingPathComponent("Report.csv")
      try Data("1,2".utf8).write(to: original)
      try withFixture { fixture in
        let png = try XCTUnwrap(SharingFixture.picture(2).pngData())
        save(
          [
            SharingFixture.picture(3), original, png, Data([1, 2]),
            " \nDear Ms/Mr Ørsted, thank you for the letter of last week\nThe rest", " ..\u{7}",
          ], fixture)
        XCTAssertEqual(fixture.log, ["SaveToFiles true"])
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
      withFixture { fixture in
        save(["text"], fixture, tap: "Cancel")
        XCTAssertEqual(fixture.log, ["SaveToFiles false"])
      }
      XCTAssertEqual(try names(in: home), [])
    }
  }

  func test_saveToFiles_isNotOfferedForLinks() throws {
    try withFixture { fixture in
      fixture.show(fixture.share([try XCTUnwrap(URL(string: "https://example.org"))]))
      XCTAssertNil(fixture.harness.view(showing: "Save to Files"))
      XCTAssertNotNil(fixture.harness.view(showing: "Copy"))
    }
  }
}
