import Foundation

/// Runs the last of several actions once no other has come for a while.
@MainActor
final class Debouncer {
  private let delay: Duration
  private var waiting: Task<Void, Never>?

  init(delay: Duration) { self.delay = delay }

  func call(_ action: @escaping @MainActor () -> Void) {
    waiting?.cancel()
    waiting = Task { [delay] in
      guard (try? await Task.sleep(for: delay)) != nil, !Task.isCancelled else { return }
      action()
    }
  }

  func cancel() { waiting?.cancel() }
}
