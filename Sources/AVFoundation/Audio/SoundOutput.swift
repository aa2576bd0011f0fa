import Foundation
import ObjCRuntime
import PlatformInterface

/// A sound that GStreamer plays. Its calls are made one after the other on a queue of their own, as some wait for
/// the device.
final class SoundOutput: @unchecked Sendable {
  private let library: GStreamer
  private let player: OpaquePointer
  /// Of the queue.
  private var volume: Float = 1
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
  static var isSilent: Bool {
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { PlatformServices.current.application.isTimeVirtual }
  }

  private init(_ library: GStreamer, _ player: OpaquePointer) {
    self.library = library
    self.player = player
    ProgramVolume.add(self)
  }

  /// - Parameter time: seconds into the sound.
  func play(from time: TimeInterval, rate: Double, volume: Float) {
    Self.queue.async { [self] in
      self.volume = volume
      library.setVolume(volume * ProgramVolume.value, of: player)
      library.play(player, from: time, rate: rate)
    }
  }

  func pause() { Self.queue.async { [self] in library.setState(.paused, of: player) } }

  func setVolume(_ volume: Float) {
    Self.queue.async { [self] in
      self.volume = volume
      library.setVolume(volume * ProgramVolume.value, of: player)
    }
  }

  /// After the volume of the whole program has changed.
  fileprivate func takeProgramVolume() {
    Self.queue.async { [self] in
      library.setVolume(volume * ProgramVolume.value, of: player)
    }
  }

  /// Gives the device back. Nothing may be called after it.
  func close() { Self.queue.async { [self] in library.free(player) } }
}

/// How loud all sounds of the program are, beside their own volumes: what users turn by `MPVolumeView`. The volume of
/// the desktop is not the program's to change. Any thread may call.
package enum ProgramVolume {
  private struct Weak { weak var output: SoundOutput? }
  private final class Kept: @unchecked Sendable {
    let lock = NSLock()
    var value: Float = 1
    var outputs: [Weak] = []
  }
  private static let kept = Kept()

  static func add(_ output: SoundOutput) {
    kept.lock.withLock {
      kept.outputs.removeAll { $0.output == nil }
      kept.outputs.append(Weak(output: output))
    }
  }

  /// From 0, silent, to 1, which it is at first.
  package static var value: Float { kept.lock.withLock { kept.value } }

  /// Posted, on the thread that set it, as the volume is another one.
  package static let didChange = Notification.Name("ProgramVolumeDidChange")

  /// Sets it, and tells observers of the session's `outputVolume`.
  package static func set(_ value: Float) {
    let value = min(max(value, 0), 1)
    guard value != Self.value else { return }
    let session = AVAudioSession.sharedInstance()
    session.willChangeValue(forKey: "outputVolume")
    let outputs = kept.lock.withLock {
      kept.value = value
      return kept.outputs.compactMap(\.output)
    }
    for output in outputs { output.takeProgramVolume() }
    session.didChangeValue(forKey: "outputVolume")
    NotificationCenter.default.post(name: didChange, object: nil)
  }
}
