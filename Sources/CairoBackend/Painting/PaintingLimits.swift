import PlatformInterface
import Synchronization

/// How deep groups lie in each other. Each holds pixels until it is done, a screenful at worst, so
/// their number is what bounds the memory that painting takes.
enum PaintingLimits {
  static let groups = 32

  private static let hasReported = Mutex(false)

  static var isReported: Bool { hasReported.withLock { $0 } }

  /// Says once that something lies deeper than that, from any thread.
  static func reportGroups() {
    let isNew = hasReported.withLock { reported in
      defer { reported = true }
      return !reported
    }
    guard isNew else { return }
    Log.write(
      "Opacity, masks, round clips, shadows, perspective and transparency layers show to a depth of "
        + "\(groups) within each other; what lies inside that many is painted without.")
  }
}
