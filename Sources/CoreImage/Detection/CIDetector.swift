import PlatformInterface

/// Looks for faces, texts and codes in pictures. There is nothing here that could find them: it finds none, which is
/// reported.
open class CIDetector: NSObject {
  private let kind: String

  /// Makes a detector of what a kind says; nil for kinds that there are none of.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard
      [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
        .contains(type)
    else { return nil }
    kind = type
    super.init()
  }

  /// Returns nothing, as nothing is found.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// Returns nothing, as nothing is found.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    Unsupported.report("CIDetector of the type \(kind)")
    return []
  }
}

/// Something that was found in a picture.
open class CIFeature: NSObject {
  /// What kind of thing it is.
  open var type: String { "" }
  /// Where it is, in pixels from below.
  open var bounds: CGRect { .zero }
}

/// A face that was found in a picture.
open class CIFaceFeature: CIFeature {
  open override var type: String { CIFeatureTypeFace }
  /// Whether the left eye was found.
  open var hasLeftEyePosition: Bool { false }
  /// Where the left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the right eye was found.
  open var hasRightEyePosition: Bool { false }
  /// Where the right eye is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the mouth was found.
  open var hasMouthPosition: Bool { false }
  /// Where the mouth is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether it is known how the face leans.
  open var hasFaceAngle: Bool { false }
  /// How the face leans, in degrees.
  open var faceAngle: Float { 0 }
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
}

/// A code that was found in a picture.
open class CIQRCodeFeature: CIFeature {
  open override var type: String { CIFeatureTypeQRCode }
  /// What the code says.
  open var messageString: String? { nil }
  /// The corner at the top left.
  open var topLeft: CGPoint { .zero }
  /// The corner at the top right.
  open var topRight: CGPoint { .zero }
  /// The corner at the bottom left.
  open var bottomLeft: CGPoint { .zero }
  /// The corner at the bottom right.
  open var bottomRight: CGPoint { .zero }
}

/// A rectangle that was found in a picture.
open class CIRectangleFeature: CIFeature {
  open override var type: String { CIFeatureTypeRectangle }
  /// The corner at the top left.
  open var topLeft: CGPoint { .zero }
  /// The corner at the top right.
  open var topRight: CGPoint { .zero }
  /// The corner at the bottom left.
  open var bottomLeft: CGPoint { .zero }
  /// The corner at the bottom right.
  open var bottomRight: CGPoint { .zero }
}

/// Looks for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Looks for rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Looks for codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Looks for texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// A face.
public let CIFeatureTypeFace = "Face"
/// A rectangle.
public let CIFeatureTypeRectangle = "Rectangle"
/// A code.
public let CIFeatureTypeQRCode = "QRCode"
/// The key of how carefully a detector looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Carefully.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of whether a detector follows what it found from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of the least size of what is looked for, as a part of the picture.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of how a picture is turned, a number of EXIF's.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether closed eyes are.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
