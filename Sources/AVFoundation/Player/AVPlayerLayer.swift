import Foundation
import PlatformInterface
import QuartzCore

/// How a film fits into the layer that shows it.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public var rawValue: String
  /// Makes a gravity of Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it is seen, in its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It fills the layer, in its proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It fills the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows a player's film, of which nothing is seen here: reported once it has a player.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer? {
    didSet { if player != nil { Unsupported.report("AVPlayerLayer, which shows films") } }
  }
  /// How the film fits; kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a picture is there: none is.
  open var isReadyForDisplay: Bool { false }
  /// Where the film is seen.
  open var videoRect: CGRect { bounds }

  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    defer { self.player = player }
  }
}
