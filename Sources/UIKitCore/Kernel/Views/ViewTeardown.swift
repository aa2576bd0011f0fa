/// Lets views go one after another: a tree ten thousand levels deep must not need as many nested
/// deinits on the stack.
enum ViewTeardown {
  private nonisolated(unsafe) static var waiting: [UIView] = []
  private nonisolated(unsafe) static var isRunning = false
  private static let lock = NSRecursiveLock()

  /// Takes the views out of `views` and releases each; called by the deinit of their superview, on
  /// whichever thread released that.
  static func release(_ views: inout [UIView]) {
    lock.lock()
    defer { lock.unlock() }
    waiting.append(contentsOf: views)
    views = []
    guard !isRunning else { return }
    isRunning = true
    while let view = waiting.popLast() { _ = consume view }
    isRunning = false
  }
}
