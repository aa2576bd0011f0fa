/// The values of Core Image's hue adjust as properties.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// An angle in radians.
  var angle: Float { get set }
}
extension BuiltinFilter: CIHueAdjust {}

/// The values of Core Image's lanczos scale transform as properties.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The factor, or the size of its parts in pixels.
  var scale: Float { get set }
  /// The factor of width against height.
  var aspectRatio: Float { get set }
}
extension BuiltinFilter: CILanczosScaleTransform {}

/// The values of Core Image's line screen as properties.
public protocol CILineScreen: CIFilterProtocol {
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
extension BuiltinFilter: CILineScreen {}

/// The values of Core Image's linear gradient as properties.
public protocol CILinearGradient: CIFilterProtocol {
  /// Where the first colour is.
  var point0: CGPoint { get set }
  /// Where the second colour is.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
extension BuiltinFilter: CILinearGradient {}

/// The values of Core Image's mask to alpha as properties.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
extension BuiltinFilter: CIMaskToAlpha {}

/// The values of Core Image's maximum component as properties.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
extension BuiltinFilter: CIMaximumComponent {}

/// The values of Core Image's median as properties.
public protocol CIMedian: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
extension BuiltinFilter: CIMedian {}

/// The values of Core Image's minimum component as properties.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
extension BuiltinFilter: CIMinimumComponent {}

/// The values of Core Image's motion blur as properties.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// An angle in radians.
  var angle: Float { get set }
}
extension BuiltinFilter: CIMotionBlur {}

/// The values of Core Image's noise reduction as properties.
public protocol CINoiseReduction: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Up to where a difference is noise.
  var noiseLevel: Float { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
}
extension BuiltinFilter: CINoiseReduction {}

/// The values of Core Image's photo effect as properties.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
extension BuiltinFilter: CIPhotoEffect {}

/// The values of Core Image's pinch distortion as properties.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// The factor, or the size of its parts in pixels.
  var scale: Float { get set }
}
extension BuiltinFilter: CIPinchDistortion {}

/// The values of Core Image's pixellate as properties.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// The factor, or the size of its parts in pixels.
  var scale: Float { get set }
}
extension BuiltinFilter: CIPixellate {}

/// The values of Core Image's pointillize as properties.
public protocol CIPointillize: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
}
extension BuiltinFilter: CIPointillize {}

/// The values of Core Image's qrcode generator as properties.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The data.
  var message: Data { get set }
  /// How much of it may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}
extension BuiltinFilter: CIQRCodeGenerator {}

/// The values of Core Image's radial gradient as properties.
public protocol CIRadialGradient: CIFilterProtocol {
  /// A place in pixels.
  var center: CGPoint { get set }
  /// Up to where the first colour is, in pixels.
  var radius0: Float { get set }
  /// From where on the second colour is, in pixels.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
extension BuiltinFilter: CIRadialGradient {}

/// The values of Core Image's random generator as properties.
public protocol CIRandomGenerator: CIFilterProtocol {}
extension BuiltinFilter: CIRandomGenerator {}

/// The values of Core Image's sepia tone as properties.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How strong it is.
  var intensity: Float { get set }
}
extension BuiltinFilter: CISepiaTone {}

/// The values of Core Image's sharpen luminance as properties.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CISharpenLuminance {}

/// The values of Core Image's smooth linear gradient as properties.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// Where the first colour is.
  var point0: CGPoint { get set }
  /// Where the second colour is.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
extension BuiltinFilter: CISmoothLinearGradient {}

/// The values of Core Image's straighten as properties.
public protocol CIStraighten: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// An angle in radians.
  var angle: Float { get set }
}
extension BuiltinFilter: CIStraighten {}

/// The values of Core Image's stripes generator as properties.
public protocol CIStripesGenerator: CIFilterProtocol {
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
extension BuiltinFilter: CIStripesGenerator {}

/// The values of Core Image's temperature and tint as properties.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The temperature and tint of the white there is.
  var neutral: CIVector { get set }
  /// The temperature and tint of the white there is to be.
  var targetNeutral: CIVector { get set }
}
extension BuiltinFilter: CITemperatureAndTint {}

/// The values of Core Image's twirl distortion as properties.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// An angle in radians.
  var angle: Float { get set }
}
extension BuiltinFilter: CITwirlDistortion {}

/// The values of Core Image's unsharp mask as properties.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// How strong it is.
  var intensity: Float { get set }
}
extension BuiltinFilter: CIUnsharpMask {}

/// The values of Core Image's vibrance as properties.
public protocol CIVibrance: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How strong it is.
  var amount: Float { get set }
}
extension BuiltinFilter: CIVibrance {}

/// The values of Core Image's vignette as properties.
public protocol CIVignette: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How strong it is.
  var intensity: Float { get set }
  /// A distance in pixels.
  var radius: Float { get set }
}
extension BuiltinFilter: CIVignette {}

/// The values of Core Image's vignette effect as properties.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// How strong it is.
  var intensity: Float { get set }
  /// How wide its edge is.
  var falloff: Float { get set }
}
extension BuiltinFilter: CIVignetteEffect {}

/// The values of Core Image's vortex distortion as properties.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// A distance in pixels.
  var radius: Float { get set }
  /// An angle in radians.
  var angle: Float { get set }
}
extension BuiltinFilter: CIVortexDistortion {}

/// The values of Core Image's white point adjust as properties.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
}
extension BuiltinFilter: CIWhitePointAdjust {}

/// The values of Core Image's zoom blur as properties.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// A place in pixels.
  var center: CGPoint { get set }
  /// How strong it is.
  var amount: Float { get set }
}
extension BuiltinFilter: CIZoomBlur {}
