import Foundation
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private func label(_ text: String?, width: CGFloat = 0, height: CGFloat = 0) -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
  label.text = text
  return label
}

/// What a label paints: the blocks of text with their places.
@MainActor
private func blocks(_ label: UILabel) -> [(block: TextBlock, origin: CGPoint)] {
  let bounds = CGRect(origin: .zero, size: label.bounds.size)
  return (label.renderContents(in: bounds) ?? []).flatMap {
    primitive -> [(block: TextBlock, origin: CGPoint)] in
    switch primitive {
    case .text(let block, let origin): return [(block, origin)]
    case .drawing(let record):
      return record.commands.compactMap {
        if case .text(let block, let origin, _) = $0 { return (block, origin) }
        return nil
      }
    default: return []
    }
  }
}

/// A label as programs subclass it to keep space around the text.
private final class PaddedLabel: UILabel {
  let padding = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    let text = super.textRect(
      forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return text.inset(
      by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
  }
}

final class LabelTests: XCTestCase {
  func test_title1Heights_areApplesAtThreePixelsAPoint() throws {
    let oracle = try textOracle("label_and_safearea_frames")
    let heights = try XCTUnwrap(
      oracle["title1_label_height_by_content_size"] as? [String: NSNumber])
    XCTAssertEqual(heights.count, 12)
    try onMainActor {
      for (category, height) in heights {
        let traits = UITraitCollection(
          preferredContentSizeCategory: try XCTUnwrap(UIContentSizeCategory(name: category)))
        let label = label("Title")
        label.traitOverrides.displayScale = 3
        label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
        label.updateTraitsIfNeeded()
        XCTAssertEqual(label.pixelScale, 3)
        XCTAssertEqual(
          label.intrinsicContentSize.height, height.doubleValue, accuracy: 0.001, category)
      }
    }
  }

  func test_measuredLabels_haveApplesHeightsAndNearlyItsWidths() throws {
    let oracle = try textOracle("label_and_safearea_frames")
    let devices = try XCTUnwrap(oracle["devices"] as? [String: [String: [NSNumber]]])
    let texts: [(String, String, UIFont.TextStyle)] = [
      ("top", "What's", .headline), ("leading", "the", .body), ("trailing", "point", .body),
      ("bottom", "?", .subheadline),
    ]
    try onMainActor {
      for (device, rows) in devices {
        let isMedium = try XCTUnwrap(rows["top"])[3].doubleValue < 20
        let traits = UITraitCollection(preferredContentSizeCategory: isMedium ? .medium : .large)
        for (key, text, style) in texts {
          let frame = try XCTUnwrap(rows[key]).map(\.doubleValue)
          let label = label(text)
          label.traitOverrides.displayScale = 3
          label.updateTraitsIfNeeded()
          label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
          let size = label.intrinsicContentSize
          XCTAssertEqual(size.height, frame[3], accuracy: 0.001, "\(device) \(text)")
          XCTAssertEqual(size.width, frame[2], accuracy: 0.35, "\(device) \(text)")
        }
      }
    }
  }

  func test_heightsAtTwoPixelsAPoint_areThoseOfInterfaceBuilder() throws {
    let oracle = try textOracle("control_metrics_ib")
    let heights = try XCTUnwrap(oracle["labelHeight2x"] as? [String: NSNumber])
    XCTAssertEqual(heights.count, 10)
    onMainActor {
      for (size, height) in heights.map({ (Double($0) ?? 0, $1.doubleValue) }) {
        let label = label("Label")
        label.traitOverrides.displayScale = 2
        label.updateTraitsIfNeeded()
        label.font = .systemFont(ofSize: size)
        XCTAssertEqual(label.intrinsicContentSize.height, height, "\(size)")
      }
    }
  }

  func test_defaults_areUIKits() {
    onMainActor {
      let label = UILabel()
      XCTAssertNil(label.text)
      XCTAssertNil(label.attributedText)
      XCTAssertEqual(label.font, .systemFont(ofSize: 17))
      XCTAssertEqual(label.textColor, .label)
      XCTAssertEqual(label.textAlignment, .natural)
      XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
      XCTAssertEqual(label.numberOfLines, 1)
      XCTAssertFalse(label.isUserInteractionEnabled)
      XCTAssertEqual(label.shadowOffset, CGSize(width: 0, height: -1))
      XCTAssertEqual(label.intrinsicContentSize, .zero)
      label.text = "x"
      label.font = nil
      label.textColor = nil
      XCTAssertEqual(label.font, .systemFont(ofSize: 17))
      XCTAssertEqual(label.textColor, .label)
    }
  }

