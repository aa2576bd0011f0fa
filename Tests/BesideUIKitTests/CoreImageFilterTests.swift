import CoreImage
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What filters make of pictures.
final class CoreImageFilterTests: XCTestCase {
  private func drawn(_ image: CIImage?, _ rect: CGRect? = nil, plain: Bool = true) throws -> Bitmap
  {
    let image = try XCTUnwrap(image)
    let context = CIContext(options: plain ? [.workingColorSpace: NSNull()] : nil)
    return Bitmap(try XCTUnwrap(context.createCGImage(image, from: rect ?? image.extent)))
  }

  private func random(_ seed: UInt64, _ width: Int = 16, _ height: Int = 12) throws -> (
    Bitmap, CIImage
  ) {
    let bitmap = Bitmap.random(width: width, height: height, seed: seed, isOpaque: true)
    return (bitmap, CIImage(cgImage: try bitmap.image()))
  }

  private func assertEach(
    _ result: Bitmap, _ inputs: [Bitmap], accuracy: Int = 1, line: UInt = #line,
    _ expected: ([[Double]]) -> [Double]
  ) {
    for pixel in 0..<result.width * result.height {
      let colors = inputs.map { bitmap in
        (0..<4).map { Double(bitmap.bytes[pixel * 4 + $0]) / 255 }
      }
      for (part, value) in expected(colors).enumerated() {
        XCTAssertEqual(
          Int(result.bytes[pixel * 4 + part]), Int((min(max(value, 0), 1) * 255).rounded()),
          accuracy: accuracy, line: line)
      }
    }
  }

  func test_patterns_changeTheirColourWithTheirWidth() throws {
    for (name, isBoard) in [("CICheckerboardGenerator", true), ("CIStripesGenerator", false)] {
      let filter = try XCTUnwrap(CIFilter(name: name))
      filter.setValue(CIVector(x: 0, y: 0), forKey: kCIInputCenterKey)
      filter.setValue(4, forKey: kCIInputWidthKey)
      let pattern = try drawn(filter.outputImage, CGRect(x: 0, y: 0, width: 16, height: 12))
      for y in 0..<12 {
        for x in 0..<16 {
          // Core Image counts from below.
          let cell = x / 4 + (isBoard ? (11 - y) / 4 : 0)
          XCTAssertEqual(
            pattern.bytes[(y * 16 + x) * 4], cell % 2 == 0 ? 255 : 0, "\(name) \(x) \(y)")
        }
      }
    }
  }

