import Foundation
import SnapshotComparison
import Testing

/// Where a snapshot's reference is: `__Snapshots__/FooTests/testBar.1.png` beside `FooTests.swift`.
struct SnapshotFile {
  let reference: URL
  /// The test's name as the file has it.
  let test: String
  /// The source file's name without its ending.
  let source: String

  /// - Parameters:
  ///   - name: Given by the test; without one the test's snapshots are numbered.
  ///   - directory: Where the reference is in another folder than usual.
  init(
    named name: String?, endingIn pathExtension: String?, directory: String?, source file: String,
    test: String
  ) {
    let path = URL(fileURLWithPath: file)
    source = path.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? path.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source)
    let numbers = Test.current == nil ? SnapshotNumbers.ofCase : SnapshotNumbers.ofTest
    let identifier =
      name.map(Self.component) ?? String(numbers.next(of: folder.path + "/" + test))
    self.test = Self.component(test)
    let bare = folder.appendingPathComponent("\(self.test).\(identifier)")
    reference = pathExtension.map(bare.appendingPathExtension) ?? bare
  }

  /// Where a new snapshot is put that differs: the folder in `SNAPSHOT_ARTIFACTS`, else one for temporary
  /// files.
  var failed: URL {
    FailurePage.folder.appendingPathComponent(source)
      .appendingPathComponent(reference.lastPathComponent)
  }

  /// Letters, digits and underscores; everything else is one hyphen, and none at the ends.
  private static func component(_ text: String) -> String {
    text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }
}