  func test_sizes_followLinesAndWidth() {
    onMainActor {
      let text = "A sentence that is long enough to be broken into a few lines"
      let one = label(text)
      let natural = one.intrinsicContentSize
      XCTAssertEqual(one.sizeThatFits(CGSize(width: 50, height: 10)), natural)
      one.numberOfLines = 0
      XCTAssertEqual(one.intrinsicContentSize, natural)
      let wrapped = one.sizeThatFits(CGSize(width: 150, height: 0))
      XCTAssertLessThanOrEqual(wrapped.width, 150)
      XCTAssertGreaterThan(wrapped.height, natural.height * 2)
      one.preferredMaxLayoutWidth = 150
      XCTAssertEqual(one.intrinsicContentSize, wrapped)
      one.numberOfLines = 2
      let two = one.sizeThatFits(CGSize(width: 150, height: 0))
      XCTAssertLessThan(two.height, wrapped.height)
      XCTAssertEqual(two.height, natural.height * 2, accuracy: 1)
      one.frame.size.width = 150
      one.sizeToFit()
      XCTAssertEqual(one.bounds.size, two)
    }
  }

  func test_textRect_isInTheMiddle() {
    onMainActor {
      let label = label("Hello")
      let size = label.intrinsicContentSize
      let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
      var rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      XCTAssertEqual(rect.size, size)
      XCTAssertEqual(rect.midY, 70, accuracy: 1)
      XCTAssertEqual(rect.minX, 10)
      label.textAlignment = .right
      rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      XCTAssertEqual(rect.maxX, 210, accuracy: 0.001)
    }
  }

  func test_settingText_doesNotMeasure() {
    onMainActor {
      let label = label("one", width: 100, height: 20)
      _ = blocks(label)
      XCTAssertNotNil(label.cachedNaturalBlock)
      label.text = "two"
      XCTAssertNil(label.cachedNaturalBlock)
      let block = blocks(label)[0].block
      XCTAssertEqual(block.string, "two")
      label.text = "two"
      XCTAssertTrue(label.cachedNaturalBlock === block, "An equal text changes nothing.")
      label.frame.size.width = 300
      XCTAssertTrue(blocks(label)[0].block === block, "A wider room shows the same block.")
    }
  }

  func test_alignment_followsTheInterfaceDirection() {
    onMainActor {
      let label = label("Hello", width: 200, height: 40)
      XCTAssertEqual(blocks(label)[0].origin.x, 0)
      label.semanticContentAttribute = .forceRightToLeft
      let width = PlatformServices.current.textMeasurer.layout(of: blocks(label)[0].block).size
        .width
      XCTAssertEqual(blocks(label)[0].origin.x, 200 - width, accuracy: 0.01)
      label.textAlignment = .left
      XCTAssertEqual(blocks(label)[0].origin.x, 0)
      label.textAlignment = .center
      XCTAssertEqual(blocks(label)[0].origin.x, (200 - width) / 2, accuracy: 0.01)
    }
  }

  func test_colours_followStates() {
    onMainActor {
      let label = label("Hello", width: 100, height: 20)
      label.textColor = .red
      label.highlightedTextColor = .green
      @MainActor func color() -> RGBA { blocks(label)[0].block.runs[0].attributes.color }
      XCTAssertEqual(color(), UIColor.red.rgba)
      label.isHighlighted = true
      XCTAssertEqual(color(), UIColor.green.rgba)
      label.isHighlighted = false
      label.isEnabled = false
      XCTAssertLessThan(color().alpha, 0.5)
      label.isEnabled = true
      label.textColor = .label
      label.overrideUserInterfaceStyle = .dark
      label.updateTraitsIfNeeded()
      XCTAssertEqual(color(), .white)
    }
  }

