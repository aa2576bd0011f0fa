import PlatformInterface
import QuartzCore

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a way of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of the film is seen, in its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The layer is filled, in the film's proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The layer is filled.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The place of a player's film. It shows none, which is reported.
open class AVPlayerLayer: CALayer {
  /// Whose film it would show.
  open var player: AVPlayer? {
    didSet { if player != nil { Unsupported.report("AVPlayerLayer's film") } }
  }
  /// Kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// False: there is no picture.
  open var isReadyForDisplay: Bool { false }
  /// No place: there is no picture.
  open var videoRect: CGRect { .zero }

  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    if player != nil { Unsupported.report("AVPlayerLayer's film") }
  }
}
