import CoreGraphics
import UIKit

/// Two pictures of the same size, pixel by pixel.
struct ImageComparison {
  /// Both as red, green, blue and alpha, premultiplied, in sRGB.
  private let old: [UInt8]
  private let new: [UInt8]

  /// What keeps pictures from being compared, as a sentence.
  struct Obstacle: Error { let sentence: String }

  init(_ old: UIImage, _ new: UIImage) throws(Obstacle) {
    guard let oldPicture = old.cgImage else {
      throw Obstacle(sentence: "Reference image could not be loaded.")
    }
    guard let newPicture = new.cgImage, newPicture.width > 0, newPicture.height > 0 else {
      throw Obstacle(sentence: "Newly-taken snapshot is empty.")
    }
    guard oldPicture.width == newPicture.width, oldPicture.height == newPicture.height else {
      throw Obstacle(
        sentence: "Newly-taken snapshot@\(new.size) does not match reference@\(old.size): "
          + "\(newPicture.width) × \(newPicture.height) pixels instead of "
          + "\(oldPicture.width) × \(oldPicture.height).")
    }
    guard let oldBytes = Self.bytes(of: oldPicture), let newBytes = Self.bytes(of: newPicture)
    else { throw Obstacle(sentence: "The pictures could not be drawn to be compared.") }
    self.old = oldBytes
    self.new = newBytes
  }

  private static func bytes(of picture: CGImage) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { buffer in
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let context = CGContext(
          data: buffer.baseAddress, width: picture.width, height: picture.height,
          bitsPerComponent: 8, bytesPerRow: picture.width * 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(
        picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
      context.flush()
      return true
    }
    return isDrawn ? bytes : nil
  }

  /// Nil where the pictures are equal enough.
  ///
  /// - Parameters:
  ///   - precision: The share of bytes, or with `perceptualPrecision` of pixels, that have to agree, 0…1.
  ///   - perceptualPrecision: How close two colours have to be to agree, 0…1: 0.98 is about what a
  ///     person tells apart.
  /// - Complexity: O(pixels).
  func failure(precision: Float, perceptualPrecision: Float) -> String? {
    if old == new { return nil }
    if precision >= 1, perceptualPrecision >= 1 {
      return "Newly-taken snapshot does not match reference. \(differingPixels) of "
        + "\(old.count / 4) pixels differ."
    }
    if perceptualPrecision < 1 { return perceptualFailure(precision, perceptualPrecision) }
    var differing = 0
    for index in old.indices where old[index] != new[index] { differing += 1 }
    guard differing > Int((1 - precision) * Float(old.count)) else { return nil }
    let actual = 1 - Float(differing) / Float(old.count)
    return "Actual image precision \(actual) is less than required \(precision)"
  }

  private var differingPixels: Int {
    stride(from: 0, to: old.count, by: 4).count { old[$0..<$0 + 4] != new[$0..<$0 + 4] }
  }

  private func perceptualFailure(_ precision: Float, _ perceptualPrecision: Float) -> String? {
    let allowed = Double(1 - perceptualPrecision) * 100
    var (worst, differing) = (0.0, 0)
    for pixel in stride(from: 0, to: old.count, by: 4)
    where old[pixel..<pixel + 4] != new[pixel..<pixel + 4] {
      let distance = LabColor(old[pixel..<pixel + 4]).distance(to: LabColor(new[pixel..<pixel + 4]))
      worst = max(worst, distance)
      if distance > allowed { differing += 1 }
    }
    let actual = 1 - Float(differing) / Float(old.count / 4)
    guard actual < precision else { return nil }
    return "The percentage of pixels that match \(actual) is less than required \(precision)\n"
      + "The lowest perceptual color precision \(1 - Float(worst) / 100) is less than required "
      + "\(perceptualPrecision)"
  }
}
