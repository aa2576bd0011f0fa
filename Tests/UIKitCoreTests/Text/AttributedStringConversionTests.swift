import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class AttributedStringConversionTests: XCTestCase {
  func test_runs_keepTheirAttributesBothWays() {
    onMainActor {
      var text = AttributedString("👍🏽 big ")
      text.font = .boldSystemFont(ofSize: 20)
      var red = AttributedString("red")
      red.foregroundColor = .red
      let converted = NSAttributedString(text + red)
      XCTAssertEqual(converted.string, "👍🏽 big red")
      var range = NSRange()
      let font = converted.attribute(.font, at: 0, effectiveRange: &range) as? UIFont
      XCTAssertEqual(font, .boldSystemFont(ofSize: 20))
      XCTAssertEqual(range, NSRange(location: 0, length: 9))
      XCTAssertEqual(
        converted.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor, .red)
      XCTAssertNil(converted.attribute(.foregroundColor, at: 8, effectiveRange: nil))
      XCTAssertEqual(AttributedString(converted), text + red)
      XCTAssertEqual(AttributedString(NSAttributedString(string: "")), AttributedString())
    }
  }

  func test_attributesOfLinesAndLetters_goBothWays() {
    onMainActor {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .center
      let shadow = NSShadow()
      shadow.shadowBlurRadius = 3
      let values: [NSAttributedString.Key: Any] = [
        .paragraphStyle: paragraph, .ligature: 0, .tracking: CGFloat(2),
        .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.green,
        .strokeColor: UIColor.blue, .strokeWidth: CGFloat(-2), .shadow: shadow,
        .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue,
        .obliqueness: CGFloat(0.2), .expansion: CGFloat(0.1),
        .link: URL(string: "https://example.com")!,
      ]
      let text = AttributedString(NSAttributedString(string: "Text", attributes: values))
      typealias Scope = AttributeScopes.UIKitAttributes
      XCTAssertEqual(text.runs.first?[Scope.UnderlineStyleAttribute.self], .single)
      XCTAssertEqual(text.runs.first?[Scope.StrikethroughStyleAttribute.self], .double)
      XCTAssertEqual(text.runs.first?[Scope.StrokeWidthAttribute.self], -2)
      XCTAssertEqual(text.runs.first?[Scope.LigatureAttribute.self], 0)
      XCTAssertEqual(text.runs.first?[Scope.TextEffectAttribute.self], .letterpressStyle)
      XCTAssertEqual(text.runs.first?.link, URL(string: "https://example.com"))
      let back = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
      XCTAssertEqual(Set(back.keys), Set(values.keys))
      XCTAssertEqual(back[.underlineStyle] as? Int, NSUnderlineStyle.single.rawValue)
      XCTAssertEqual(back[.tracking] as? CGFloat, 2)
      XCTAssertEqual((back[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
      XCTAssertTrue(back[.shadow] as? NSShadow === shadow)
      var written = AttributedString("Written")
      written.underlineStyle = .single
      written.obliqueness = 0.3
      let shown = NSAttributedString(written).attributes(at: 0, effectiveRange: nil)
      XCTAssertEqual(shown[.underlineStyle] as? Int, 1)
      XCTAssertEqual(shown[.obliqueness] as? CGFloat, 0.3)
    }
  }
}
