import UIKitCore

extension CIImage {
  /// Makes a picture of UIKit's; nil for one that has no pixels. It is not turned as the other is.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Makes a picture of UIKit's; nil for one that has no pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels, options: options)
  }
}

extension UIImage {
  /// Makes a picture of one that filters made, which is calculated at once.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of one that filters made, which is calculated at once. One that is empty or without end has no
  /// pixels.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let drawn = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: drawn, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    FilteredImages.remember(ciImage, for: self)
  }

  /// What the picture was made of by `init(ciImage:)`; nil for others.
  public var ciImage: CIImage? { FilteredImages.image(of: self) }
}

/// What UIKit's pictures were made of, as long as they live.
private enum FilteredImages {
  nonisolated(unsafe) private static var key: UInt8 = 0

  static func remember(_ image: CIImage, for picture: UIImage) {
    objc_setAssociatedObject(picture, &key, image, .OBJC_ASSOCIATION_RETAIN)
  }

  static func image(of picture: UIImage) -> CIImage? {
    objc_getAssociatedObject(picture, &key) as? CIImage
  }
}
