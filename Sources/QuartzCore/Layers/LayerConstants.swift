/// Which corners a layer's radius rounds.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners, in Apple's numbers.
  public let rawValue: UInt
  /// Makes a set of corners of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner where y points down.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  /// The corner at the right of the upper edge.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  /// The corner at the left of the lower edge.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  /// The corner at the right of the lower edge.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  static var all: CACornerMask { CACornerMask(rawValue: 15) }
}

/// How a rounded corner leaves its edges: a quarter circle, or Apple's smoother curve.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The text that tells curves apart.
  public let rawValue: String
  /// Makes a curve of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins before the corner and bends gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where contents of another size than the bounds go, and whether they are scaled to fit.
///
/// As on iOS, `top` and `bottom` are those of a layer whose y points up: in a view, whose y points
/// down, contents with the gravity `.bottom` lie at the upper edge, and the other way round.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The text that tells ways apart.
  public let rawValue: String
  /// Makes a way of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top and in the middle, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom and in the middle, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left and in the middle, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right and in the middle, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds, which is the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Filling the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are sampled when drawn larger or smaller than they are.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  /// The text that tells filters apart.
  public let rawValue: String
  /// Makes a filter of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colour of the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A mixture of the nearest pixels, which is the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A mixture of the nearest pixels of pictures made smaller before; drawn as `linear` here.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The pixel format asked for what a layer draws; the painters here always use eight-bit sRGB.
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
  /// The text that tells formats apart.
  public let rawValue: String
  /// Makes a format of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits for each of red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits for each of red, green, blue and alpha.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
