/// What is shown of an animation before it begins and after it ended.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The text that tells modes apart.
  public let rawValue: String
  /// Makes a mode of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing of the animation is shown outside its time: the layer has its own values.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// What the animation shows at its beginning is shown before, and what at its end, after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A time of one's own within the time of something else: of an animation in its layer's, of a layer
/// in its superlayer's.
///
/// Time here is `(time there − beginTime) · speed + timeOffset`, in seconds.
public protocol CAMediaTiming: AnyObject {
  /// The beginning, in the time of what this is in; 0 for an animation that begins with the next
  /// frame.
  var beginTime: CFTimeInterval { get set }
  /// The seconds of one run, without repetitions.
  var duration: CFTimeInterval { get set }
  /// 0 stands still, below 0 runs backwards.
  var speed: Float { get set }
  /// Seconds by which one's own time is shifted against that around it.
  var timeOffset: CFTimeInterval { get set }
  /// How often the time runs, which need not be a whole number; 0 counts as 1, and
  /// `.greatestFiniteMagnitude` or infinity is without end.
  var repeatCount: Float { get set }
  /// The seconds after which repetitions end; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
