import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Lines of a layout manager, and where characters are in them.
final class LayoutManagerTests: XCTestCase {
  @MainActor
  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(
      _ text: String, width: CGFloat = 200, height: CGFloat = 0,
      attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    ) {
      HeadlessPlatform.installIfNeeded()
      storage = NSTextStorage(string: text, attributes: attributes)
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = 0
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
    func rect(_ location: Int, _ length: Int) -> CGRect {
      manager.boundingRect(
        forGlyphRange: NSRange(location: location, length: length), in: container)
    }
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
  }

  /// What a tap on a link in a label asks.
  func test_thePointOfACharacter_leadsBackToIt() {
    onMainActor {
      let text = "See our terms and our privacy policy, which you accept by going on."
      let stack = Stack(text)
      for location in [0, 8, 20, 40, (text as NSString).length - 1] {
        let rect = stack.rect(location, 1)
        if rect.width > 0 { XCTAssertEqual(stack.index(rect.midX, rect.midY), location) }
      }
      XCTAssertEqual(stack.index(-50, -50), 0)
      XCTAssertEqual(stack.index(500, 5000), (text as NSString).length - 1)
    }
  }

  func test_usedRect_isThatOfTheDrawnText() {
    onMainActor {
      let text = "One line that is broken into several as it is too long for its space."
      let stack = Stack(text)
      let drawn = (text as NSString).boundingRect(
        with: CGSize(width: 200, height: 10_000), options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
      let used = stack.manager.usedRect(for: stack.container)
      XCTAssertEqual(used.height, drawn.height, accuracy: 0.01)
      XCTAssertEqual(used.width, drawn.width, accuracy: 0.01)
      stack.container.lineFragmentPadding = 5
      XCTAssertEqual(stack.rect(0, 1).minX, 5, accuracy: 0.01)
    }
  }

  func test_lines_coverTheTextAndFollowEachOther() {
    onMainActor {
      let text = "First paragraph, long enough for two lines.\n\nLast\n"
      let stack = Stack(text)
      var ranges: [NSRange] = []
      var bottoms: [CGFloat] = [0]
      stack.manager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: stack.manager.numberOfGlyphs)
      ) { rect, used, _, range, _ in
        XCTAssertEqual(rect.minY, bottoms.last ?? -1, accuracy: 0.01)
        XCTAssertEqual(rect.width, 200)
        XCTAssertLessThanOrEqual(used.width, 200)
        bottoms.append(rect.maxY)
        ranges.append(range)
      }
      XCTAssertEqual(ranges.first?.location, 0)
      for (one, next) in zip(ranges, ranges.dropFirst()) {
        XCTAssertEqual(one.location + one.length, next.location)
      }
      XCTAssertEqual(ranges.last.map { $0.location + $0.length }, (text as NSString).length)
      XCTAssertEqual(stack.manager.extraLineFragmentRect.minY, bottoms.last ?? 0, accuracy: 0.01)
      XCTAssertGreaterThan(stack.manager.extraLineFragmentRect.height, 0)
      let separator = (text as NSString).range(of: "\n").location
      XCTAssertTrue(stack.manager.notShownAttribute(forGlyphAt: separator))
      XCTAssertFalse(stack.manager.notShownAttribute(forGlyphAt: 0))
    }
  }

  func test_alignment_movesCharacters() {
    onMainActor {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let stack = Stack(
        "Mid", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
      XCTAssertEqual(stack.rect(0, 3).midX, 100, accuracy: 1)
      XCTAssertEqual(stack.index(stack.rect(1, 1).midX, 5), 1)
    }
  }

  func test_limitedLines_endInAnEllipsis() {
    onMainActor {
      let text =
        "A text that is by far too long for two lines of its space, and is cut off at the end."
      let stack = Stack(text)
      stack.container.maximumNumberOfLines = 2
      stack.container.lineBreakMode = .byTruncatingTail
      var lines = 0
      stack.manager.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: (text as NSString).length)
      ) { _, _, _, _, _ in lines += 1 }
      XCTAssertEqual(lines, 2)
      let last = stack.manager.glyphIndex(for: CGPoint(x: 10, y: 30), in: stack.container)
      let cut = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: last)
      XCTAssertGreaterThan(cut.location, last)
      XCTAssertEqual(cut.location + cut.length, (text as NSString).length)
      stack.container.maximumNumberOfLines = 0
      XCTAssertEqual(
        stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: last).location, NSNotFound)
    }
  }

  func test_textFlowsAroundAnExclusionPath() {
    onMainActor {
      let text = String(repeating: "word ", count: 60)
      let stack = Stack(text)
      let hole = CGRect(x: 120, y: 10, width: 80, height: 60)
      stack.container.exclusionPaths = [UIBezierPath(rect: hole)]
      XCTAssertFalse(stack.container.isSimpleRectangularTextContainer)
      var seen = 0
      for location in 0..<(text as NSString).length {
        let rect = stack.rect(location, 1)
        if rect.width > 0, rect.maxY > hole.minY, rect.minY < hole.maxY,
          (text as NSString).character(at: location) != 0x20
        {
          seen += 1
          XCTAssertLessThanOrEqual(rect.maxX, hole.minX + 0.5, "at \(location)")
        }
      }
      XCTAssertGreaterThan(seen, 10)
      let last = stack.rect((text as NSString).length - 2, 1)
      XCTAssertGreaterThan(last.minY, hole.maxY)
    }
  }

  func test_aSecondSpace_takesWhatTheFirstHasNoHeightFor() {
    onMainActor {
      let text = String(repeating: "word ", count: 60)
      let stack = Stack(text, width: 200, height: 50)
      let second = NSTextContainer(size: CGSize(width: 100, height: 10_000))
      second.lineFragmentPadding = 0
      XCTAssertLessThan(stack.manager.firstUnlaidCharacterIndex(), (text as NSString).length)
      stack.manager.addTextContainer(second)
      let first = stack.manager.glyphRange(for: stack.container)
      let rest = stack.manager.glyphRange(for: second)
      XCTAssertEqual(first.location + first.length, rest.location)
      XCTAssertEqual(rest.location + rest.length, (text as NSString).length)
      XCTAssertLessThanOrEqual(stack.manager.usedRect(for: stack.container).maxY, 50)
      XCTAssertTrue(
        stack.manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
    }
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
  }

  func test_theDelegate_movesLinesApart() {
    onMainActor {
      let text = "Some words that take two lines of a narrow space."
      let stack = Stack(text, width: 250)
      let plain = stack.manager.usedRect(for: stack.container).height
      let spacing = Spacing()
      stack.manager.delegate = spacing
      let lines =
        (plain / stack.manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).height)
        .rounded()
      XCTAssertEqual(
        stack.manager.usedRect(for: stack.container).height, plain + 10 * (lines - 1),
        accuracy: 0.01)
    }
  }

  func test_aStorageThatIsGone_leavesItsText() {
    onMainActor {
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 200, height: 0))
      manager.addTextContainer(container)
      Self.calling { NSTextStorage(string: "Gone").addLayoutManager(manager) }
      XCTAssertNil(manager.textStorage)
      XCTAssertGreaterThan(manager.usedRect(for: container).width, 10)
    }
  }

  private static func calling(_ body: () -> Void) { body() }

  func test_edits_layOutAnew() {
    onMainActor {
      let stack = Stack("Short")
      let before = stack.manager.usedRect(for: stack.container)
      stack.storage.append(NSAttributedString(string: "\nAnd more"))
      XCTAssertGreaterThan(stack.manager.usedRect(for: stack.container).height, before.height)
    }
  }

  private final class Rounded: NSLayoutManager {
    var filled: [(CGRect, NSRange)] = []
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange, color: UIColor
    ) {
      for index in 0..<rectCount { filled.append((rectArray[index], charRange)) }
    }
  }

  func test_backgrounds_areTheSubclasssToDraw() {
    onMainActor {
      let stack = Stack("With a mark")
      let manager = Rounded()
      stack.container.replaceLayoutManager(manager)
      let range = NSRange(location: 7, length: 4)
      stack.storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: range)
      _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 50)).image { _ in
        manager.drawBackground(
          forGlyphRange: NSRange(location: 0, length: 11), at: CGPoint(x: 3, y: 4))
      }
      XCTAssertEqual(manager.filled.count, 1)
      XCTAssertEqual(manager.filled.first?.1, range)
      let rect = manager.boundingRect(forGlyphRange: range, in: stack.container)
      XCTAssertEqual(manager.filled.first?.0, rect.offsetBy(dx: 3, dy: 4))
    }
  }

  func test_textViews_layOutAroundPaths_andPlaceTheCaretThere() {
    onMainActor {
      let controller = UIViewController()
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.font = .systemFont(ofSize: 17)
      view.text = String(repeating: "word ", count: 12)
      view.textContainer.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))
      ]
      controller.view.addSubview(view)
      let harness = Harness(size: CGSize(width: 320, height: 240), root: controller)
      harness.settle()
      XCTAssertGreaterThanOrEqual(view.caretRect(for: view.beginningOfDocument).minX, 100)
      let caret = view.caretRect(at: 8)
      XCTAssertEqual(view.place(at: CGPoint(x: caret.midX, y: caret.midY)), 8)
      view.textContainer.exclusionPaths = []
      harness.settle()
      XCTAssertLessThan(view.caretRect(for: view.beginningOfDocument).minX, 20)
    }
  }

  func test_aTextViewsManager_agreesWithItsCarets() {
    onMainActor {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.font = .systemFont(ofSize: 17)
      view.text = "Some words that take several lines\nand two paragraphs."
      for offset in [0, 10, 30, 36, 45] {
        let caret = view.caretRect(at: offset)
        let glyph = view.layoutManager.boundingRect(
          forGlyphRange: NSRange(location: offset, length: 1), in: view.textContainer)
        XCTAssertEqual(caret.midX, glyph.minX + view.textContainerInset.left, accuracy: 0.6)
        XCTAssertEqual(caret.minY, glyph.minY + view.textContainerInset.top, accuracy: 0.6)
      }
    }
  }

  func test_anAttachment_hasItsImageAtEachCharacter() {
    onMainActor {
      let image = UIImage()
      let attachment = NSTextAttachment(image: image)
      XCTAssertTrue(
        attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 3) === image)
    }
  }
}

extension HeadlessPlatform {
  @MainActor
  fileprivate static func installIfNeeded() { if !PlatformServices.isInstalled { install() } }
}
