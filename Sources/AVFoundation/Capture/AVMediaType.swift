/// What a track, a device or a stream has.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's four letters.
  public let rawValue: String
  /// Makes a type of Apple's four letters.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures that move.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Closed captions.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Time codes.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// Metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Several of these in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Distances.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// What was found in pictures, codes and faces say.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
}
