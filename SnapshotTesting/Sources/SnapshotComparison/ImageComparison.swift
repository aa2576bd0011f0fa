import CoreGraphics
import Foundation
import UIKit

/// Two pictures of the same size, pixel by pixel.
package struct ImageComparison {
  /// Both as blue, green, red and alpha, premultiplied, in sRGB: what pictures have in memory, so that nothing is
  /// converted.
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
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue)
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
    if isEqual { return nil }
    if precision >= 1, perceptualPrecision >= 1 {
      return "Newly-taken snapshot does not match reference. \(differingPixels) of "
        + "\(old.count / 4) pixels differ."
    }
    if perceptualPrecision < 1 { return perceptualFailure(precision, perceptualPrecision) }
    var differing = 0
    for (difference, count) in differences {
      differing += count * (0..<4).count { difference.old.byte($0) != difference.new.byte($0) }
    }
    guard differing > Int((1 - precision) * Float(old.count)) else { return nil }
    let actual = 1 - Float(differing) / Float(old.count)
    return "Actual image precision \(actual) is less than required \(precision)"
  }

  private var isEqual: Bool {
    old.withUnsafeBytes { first in
      new.withUnsafeBytes { second in
        memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0
      }
    }
  }

  private var differingPixels: Int { differences(above: 0).pixels }

  /// How many pixels differ in one of their bytes by more than `tolerance`, and by how much at most.
  ///
  /// - Parameter tolerance: Steps of a byte, 0…255.
  /// - Complexity: O(pixels).
  package func differences(above tolerance: Double) -> (pixels: Int, largest: Int) {
    var (pixels, largest) = (0, 0)
    for (difference, count) in differences {
      let most =
        (0..<4).map { abs(Int(difference.old.byte($0)) - Int(difference.new.byte($0))) }.max() ?? 0
      if Double(most) > tolerance { pixels += count }
      largest = max(largest, most)
    }
    return (pixels, largest)
  }

  /// The four bytes of a pixel in the one picture and in the other.
  private struct Difference: Hashable {
    var old: UInt32
    var new: UInt32
  }

  /// The pairs of different pixels, and how often each occurs. Tests are built for debugging and pictures have
  /// millions of pixels: what is equal is passed over in blocks, and what is to be calculated for a pair of
  /// colours is calculated once, as most pictures have few of them.
  private var differences: [Difference: Int] {
    var result: [Difference: Int] = [:]
    let block = 4096
    old.withUnsafeBytes { first in
      new.withUnsafeBytes { second in
        for start in stride(from: 0, to: first.count, by: block) {
          let end = min(start + block, first.count)
          guard memcmp(first.baseAddress! + start, second.baseAddress! + start, end - start) != 0
          else { continue }
          var place = start
          while place < end {
            let a = first.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            let b = second.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            if a != b { result[Difference(old: a, new: b), default: 0] += 1 }
            place += 4
          }
        }
      }
    }
    return result
  }

  /// How many pixels each of the two pictures has.
  package var pixelCount: Int { old.count / 4 }

  private func perceptualFailure(_ precision: Float, _ perceptualPrecision: Float) -> String? {
    let allowed = Double(1 - perceptualPrecision) * 100
    var (worst, differing) = (0.0, 0)
    for (difference, count) in differences {
      let (old, new) = (
        LabColor(difference.old.redGreenBlue), LabColor(difference.new.redGreenBlue)
      )
      let distance = old.distance(to: new)
      worst = max(worst, distance)
      if distance > allowed { differing += count }
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

extension UInt32 {
  /// One of the four bytes of a pixel, in the order in which they lie in memory.
  fileprivate func byte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: littleEndian >> UInt32(index * 8))
  }

  fileprivate var redGreenBlue: ArraySlice<UInt8> { [byte(2), byte(1), byte(0)] }
}
