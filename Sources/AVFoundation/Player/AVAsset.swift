import Foundation

/// A sound in a file. Films are known by their length alone.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL
  private lazy var sound = try? SoundFile(file: address)

  /// Makes an asset of a file.
  public init(url URL: URL) { address = URL }

  /// The length; `indefinite` where the file is not there, or none that is known.
  open var duration: CMTime {
    sound.map { CMTime(seconds: $0.duration, preferredTimescale: 44_100) } ?? .indefinite
  }
  /// Whether it can be played: a sound in a file.
  open var isPlayable: Bool { sound != nil }
}

/// An asset that knows its address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where it lies.
  open var url: URL { address }

  /// Makes an asset of a file.
  ///
  /// - Parameter options: make no difference.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}
