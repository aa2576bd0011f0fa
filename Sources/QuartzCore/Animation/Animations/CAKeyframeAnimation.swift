/// How values between keyframes come about.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The text that tells modes apart.
  public let rawValue: String
  /// Makes a mode of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values go straight from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, and at an even speed, whatever key times say.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values go along a smooth curve through all of them.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values go along a smooth curve through all of them, at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns to follow its way.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  /// The text that tells modes apart.
  public let rawValue: String
  /// Makes a mode of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's positive x axis points ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's positive x axis points back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes; nil leaves them to `path`, which wins where both are set.
  open var values: [Any]? { didSet { cachedTrack = nil } }
  /// A path that a property goes along that is a point; it goes before `values`. Each step of the
  /// path is one keyframe.
  open var path: CGPath? {
    get { storedPath }
    set {
      storedPath = newValue?.snapshot
      cachedMotion = nil
    }
  }
  /// When each value is reached, 0…1 and never falling; nil spreads them evenly.
  ///
  /// As many as values, or one more in the discrete mode, which then says when the last ends.
  open var keyTimes: [NSNumber]? {
    didSet {
      cachedTrack = nil
      cachedMotion = nil
    }
  }
  /// The paces between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet {
      cachedTrack = nil
      cachedMotion = nil
    }
  }
  /// How values between keyframes come about; in straight lines by default.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet {
      cachedTrack = nil
      cachedMotion = nil
    }
  }
  /// Whether the layer turns to follow `path`; nil, the default, does not turn it.
  open var rotationMode: CAAnimationRotationMode?
  /// How the curves of the cubic modes pass each value: 1 tight, −1 round.
  open var tensionValues: [NSNumber]? { didSet { cachedTrack = nil } }
  /// −1 or 1 for a corner, 0 for a smooth curve.
  open var continuityValues: [NSNumber]? { didSet { cachedTrack = nil } }
  /// Whether the curve bends before (−1) or after (1) the value.
  open var biasValues: [NSNumber]? { didSet { cachedTrack = nil } }

  private var storedPath: CGPath?
  private var cachedTrack: KeyframeTrack?
  private var cachedMotion: PathMotion?

  public override init() { super.init() }
  /// Reads an animation from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var schedule: KeyframeSchedule {
    KeyframeSchedule(
      times: keyTimes?.map(\.doubleValue), paces: timingFunctions ?? [], mode: calculationMode)
  }

  private func track(like base: AnimatableValue) -> KeyframeTrack {
    if let cachedTrack { return cachedTrack }
    let track = KeyframeTrack(
      values: (values ?? []).compactMap { read($0, like: base) }, schedule: schedule,
      shape: KeyframeTrack.Shape(
        tension: (tensionValues ?? []).map(\.doubleValue),
        continuity: (continuityValues ?? []).map(\.doubleValue),
        bias: (biasValues ?? []).map(\.doubleValue)))
    cachedTrack = track
    return track
  }

  private func motion(along path: CGPath) -> PathMotion {
    if let cachedMotion { return cachedMotion }
    let motion = PathMotion(path, schedule: schedule)
    cachedMotion = motion
    return motion
  }

  override var kindOfOwnValue: AnimatableValue? {
    guard target?.property == .own else { return nil }
    return values?.first.flatMap(AnimatableValue.init(ownValue:)).map { $0.zero ?? $0 }
  }

  override func value(at progress: Double, base: AnimatableValue, zero: AnimatableValue?)
    -> AnimatableValue?
  {
    if let storedPath, case .point = base {
      return motion(along: storedPath).point(at: progress).map { .point($0) }
    }
    return finished(track(like: base).value(at: progress))
  }

  override func heading(at progress: Double) -> Double? {
    guard let rotationMode else { return nil }
    let turn = rotationMode == .rotateAutoReverse ? Double.pi : 0
    if let storedPath { return motion(along: storedPath).heading(at: progress).map { $0 + turn } }
    guard let cachedTrack else { return nil }
    // Far enough apart to see where it goes, near enough to be there.
    let step = 1e-4
    guard case .point(let a)? = cachedTrack.value(at: max(0, progress - step)),
      case .point(let b)? = cachedTrack.value(at: min(1, progress + step)), a != b
    else { return nil }
    return atan2(b.y - a.y, b.x - a.x) + turn
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "values": values
    case "path": path
    case "keyTimes": keyTimes
    case "timingFunctions": timingFunctions
    case "calculationMode": calculationMode
    case "rotationMode": rotationMode
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    switch key {
    case "values": values = value as? [Any]
    case "path": path = value as? CGPath
    case "keyTimes": keyTimes = value as? [NSNumber]
    case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
    case "calculationMode":
      calculationMode =
        value as? CAAnimationCalculationMode ?? (value as? String).map { .init(rawValue: $0) }
        ?? .linear
    case "rotationMode":
      rotationMode =
        value as? CAAnimationRotationMode ?? (value as? String).map { .init(rawValue: $0) }
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    storedPath = other.storedPath
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }
}
