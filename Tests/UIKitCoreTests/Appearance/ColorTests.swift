import CoreGraphics
import XCTest

@testable import UIKitCore

final class ColorTests: XCTestCase {
  private struct Oracle {
    let tables: [String: Any]

    init() throws {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/oracle/system_colors.json")
      let data = try Data(contentsOf: url)
      tables = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// Red, green, blue, and alpha where given.
    func rows(_ table: String) throws -> [String: [Double]] {
      let values = try XCTUnwrap(tables[table] as? [String: Any])
      return values.compactMapValues { ($0 as? [NSNumber])?.map(\.doubleValue) }
    }

    func shades(_ table: String) throws -> [String: [[Double]]] {
      let values = try XCTUnwrap(tables[table] as? [String: Any])
      return values.compactMapValues { ($0 as? [[NSNumber]])?.map { $0.map(\.doubleValue) } }
    }
  }

  private func traits(_ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal)
    -> UITraitCollection
  {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  private func color(_ name: String) throws -> UIColor {
    let all: [String: UIColor] = Dictionary(
      uniqueKeysWithValues: SystemColor.allCases.map {
        ("\($0)", UIColor(content: .system($0)))
      })
    return try XCTUnwrap(all[name], "\(name) is not declared")
  }

  private func check(
    _ color: UIColor, _ expected: [Double], _ message: String, line: UInt = #line
  ) {
    var c: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    XCTAssertTrue(color.getRed(&c.0, green: &c.1, blue: &c.2, alpha: &c.3))
    XCTAssertEqual(Double(c.0) * 255, expected[0], accuracy: 0.01, message, line: line)
    XCTAssertEqual(Double(c.1) * 255, expected[1], accuracy: 0.01, message, line: line)
    XCTAssertEqual(Double(c.2) * 255, expected[2], accuracy: 0.01, message, line: line)
    let alpha = expected.count > 3 ? expected[3] : 1
    XCTAssertEqual(Double(c.3), alpha, accuracy: 1e-3, message, line: line)
  }

  func test_lightNeutrals_areThoseOfTheOracle() throws {
    for (name, values) in try Oracle().rows("light_ios13") {
      check(try color(name).resolvedColor(with: traits(.light)), values, name)
    }
  }

  func test_darkNeutrals_areThoseOfTheOracle() throws {
    for (name, values) in try Oracle().rows("dark_neutrals") where !name.hasSuffix("_ios26") {
      check(try color(name).resolvedColor(with: traits(.dark)), values, name)
    }
  }

  func test_huesAndGrays_areThoseOfTheOracleInBothContrasts() throws {
    for (name, shades) in try Oracle().shades("ios13_to_18_hues_and_grays") {
      let found = try color(name)
      check(found.resolvedColor(with: traits(.light)), shades[0], name)
      check(found.resolvedColor(with: traits(.dark)), shades[1], name)
      check(found.resolvedColor(with: traits(.light, contrast: .high)), shades[2], name)
      check(found.resolvedColor(with: traits(.dark, contrast: .high)), shades[3], name)
    }
    for (name, shades) in try Oracle().shades("ios15_to_18_recalled") {
      check(try color(name).resolvedColor(with: traits(.light)), shades[0], name)
      check(try color(name).resolvedColor(with: traits(.dark)), shades[1], name)
    }
  }

  func test_elevatedBackgrounds_areLighterInTheDark() {
    let elevated = UITraitCollection(traitsFrom: [
      traits(.dark), UITraitCollection(userInterfaceLevel: .elevated),
    ])
    check(UIColor.systemBackground.resolvedColor(with: elevated), [28, 28, 30], "elevated")
    check(UIColor.systemBackground.resolvedColor(with: traits(.dark)), [0, 0, 0], "base")
  }

  func test_cgColorOfADynamicColor_followsTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    var seen: [RGBA] = []
    traits(.dark).performAsCurrent { seen.append(color.cgColor.rgba) }
    traits(.light).performAsCurrent { seen.append(color.cgColor.rgba) }
    XCTAssertEqual(seen, [.white, RGBA(red: 1, green: 0, blue: 0)])
  }

  func test_withAlphaComponentOfADynamicColor_staysDynamic() {
    let color = UIColor.label.withAlphaComponent(0.5)
    XCTAssertEqual(
      color.resolvedColor(with: traits(.dark)).cgColor.rgba, RGBA.white.withAlpha(0.5))
    XCTAssertEqual(
      color.resolvedColor(with: traits(.light)).cgColor.rgba, RGBA.black.withAlpha(0.5))
  }

  func test_hueAndBack_isTheSameColor() {
    for step in 0..<200 {
      let (h, s, b) = (
        CGFloat(step) / 200, CGFloat(step % 7 + 1) / 8, CGFloat(step % 5 + 1) / 6
      )
      let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 1)
      var found: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      XCTAssertTrue(color.getHue(&found.0, saturation: &found.1, brightness: &found.2, alpha: nil))
      XCTAssertEqual(found.0, h, accuracy: 1e-6)
      XCTAssertEqual(found.1, s, accuracy: 1e-6)
      XCTAssertEqual(found.2, b, accuracy: 1e-6)
    }
    XCTAssertEqual(
      UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1).cgColor.rgba,
      RGBA(red: 1, green: 0, blue: 0))
  }

  func test_equality_isByNumbersWithinASpace() {
    XCTAssertEqual(
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.label, UIColor.label)
    XCTAssertNotEqual(UIColor.label, UIColor.black)
    // iOS-BEHAVIOUR: gray white is not equal to RGB white. Evidence: unmeasured.
    XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
  }

  func test_grayColors_answerInRGBToo() {
    var c: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    XCTAssertTrue(UIColor.gray.getRed(&c.0, green: &c.1, blue: &c.2, alpha: &c.3))
    XCTAssertEqual([c.0, c.1, c.2, c.3], [0.5, 0.5, 0.5, 1])
    var white: CGFloat = 0
    XCTAssertTrue(UIColor.lightGray.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 2 / 3)
  }

  func test_patternColor_hasNoComponents() {
    let color = UIColor(patternImage: UIImage(cgImage: CGImage(PixelBuffer(width: 2, height: 2))))
    XCTAssertFalse(color.getRed(nil, green: nil, blue: nil, alpha: nil))
    XCTAssertNotNil(color.cgColor.pattern)
  }

  func test_archivedColor_readsBack() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5),
      requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    XCTAssertEqual(
      found?.cgColor.rgba, RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
  }

  func test_colorLiteral_isASRGBColor() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    XCTAssertEqual(color, .orange)
  }

  func test_numbersThatAreNone_makeAColorAllTheSame() {
    let color = UIColor(red: .nan, green: 7, blue: -1, alpha: 3)
    XCTAssertEqual(color.cgColor.rgba, RGBA(red: 0, green: 1, blue: 0))
  }

  func test_coreImagesColor_isTheSame() {
    let color = UIColor(ciColor: .init(color: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)))
    XCTAssertEqual(color, UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    XCTAssertEqual(UIColor.red.ciColor, CIColor(string: "1 0 0"))
    XCTAssertEqual(CIColor.clear.alpha, 0)
  }
}
