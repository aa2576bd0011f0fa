/// The shape whose points emit particles.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// The text that tells shapes apart.
  public let rawValue: String
  /// Makes a shape of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter's position alone, which is the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A level line as long as the emitter's size is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the width of the emitter's size.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which points of the shape emit particles.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  /// The text that tells modes apart.
  public let rawValue: String
  /// Makes a mode of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ends of a line, the corners of a rectangle or box, the middle of a circle or sphere.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edges of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape, which is all of a flat one.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of the shape, which is the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are painted, and how they are laid over what is below.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  /// The text that tells modes apart.
  public let rawValue: String
  /// Makes a mode of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order that could be relied on, which is the default: here that of their births.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Younger ones cover older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older ones cover younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Nearer ones cover those that are farther away.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The light of particles is added to that of what is below.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
