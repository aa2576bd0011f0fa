import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A main queue that applies while snapshots of another queue wait.
struct DiffableQueueFailureTests {
  @Test func applyingOnTheMainQueueWhileOthersWait() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = DiffableFixture()
        let source = fixture.tableSource
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "fetch").async {
          source.apply(DiffableQueueTests.snapshot(0..<3))
          done.signal()
        }
        done.wait()
        source.apply(DiffableQueueTests.snapshot(0..<4))
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "Deadlock detected: calling this method on the main queue with outstanding async updates is "
          + "not permitted and will deadlock. Please always submit updates either always on the main "
          + "queue or always off the main queue - view=<UITableView"))
  }
}
