import Foundation
import SnapshotComparison
import UIKit
import XCTest
@_spi(XcodeSources) import XCTestAdditions

/// Compares a value's snapshot with its reference, or records it.
///
/// - Parameters:
///   - value: What is looked at.
///   - snapshotting: How the snapshot is made, kept and compared.
///   - name: Part of the file's name; without one the test's snapshots are numbered.
///   - record: When the snapshot becomes the reference, in place of what is set around.
///   - snapshotDirectory: The reference's folder, in place of `__Snapshots__` beside the source.
///   - timeout: Seconds within which the snapshot has to come.
/// - Returns: What is wrong, or that something was recorded; nil where the snapshot is its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let file = SnapshotFile(
    named: name, endingIn: snapshotting.pathExtension, directory: snapshotDirectory,
    source: "\(filePath)", test: testName)
  do {
    return try withSnapshotTesting(record: record) {
      try failure(try value(), snapshotting, name, file, timeout)
    }
  } catch {
    return error.localizedDescription
  }
}

private func failure<Value, Format>(
  _ value: Value, _ snapshotting: Snapshotting<Value, Format>, _ name: String?,
  _ file: SnapshotFile, _ timeout: TimeInterval
) throws -> String? {
  let taken = ReferenceScale.matching(file.reference) {
    take(snapshotting.snapshot(value), timeout)
  }
  guard let snapshot = taken else {
    return "Exceeded timeout of \(timeout) seconds waiting for snapshot. What loads, such as a web "
      + "view, may need a longer timeout."
  }
  let record = SnapshotTestingConfiguration.currentRecord
  let data = snapshotting.diffing.toData(snapshot)
  let link = "open \"\(file.reference.absoluteString)\""
  if record == .all {
    try FailurePage.write(data, to: file.reference)
    return "Record mode is on. Automatically recorded snapshot: …\n\n\(link)\n\n"
      + "Turn record mode off and re-run \"\(file.test)\" to assert against the newly-recorded "
      + "snapshot"
  }
  guard let reference = try? Data(contentsOf: file.reference) else {
    if record == .never {
      return "No reference was found on disk. New snapshot was not recorded because recording is "
        + "disabled. Expected \(file.reference.path)"
    }
    try FailurePage.write(data, to: file.reference)
    return "No reference was found on disk. Automatically recorded snapshot: …\n\n\(link)\n\n"
      + "Re-run \"\(file.test)\" to assert against the newly-recorded snapshot."
  }
  guard reference != data,
    let (difference, attachments) = snapshotting.diffing.diff(
      snapshotting.diffing.fromData(reference), snapshot)
  else { return nil }
  try FailurePage.write(data, to: file.failed)
  let page = try FailurePage.add(
    FailurePage.Entry(
      name: "\(file.source)/\(file.reference.lastPathComponent)", reference: reference,
      snapshot: data,
      difference: file.reference.pathExtension == "png"
        ? attachments.first { $0.name == "difference" }?.payload : nil,
      reason: difference))
  var sentence =
    name.map { "Snapshot \"\($0)\" does not match reference." }
    ?? "Snapshot does not match reference."
  if record == .failed {
    try FailurePage.write(data, to: file.reference)
    sentence += " A new snapshot was automatically recorded."
  }
  let tool = SnapshotTestingConfiguration.currentDiffTool(
    currentFilePath: file.reference.path, failedFilePath: file.failed.path)
  return [
    sentence, tool, "Side by side: \(page.path)",
    difference.trimmingCharacters(in: .whitespacesAndNewlines),
  ].joined(separator: "\n\n")
}

/// A snapshot that is there, or that comes while the run loop turns.
private func take<Format>(_ snapshot: Async<Format>, _ timeout: TimeInterval) -> Format? {
  var taken: Format?
  let expectation = XCTestExpectation(description: "The snapshot is taken.")
  snapshot.run {
    taken = $0
    expectation.fulfill()
  }
  if taken == nil { _ = XCTWaiter.wait(for: [expectation], timeout: timeout) }
  return taken
}
