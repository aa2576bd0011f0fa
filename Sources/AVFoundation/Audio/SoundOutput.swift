import Foundation
import PlatformInterface

/// A sound that GStreamer plays. Its calls are made one after the other on a queue of their own, as some wait for
/// the device.
final class SoundOutput: @unchecked Sendable {
  private let library: GStreamer
  private let player: OpaquePointer
  private static let queue = DispatchQueue(label: "AVAudioPlayer")

  /// Nil without a display, where sounds are silent, and where GStreamer or its player is not installed, which is said
  /// once.
  static func make(for file: URL) -> SoundOutput? {
    guard !isSilent, let library = GStreamer.shared,
      let player = library.player(of: file)
    else { return nil }
    return SoundOutput(library, player)
  }

  /// Whether nobody hears the app.
  private static var isSilent: Bool {
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { PlatformServices.current.application.isTimeVirtual }
  }

  private init(_ library: GStreamer, _ player: OpaquePointer) {
    self.library = library
    self.player = player
  }

  /// - Parameter time: seconds into the sound.
  func play(from time: TimeInterval, rate: Double, volume: Float) {
    Self.queue.async { [self] in
      library.setVolume(volume, of: player)
      library.play(player, from: time, rate: rate)
    }
  }

  func pause() { Self.queue.async { [self] in library.setState(.paused, of: player) } }

  func setVolume(_ volume: Float) {
    Self.queue.async { [self] in library.setVolume(volume, of: player) }
  }

  /// Gives the device back. Nothing may be called after it.
  func close() { Self.queue.async { [self] in library.free(player) } }
}
