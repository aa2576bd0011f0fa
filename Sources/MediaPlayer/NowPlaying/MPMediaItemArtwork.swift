import CoreGraphics
import Foundation
import UIKitCore

/// A piece's picture, made in the sizes in which it is asked for.
open class MPMediaItemArtwork: NSObject {
  /// The picture's largest size, in points, at the origin.
  open private(set) var bounds: CGRect
  private let handler: (CGSize) -> UIImage

  /// Makes one of a function.
  ///
  /// - Parameter requestHandler: makes a picture that has about the size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
    super.init()
  }

  /// Makes one of a picture.
  public init(image: UIImage) {
    bounds = CGRect(origin: .zero, size: image.size)
    handler = { _ in image }
    super.init()
  }

  /// The picture in about a size.
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}
