import PlatformInterface

/// The colour that tints the program where nothing else is chosen.
enum AppAccent {
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var color: UIColor?
  }
  private static let box = Box()

  /// What the program's asset catalog has as its accent colour; nil for none, and the system's blue. Set once as the
  /// program launches, read from any thread.
  static var color: UIColor? {
    get { box.lock.withLock { box.color } }
    set { box.lock.withLock { box.color = newValue } }
  }
}
