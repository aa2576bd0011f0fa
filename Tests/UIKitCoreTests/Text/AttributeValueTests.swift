import Foundation
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Attributed strings compare values when attributes are added or strings copied; on Linux that halts
/// on objects that are laid out in a way Core Foundation takes for its own.
final class AttributeValueTests: XCTestCase {
  func test_valuesOfEveryClass_canBeReplacedAndCopied() {
    onMainActor {
      let attachments = [NSTextAttachment(), NSTextAttachment()]
      let shadows = [NSShadow(), NSShadow()]
      let paragraphs = [NSParagraphStyle(), NSMutableParagraphStyle()]
      let descriptors = [1, 2].map { UIFont.systemFont(ofSize: $0).fontDescriptor }
      let values: [(NSAttributedString.Key, [NSObject])] = [
        (.font, [UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 13)]),
        (.foregroundColor, [UIColor.red, UIColor.label]),
        (.paragraphStyle, paragraphs), (.attachment, attachments), (.shadow, shadows),
        (NSAttributedString.Key("descriptor"), descriptors),
      ]
      for (key, pair) in values {
        let text = NSMutableAttributedString(string: "One two", attributes: [key: pair[0]])
        text.addAttribute(key, value: pair[1], range: NSRange(location: 0, length: 3))
        text.addAttribute(key, value: pair[0], range: NSRange(location: 0, length: 7))
        text.addAttribute(key, value: pair[1], range: NSRange(location: 4, length: 3))
        let copy = NSMutableAttributedString(attributedString: text.copy() as! NSAttributedString)
        XCTAssertEqual(copy.attribute(key, at: 5, effectiveRange: nil) as? NSObject, pair[1])
        XCTAssertEqual(copy.attribute(key, at: 1, effectiveRange: nil) as? NSObject, pair[0])
      }
    }
  }

  func test_linesOfDashesAndOfWords_areDrawnWholeAndReported() {
    onMainActor {
      Unsupported.reset()
      defer { Unsupported.reset() }
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let style: NSUnderlineStyle = [.single, .patternDashDot, .byWord]
      label.attributedText = NSAttributedString(
        string: "Two words", attributes: [.underlineStyle: style.rawValue])
      XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 200, height: 40)).width, 20)
      XCTAssertTrue(
        Set(Unsupported.reported).isSuperset(of: [
          "NSUnderlineStyle.patternDash", "NSUnderlineStyle.byWord",
        ]))
    }
  }

  func test_attachmentOfBytes_showsTheirPicture() {
    onMainActor {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      }
      let attachment = NSTextAttachment(data: picture.pngData(), ofType: "public.png")
      XCTAssertNil(attachment.image)
      XCTAssertEqual(attachment.fileType, "public.png")
      XCTAssertEqual(attachment.shownImage?.cgImage?.width, picture.cgImage?.width)
      attachment.contents = nil
      XCTAssertNil(attachment.shownImage)
      XCTAssertNil(NSTextAttachment(data: nil, ofType: nil).shownImage)
    }
  }
}
