import PlatformInterface
import Synchronization

/// How much layers show of what would have no end, each said once where a program wants more.
enum LayerLimits {
  /// Copies that a replicator shows, and replicators within one another together.
  static let copies = 10_000
  /// Layers that are looked at again for copies that come later, in one replicator.
  static let delayedLayers = 50_000
  /// Particles that live at a time in an emitter layer.
  static let particles = 20_000
  /// Tiles of a layer that are drawn at a time.
  static let tiles = 1024

  private static let sentences = Mutex<[String]>([])

  /// What was said so far.
  static var reported: [String] { sentences.withLock { $0 } }

  /// Forgets what was said, for a test of it.
  static func reset() { sentences.withLock { $0 = [] } }

  static func reportCopies() {
    report(
      "A CAReplicatorLayer shows \(copies) copies at most, those of replicators in one another together; "
        + "the rest is left out.")
  }

  static func reportDelayedLayers() {
    report(
      "A CAReplicatorLayer with an instanceDelay shows \(delayedLayers) layers in its copies at most; "
        + "the rest is left out.")
  }

  static func reportParticles() {
    report(
      "A CAEmitterLayer shows \(particles) particles at a time; the oldest of more are left out.")
  }

  static func reportTiles() {
    report(
      "A CATiledLayer draws \(tiles) tiles at a time; where more are in sight, they are made larger."
    )
  }

  private static func report(_ sentence: String) {
    let isNew = sentences.withLock { sentences in
      guard !sentences.contains(sentence) else { return false }
      sentences.append(sentence)
      return true
    }
    if isNew { Log.write(sentence) }
  }
}
