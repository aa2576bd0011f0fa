import CoreGraphics
import XCTest

import struct UIKitTestSupport.SeededGenerator

final class ColorTests: XCTestCase {
  func test_componentsComeBackAsGiven() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    XCTAssertEqual(color.components, [0.1, 0.2, 0.3, 0.4])
    XCTAssertEqual(color.numberOfComponents, 4)
    XCTAssertEqual(color.alpha, 0.4)
    XCTAssertEqual(color.colorSpace?.name, CGColorSpace.sRGB)
    XCTAssertEqual(CGColor.white.components, [1, 1])
    XCTAssertEqual(CGColor.clear.alpha, 0)
  }

  func test_displayP3Red_liesOutsideSRGB() {
    let p3 = CGColorSpace(name: CGColorSpace.displayP3)!
    let extended = CGColorSpace(name: CGColorSpace.extendedSRGB)!
    let red = CGColor(colorSpace: p3, components: [1, 0, 0, 1])!
    let c = red.converted(to: extended, intent: .defaultIntent, options: nil)!.components!
    // As Apple's documentation of extended sRGB gives them.
    XCTAssertEqual(c[0], 1.0930, accuracy: 1e-3)
    XCTAssertEqual(c[1], -0.2267, accuracy: 1e-3)
    XCTAssertEqual(c[2], -0.1501, accuracy: 1e-3)
    XCTAssertEqual(red.rgba, RGBA(red: 1, green: 0, blue: 0))
  }

  func test_conversionsThereAndBack_giveTheSameColor() {
    let names = [
      CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.linearSRGB,
      CGColorSpace.extendedLinearDisplayP3, CGColorSpace.itur_2020, CGColorSpace.rommrgb,
      CGColorSpace.genericXYZ, CGColorSpace.genericLab, CGColorSpace.genericCMYK,
    ]
    for seed in 0..<50 {
      var random = SeededGenerator(seed: UInt64(seed))
      let values = (0..<3).map { _ in CGFloat(random.number(0...1)) }
      let color = CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: 0.5)
      for name in names {
        let space = CGColorSpace(name: name)!
        let there = color.converted(to: space, intent: .perceptual, options: nil)!
        XCTAssertEqual(there.colorSpace, space)
        let back = there.converted(
          to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .perceptual, options: nil)!
        for (a, b) in zip(back.components!, values + [0.5]) {
          XCTAssertEqual(a, b, accuracy: 1e-4, "seed \(seed) \(name)")
        }
      }
    }
  }

  func test_whiteIsWhiteInEverySpace() {
    for name in [
      CGColorSpace.displayP3, CGColorSpace.dcip3, CGColorSpace.rommrgb, CGColorSpace.adobeRGB1998,
      CGColorSpace.itur_709,
    ] {
      let space = CGColorSpace(name: name)!
      let c = CGColor(colorSpace: space, components: [1, 1, 1, 1])!.rgba
      XCTAssertEqual(c.red, 1, accuracy: 1e-3, name)
      XCTAssertEqual(c.green, 1, accuracy: 1e-3, name)
      XCTAssertEqual(c.blue, 1, accuracy: 1e-3, name)
    }
  }

  func test_unknownSpaceName_isNil() { XCTAssertNil(CGColorSpace(name: "kCGColorSpaceNonsense")) }

  func test_indexedSpace_looksItsTableUp() {
    let table: [UInt8] = [255, 0, 0, 0, 0, 255]
    let space = CGColorSpace(
      indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table)!
    let color = CGColor(colorSpace: space, components: [1, 1])!
    XCTAssertEqual(color.rgba, RGBA(red: 0, green: 0, blue: 1))
    XCTAssertEqual(space.numberOfComponents, 1)
    XCTAssertNil(space.name)
  }

  func test_equality_isByNumbersAndSpace() {
    XCTAssertEqual(
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNotEqual(CGColor(gray: 1, alpha: 1), CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(CGColor.black.copy(alpha: 0.5)?.components, [0, 0.5])
  }

  func test_gradient_sortsAndSpreadsItsStops() {
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = CGGradient(
      colorsSpace: space, colors: [CGColor.black, CGColor.white, CGColor.black] as CFArray,
      locations: nil)
    XCTAssertEqual(gradient?.spec.stops.map(\.location), [0, 0.5, 1])
    let turned = CGGradient(
      colorsSpace: space, colors: [CGColor.black, CGColor.white] as CFArray, locations: [1, 0])
    XCTAssertEqual(turned?.spec.stops.map(\.color), [.white, .black])
    XCTAssertNil(CGGradient(colorsSpace: space, colors: [] as CFArray, locations: nil))
    // A list of Objective-C's is one of Core Foundation's.
    let list = NSMutableArray(array: [CGColor.black, CGColor.white])
    XCTAssertNotNil(CGGradient(colorsSpace: space, colors: list, locations: nil))
    XCTAssertNil(CGGradient(colorsSpace: space, colors: ["red"] as NSArray, locations: nil))
    XCTAssertNil(CGGradient(colorsSpace: space, colors: ["red"] as CFArray, locations: nil))
  }

  func test_numbersThatAreNone_paintAsZero() {
    let color = CGColor(srgbRed: .nan, green: .infinity, blue: -5, alpha: .nan)
    XCTAssertEqual(color.rgba, RGBA(red: 0, green: 1, blue: 0, alpha: 0))
  }
}