  func test_attributedText_takesTheLabelsStyleWhereItHasNone() {
    onMainActor {
      let label = label(nil, width: 200, height: 40)
      label.font = .systemFont(ofSize: 20)
      let text = NSMutableAttributedString(string: "Hello world")
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 5))
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 6, length: 5))
      label.attributedText = text
      text.append(NSAttributedString(string: "changed"))
      XCTAssertEqual(label.text, "Hello world")
      var runs = blocks(label)[0].block.runs
      XCTAssertEqual(runs.map(\.text), ["Hello ", "world"])
      XCTAssertEqual(runs[0].attributes.font.pointSize, 20)
      XCTAssertEqual(runs[1].attributes.color, UIColor.red.rgba)
      XCTAssertEqual(runs[1].attributes.underline, .single)
      text.setAttributedString(NSAttributedString(string: "ab"))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 1))
      label.attributedText = text
      XCTAssertEqual(label.font.pointSize, 30)
      XCTAssertEqual(blocks(label)[0].block.runs.map(\.attributes.font.pointSize), [30, 20])
      label.textColor = .blue
      runs = blocks(label)[0].block.runs
      XCTAssertEqual(runs.map(\.attributes.color), [UIColor.blue.rgba, UIColor.blue.rgba])
      label.text = "plain"
      XCTAssertEqual(blocks(label)[0].block.runs.count, 1)
      let made = label.attributedText
      XCTAssertEqual(
        made?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 20))
    }
  }

  func test_shrinking_stopsAtTheMinimum() {
    onMainActor {
      let label = label("A heading that is too long", width: 120, height: 30)
      label.adjustsFontSizeToFitWidth = true
      let shrunk = blocks(label)[0].block
      XCTAssertLessThan(shrunk.runs[0].attributes.font.pointSize, 17)
      XCTAssertLessThanOrEqual(
        PlatformServices.current.textMeasurer.layout(of: shrunk).size.width, 120.01)
      label.minimumScaleFactor = 0.9
      let smallest = blocks(label)[0].block
      XCTAssertEqual(smallest.runs[0].attributes.font.pointSize, 17 * 0.9, accuracy: 1e-9)
      XCTAssertTrue(PlatformServices.current.textMeasurer.layout(of: smallest).isTruncated)
    }
  }

  func test_tightening_comesBeforeTruncation() {
    onMainActor {
      let label = label("A heading of some length")
      let width = label.intrinsicContentSize.width
      label.frame = CGRect(x: 0, y: 0, width: width - 8, height: 30)
      XCTAssertTrue(
        PlatformServices.current.textMeasurer.layout(of: blocks(label)[0].block).isTruncated)
      label.allowsDefaultTighteningForTruncation = true
      let block = blocks(label)[0].block
      XCTAssertFalse(PlatformServices.current.textMeasurer.layout(of: block).isTruncated)
      XCTAssertLessThan(block.runs[0].attributes.kern ?? 0, 0)
    }
  }

  func test_shadow_isPaintedBelow() {
    onMainActor {
      let label = label("Hello", width: 100, height: 30)
      label.shadowColor = .gray
      label.shadowOffset = CGSize(width: 2, height: 3)
      let painted = blocks(label)
      XCTAssertEqual(painted.count, 2)
      XCTAssertEqual(painted[0].origin.x - painted[1].origin.x, 2, accuracy: 1e-9)
      XCTAssertEqual(painted[0].origin.y - painted[1].origin.y, 3, accuracy: 1e-9)
      XCTAssertEqual(painted[0].block.runs[0].attributes.color, UIColor.gray.rgba)
    }
  }

  func test_subclass_canMoveTheText() {
    onMainActor {
      let plain = label("Hello").intrinsicContentSize
      let padded = PaddedLabel(frame: .zero)
      padded.text = "Hello"
      XCTAssertEqual(padded.intrinsicContentSize.width, plain.width + 20, accuracy: 0.001)
      XCTAssertEqual(padded.intrinsicContentSize.height, plain.height + 10, accuracy: 0.001)
      padded.sizeToFit()
      let painted = blocks(padded)
      XCTAssertEqual(painted.count, 1)
      XCTAssertEqual(painted[0].origin.x, 10, accuracy: 0.01)
    }
  }

  func test_contentSize_changesFontsThatFollowIt() {
    onMainActor {
      let label = label("Hello")
      label.font = .preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      label.adjustsFontForContentSizeCategory = true
      label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      label.updateTraitsIfNeeded()
      XCTAssertEqual(label.font.pointSize, 23)
    }
  }

  func test_badGeometry_paintsNothing() {
    onMainActor {
      for rect in [
        CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
      ] {
        let label = label("Hello")
        XCTAssertNil(label.placement(in: rect))
        _ = label.textRect(forBounds: rect, limitedToNumberOfLines: 1)
        _ = label.sizeThatFits(rect.size)
      }
    }
  }
}
