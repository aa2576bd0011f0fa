import Foundation
import PlatformInterface

/// A sound, or a film of which the sound alone is played, in a file.
open class AVAsset: NSObject {
  let address: URL
  private lazy var sound = try? SoundFile(file: address)

  init(address: URL) {
    self.address = address
    super.init()
  }

  /// Takes the sound at an address. It is read when its length is asked for.
  public convenience init(url URL: URL) { self.init(address: URL) }

  /// How long it is; not known where it cannot be read, as nothing in the network can.
  open var duration: CMTime {
    guard let sound else { return .indefinite }
    return CMTime(seconds: sound.duration, preferredTimescale: Self.scale)
  }
  /// Whether it can be played.
  open var isPlayable: Bool { sound != nil }
  /// Whether it can be read.
  open var isReadable: Bool { sound != nil }

  /// The parts of a second in which times are told.
  static let scale: CMTimeScale = 44100
}

/// A sound or film that is made from its address.
open class AVURLAsset: AVAsset {
  /// Where it lies.
  open var url: URL { address }

  /// Takes the sound at an address. No option counts.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
}