  func test_colours_areCalculatedAsTheirNamesSay() throws {
    let (bitmap, image) = try random(5)
    assertEach(try drawn(image.applyingFilter("CIColorInvert")), [bitmap]) { c in
      (0..<3).map { 1 - c[0][$0] }
    }
    let swapped = image.applyingFilter(
      "CIColorMatrix",
      parameters: [
        "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 0, z: 0.5, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0.25, w: 0),
      ])
    assertEach(try drawn(swapped), [bitmap]) { c in [c[0][1], c[0][2] / 2, 0.25] }
    let contrast = image.applyingFilter(
      "CIColorControls", parameters: [kCIInputContrastKey: 2, kCIInputBrightnessKey: 0.1])
    assertEach(try drawn(contrast), [bitmap]) { c in (0..<3).map { (c[0][$0] - 0.5) * 2 + 0.6 } }
    let gray = try drawn(image.applyingFilter("CIPhotoEffectMono"))
    for pixel in stride(from: 0, to: gray.bytes.count, by: 4) {
      XCTAssertEqual(gray.bytes[pixel], gray.bytes[pixel + 1])
      XCTAssertEqual(gray.bytes[pixel], gray.bytes[pixel + 2])
    }
    let exposed = image.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
    assertEach(try drawn(exposed), [bitmap]) { c in (0..<3).map { c[0][$0] / 2 } }
    // With light, half of it is brighter than half the value.
    let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let half = try drawn(
      white.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1]), plain: false)
    XCTAssertEqual(half.bytes[0], 188)
  }

  func test_valuesThatChangeNothing_changeNothing() throws {
    let (bitmap, image) = try random(6)
    for name in [
      "CIColorControls", "CIExposureAdjust", "CIGammaAdjust", "CIHueAdjust", "CIVibrance",
      "CIColorMatrix", "CIColorClamp", "CIWhitePointAdjust", "CITemperatureAndTint", "CIToneCurve",
      "CIHighlightShadowAdjust", "CIVignette", "CIStraightenFilter", "CILanczosScaleTransform",
    ] {
      let result = try drawn(image.applyingFilter(name))
      for index in bitmap.bytes.indices {
        XCTAssertEqual(Int(result.bytes[index]), Int(bitmap.bytes[index]), accuracy: 1, name)
      }
    }
  }

  func test_aBlur_isTheSumThatGaussWrote() throws {
    let (bitmap, image) = try random(7, 9, 9)
    let blurred = image.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 1.5])
    XCTAssertEqual(blurred.extent, image.extent.insetBy(dx: -5, dy: -5))
    let result = try drawn(blurred, image.extent)
    func weight(_ d: Int) -> Double { exp(-Double(d * d) / 4.5) }
    let sum = (-5...5).map(weight).reduce(0, +)
    for y in 0..<9 {
      for x in 0..<9 {
        var (color, alpha) = (0.0, 0.0)
        for v in max(y - 5, 0)...min(y + 5, 8) {
          for u in max(x - 5, 0)...min(x + 5, 8) {
            let part = weight(u - x) * weight(v - y) / (sum * sum)
            color += part * Double(bitmap.pixel(u, v)[0])
            alpha += part
          }
        }
        XCTAssertEqual(Double(result.pixel(x, y)[3]), alpha * 255, accuracy: 1)
        XCTAssertEqual(Double(result.pixel(x, y)[0]), color / alpha, accuracy: 2)
      }
    }
    // A wide one has the same mean, and its edges stay where they go on.
    let wide = try drawn(
      image.clampedToExtent().applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 30]),
      image.extent)
    XCTAssertEqual(wide.bytes[3], 255)
  }

  func test_onePictureOverAnother_isMixedAsTheFormulasSay() throws {
    let (front, frontImage) = try random(8)
    let (back, backImage) = try random(9)
    let formulas: [(String, (Double, Double) -> Double)] = [
      ("CIMultiplyBlendMode", { $0 * $1 }), ("CIScreenBlendMode", { $0 + $1 - $0 * $1 }),
      ("CIDarkenBlendMode", { min($0, $1) }), ("CILightenBlendMode", { max($0, $1) }),
      ("CIDifferenceBlendMode", { abs($0 - $1) }),
      ("CISourceOverCompositing", { front, _ in front }),
      ("CIAdditionCompositing", { $0 + $1 }),
      ("CIOverlayBlendMode", { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    ]
    for (name, formula) in formulas {
      let result = frontImage.applyingFilter(
        name, parameters: [kCIInputBackgroundImageKey: backImage])
      assertEach(try drawn(result), [front, back], accuracy: 2) { c in
        (0..<3).map { formula(c[0][$0], c[1][$0]) }
      }
    }
    let mask = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 12))
      .composited(over: .black)
    let masked = try drawn(
      frontImage.applyingFilter(
        "CIBlendWithMask",
        parameters: [kCIInputBackgroundImageKey: backImage, kCIInputMaskImageKey: mask]))
    XCTAssertEqual(masked.pixel(2, 3), front.pixel(2, 3))
    XCTAssertEqual(masked.pixel(12, 3), back.pixel(12, 3))
  }

  func test_keysAndNames_areThoseOfTheFilter() throws {
    let filter = try XCTUnwrap(CIFilter(name: "CISepiaTone"))
    XCTAssertEqual(filter.inputKeys, [kCIInputImageKey, kCIInputIntensityKey])
    XCTAssertEqual(filter.value(forKey: kCIInputIntensityKey) as? NSNumber, 1)
    XCTAssertNil(filter.outputImage)
    filter.setValue(0.25, forKey: kCIInputIntensityKey)
    let copy = try XCTUnwrap(filter.copy() as? CIFilter)
    filter.setDefaults()
    XCTAssertEqual(copy.value(forKey: kCIInputIntensityKey) as? Double, 0.25)
    XCTAssertEqual(filter.value(forKey: kCIInputIntensityKey) as? NSNumber, 1)
    let attributes = try XCTUnwrap(filter.attributes[kCIInputIntensityKey] as? [String: Any])
    XCTAssertEqual(attributes[kCIAttributeSliderMax] as? Double, 1)
    XCTAssertEqual(filter.attributes[kCIAttributeFilterDisplayName] as? String, "Sepia Tone")
    XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
    XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
    XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryBuiltIn).contains("CISepiaTone"))
    // One that is not there leaves the picture as it is.
    let (bitmap, image) = try random(10)
    XCTAssertEqual(try drawn(image.applyingFilter("CIComicEffect")).bytes, bitmap.bytes)
  }

  func test_allFilters_drawSomething_andTheSameEachTime() throws {
    let (_, image) = try random(11, 24, 24)
    let other = try random(12, 24, 24).1
    let rect = CGRect(x: 0, y: 0, width: 24, height: 24)
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try XCTUnwrap(CIFilter(name: name))
      for key in filter.inputKeys {
        let said = filter.attributes[key] as? [String: Any]
        if said?[kCIAttributeClass] as? String == "CIImage" {
          filter.setValue(key == kCIInputImageKey ? image : other, forKey: key)
        }
        if key == "inputMessage" { filter.setValue(Data("Tessera".utf8), forKey: key) }
      }
      let output = try XCTUnwrap(filter.outputImage, name)
      let first = try drawn(output, rect)
      XCTAssertEqual(first.bytes, try drawn(output, rect).bytes, name)
    }
  }

  func test_valuesAsProperties_areTheSameFilter() throws {
    let (_, image) = try random(13)
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = image
    XCTAssertEqual(blur.radius, 10)
    blur.radius = 2
    let named = image.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 2])
    XCTAssertEqual(try drawn(blur.outputImage).bytes, try drawn(named).bytes)
    let gradient = CIFilter.linearGradient()
    gradient.point0 = .zero
    gradient.point1 = CGPoint(x: 10, y: 0)
    gradient.color0 = .black
    gradient.color1 = .white
    let row = try drawn(gradient.outputImage, CGRect(x: 0, y: 0, width: 10, height: 1))
    XCTAssertEqual(row.pixel(0, 0)[0], 13)
    XCTAssertEqual(row.pixel(9, 0)[0], 242)
  }
}
