import CoreGraphics
import QuartzCore

/// The place of what a session's camera sees, which is nothing here: it shows its background alone.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Whose pictures it would show.
  open var session: AVCaptureSession?
  /// Kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way of the pictures: none.
  open var connection: AVCaptureConnection? { nil }
  /// Whether pictures are shown: no.
  open var isPreviewing: Bool { false }

  /// Makes a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Makes a layer of a session that brings nothing by itself.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// A point of the layer in the unit square of the picture, as if the picture filled the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// A point of the unit square in the layer, as if the picture filled the layer.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint)
    -> CGPoint
  {
    CGPoint(
      x: captureDevicePointOfInterest.x * bounds.width,
      y: captureDevicePointOfInterest.y * bounds.height)
  }

  /// A rectangle of the layer in the unit square of the picture, as if the picture filled the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let origin = captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin)
    let end = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
    return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  /// What was found, in the layer: nothing is.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
}
