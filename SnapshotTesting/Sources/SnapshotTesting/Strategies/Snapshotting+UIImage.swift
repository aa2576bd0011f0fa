import SnapshotComparison
import UIKit
import XCTestAdditions

extension Diffing where Value == UIImage {
  /// Pictures that have to be equal in every pixel.
  public static let image = Diffing.image()

  /// Pictures that have to be equal to a degree.
  ///
  /// - Parameters:
  ///   - precision: The share of bytes, or with `perceptualPrecision` of pixels, that have to agree, 0…1.
  ///   - perceptualPrecision: How close two colours have to be to agree, 0…1.
  ///   - scale: Pixels a point in references; nil or 0 for the screen's, or what the picture was taken with.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let given = scale.flatMap { $0 == 0 ? nil : $0 }
    return Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: {
        UIImage(data: $0, scale: given ?? ReferenceScale.current ?? mainScale()) ?? UIImage()
      }
    ) { old, new in
      let sentence: String?
      do throws(ImageComparison.Obstacle) {
        let comparison = try ImageComparison(old, new)
        sentence = comparison.failure(
          precision: precision, perceptualPrecision: perceptualPrecision)
      } catch {
        sentence = error.sentence
      }
      guard let sentence else { return nil }
      let pictures = [
        ("reference", old), ("failure", new),
        ("difference", ImageComparison.difference(old, new)),
      ]
      let attachments = pictures.map { name, picture in
        let attachment = XCTAttachment(image: picture)
        attachment.name = name
        return attachment
      }
      return (sentence, attachments)
    }
  }
}

private func mainScale() -> CGFloat { onMainThread { UIScreen.main.scale } }

/// Views belong to the main thread, where tests that look at them run.
func onMainThread<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) var result: R?
    nonisolated(unsafe) let body = body
    if Thread.isMainThread {
      MainActor.assumeIsolated { result = body() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
    }
    return result!
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture itself.
  public static var image: Snapshotting { .image() }

  /// The picture itself, equal to a degree; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
