import UIKitTestSupport
import XCTest

@testable import UIKitCore
import ObjCRuntime

/// Files that are opened, changed and saved.
final class DocumentTests: XCTestCase {
  private final class Note: UIDocument {
    var text = ""
    var log: [String] = []
    override func contents(forType typeName: String) throws -> Any {
      log.append("contents \(typeName)")
      return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      log.append("error")
    }
  }

  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  @MainActor
  private static func wait(_ start: (@escaping (Bool) -> Void) -> Void) -> Bool? {
    var result: Bool?
    start { result = $0 }
    // Clock: files are read and written on another thread.
    let end = Date(timeIntervalSinceNow: 20)
    while result == nil, Date() < end {
      RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return result
  }

  func test_creatingOpeningAndClosing() throws {
    let url = folder.appendingPathComponent("Idea.txt")
    try onMainActor {
      let note = Note(fileURL: url)
      XCTAssertEqual(note.documentState, .closed)
      XCTAssertEqual(note.localizedName, "Idea")
      XCTAssertEqual(note.fileType, "public.plain-text")
      note.text = "One"
      XCTAssertEqual(
        Self.wait { note.save(to: url, for: .forCreating, completionHandler: $0) }, true)
      XCTAssertEqual(note.documentState, .normal)
      XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "One")
      XCTAssertNotNil(note.fileModificationDate)
      note.text = "Two"
      note.updateChangeCount(.done)
      XCTAssertTrue(note.hasUnsavedChanges)
      XCTAssertEqual(Self.wait { note.close(completionHandler: $0) }, true)
      XCTAssertFalse(note.hasUnsavedChanges)
      XCTAssertEqual(note.documentState, .closed)
      let again = Note(fileURL: url)
      XCTAssertEqual(Self.wait { again.open(completionHandler: $0) }, true)
      XCTAssertEqual(again.text, "Two")
      XCTAssertEqual(again.documentState, .normal)
      XCTAssertFalse(again.hasUnsavedChanges)
    }
  }

  func test_whatCannotBeReadOrWritten_isAnError() {
    let missing = folder.appendingPathComponent("None.txt")
    let unwritable = folder.appendingPathComponent("no/such/folder.txt")
    onMainActor {
      let note = Note(fileURL: missing)
      XCTAssertEqual(Self.wait { note.open(completionHandler: $0) }, false)
      XCTAssertEqual(note.documentState, .closed)
      XCTAssertEqual(
        Self.wait { note.save(to: unwritable, for: .forCreating, completionHandler: $0) }, false)
      XCTAssertTrue(note.documentState.contains(.savingError))
      XCTAssertEqual(note.log.filter { $0 == "error" }.count, 2)
    }
  }

  func test_undoableChanges_areChangesOfTheDocument() throws {
    let url = folder.appendingPathComponent("Idea.txt")
    try "One".write(to: url, atomically: true, encoding: .utf8)
    onMainActor {
      let note = Note(fileURL: url)
      XCTAssertEqual(Self.wait { note.open(completionHandler: $0) }, true)
      let manager: UndoManager = note.undoManager
      manager.groupsByEvent = false
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: note) { $0.text = "One" }
      manager.endUndoGrouping()
      XCTAssertTrue(note.hasUnsavedChanges)
      manager.undo()
      XCTAssertFalse(note.hasUnsavedChanges)
    }
  }

  func test_changes_areSavedAWhileLater() throws {
    let url = folder.appendingPathComponent("Idea.txt")
    try "One".write(to: url, atomically: true, encoding: .utf8)
    onMainActor {
      let harness = Harness(size: CGSize(width: 100, height: 100), root: UIViewController())
      let note = Note(fileURL: url)
      XCTAssertEqual(Self.wait { note.open(completionHandler: $0) }, true)
      note.text = "Two"
      note.updateChangeCount(.done)
      harness.advance(by: 1)
      XCTAssertTrue(note.hasUnsavedChanges)
      harness.advance(by: 20)
      XCTAssertFalse(note.hasUnsavedChanges)
      XCTAssertEqual(try? String(contentsOf: url, encoding: .utf8), "Two")
    }
  }

  func test_reverting_forgetsChanges() throws {
    let url = folder.appendingPathComponent("Idea.txt")
    try "One".write(to: url, atomically: true, encoding: .utf8)
    onMainActor {
      let note = Note(fileURL: url)
      XCTAssertEqual(Self.wait { note.open(completionHandler: $0) }, true)
      note.text = "Other"
      note.updateChangeCount(.done)
      XCTAssertEqual(Self.wait { note.revert(toContentsOf: url, completionHandler: $0) }, true)
      XCTAssertEqual(note.text, "One")
      XCTAssertFalse(note.hasUnsavedChanges)
    }
  }

  func test_foldersOfFiles_comeBackAsTheyWere() throws {
    let url = folder.appendingPathComponent("Package")
    let inner = FileWrapper(directoryWithFileWrappers: [
      "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
    ])
    let whole = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    XCTAssertEqual(
      whole.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt"), "a.txt")
    XCTAssertNotEqual(
      whole.addRegularFile(withContents: Data("c".utf8), preferredFilename: "a.txt"), "a.txt")
    try whole.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    XCTAssertTrue(read.isDirectory)
    XCTAssertEqual(read.fileWrappers?.count, 3)
    XCTAssertEqual(read.fileWrappers?["a.txt"]?.regularFileContents, Data("a".utf8))
    XCTAssertEqual(
      read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents, Data("b".utf8))
    XCTAssertTrue(whole.matchesContents(of: url))
  }
}
