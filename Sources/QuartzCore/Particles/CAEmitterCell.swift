import PlatformInterface
import Synchronization

/// One kind of particle that a `CAEmitterLayer` emits, or that another kind emits in turn.
///
/// A property and its range give each particle a value of its own: the property plus or minus at most half the range.
/// What changes holds for particles that are born afterwards.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
  /// All that the model of particles needs; see `ParticleCell`.
  final var values = ParticleCell()
  private final var timing = MediaTiming(duration: .infinity)
  private final var image: CGImage?
  private final var others: [String: Any] = [:]
  private static let lastID = Atomic<Int>(0)

  public override init() {
    super.init()
    values.id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Reads a cell from an archive, which has its numbers and its cells.
  public required init?(coder: NSCoder) {
    super.init()
    values.id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
    if coder.containsValue(forKey: "name") {
      name = coder.decodeObject(of: NSString.self, forKey: "name").map { String($0) }
    }
    if coder.containsValue(forKey: "isEnabled") {
      isEnabled = coder.decodeBool(forKey: "isEnabled")
    }
    for number in EmitterCellNumber.all where coder.containsValue(forKey: number.name) {
      number.set(self, coder.decodeDouble(forKey: number.name))
    }
    guard coder.containsValue(forKey: "emitterCells") else { return }
    let list = coder.decodeObject(
      of: [NSArray.self, CAEmitterCell.self], forKey: "emitterCells")
    emitterCells = list as? [CAEmitterCell]
  }

  /// Writes the cell's numbers and its cells; the picture is not written.
  open func encode(with coder: NSCoder) {
    if let name { coder.encode(NSString(string: name), forKey: "name") }
    coder.encode(isEnabled, forKey: "isEnabled")
    for number in EmitterCellNumber.all { coder.encode(number.value(self), forKey: number.name) }
    if let emitterCells {
      coder.encode(NSArray(array: emitterCells), forKey: "emitterCells")
    }
  }

  /// Whether cells can be read from archives that name their classes, which they can.
  public class var supportsSecureCoding: Bool { true }

  // MARK: What is shown

  /// The `CGImage` that particles show; nil, the default, shows nothing.
  open var contents: Any? {
    get { image }
    set {
      image = newValue as? CGImage
      if let newValue, image == nil {
        Log.write(
          "CAEmitterCell.contents takes a CGImage; found \(type(of: newValue)), which shows nothing."
        )
      }
    }
  }

  /// The part of the picture that is shown, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// How many pixels of the picture a point has; 1 by default.
  open var contentsScale: CGFloat = 1

  /// How a picture is sampled that is shown larger than it is: "linear", the default, or "nearest".
  open var magnificationFilter: String = "linear"

  /// How a picture is sampled that is shown smaller than it is.
  open var minificationFilter: String = "linear"

  /// Between which of the picture's smaller versions is chosen on iOS; here the size alone decides.
  open var minificationFilterBias: Float = 0

  /// What the picture's colours are multiplied by at first; opaque white, the default, and nil leave them.
  open var color: CGColor? = CGColor(RGBA.white) {
    didSet { values.color = (color?.rgba ?? .white).asParticle }
  }

  // MARK: What is emitted

  /// By which key paths of the layer find the cell: `emitterCells.NAME.birthRate`.
  open var name: String?

  /// Whether the cell emits anything; true by default.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// What each of the cell's particles emits while it lives; nil for nothing.
  open var emitterCells: [CAEmitterCell]?

  /// How many particles are born in a second; zero by default. It is animated by the layer's key path.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue.isFinite ? newValue : 0 }
  }

  /// How many seconds a particle lives; zero by default.
  open var lifetime: Float {
    get { values.lifetime }
    set { values.lifetime = newValue.isFinite ? newValue : 0 }
  }

  /// How many seconds lie between the shortest and the longest life; `lifetime` is in the middle.
  open var lifetimeRange: Float {
    get { values.lifetimeRange }
    set { values.lifetimeRange = newValue.isFinite ? newValue : 0 }
  }

  /// The angle between the direction of emission and the layer's plane, in radians.
  open var emissionLatitude: CGFloat {
    get { values.latitude }
    set { values.latitude = newValue.isFinite ? newValue : 0 }
  }

  /// The direction of emission in the layer's plane, in radians from the x axis, or from the way
  /// straight out of the emitter's shape where it has one.
  open var emissionLongitude: CGFloat {
    get { values.longitude }
    set { values.longitude = newValue.isFinite ? newValue : 0 }
  }

  /// The angle of the cone around that direction in which particles are emitted, in radians; twice π is
  /// all around.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue.isFinite ? newValue : 0 }
  }

  /// How fast particles are at first, in points a second; they move backwards below zero.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue.isFinite ? newValue : 0 }
  }

  /// How many points a second lie between the slowest and the fastest particle.
  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue.isFinite ? newValue : 0 }
  }

  /// How much the picture is enlarged at first; 1 by default.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue.isFinite ? newValue : 0 }
  }

  /// How much lies between the least and the greatest enlargement.
  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue.isFinite ? newValue : 0 }
  }

  /// How the enlargement changes in a second.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue.isFinite ? newValue : 0 }
  }

  /// How fast particles turn, in radians a second.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue.isFinite ? newValue : 0 }
  }

  /// How many radians a second lie between the slowest and the fastest turn.
  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue.isFinite ? newValue : 0 }
  }

  /// How the velocity along the x axis changes, in points a second, each second.
  open var xAcceleration: CGFloat {
    get { values.acceleration.x }
    set { values.acceleration.x = newValue.isFinite ? newValue : 0 }
  }

  /// How the velocity along the y axis changes, in points a second, each second.
  open var yAcceleration: CGFloat {
    get { values.acceleration.y }
    set { values.acceleration.y = newValue.isFinite ? newValue : 0 }
  }

  /// How the velocity along the z axis changes, in points a second, each second.
  open var zAcceleration: CGFloat {
    get { values.acceleration.z }
    set { values.acceleration.z = newValue.isFinite ? newValue : 0 }
  }

  /// How much lies between the particles with the least and the most red.
  open var redRange: Float {
    get { values.colorRange.red }
    set { values.colorRange.red = newValue.isFinite ? newValue : 0 }
  }

  /// How much lies between the particles with the least and the most green.
  open var greenRange: Float {
    get { values.colorRange.green }
    set { values.colorRange.green = newValue.isFinite ? newValue : 0 }
  }

  /// How much lies between the particles with the least and the most blue.
  open var blueRange: Float {
    get { values.colorRange.blue }
    set { values.colorRange.blue = newValue.isFinite ? newValue : 0 }
  }

  /// How much lies between the clearest and the most opaque particle.
  open var alphaRange: Float {
    get { values.colorRange.alpha }
    set { values.colorRange.alpha = newValue.isFinite ? newValue : 0 }
  }

  /// How the red of particles changes in a second.
  open var redSpeed: Float {
    get { values.colorSpeed.red }
    set { values.colorSpeed.red = newValue.isFinite ? newValue : 0 }
  }

  /// How the green of particles changes in a second.
  open var greenSpeed: Float {
    get { values.colorSpeed.green }
    set { values.colorSpeed.green = newValue.isFinite ? newValue : 0 }
  }

  /// How the blue of particles changes in a second.
  open var blueSpeed: Float {
    get { values.colorSpeed.blue }
    set { values.colorSpeed.blue = newValue.isFinite ? newValue : 0 }
  }

  /// How the alpha of particles changes in a second.
  open var alphaSpeed: Float {
    get { values.colorSpeed.alpha }
    set { values.colorSpeed.alpha = newValue.isFinite ? newValue : 0 }
  }

  // MARK: Time

  /// When emission begins, in the layer's time, or in seconds since the birth of the particle that emits.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue.isNaN ? 0 : newValue }
  }
  /// For how many seconds particles are emitted; endless by default.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue.isNaN ? .infinity : newValue }
  }
  /// Without effect: particles go by the layer's time.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Without effect: particles go by the layer's time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Without effect: emission happens once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Without effect: emission happens once.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Without effect: emission happens once.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Without effect: nothing is emitted outside of the cell's time.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Values by key

  /// Values by the names of properties, which are set where this is.
  open var style: [AnyHashable: Any]? {
    didSet {
      for (key, value) in style ?? [:] {
        if let key = key as? String { setValue(value, forKey: key) }
      }
    }
  }

  /// Returns the value that a property has in a new cell; nil for keys that are no property's.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().property(key) }

  /// Returns whether a program's own value is written to archives, which holds for those that were set.
  open func shouldArchiveValue(forKey key: String) -> Bool { others[key] != nil }

  /// Returns a property by its name, or what was kept under a key.
  open func value(forKey key: String) -> Any? { property(key) ?? others[key] }

  /// Sets a property by its name; other keys keep any value with the cell.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "name": name = value as? String
    case "contents": contents = value
    case "color": color = value as? CGColor
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    case "enabled", "isEnabled":
      if let value { isEnabled = AnimatableValue.number(in: value) != 0 }
    case "contentsRect":
      if let rect = value as? CGRect { contentsRect = rect }
    default:
      guard let number = EmitterCellNumber.named(key) else { return others[key] = value }
      if let value, let new = AnimatableValue.number(in: value) { number.set(self, new) }
    }
  }

  private final func property(_ key: String) -> Any? {
    switch key {
    case "name": name
    case "contents": contents
    case "color": color
    case "emitterCells": emitterCells
    case "enabled", "isEnabled": NSNumber(value: isEnabled)
    case "contentsRect": contentsRect
    default: EmitterCellNumber.named(key).map { NSNumber(value: $0.value(self)) }
    }
  }
}

extension RGBA {
  fileprivate var asParticle: ParticleColor {
    ParticleColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
