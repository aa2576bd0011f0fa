import Foundation
import XCTest

@testable import UIKitCore

/// `Tests/Fixtures/oracle/<name>.json`.
func textOracle(_ name: String) throws -> [String: Any] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/oracle/\(name).json"))
  return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
}

private let styles: [String: UIFont.TextStyle] = [
  "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
  "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
  "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
]

final class FontTests: XCTestCase {
  func test_textStyles_haveApplesSizesInAllCategories() throws {
    let oracle = try textOracle("dynamic_type_sizes")
    let sizes = try XCTUnwrap(oracle["sizes"] as? [String: [NSNumber]])
    let categories = try XCTUnwrap(oracle["categories"] as? [String])
    var count = 0
    for (name, row) in sizes {
      let style = try XCTUnwrap(styles[name])
      for (category, size) in zip(categories, row) {
        let traits = UITraitCollection(
          preferredContentSizeCategory: try XCTUnwrap(UIContentSizeCategory(name: category)))
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        XCTAssertEqual(font.pointSize, size.doubleValue, "\(name) \(category)")
        count += 1
      }
    }
    XCTAssertEqual(count, 132)
  }

  func test_systemFont_hasApplesMetrics() throws {
    let oracle = try textOracle("text_styles_and_scroll_constants")
    let rows = try XCTUnwrap(oracle["large"] as? [String: [String: Any]])
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    for (name, row) in rows {
      let font = UIFont.preferredFont(
        forTextStyle: try XCTUnwrap(styles[name]), compatibleWith: traits)
      for (key, value) in [
        ("ascender", font.ascender), ("descender", font.descender), ("lineHeight", font.lineHeight),
      ] {
        guard let expected = (row[key] as? NSNumber)?.doubleValue else { continue }
        XCTAssertEqual(value, expected, accuracy: 1e-9, "\(name) \(key)")
      }
      XCTAssertEqual(font.leading, 0)
    }
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).capHeight, 11.978, accuracy: 0.001)
    XCTAssertEqual(UIFont.systemFontSize, 14)
    XCTAssertEqual(UIFont.labelFontSize, 17)
    XCTAssertEqual(UIFont.buttonFontSize, 18)
    XCTAssertEqual(UIFont.smallSystemFontSize, 12)
  }

  func test_systemFonts_areNamedAsOnIOS() {
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).fontName, ".SFUI-Regular")
    XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).fontName, ".SFUI-Semibold")
    XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: .heavy).fontName, ".SFUI-Heavy")
    XCTAssertEqual(UIFont.italicSystemFont(ofSize: 17).fontName, ".SFUI-RegularItalic")
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).familyName, ".AppleSystemUIFont")
    XCTAssertTrue(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
    XCTAssertEqual(
      UIFont(name: ".SFUI-Semibold", size: 17), UIFont.boldSystemFont(ofSize: 17))
    // iOS takes the system size for sizes that make no sense.
    XCTAssertEqual(UIFont.systemFont(ofSize: -3).pointSize, 14)
    XCTAssertEqual(UIFont.systemFont(ofSize: .nan).pointSize, 14)
  }

  func test_unknownFonts_areNil() {
    XCTAssertNil(UIFont(name: "No Such Font", size: 12))
    XCTAssertNil(UIFont(name: "NoSuch-Bold", size: 12))
    // Apps unwrap what every iPhone has.
    for name in [
      "AvenirNext-Bold", "HelveticaNeue", "Helvetica Neue", "Georgia", "Arial-BoldMT", "ArialMT",
      "TimesNewRomanPS-BoldItalicMT", "Courier", "ChalkboardSE-Bold", "PingFangSC-Medium",
    ] { XCTAssertEqual(UIFont(name: name, size: 12)?.pointSize, 12, name) }
    XCTAssertNil(UIFont(name: "", size: 12))
    // A full name is a family's and a face's.
    let full = UIFont(name: "Helvetica Neue Bold Italic", size: 12)
    XCTAssertEqual(full?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]), true)
    XCTAssertEqual(
      UIFont(name: "Arial Bold", size: 12)?.fontDescriptor.symbolicTraits.contains(.traitBold), true
    )
    // Letters of a typewriter are of several widths here; a pen's thin one is not a thin line.
    let typewriter = UIFont(name: "AmericanTypewriter-CondensedBold", size: 24)
    XCTAssertEqual(typewriter?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace), false)
    XCTAssertEqual(typewriter?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    XCTAssertEqual(UIFont(name: "MarkerFelt-Thin", size: 24)?.spec.weight, 400)
    XCTAssertEqual(UIFont(name: "MarkerFelt-Wide", size: 24)?.spec.weight, 700)
    XCTAssertNil(UIFont(name: "Helvetica Neue Nonsense", size: 12))
    XCTAssertNil(UIFont(name: "No Such Bold", size: 12))
    XCTAssertEqual(UIFont(name: "Inter-Bold", size: 12)?.familyName, "Inter")
    XCTAssertTrue(UIFont.familyNames.contains("Inter"))
    XCTAssertEqual(UIFont.fontNames(forFamilyName: "No Such Font"), [])
    let fallback = UIFont(descriptor: UIFontDescriptor(name: "No Such Font", size: 9), size: 0)
    XCTAssertEqual(fallback.pointSize, 9)
    XCTAssertEqual(fallback.familyName, ".AppleSystemUIFont")
  }

  func test_descriptors_changeTraits() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    XCTAssertEqual(font.pointSize, body.pointSize)
    XCTAssertEqual(font.fontName, ".SFUI-Semibold")
    XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let both = try XCTUnwrap(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    XCTAssertEqual(UIFont(descriptor: both, size: 20).fontName, ".SFUI-SemiboldItalic")
    XCTAssertNil(bold.withSymbolicTraits(.traitCondensed))
    let rounded = try XCTUnwrap(body.fontDescriptor.withDesign(.rounded))
    XCTAssertEqual(UIFont(descriptor: rounded, size: 0).spec.design, .rounded)
    let weighted = body.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]
    ])
    XCTAssertEqual(UIFont(descriptor: weighted, size: 0).spec.weight, 900)
    XCTAssertEqual(weighted.withSize(33).pointSize, 33)
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    XCTAssertTrue(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    XCTAssertTrue(
      UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .bold).spec.hasMonospacedDigits)
  }

  func test_fontMetrics_scaleWithTheCategory() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    XCTAssertEqual(metrics.scaledValue(for: 10, compatibleWith: large), 10)
    XCTAssertEqual(
      metrics.scaledValue(for: 17, compatibleWith: largest), 53, accuracy: 0.001)
    let font = UIFont.systemFont(ofSize: 17)
    XCTAssertEqual(
      metrics.scaledFont(for: font, compatibleWith: largest).pointSize, 53, accuracy: 0.001)
    XCTAssertEqual(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize, 30)
    XCTAssertEqual(
      metrics.scaledFont(for: font, compatibleWith: large).adjusted(to: largest).pointSize, 53,
      accuracy: 0.001)
  }

  func test_paragraphStyles_copyTheirValues() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    XCTAssertEqual(copy.lineSpacing, 3)
    XCTAssertEqual(copy.alignment, .center)
    XCTAssertFalse(copy is NSMutableParagraphStyle)
    XCTAssertNotEqual(copy, style)
    XCTAssertEqual(NSParagraphStyle.default.lineBreakMode, .byWordWrapping)
    XCTAssertEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG"), .rightToLeft)
  }

  func test_strings_areMeasured() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = "Hello".size(withAttributes: attributes)
    XCTAssertEqual(size.height, 20.287109375, accuracy: 1e-9)
    XCTAssertEqual(size, NSString(string: "Hello").size(withAttributes: attributes))
    let long = String(repeating: "word ", count: 20)
    let bounds = NSString(string: long).boundingRect(
      with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    XCTAssertLessThanOrEqual(bounds.width, 100)
    XCTAssertGreaterThan(bounds.height, 80)
    XCTAssertEqual(
      bounds.height.truncatingRemainder(dividingBy: 20.287109375), 0, accuracy: 1e-6)
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    _ = NSAttributedString(string: "A long heading", attributes: attributes).boundingRect(
      with: CGSize(width: 60, height: 30), context: context)
    XCTAssertLessThan(context.actualScaleFactor, 1)
    XCTAssertGreaterThanOrEqual(context.actualScaleFactor, 0.5)
    XCTAssertEqual("".size(), .zero)
  }
}
