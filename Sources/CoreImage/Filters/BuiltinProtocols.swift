/// What all filters have whose values are properties.
public protocol CIFilterProtocol: AnyObject {
  /// What the filter makes of its values; nil where one that it needs is not set.
  var outputImage: CIImage? { get }
}

extension BuiltinFilter: CIFilterProtocol {}

/// The values of Core Image's affine clamp as properties.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How it is moved.
  var transform: CGAffineTransform { get set }
}
extension BuiltinFilter: CIAffineClamp {}

/// The values of Core Image's affine tile as properties.
public protocol CIAffineTile: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How it is moved.
  var transform: CGAffineTransform { get set }
}
extension BuiltinFilter: CIAffineTile {}

/// The values of Core Image's area average as properties.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The part that counts, in pixels.
  var extent: CGRect { get set }
}
extension BuiltinFilter: CIAreaAverage {}

/// The values of Core Image's blend with mask as properties.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture behind.
  var backgroundImage: CIImage? { get set }
  /// The picture that says where another is seen.
  var maskImage: CIImage? { get set }
}
extension BuiltinFilter: CIBlendWithMask {}

/// The values of Core Image's bloom as properties.
public protocol CIBloom: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// How strong it is.
  var intensity: Float { get set }
}
extension BuiltinFilter: CIBloom {}

/// The values of Core Image's box blur as properties.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CIBoxBlur {}

/// The values of Core Image's bump distortion as properties.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// The factor, or the size of its parts in pixels.
  var scale: Float { get set }
}
extension BuiltinFilter: CIBumpDistortion {}

/// The values of Core Image's checkerboard generator as properties.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// A place in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// A width in pixels.
  var width: Float { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
}
extension BuiltinFilter: CICheckerboardGenerator {}

/// The values of Core Image's circle splash distortion as properties.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CICircleSplashDistortion {}

/// The values of Core Image's code128 barcode generator as properties.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The data.
  var message: Data { get set }
  /// The white on each side, in pixels.
  var quietSpace: Float { get set }
  /// The height in pixels.
  var barcodeHeight: Float { get set }
}
extension BuiltinFilter: CICode128BarcodeGenerator {}

/// The values of Core Image's color controls as properties.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How strong colours are.
  var saturation: Float { get set }
  /// What is added to colours.
  var brightness: Float { get set }
  /// How far colours are apart.
  var contrast: Float { get set }
}
extension BuiltinFilter: CIColorControls {}

/// The values of Core Image's color invert as properties.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
extension BuiltinFilter: CIColorInvert {}

/// The values of Core Image's color matrix as properties.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// What red is made of.
  var rVector: CIVector { get set }
  /// What green is made of.
  var gVector: CIVector { get set }
  /// What blue is made of.
  var bVector: CIVector { get set }
  /// What opacity is made of.
  var aVector: CIVector { get set }
  /// What is added.
  var biasVector: CIVector { get set }
}
extension BuiltinFilter: CIColorMatrix {}

/// The values of Core Image's color monochrome as properties.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How strong it is.
  var intensity: Float { get set }
}
extension BuiltinFilter: CIColorMonochrome {}

/// The values of Core Image's color posterize as properties.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How many values a colour has.
  var levels: Float { get set }
}
extension BuiltinFilter: CIColorPosterize {}

/// The values of Core Image's color threshold as properties.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The value from which on it is white.
  var threshold: Float { get set }
}
extension BuiltinFilter: CIColorThreshold {}

/// The values of Core Image's composite operation as properties.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture behind.
  var backgroundImage: CIImage? { get set }
}
extension BuiltinFilter: CICompositeOperation {}

/// The values of Core Image's crystallize as properties.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
}
extension BuiltinFilter: CICrystallize {}

/// The values of Core Image's disc blur as properties.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CIDiscBlur {}

/// The values of Core Image's dissolve transition as properties.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture that it leads to.
  var targetImage: CIImage? { get set }
  /// From 0, the first picture, to 1, the second.
  var time: Float { get set }
}
extension BuiltinFilter: CIDissolveTransition {}

/// The values of Core Image's dot screen as properties.
public protocol CIDotScreen: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// An angle in radians.
  var angle: Float { get set }
  /// A width in pixels.
  var width: Float { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
}
extension BuiltinFilter: CIDotScreen {}

/// The values of Core Image's edges as properties.
public protocol CIEdges: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How strong it is.
  var intensity: Float { get set }
}
extension BuiltinFilter: CIEdges {}

/// The values of Core Image's exposure adjust as properties.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Stops of exposure.
  var ev: Float { get set }
}
extension BuiltinFilter: CIExposureAdjust {}

/// The values of Core Image's false color as properties.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
extension BuiltinFilter: CIFalseColor {}

/// The values of Core Image's gamma adjust as properties.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}
extension BuiltinFilter: CIGammaAdjust {}

/// The values of Core Image's gaussian blur as properties.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CIGaussianBlur {}

/// The values of Core Image's gaussian gradient as properties.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// A place in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CIGaussianGradient {}

/// The values of Core Image's gloom as properties.
public protocol CIGloom: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// How strong it is.
  var intensity: Float { get set }
}
extension BuiltinFilter: CIGloom {}

/// The values of Core Image's highlight shadow adjust as properties.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// How much lighter dark parts become.
  var shadowAmount: Float { get set }
  /// How light bright parts stay.
  var highlightAmount: Float { get set }
}
extension BuiltinFilter: CIHighlightShadowAdjust {}

/// The values of Core Image's hole distortion as properties.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CIHoleDistortion {}
