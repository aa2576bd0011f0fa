import UIKit
import UIKitTestSupport
import UniformTypeIdentifiers
import XCTest

/// Picking documents without a desktop's dialog, as a user and an app notice it.
final class DocumentPickerTests: XCTestCase {
  @MainActor private final class Fixture: NSObject, UIDocumentPickerDelegate {
    let root = UIViewController()
    let home: URL
    let harness: Harness
    var log: [String] = []
    var picked: [URL] = []

    init(_ files: [String]) throws {
      home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .appendingPathComponent("Papers")
      for name in files {
        let file = home.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(name.utf8).write(to: file)
      }
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      root.view.backgroundColor = .white
      harness = Harness(device: "iphone-se", root: root)
      super.init()
      harness.advance(by: 0.2)
    }

    func show(_ picker: UIDocumentPickerViewController) {
      picker.delegate = self
      picker.directoryURL = home
      root.present(picker, animated: true)
      harness.settle()
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      picked = urls
      log.append("picked \(urls.map(\.lastPathComponent)) \(root.presentedViewController == nil)")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("cancelled")
    }
  }

  private func withFixture(_ files: [String], _ body: @MainActor (Fixture) throws -> Void) throws {
    try MainActor.assumeIsolated {
      let fixture = try Fixture(files)
      defer {
        fixture.harness.close()
        try? FileManager.default.removeItem(at: fixture.home.deletingLastPathComponent())
      }
      try body(fixture)
    }
  }

  func test_aFileThatIsTapped_isGivenWhereItIs_onceThePickerHasGone() throws {
    try withFixture(["Letter.txt", "Photo.png", "Old/Diary.txt"]) { fixture in
      fixture.show(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
      XCTAssertNotNil(fixture.harness.view(showing: "Papers"))
      fixture.harness.tap("Photo")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, [], "of another type")
      fixture.harness.tap("Old")
      fixture.harness.settle()
      fixture.harness.tap("Diary")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, [#"picked ["Diary.txt"] true"#])
      XCTAssertEqual(
        fixture.picked[0].standardizedFileURL,
        fixture.home.appendingPathComponent("Old/Diary.txt").standardizedFileURL)
      XCTAssertTrue(fixture.picked[0].startAccessingSecurityScopedResource())
      fixture.picked[0].stopAccessingSecurityScopedResource()
    }
  }

  func test_asCopy_givesACopy_withTheSameName() throws {
    try withFixture(["Letter.txt"]) { fixture in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
      picker.shouldShowFileExtensions = true
      fixture.show(picker)
      fixture.harness.tap("Letter.txt")
      fixture.harness.settle()
      let copy = try XCTUnwrap(fixture.picked.first)
      XCTAssertEqual(copy.lastPathComponent, "Letter.txt")
      XCTAssertNotEqual(copy.deletingLastPathComponent().lastPathComponent, "Papers")
      XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "Letter.txt")
    }
  }

  func test_several_areMarkedAndOpenedTogether() throws {
    try withFixture(["A.txt", "B.txt", "C.txt"]) { fixture in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
      picker.allowsMultipleSelection = true
      fixture.show(picker)
      fixture.harness.tap("Open")
      XCTAssertEqual(fixture.log, [], "nothing is marked")
      for name in ["C", "A", "B", "B"] { fixture.harness.tap(name) }
      fixture.harness.tap("Open")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, [#"picked ["A.txt", "C.txt"] true"#])
    }
  }

  func test_aFolder_isPickedFromWithin() throws {
    try withFixture(["Trips/Rome.txt"]) { fixture in
      fixture.show(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
      fixture.harness.tap("Trips")
      fixture.harness.settle()
      fixture.harness.tap("Open")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, [#"picked ["Trips"] true"#])
    }
  }

  func test_cancelAndDismissal_areToldOnce() throws {
    try withFixture([]) { fixture in
      fixture.show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      XCTAssertNotNil(fixture.harness.view(showing: "Folder is Empty"))
      fixture.harness.tap("Cancel")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, ["cancelled"])
      XCTAssertNil(fixture.root.presentedViewController)
      fixture.show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      fixture.root.dismiss(animated: true)
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, ["cancelled", "cancelled"])
    }
  }

  func test_export_copiesOrMoves_underNamesThatAreFree() throws {
    try withFixture(["Note.txt", "Shelf/Note.txt"]) { fixture in
      let note = fixture.home.appendingPathComponent("Note.txt")
      let files = FileManager.default
      for (isCopy, verb, name) in [(true, "Save", "Note 2.txt"), (false, "Move", "Note 3.txt")] {
        fixture.log = []
        fixture.show(UIDocumentPickerViewController(forExporting: [note], asCopy: isCopy))
        fixture.harness.tap("Shelf")
        fixture.harness.settle()
        fixture.harness.tap(verb)
        fixture.harness.settle()
        XCTAssertEqual(fixture.log, [#"picked ["\#(name)"] true"#])
        XCTAssertEqual(try String(contentsOf: fixture.picked[0], encoding: .utf8), "Note.txt")
        XCTAssertEqual(files.fileExists(atPath: note.path), isCopy)
      }
    }
  }

  func test_whatCannotBeCopied_isLogged_andCountsAsCancelled() throws {
    try withFixture(["Shelf/x.txt"]) { fixture in
      let gone = fixture.home.appendingPathComponent("gone.txt")
      fixture.show(UIDocumentPickerViewController(forExporting: [gone], asCopy: true))
      fixture.harness.tap("Save")
      fixture.harness.settle()
      XCTAssertEqual(fixture.log, ["cancelled"])
    }
  }

  private final class OldDelegate: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) { urls.append(url) }
  }

  @available(*, deprecated)
  func test_theOlderInitialiser_andTheOlderDelegate() throws {
    try withFixture(["Song.mp3", "Letter.txt"]) { fixture in
      let delegate = OldDelegate()
      let picker = UIDocumentPickerViewController(documentTypes: ["public.audio"], in: .import)
      XCTAssertEqual(picker.documentPickerMode, .import)
      fixture.show(picker)
      picker.delegate = delegate
      fixture.harness.tap("Letter")
      fixture.harness.tap("Song")
      fixture.harness.settle()
      XCTAssertEqual(delegate.urls.map(\.lastPathComponent), ["Song.mp3"])
    }
  }

  func test_itsList_looksAsOneOfFiles() throws {
    try withFixture(["Budget.csv", "Letter.txt", "Photo.png", "Old/Diary.txt", "Trips/Rome.txt"]) {
      fixture in
      fixture.show(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
      assertGolden(png: fixture.harness.picture(), named: "presentations/documents")
    }
  }
}
