import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class TextViewTests: XCTestCase {
  func test_typing_tellsTheDelegateInOrder() {
    onMainActor {
      let page = TextViewPage("")
      defer { page.harness.close() }
      page.harness.run("tap 100,60")
      XCTAssertEqual(page.recorder.take(), ["shouldBegin", "didBegin"])
      page.harness.run("type \"Hi\"\nkey return")
      XCTAssertEqual(
        page.recorder.take(),
        [
          "change 0,0 \"H\"", "selection 1,0", "didChange", "change 1,0 \"i\"", "selection 2,0",
          "didChange", "change 2,0 \"\\n\"", "selection 3,0", "didChange",
        ])
      page.harness.run("key backspace")
      XCTAssertEqual(
        page.recorder.take(), ["change 2,1 \"\"", "selection 2,0", "didChange"])
      page.recorder.refuses = ["shouldEnd"]
      XCTAssertFalse(page.view.resignFirstResponder())
      page.recorder.refuses = []
      page.controller.view.endEditing(true)
      XCTAssertEqual(page.recorder.take(), ["shouldEnd", "shouldEnd", "didEnd"])
      XCTAssertEqual(page.view.text, "Hi")
    }
  }

  /// Heights of paragraphs out of sight are guessed, here too high and there too low.
  func test_longText_isTypedIntoAtItsEnds_andSettles() {
    let lines = [
      "Words.\n", String(repeating: "iii lll ", count: 20) + "\n",
      "The quick brown fox jumps over the lazy dog, and then it rests.\n",
    ]
    for line in lines {
      onMainActor {
        let page = TextViewPage(
          String(repeating: line, count: 1_000_000 / line.utf8.count), height: 844)
        defer { page.harness.close() }
        let view = page.view
        view.font = nil
        view.frame.size.width = 390
        let lines = logged {
          page.harness.advance(by: 1.0 / 60)
          for place in [view.endOfDocument, view.beginningOfDocument, view.endOfDocument] {
            view.selectedTextRange = view.textRange(from: place, to: place)
            view.scrollRangeToVisible(view.selectedRange)
            page.harness.advance(by: 1.0 / 60)
            let caret = view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .zero
            // Offsets are whole pixels.
            let seen = view.bounds.insetBy(dx: 0, dy: -0.5)
            XCTAssertTrue(seen.contains(caret), "\(caret) in \(seen)")
            for _ in 0..<3 {
              view.insertText("x")
              page.harness.advance(by: 1.0 / 60)
            }
          }
        }
        XCTAssertEqual(lines, [])
      }
    }
  }

  func test_delegate_mayRefuse() {
    onMainActor {
      let page = TextViewPage("abc")
      defer { page.harness.close() }
      page.recorder.refuses = ["shouldBegin"]
      XCTAssertFalse(page.view.becomeFirstResponder())
      page.recorder.refuses = ["change 3,0 \"x\""]
      XCTAssertTrue(page.view.becomeFirstResponder())
      page.harness.run("type \"xy\"")
      XCTAssertEqual(page.view.text, "abcy")
    }
  }

  func test_pointer_selectsLettersWordsAndParagraphs() {
    onMainActor {
      let page = TextViewPage("one two three four five six\nseven eight")
      defer { page.harness.close() }
      page.click(1, to: 6)
      XCTAssertEqual(page.selected, "ne tw")
      page.harness.advance(by: 1)
      page.click(9)
      page.click(9)
      XCTAssertEqual(page.selected, "three")
      page.click(9)
      XCTAssertEqual(page.selected, "one two three four five six\n")
      page.harness.advance(by: 1)
      page.click(4)
      page.harness.advance(by: 1)
      page.click(13, modifiers: .shift)
      XCTAssertEqual(page.selected, "two three")
      XCTAssertFalse(page.view.isDragging, "a pointer's drag scrolls nothing")
    }
  }

  func test_keys_moveBetweenLinesAndKeepTheirPlace() {
    onMainActor {
      let page = TextViewPage("a long first line\n\nthe third")
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      page.view.selectedRange = NSRange(location: 8, length: 0)
      let x = page.view.caretRect(at: 8).midX
      page.harness.run("key down")
      XCTAssertEqual(page.view.selectedRange.location, 18)
      page.harness.run("key down")
      XCTAssertEqual(page.view.caretRect(at: page.view.selectedRange.location).midX, x, accuracy: 6)
      XCTAssertGreaterThan(page.view.selectedRange.location, 21)
      page.harness.run("key home with shift")
      XCTAssertEqual(page.view.selectedRange.location, 19)
      page.harness.run("key home with ctrl\nkey right with ctrl")
      XCTAssertEqual(page.view.selectedRange, NSRange(location: 1, length: 0))
      page.harness.run("key end with ctrl,shift")
      XCTAssertEqual(page.selected, " long first line\n\nthe third")
    }
  }

  func test_brokenLines_areLinesToKeys() {
    onMainActor {
      let page = TextViewPage("some words that need more than one line to be shown here")
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      page.view.selectedRange = NSRange(location: 0, length: 0)
      page.harness.run("key end")
      let end = page.view.selectedRange.location
      XCTAssertEqual(page.view.caretRect(at: end).minY, page.view.caretRect(at: 0).minY)
      XCTAssertGreaterThan(page.view.caretRect(at: end + 2).minY, page.view.caretRect(at: 0).minY)
      page.harness.run("key down\nkey home")
      XCTAssertEqual(page.view.selectedRange.location, end + 1)
    }
  }

  func test_clipboardAndUndo_byShortcuts() {
    onMainActor {
      let page = TextViewPage("")
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      page.harness.run(
        """
        type "one two"
        key a with ctrl
        key x with ctrl
        """)
      XCTAssertEqual(page.view.text, "")
      page.harness.run("key v with ctrl\nkey return\nkey v with ctrl")
      XCTAssertEqual(page.view.text, "one two\none two")
      page.harness.run("key z with ctrl")
      XCTAssertEqual(page.view.text, "one two\n")
      page.harness.run("key z with ctrl\nkey z with ctrl\nkey z with ctrl")
      XCTAssertEqual(page.view.text, "one two")
      page.harness.run("key z with ctrl,shift")
      XCTAssertEqual(page.view.text, "")
    }
  }

  func test_linksAndNumbers_areFoundInATextThatIsOnlyRead() {
    onMainActor {
      let page = TextViewPage("")
      defer { page.harness.close() }
      page.view.text = "Call +49 30 1234567 or see example.com now"
      page.view.dataDetectorTypes = [.link, .phoneNumber]
      page.view.isEditable = false
      _ = page.recorder.take()
      page.click(29)
      XCTAssertEqual(page.recorder.take(), ["link http://example.com 27,11"])
      page.harness.advance(by: 1)
      page.click(10)
      XCTAssertEqual(page.recorder.take(), ["link tel:+49301234567 5,14"])
      let links = page.harness.picture()
      page.view.dataDetectorTypes = []
      XCTAssertNotEqual(page.harness.picture(), links, "they look like links")
      page.harness.advance(by: 1)
      page.click(29)
      XCTAssertFalse(page.recorder.take().contains { $0.hasPrefix("link") })
    }
  }

  func test_whatIsLookedFor_isReadFromADocument() throws {
    try onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <textView editable="NO" id="t"><rect key="frame" x="0.0" y="0.0" width="200" height="90"/>
        <string key="text">apple.com</string>
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>
        </objects></document>
        """
      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      let view = try XCTUnwrap(objects.compactMap { $0 as? UITextView }.first)
      XCTAssertEqual(view.dataDetectorTypes, [.link, .phoneNumber])
    }
  }

  func test_link_isOpenedInATextThatIsOnlyRead() {
    onMainActor {
      let page = TextViewPage("")
      defer { page.harness.close() }
      let text = NSMutableAttributedString(string: "Read the news now")
      text.addAttribute(
        .link, value: URL(string: "https://example.org/news") as Any,
        range: NSRange(location: 9, length: 4))
      page.view.attributedText = text
      page.view.isEditable = false
      _ = page.recorder.take()
      let before = AutomationLog.opened.count
      page.recorder.refuses = ["link https://example.org/news 9,4"]
      page.click(11)
      XCTAssertEqual(page.recorder.take(), ["link https://example.org/news 9,4"])
      XCTAssertEqual(AutomationLog.opened.count, before)
      page.recorder.refuses = []
      page.harness.advance(by: 1)
      page.click(11)
      XCTAssertEqual(AutomationLog.opened.last, "https://example.org/news")
      page.harness.advance(by: 1)
      page.click(2, to: 5)
      XCTAssertEqual(page.selected, "ad ")
      page.harness.run("type \"x\"")
      XCTAssertEqual(page.view.text, "Read the news now")
    }
  }

  func test_caret_staysInSight() {
    onMainActor {
      let page = TextViewPage("", height: 80)
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      for line in 0..<12 { page.harness.run("type \"line \(line)\"\nkey return") }
      let caret = page.view.caretRect(at: page.view.text.utf16.count)
      XCTAssertTrue(page.view.bounds.contains(caret))
      page.harness.run("key home with ctrl")
      XCTAssertEqual(page.view.contentOffset.y, 0)
      page.harness.scroll(by: CGVector(dx: 0, dy: 60))
      XCTAssertEqual(page.view.contentOffset.y, 0, "the wheel was elsewhere")
      page.harness.run("scroll 100,60 by 0,60\nidle")
      XCTAssertEqual(page.view.contentOffset.y, 60)
    }
  }

  func test_selectionBeyondTheEdge_scrolls() {
    onMainActor {
      let page = TextViewPage((0..<60).map { "line \($0)" }.joined(separator: "\n"), height: 100)
      defer { page.harness.close() }
      page.send(.began, page.point(2))
      XCTAssertEqual(page.view.contentOffset.y, 0, "a click stays where it is")
      page.send(.changed, CGPoint(x: 60, y: 150))
      page.harness.advance(by: 0.5)
      XCTAssertGreaterThan(page.view.contentOffset.y, 40)
      let length = page.view.selectedRange.length
      page.harness.advance(by: 0.5)
      XCTAssertGreaterThan(page.view.selectedRange.length, length)
      page.send(.ended, CGPoint(x: 60, y: 150))
      let offset = page.view.contentOffset
      page.harness.advance(by: 0.5)
      XCTAssertEqual(page.view.contentOffset, offset)
    }
  }

  func test_withoutScrolling_itIsAsHighAsItsText() {
    onMainActor {
      let page = TextViewPage("")
      defer { page.harness.close() }
      page.view.isScrollEnabled = false
      let line = page.view.font?.lineHeight ?? 0
      func height(_ lines: CGFloat) -> CGFloat { (lines * line * 2).rounded(.up) / 2 + 16 }
      XCTAssertEqual(page.view.sizeThatFits(CGSize(width: 200, height: 0)).height, height(1))
      page.view.text = "one\ntwo\n"
      XCTAssertEqual(page.view.sizeThatFits(CGSize(width: 200, height: 0)).height, height(3))
      page.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        page.view.leadingAnchor.constraint(equalTo: page.controller.view.leadingAnchor),
        page.view.topAnchor.constraint(equalTo: page.controller.view.topAnchor),
        page.view.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
      ])
      page.harness.settle()
      XCTAssertEqual(page.view.bounds.height, height(3))
      XCTAssertLessThan(page.view.bounds.width, 60, "as wide as its longest line")
      page.view.becomeFirstResponder()
      page.harness.run("type \"some more words than fit\"")
      page.harness.settle()
      XCTAssertEqual(page.view.bounds.height, height(4))
      XCTAssertEqual(page.view.bounds.width, 150, accuracy: 12)
    }
  }

  func test_rightToLeft_arrowsGoWhereTheyPoint() {
    onMainActor {
      let page = TextViewPage("שלום עולם", isRightToLeft: true)
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      page.view.selectedRange = NSRange(location: 0, length: 0)
      XCTAssertGreaterThan(page.view.caretRect(at: 0).midX, 150)
      page.harness.run("key left")
      XCTAssertEqual(page.view.selectedRange.location, 1)
      XCTAssertLessThan(page.view.caretRect(at: 1).midX, page.view.caretRect(at: 0).midX)
    }
  }

  func test_composition_isUnderlinedTextUntilItIsCommitted() {
    onMainActor {
      let page = TextViewPage("ab")
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      page.view.selectedRange = NSRange(location: 1, length: 0)
      page.view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      XCTAssertEqual(page.view.text, "anib")
      XCTAssertEqual(page.view.markedTextRange, OffsetRange(1..<3))
      page.harness.run("type \"你\"")
      XCTAssertEqual(page.view.text, "a你b")
      XCTAssertNil(page.view.markedTextRange)
      page.harness.run("key z with ctrl")
      XCTAssertEqual(page.view.text, "ab", "what was composed is in no step")
    }
  }

  func test_caret_isNotSeenWithoutTheKeyboard() {
    onMainActor {
      let page = TextViewPage("abc")
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      page.harness.advance(by: 0.1)
      let caret = page.view.content.subviews.last
      XCTAssertEqual(caret?.layer.opacity, 1)
      let host = page.harness.window.windowScene?.host
      host?.receive(.focusChanged(isKey: false))
      for _ in 0..<8 {
        XCTAssertEqual(caret?.layer.opacity, 0)
        page.harness.advance(by: 0.2)
      }
      XCTAssertTrue(page.view.isFirstResponder)
      host?.receive(.focusChanged(isKey: true))
      XCTAssertEqual(caret?.layer.opacity, 1)
    }
  }

  // MARK: Long texts

  nonisolated private static func longText(_ length: Int) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < length {
      text += "Paragraph \(number) of a text that is as long as a book and goes on and on.\n"
      number += 1
    }
    return text
  }

  func test_editingAMegabyte_laysOutTheParagraphAlone() {
    onMainActor {
      let page = TextViewPage(Self.longText(1_000_000))
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      let middle = page.view.text.utf16.count / 2
      page.view.selectedRange = NSRange(location: middle, length: 0)
      page.harness.settle()
      let column = page.view.column
      XCTAssertLessThan(column.layoutCount, 60, "what was seen alone is laid out")
      let before = column.layoutCount
      page.harness.run("type \"x\"")
      XCTAssertTrue(page.view.column === column)
      XCTAssertEqual(column.layoutCount, before + 1)
      page.harness.run("key backspace")
      XCTAssertEqual(column.layoutCount, before + 2)
      XCTAssertTrue(page.view.bounds.contains(page.view.caretRect(at: middle)))
      XCTAssertLessThan(page.view.page.viewCount, 12)
    }
  }

  func test_aMegabyteWithoutLineBreaks_isLaidOutAndEditedInPieces() {
    onMainActor {
      for word in ["lorem ipsum dolor ", "abcdefghij"] {
        let page = TextViewPage("")
        defer { page.harness.close() }
        page.view.becomeFirstResponder()
        page.view.insertText(String(repeating: word, count: 1_000_000 / word.utf16.count))
        page.harness.settle()
        let length = page.view.text.utf16.count
        XCTAssertLessThan(page.view.column.layoutCount, 12)
        let column = page.view.column
        for place in [length, length / 2, 0] {
          page.view.selectedRange = NSRange(location: place, length: 0)
          page.harness.settle()
          let before = column.layoutCount
          page.harness.run("type \"x\"")
          XCTAssertTrue(page.view.column === column)
          XCTAssertLessThanOrEqual(column.layoutCount, before + 2)
          XCTAssertTrue(page.view.bounds.intersects(page.view.caretRect(at: place + 1)))
        }
        // It is one paragraph to who reads and edits.
        let tokenizer = page.view.tokenizer
        let whole = tokenizer.rangeEnclosingPosition(
          page.view.beginningOfDocument, with: .paragraph, inDirection: .storage(.forward))
        XCTAssertEqual(whole?.end, page.view.endOfDocument)
        page.view.selectedRange = NSRange(location: 60, length: length - 57)
        page.harness.run("key backspace\nidle")
        XCTAssertEqual(page.view.text.utf16.count, 60)
        XCTAssertEqual(page.view.column.count, 1)
      }
    }
  }

  func test_scrollingUpThroughGuessedHeights_doesNotJump() {
    onMainActor {
      let page = TextViewPage(Self.longText(200_000))
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      page.view.selectedRange = NSRange(location: page.view.text.utf16.count, length: 0)
      page.harness.settle()
      for _ in 0..<30 {
        // The paragraph in the middle moves with the wheel, and no further.
        let place = page.view.place(
          at: CGPoint(x: 30, y: page.view.bounds.midY))
        let before = page.view.convert(page.view.caretRect(at: place), to: nil).minY
        page.harness.run("scroll 100,60 by 0,-37\nidle")
        let after = page.view.convert(page.view.caretRect(at: place), to: nil).minY
        XCTAssertEqual(after - before, 37, accuracy: 0.6)
      }
    }
  }

  func test_randomEditing_showsWhatAFreshViewShows() {
    onMainActor {
      let page = TextViewPage("start")
      defer { page.harness.close() }
      page.view.becomeFirstResponder()
      for seed in 0..<20 {
        var random = SeededGenerator(seed: Int(seed))
        for _ in 0..<15 {
          let length = page.view.text.utf16.count
          let lower = Int.random(in: 0...length, using: &random)
          let upper = min(length, lower + Int.random(in: 0...8, using: &random))
          page.view.selectedRange = NSRange(location: lower, length: upper - lower)
          page.view.insertText(
            ["x", "some words ", "\n", "", "\n\nb", "é字"].randomElement(using: &random) ?? "")
          if Bool.random(using: &random) { page.harness.advance(by: 1.0 / 60) }
        }
        let fresh = UITextView(frame: page.view.frame)
        fresh.font = page.view.font
        fresh.text = page.view.text
        XCTAssertEqual(page.view.contentSize.height, fresh.contentSize.height, accuracy: 0.01)
        for offset in 0...page.view.text.utf16.count {
          XCTAssertEqual(page.view.caretRect(at: offset), fresh.caretRect(at: offset))
        }
      }
    }
  }
}
