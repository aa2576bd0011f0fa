import UIKit
import UIKitTestSupport
import UniformTypeIdentifiers
import XCTest

/// Picking documents without a desktop's dialog, as a user and an app notice it.
final class DocumentPickerTests: XCTestCase {
  @MainActor private final class Stage: NSObject, UIDocumentPickerDelegate {
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

  private func onStage(_ files: [String], _ body: @MainActor (Stage) throws -> Void) throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(files)
      defer {
        stage.harness.close()
        try? FileManager.default.removeItem(at: stage.home.deletingLastPathComponent())
      }
      try body(stage)
    }
  }

  func test_aFileThatIsTapped_isGivenWhereItIs_onceThePickerHasGone() throws {
    try onStage(["Letter.txt", "Photo.png", "Old/Diary.txt"]) { stage in
      stage.show(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
      XCTAssertNotNil(stage.harness.view(showing: "Papers"))
      stage.harness.tap("Photo")
      stage.harness.settle()
      XCTAssertEqual(stage.log, [], "of another type")
      stage.harness.tap("Old")
      stage.harness.settle()
      stage.harness.tap("Diary")
      stage.harness.settle()
      XCTAssertEqual(stage.log, [#"picked ["Diary.txt"] true"#])
      XCTAssertEqual(
        stage.picked[0].standardizedFileURL,
        stage.home.appendingPathComponent("Old/Diary.txt").standardizedFileURL)
      XCTAssertTrue(stage.picked[0].startAccessingSecurityScopedResource())
      stage.picked[0].stopAccessingSecurityScopedResource()
    }
  }

  func test_asCopy_givesACopy_withTheSameName() throws {
    try onStage(["Letter.txt"]) { stage in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
      picker.shouldShowFileExtensions = true
      stage.show(picker)
      stage.harness.tap("Letter.txt")
      stage.harness.settle()
      let copy = try XCTUnwrap(stage.picked.first)
      XCTAssertEqual(copy.lastPathComponent, "Letter.txt")
      XCTAssertNotEqual(copy.deletingLastPathComponent().lastPathComponent, "Papers")
      XCTAssertEqual(try String(contentsOf: copy, encoding: .utf8), "Letter.txt")
    }
  }

  func test_several_areMarkedAndOpenedTogether() throws {
    try onStage(["A.txt", "B.txt", "C.txt"]) { stage in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
      picker.allowsMultipleSelection = true
      stage.show(picker)
      stage.harness.tap("Open")
      XCTAssertEqual(stage.log, [], "nothing is marked")
      for name in ["C", "A", "B", "B"] { stage.harness.tap(name) }
      stage.harness.tap("Open")
      stage.harness.settle()
      XCTAssertEqual(stage.log, [#"picked ["A.txt", "C.txt"] true"#])
    }
  }

  func test_aFolder_isPickedFromWithin() throws {
    try onStage(["Trips/Rome.txt"]) { stage in
      stage.show(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
      stage.harness.tap("Trips")
      stage.harness.settle()
      stage.harness.tap("Open")
      stage.harness.settle()
      XCTAssertEqual(stage.log, [#"picked ["Trips"] true"#])
    }
  }

  func test_cancelAndDismissal_areToldOnce() throws {
    try onStage([]) { stage in
      stage.show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      XCTAssertNotNil(stage.harness.view(showing: "Folder is Empty"))
      stage.harness.tap("Cancel")
      stage.harness.settle()
      XCTAssertEqual(stage.log, ["cancelled"])
      XCTAssertNil(stage.root.presentedViewController)
      stage.show(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
      stage.root.dismiss(animated: true)
      stage.harness.settle()
      XCTAssertEqual(stage.log, ["cancelled", "cancelled"])
    }
  }

  func test_export_copiesOrMoves_underNamesThatAreFree() throws {
    try onStage(["Note.txt", "Shelf/Note.txt"]) { stage in
      let note = stage.home.appendingPathComponent("Note.txt")
      let files = FileManager.default
      for (isCopy, verb, name) in [(true, "Save", "Note 2.txt"), (false, "Move", "Note 3.txt")] {
        stage.log = []
        stage.show(UIDocumentPickerViewController(forExporting: [note], asCopy: isCopy))
        stage.harness.tap("Shelf")
        stage.harness.settle()
        stage.harness.tap(verb)
        stage.harness.settle()
        XCTAssertEqual(stage.log, [#"picked ["\#(name)"] true"#])
        XCTAssertEqual(try String(contentsOf: stage.picked[0], encoding: .utf8), "Note.txt")
        XCTAssertEqual(files.fileExists(atPath: note.path), isCopy)
      }
    }
  }

  func test_whatCannotBeCopied_isLogged_andCountsAsCancelled() throws {
    try onStage(["Shelf/x.txt"]) { stage in
      let gone = stage.home.appendingPathComponent("gone.txt")
      stage.show(UIDocumentPickerViewController(forExporting: [gone], asCopy: true))
      stage.harness.tap("Save")
      stage.harness.settle()
      XCTAssertEqual(stage.log, ["cancelled"])
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
    try onStage(["Song.mp3", "Letter.txt"]) { stage in
      let delegate = OldDelegate()
      let picker = UIDocumentPickerViewController(documentTypes: ["public.audio"], in: .import)
      XCTAssertEqual(picker.documentPickerMode, .import)
      stage.show(picker)
      picker.delegate = delegate
      stage.harness.tap("Letter")
      stage.harness.tap("Song")
      stage.harness.settle()
      XCTAssertEqual(delegate.urls.map(\.lastPathComponent), ["Song.mp3"])
    }
  }

  func test_itsList_looksAsOneOfFiles() throws {
    try onStage(["Budget.csv", "Letter.txt", "Photo.png", "Old/Diary.txt", "Trips/Rome.txt"]) {
      stage in
      stage.show(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
      assertGolden(png: stage.harness.picture(), named: "presentations/documents")
    }
  }
}
