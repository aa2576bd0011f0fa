import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Two texts and a field, and a pointer over them.
@MainActor
private final class Desk: NSObject, UITextViewDelegate {
  let upper = UITextView(frame: CGRect(x: 20, y: 20, width: 260, height: 80))
  let lower = UITextView(frame: CGRect(x: 20, y: 120, width: 260, height: 80))
  let field = UITextField(frame: CGRect(x: 20, y: 220, width: 260, height: 34))
  let harness: Harness
  var changes: [String] = []
  var allowsChanges = true

  override init() {
    let root = UIViewController()
    harness = Harness(size: CGSize(width: 300, height: 300), root: root)
    super.init()
    for view in [upper, lower] {
      view.font = .systemFont(ofSize: 17)
      view.delegate = self
      root.view.addSubview(view)
    }
    upper.text = "one two three"
    lower.text = "four"
    field.borderStyle = .roundedRect
    root.view.addSubview(field)
    harness.run("idle")
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    changes.append("\(range.location),\(range.length) \(text)")
    return allowsChanges
  }

  func select(_ range: NSRange, in view: UITextView) {
    view.becomeFirstResponder()
    view.selectedRange = range
    harness.run("idle")
  }

  /// The middle of a character of a text, in the window.
  func middle(of offset: Int, in view: UITextView) -> CGPoint {
    let range = OffsetRange(offset..<offset + 1)
    let rect = view.rects(of: range)[0].rect
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// The gap before a character.
  func gap(before offset: Int, in view: UITextView) -> CGPoint {
    let caret = view.caretRect(at: offset)
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  func pointer(_ phase: InputPhase, _ point: CGPoint) {
    let input = TouchInput(
      id: 1, phase: phase, location: point,
      time: PlatformServices.current.application.currentTime, kind: .mouse)
    SceneRegistry.front?.host.receive(.touch(input))
    harness.advance(by: 0.1)
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    pointer(.began, start)
    for part in [0.25, 0.5, 0.75, 1] {
      pointer(
        .changed,
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Providers of other views load beside the main thread.
  func finish(until isDone: () -> Bool) {
    harness.advance(by: 1)
    // Clock: the provider's threads take time of the machine.
    for _ in 0..<500 where !isDone() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    harness.run("idle")
  }
}

final class TextDragTests: XCTestCase {
  func test_selectedText_isMovedWithinItsView_asOneStep() {
    onMainActor {
      let desk = Desk()
      desk.select(NSRange(location: 0, length: 4), in: desk.upper)
      desk.drag(
        from: desk.middle(of: 1, in: desk.upper), to: desk.gap(before: 8, in: desk.upper))
      XCTAssertTrue(desk.upper.isTextDragActive)
      XCTAssertTrue(desk.upper.isTextDropActive)
      XCTAssertEqual(desk.upper.text, "one two three", "nothing is moved before it is dropped")
      XCTAssertNotNil(desk.upper.content.dropCaretRect)
      desk.pointer(.ended, desk.gap(before: 8, in: desk.upper))
      desk.harness.advance(by: 1)
      XCTAssertEqual(desk.upper.text, "two one three")
      XCTAssertEqual(desk.upper.selectedRange, NSRange(location: 4, length: 4))
      XCTAssertEqual(desk.changes, ["0,8 two one "])
      XCTAssertNil(desk.upper.content.dropCaretRect)
      XCTAssertFalse(desk.upper.isTextDragActive)
      desk.upper.undoManager?.undo()
      XCTAssertEqual(desk.upper.text, "one two three")
    }
  }

  func test_textDroppedOnItself_stays() {
    onMainActor {
      let desk = Desk()
      desk.select(NSRange(location: 4, length: 4), in: desk.upper)
      desk.drag(
        from: desk.middle(of: 5, in: desk.upper), to: desk.gap(before: 7, in: desk.upper))
      desk.pointer(.ended, desk.gap(before: 7, in: desk.upper))
      desk.harness.advance(by: 1)
      XCTAssertEqual(desk.upper.text, "one two three")
      XCTAssertEqual(desk.changes, [])
    }
  }

  func test_delegateThatRefuses_keepsTheText() {
    onMainActor {
      let desk = Desk()
      desk.allowsChanges = false
      desk.select(NSRange(location: 0, length: 3), in: desk.upper)
      desk.drag(
        from: desk.middle(of: 1, in: desk.upper), to: desk.gap(before: 13, in: desk.upper))
      desk.pointer(.ended, desk.gap(before: 13, in: desk.upper))
      desk.harness.advance(by: 1)
      XCTAssertEqual(desk.upper.text, "one two three")
      XCTAssertEqual(desk.changes.count, 1)
    }
  }

  func test_textDroppedOnAnotherView_isCopiedThere() {
    onMainActor {
      let desk = Desk()
      desk.select(NSRange(location: 0, length: 3), in: desk.upper)
      desk.drag(
        from: desk.middle(of: 1, in: desk.upper), to: desk.gap(before: 4, in: desk.lower))
      desk.pointer(.ended, desk.gap(before: 4, in: desk.lower))
      desk.finish { desk.lower.text != "four" }
      XCTAssertEqual(desk.upper.text, "one two three")
      XCTAssertEqual(desk.lower.text, "fourone")
      XCTAssertTrue(desk.lower.isFirstResponder)
      XCTAssertEqual(desk.lower.selectedRange, NSRange(location: 4, length: 3))
    }
  }

  func test_fieldThatIsNotEdited_takesTextInOneLine() {
    onMainActor {
      let desk = Desk()
      desk.upper.text = "a\nb"
      desk.select(NSRange(location: 0, length: 3), in: desk.upper)
      let end = CGPoint(x: 60, y: 237)
      desk.drag(from: desk.middle(of: 0, in: desk.upper), to: end)
      desk.pointer(.ended, end)
      desk.finish { desk.field.text != "" }
      XCTAssertEqual(desk.field.text, "a b")
      XCTAssertTrue(desk.field.isFirstResponder)
    }
  }

  func test_clickOnSelectedText_placesTheCaret_andDragsBesideItSelect() {
    onMainActor {
      let desk = Desk()
      desk.select(NSRange(location: 0, length: 7), in: desk.upper)
      let place = desk.gap(before: 4, in: desk.upper)
      desk.pointer(.began, place)
      XCTAssertEqual(desk.upper.selectedRange.length, 7, "it might be dragged")
      desk.pointer(.ended, place)
      XCTAssertEqual(desk.upper.selectedRange, NSRange(location: 4, length: 0))
      desk.harness.advance(by: 1)
      desk.drag(
        from: desk.gap(before: 8, in: desk.upper), to: desk.gap(before: 13, in: desk.upper))
      desk.pointer(.ended, desk.gap(before: 13, in: desk.upper))
      XCTAssertEqual(desk.upper.selectedRange, NSRange(location: 8, length: 5))
      XCTAssertEqual(desk.upper.text, "one two three")
    }
  }

  func test_textThatIsOnlyRead_isCopiedAndTakesNothing() {
    onMainActor {
      let desk = Desk()
      desk.upper.isEditable = false
      desk.select(NSRange(location: 0, length: 3), in: desk.upper)
      desk.drag(
        from: desk.middle(of: 1, in: desk.upper), to: desk.gap(before: 13, in: desk.upper))
      XCTAssertFalse(desk.upper.isTextDropActive)
      desk.drag(
        from: desk.gap(before: 13, in: desk.upper), to: desk.gap(before: 0, in: desk.lower))
      desk.pointer(.ended, desk.gap(before: 0, in: desk.lower))
      desk.finish { desk.lower.text != "four" }
      XCTAssertEqual(desk.upper.text, "one two three")
      XCTAssertEqual(desk.lower.text, "onefour")
    }
  }

  func test_passwords_areNotDragged() {
    onMainActor {
      let desk = Desk()
      desk.field.text = "secret"
      desk.field.isSecureTextEntry = true
      desk.field.becomeFirstResponder()
      desk.field.selectAll(nil)
      desk.harness.run("idle")
      desk.drag(from: CGPoint(x: 40, y: 237), to: desk.gap(before: 0, in: desk.lower))
      XCTAssertFalse(desk.field.isTextDragActive)
      desk.pointer(.ended, desk.gap(before: 0, in: desk.lower))
      XCTAssertEqual(desk.lower.text, "four")
    }
  }
}
