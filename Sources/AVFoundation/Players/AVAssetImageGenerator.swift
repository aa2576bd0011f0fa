import CoreGraphics
import Foundation
import PlatformInterface

/// Pictures of a film, of which there are none here: each request fails, which is reported once.
open class AVAssetImageGenerator: NSObject {
  /// How a request ended.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }

  /// The film.
  open private(set) var asset: AVAsset
  /// Kept.
  open var appliesPreferredTrackTransform = false
  /// Kept.
  open var maximumSize = CGSize.zero
  /// Kept.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Kept.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Makes a generator of a film's pictures.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Fails.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw Self.failure() }

  /// Fails for each of the times, on the main queue.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let error = Self.failure()
    let call = PlayerCall {
      for time in requestedTimes { handler(time.timeValue, nil, .zero, .failed, error) }
    }
    DispatchQueue.main.async { call.run() }
  }

  /// Nothing is under way.
  open func cancelAllCGImageGeneration() {}

  private static func failure() -> AVError {
    Unsupported.report("AVAssetImageGenerator")
    return AVError(.noImageAtTime)
  }
}
