import Foundation
import Testing
import UIKit

/// A program's own code of the main actor that another thread enters.
struct MainActorFailureTests {
  @Test func assumingTheMainActorElsewhere() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await UIView()
      let done = DispatchSemaphore(value: 0)
      let started = DispatchSemaphore(value: 0)
      let thread = Thread {
        // A name is lost where the thread sets it before its start has returned.
        started.wait()
        Thread.current.name = "worker"
        MainActor.assumeIsolated {}
        done.signal()
      }
      thread.start()
      started.signal()
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          done.wait()
          continuation.resume()
        }
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Incorrect actor executor assumption: "))
    #expect(words.contains("assumingTheMainActorElsewhere"))
    #expect(
      words.contains("belongs to the main actor and was called on a background thread.\nPID: "))
    #expect(words.contains("Thread name: worker"))
  }
}
