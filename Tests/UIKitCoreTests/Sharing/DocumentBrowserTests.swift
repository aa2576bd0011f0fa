import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class BrowserDelegate: NSObject, UIDocumentBrowserViewControllerDelegate {
  var picked: [String] = []
  var imported: [String] = []
  var template: URL?

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { picked += documentURLs.map(\.lastPathComponent) }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(template, .copy) }
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { imported.append(destinationURL.lastPathComponent) }
}

final class DocumentBrowserTests: XCTestCase {
  private func inFolder(_ body: (URL, URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = root.appendingPathComponent("Documents")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Drafts"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["Letter.txt", "Drafts/Sketch.txt"] {
      try Data("text".utf8).write(to: folder.appendingPathComponent(name))
    }
    try Data().write(to: root.appendingPathComponent("Untitled.txt"))
    try body(folder, root.appendingPathComponent("Untitled.txt"))
  }

  func test_documents_arePickedAndMade() throws {
    try inFolder { folder, template in
      onMainActor {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        let delegate = BrowserDelegate()
        delegate.template = template
        browser.delegate = delegate
        browser.folder = folder
        let harness = Harness(device: "iphone-15", root: browser)
        defer { harness.close() }
        harness.tap("Letter")
        XCTAssertEqual(delegate.picked, ["Letter.txt"])
        harness.tap("Create Document")
        harness.settle()
        harness.tap("Create Document")
        harness.settle()
        XCTAssertEqual(delegate.imported, ["Untitled.txt", "Untitled 2.txt"])
        harness.tap("Untitled 2")
        XCTAssertEqual(delegate.picked.last, "Untitled 2.txt")
        harness.tap("Browse")
        harness.settle()
        harness.tap("Drafts")
        harness.settle()
        harness.tap("Sketch")
        XCTAssertEqual(delegate.picked.last, "Sketch.txt")
      }
    }
  }

  func test_documents_areRevealedAndNamedAnew() throws {
    try inFolder { folder, template in
      onMainActor {
        let browser = UIDocumentBrowserViewController(forOpening: nil)
        browser.folder = folder
        browser.loadViewIfNeeded()
        var places: [String] = []
        browser.revealDocument(at: template, importIfNeeded: true) { url, error in
          XCTAssertNil(error)
          places.append(url?.lastPathComponent ?? "")
        }
        browser.revealDocument(at: template.appendingPathExtension("gone"), importIfNeeded: true) {
          url, error in
          XCTAssertNil(url)
          XCTAssertEqual((error as? UIDocumentBrowserError)?.code, .generic)
        }
        browser.renameDocument(
          at: folder.appendingPathComponent("Letter.txt"), proposedName: "Note"
        ) { url, _ in places.append(url?.lastPathComponent ?? "") }
        XCTAssertEqual(places, ["Untitled.txt", "Note.txt"])
      }
    }
  }
}
