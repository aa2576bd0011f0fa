import CoreGraphics
import Foundation
import UIKit

/// Two pictures of the same size, pixel by pixel.
package struct ImageComparison {
  /// Both as red, green, blue and alpha, premultiplied, in sRGB.
  private let old: [UInt8]
  private let new: [UInt8]

  /// What keeps pictures from being compared, as a sentence.
  package struct Obstacle: Error {
    /// Why, for whoever reads the test's failure.
    package let sentence: String
  }

  /// Draws both pictures into bytes; those of different sizes cannot be compared.
  ///
  /// - Parameter old: The reference.
  package init(_ old: UIImage, _ new: UIImage) throws(Obstacle) {
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
  package func failure(precision: Float, perceptualPrecision: Float) -> String? {
    if old == new { return nil }
    if precision >= 1, perceptualPrecision >= 1 {
      return "Newly-taken snapshot does not match reference. \(differingPixels) of "
        + "\(old.count / 4) pixels differ."
    }
    if perceptualPrecision < 1 { return perceptualFailure(precision, perceptualPrecision) }
    var differing = 0
    forEachDifference { old, new in differing += zip(old, new).count { $0 != $1 } }
    guard differing > Int((1 - precision) * Float(old.count)) else { return nil }
    let actual = 1 - Float(differing) / Float(old.count)
    return "Actual image precision \(actual) is less than required \(precision)"
  }

  private var differingPixels: Int { differences(above: 0).pixels }

  /// How many pixels differ in one of their bytes by more than `tolerance`, and by how much at most.
  ///
  /// - Parameter tolerance: Steps of a byte, 0…255.
  /// - Complexity: O(pixels).
  package func differences(above tolerance: Double) -> (pixels: Int, largest: Int) {
    var (pixels, largest) = (0, 0)
    forEachDifference { old, new in
      var most = 0
      for index in 0..<4 { most = max(most, abs(Int(old[index]) - Int(new[index]))) }
      if Double(most) > tolerance { pixels += 1 }
      largest = max(largest, most)
    }
    return (pixels, largest)
  }

  /// Calls with the bytes of each pixel that differs, in both pictures. What is equal is passed over in blocks,
  /// as tests are built for debugging and pictures have millions of pixels.
  private func forEachDifference(_ body: ([UInt8], [UInt8]) -> Void) {
    let block = 4096
    for start in stride(from: 0, to: old.count, by: block) {
      let end = min(start + block, old.count)
      let isEqual = old.withUnsafeBytes { first in
        new.withUnsafeBytes { second in
          memcmp(first.baseAddress! + start, second.baseAddress! + start, end - start) == 0
        }
      }
      if isEqual { continue }
      for pixel in stride(from: start, to: end, by: 4) {
        let (first, second) = (old[pixel..<pixel + 4], new[pixel..<pixel + 4])
        if first != second { body(Array(first), Array(second)) }
      }
    }
  }

  /// How many pixels each of the two pictures has.
  package var pixelCount: Int { old.count / 4 }

  private func perceptualFailure(_ precision: Float, _ perceptualPrecision: Float) -> String? {
    let allowed = Double(1 - perceptualPrecision) * 100
    var (worst, differing) = (0.0, 0)
    forEachDifference { old, new in
      let distance = LabColor(old[...]).distance(to: LabColor(new[...]))
      worst = max(worst, distance)
      if distance > allowed { differing += 1 }
    }
    let actual = 1 - Float(differing) / Float(old.count / 4)
    guard actual < precision else { return nil }
    return "The percentage of pixels that match \(actual) is less than required \(precision)\n"
      + "The lowest perceptual color precision \(1 - Float(worst) / 100) is less than required "
      + "\(perceptualPrecision)"
  }

  /// A picture that is black where two agree on white, as large as the larger one.
  package static func difference(_ old: UIImage, _ new: UIImage) -> UIImage {
    let size = CGSize(
      width: max(old.size.width, new.size.width, 1),
      height: max(old.size.height, new.size.height, 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(old.scale, new.scale)
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    // Black letters on nothing would be black on black.
    let opaque = [new, old].map { picture in
      renderer.image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        picture.draw(at: .zero)
      }
    }
    return renderer.image { _ in
      opaque[0].draw(at: .zero)
      opaque[1].draw(at: .zero, blendMode: .difference, alpha: 1)
    }
  }
}
