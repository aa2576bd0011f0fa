import UIKit
import XCTest

@testable import SnapshotTesting

/// What an assertion says and writes, in a folder of its own.
final class VerifyTests: XCTestCase {
  private var folder = ""

  override func setUp() {
    folder = NSTemporaryDirectory() + UUID().uuidString
    setenv("SNAPSHOT_ARTIFACTS", folder + "/artifacts", 1)
  }

  override func tearDown() {
    unsetenv("SNAPSHOT_ARTIFACTS")
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func verify(
    _ text: String, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    test: String = "testText()"
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record, snapshotDirectory: folder, testName: test)
  }

  private func contents(_ file: String) -> String? {
    try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)
  }

  func test_aSnapshotWithoutReference_isRecordedAndFailsOnce() throws {
    let first = try XCTUnwrap(verify("one\ntwo", named: "text"))
    XCTAssertTrue(first.hasPrefix("No reference was found on disk. Automatically recorded"), first)
    XCTAssertTrue(first.contains(folder + "/testText.text.txt"), first)
    XCTAssertEqual(contents("testText.text.txt"), "one\ntwo")
    XCTAssertNil(verify("one\ntwo", named: "text"))
  }

  func test_recordMayBeATruthValue_asInOlderSources() throws {
    let isRecording = folder.isEmpty
    let first = verifySnapshot(
      matching: "one", as: .lines, record: isRecording, snapshotDirectory: folder,
      testName: "testText()")
    XCTAssertNotNil(first)
    let again = verifySnapshot(
      of: "two", as: .lines, record: !isRecording, snapshotDirectory: folder,
      testName: "testText()")
    XCTAssertTrue(again?.hasPrefix("Record mode is on") ?? false, again ?? "")
    XCTAssertEqual(contents("testText.2.txt"), "two")
  }

  func test_neverRecording_writesNothing() throws {
    let message = try XCTUnwrap(verify("one", named: "text", record: .never))
    XCTAssertTrue(message.contains("recording is disabled"), message)
    XCTAssertNil(contents("testText.text.txt"))
  }

  func test_recordingAll_writesAndFailsEachTime() {
    XCTAssertEqual(
      verify("one", named: "text", record: .all)?.hasPrefix("Record mode is on."), true)
    XCTAssertEqual(
      verify("two", named: "text", record: .all)?.hasPrefix("Record mode is on."), true)
    XCTAssertEqual(contents("testText.text.txt"), "two")
  }

  func test_aDifferentSnapshot_isKeptBesideItsReferenceWithAPatch() throws {
    _ = verify("one\ntwo\nthree", named: "text")
    let message = try XCTUnwrap(verify("one\n2\nthree", named: "text"))
    XCTAssertTrue(message.hasPrefix("Snapshot \"text\" does not match reference.\n"), message)
    XCTAssertTrue(
      message.hasSuffix("@@ −1,3 +1,3 @@\n\u{2007}one\n−two\n+2\n\u{2007}three"), message)
    XCTAssertEqual(contents("testText.text.txt"), "one\ntwo\nthree")
    XCTAssertEqual(contents("artifacts/VerifyTests/testText.text.txt"), "one\n2\nthree")
    let page = try XCTUnwrap(contents("artifacts/snapshot-failures.html"))
    XCTAssertTrue(page.contains("VerifyTests/testText.text.txt"), page)
  }

  func test_recordingWhatFailed_replacesTheReference() throws {
    _ = verify("one", named: "text")
    let message = try XCTUnwrap(verify("two", named: "text", record: .failed))
    XCTAssertTrue(message.contains("A new snapshot was automatically recorded."), message)
    XCTAssertNil(verify("two", named: "text"))
  }

  func test_snapshotsWithoutNames_areNumberedInEachTest() {
    for _ in 0..<2 { _ = verify("text") }
    _ = verify("text", test: "test other (name)")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    XCTAssertEqual(files, ["test-other-name.1.txt", "testText.1.txt", "testText.2.txt"])
  }

  func test_configurations_areInnerFirst() {
    withSnapshotTesting(record: .never) {
      withSnapshotTesting(diffTool: "compare") { XCTAssertFalse(isRecording) }
      withSnapshotTesting(record: .all) { XCTAssertTrue(isRecording) }
    }
    isRecording = true
    XCTAssertEqual(verify("a", named: "text")?.hasPrefix("Record mode is on."), true)
    isRecording = false
    withSnapshotTesting(diffTool: "compare") {
      XCTAssertEqual(verify("b", named: "text")?.contains("compare \(folder)/testText"), true)
    }
  }

  func test_picturesThatDiffer_areShownSideBySide() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    _ = verifySnapshot(of: view, as: .image, named: "view", snapshotDirectory: folder)
    XCTAssertNil(verifySnapshot(of: view, as: .image, named: "view", snapshotDirectory: folder))
    view.backgroundColor = .blue
    let message = try XCTUnwrap(
      verifySnapshot(of: view, as: .image, named: "view", snapshotDirectory: folder))
    let scale = UIScreen.main.scale
    let pixels = Int(200 * scale * scale)
    XCTAssertTrue(message.hasSuffix("\(pixels) of \(pixels) pixels differ."), message)
    let place = folder + "/artifacts/VerifyTests/"
    let name = "test_picturesThatDiffer_areShownSideBySide.view.png"
    for file in ["reference", "failure", "difference"] {
      let path = "\(place)\(name).failure/\(file).png"
      XCTAssertEqual(UIImage(contentsOfFile: path)?.cgImage?.width, Int(20 * scale), path)
    }
    XCTAssertTrue(FileManager.default.fileExists(atPath: place + name))
  }

  func test_picturesOfBars_areTakenAtTheScaleOfTheirReference() {
    // The picture of a navigation controller begins below the status bar of such a phone.
    func picture(_ traits: UITraitCollection) -> Snapshotting<UIViewController, UIImage> {
      .image(on: .iPhoneSe, traits: traits)
    }
    let screen = UINavigationController(rootViewController: UIViewController())
    _ = verifySnapshot(
      of: screen, as: picture(UITraitCollection(displayScale: 1)), named: "bar",
      snapshotDirectory: folder)
    XCTAssertNil(
      verifySnapshot(
        of: screen, as: picture(UITraitCollection()), named: "bar", snapshotDirectory: folder))
  }
}
