import Foundation
import XCTest

/// Where the attachments of tests are kept, a folder for each test.
final class AttachmentFolder: @unchecked Sendable {
  static let shared = AttachmentFolder()

  private let lock = NSLock()
  private var root: URL?
  private var isObserving = false
  /// What goes where the test that added it succeeds, and how many files each test has.
  private var passing: [URL] = []
  private var counts: [String: Int] = [:]

  private init() {}

  /// Writes the file at once, so that a test that ends the process leaves it.
  func keep(_ attachment: XCTAttachment, of test: String) {
    lock.withLock {
      let folder = place().appendingPathComponent(Self.fileName(test))
      let number = counts[test, default: 0] + 1
      counts[test] = number
      let name = Self.fileName(attachment.name ?? "attachment")
      let ending = attachment.ending
      let file = folder.appendingPathComponent(
        name.hasSuffix(".\(ending)") ? "\(number)-\(name)" : "\(number)-\(name).\(ending)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try attachment.payload.write(to: file, options: .atomic)
        if attachment.lifetime == .deleteOnSuccess { passing.append(file) }
      } catch {
        Self.say("The attachment \(file.path) could not be written: \(error)")
      }
      observe()
    }
  }

  private func place() -> URL {
    if let root { return root }
    let place: URL
    if let folder = ProcessInfo.processInfo.environment["TESSERA_RESULTS"], !folder.isEmpty {
      place = URL(fileURLWithPath: folder).appendingPathComponent("attachments")
    } else {
      place = FileManager.default.temporaryDirectory
        .appendingPathComponent("tessera-attachments-\(getpid())")
      Self.say("Attachments of tests are kept in \(place.path)")
    }
    root = place
    return place
  }

  private static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// A name that leads nowhere else.
  private static func fileName(_ text: String) -> String {
    let name = String(
      text.prefix(120).map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 })
    return name.isEmpty || name.hasPrefix(".") ? "_" + name : name
  }

  private func observe() {
    guard !isObserving else { return }
    isObserving = true
    XCTestObservationCenter.shared.addTestObserver(AttachmentObserver())
  }

  fileprivate func finish(_ test: XCTestCase) {
    let files = lock.withLock {
      defer { passing = [] }
      return passing
    }
    guard test.testRun?.hasSucceeded == true else { return }
    for file in files {
      try? FileManager.default.removeItem(at: file)
      // Only where it is empty now.
      rmdir(file.deletingLastPathComponent().path)
    }
  }
}

private final class AttachmentObserver: XCTestObservation {
  func testCaseDidFinish(_ testCase: XCTestCase) { AttachmentFolder.shared.finish(testCase) }
}
