/// Animations whose ends a transaction's completion block waits for.
///
/// Entered by each animation that is added while the group is open, left by each that ends. Used on
/// one thread.
final class TransactionGroup {
  private let block: () -> Void
  private var pending = 0
  private var isClosed = false
  private var isDone = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    finishIfPossible()
  }

  /// No more animations will come: the transaction ended, or got another block.
  func close() {
    isClosed = true
    finishIfPossible()
  }

  private func finishIfPossible() {
    guard isClosed, pending == 0, !isDone else { return }
    isDone = true
    block()
  }
}
