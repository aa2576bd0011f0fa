import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer in its own size.
  public static var image: Snapshotting { .image() }

  /// The layer in its own size.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: How close colours have to be to agree, 0…1.
  ///   - traits: Their scale is the picture's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      onMainThread {
        let format = UIGraphicsImageRendererFormat(for: traits)
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}
