import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Writes down what a text field asks and tells.
@MainActor
private final class FieldRecorder: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var refuses: Set<String> = []

  private func ask(_ name: String) -> Bool {
    log.append(name)
    return !refuses.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log.append("didEnd \(reason.rawValue)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("change \(range.location),\(range.length) \"\(string)\"") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

  static let events: [(UIControl.Event, String)] = [
    (.editingDidBegin, "[didBegin]"), (.editingChanged, "[changed]"),
    (.editingDidEnd, "[didEnd]"), (.primaryActionTriggered, "[primary]"),
  ]

  func watch(_ field: UITextField) {
    field.delegate = self
    for (event, name) in Self.events {
      field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor
private final class Form {
  let controller = UIViewController()
  let first = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
  let recorder = FieldRecorder()
  let harness: Harness

  init(isRightToLeft: Bool = false) {
    for field in [first, second] {
      field.borderStyle = .roundedRect
      controller.view.addSubview(field)
    }
    first.placeholder = "Name"
    second.accessibilityIdentifier = "second"
    recorder.watch(first)
    let controller = controller
    harness = Harness(
      size: CGSize(width: 320, height: 200), isRightToLeft: isRightToLeft, root: controller)
  }

  /// Presses a pointer's button at the caret before a character and lets go after `to`.
  func click(
    _ field: UITextField, _ offset: Int, to end: Int? = nil, modifiers: KeyModifiers = []
  ) {
    func point(_ offset: Int) -> CGPoint {
      let caret = field.caretRect(at: offset)
      return field.convert(CGPoint(x: caret.midX + 0.3, y: caret.midY), to: nil)
    }
    func send(_ phase: InputPhase, _ point: CGPoint) {
      harness.window.windowScene?.host.receive(
        .touch(
          TouchInput(
            id: 1, phase: phase, location: point,
            time: PlatformServices.current.application.currentTime, kind: .mouse,
            modifiers: modifiers)))
      harness.advance(by: 1.0 / 60)
    }
    send(.began, point(offset))
    if let end { send(.changed, point(end)) }
    send(.ended, point(end ?? offset))
  }

  func selected(_ field: UITextField) -> String {
    field.selectedTextRange.flatMap { field.text(in: $0) } ?? ""
  }
  func caret(_ field: UITextField) -> Int {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } ?? -1
  }
}

final class TextFieldTests: XCTestCase {
  func test_typing_tellsTheDelegateInOrder() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.harness.run("tap \"Name\"")
      XCTAssertEqual(form.recorder.take(), ["shouldBegin", "didBegin", "[didBegin]"])
      XCTAssertTrue(form.first.isEditing && form.first.isFirstResponder)
      form.harness.run("type \"Hi\"")
      XCTAssertEqual(
        form.recorder.take(),
        [
          "change 0,0 \"H\"", "selection", "[changed]", "change 1,0 \"i\"", "selection",
          "[changed]",
        ])
      form.harness.run("key backspace")
      XCTAssertEqual(form.recorder.take(), ["change 1,1 \"\"", "selection", "[changed]"])
      form.harness.run("key return")
      XCTAssertEqual(form.recorder.take(), ["shouldReturn", "[primary]"])
      XCTAssertTrue(form.first.isEditing, "Return alone ends nothing")
      form.harness.run("tap #second")
      XCTAssertEqual(form.recorder.take(), ["shouldEnd", "didEnd 0", "[didEnd]"])
      XCTAssertEqual(form.first.text, "H")
      XCTAssertTrue(form.second.isEditing)
    }
  }

  func test_delegate_mayRefuse() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.recorder.refuses = ["shouldBegin"]
      form.harness.run("tap \"Name\"")
      XCTAssertFalse(form.first.isEditing)
      form.recorder.refuses = ["change 0,0 \"x\"", "shouldEnd", "shouldReturn"]
      form.first.becomeFirstResponder()
      form.harness.run("type \"xy\"")
      XCTAssertEqual(form.first.text, "y")
      _ = form.recorder.take()
      form.harness.run("key return")
      XCTAssertEqual(form.recorder.take(), ["shouldReturn"])
      form.harness.run("tap #second")
      XCTAssertTrue(form.first.isEditing)
      form.first.removeFromSuperview()
      XCTAssertFalse(form.first.isEditing, "outside a window nothing is edited")
      XCTAssertEqual(form.recorder.take().suffix(2), ["didEnd 0", "[didEnd]"])
    }
  }

  func test_return_endsEditingWhereATargetWaitsForIt() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.first.addAction(
        UIAction { [recorder = form.recorder] _ in recorder.log.append("[exit]") },
        for: .editingDidEndOnExit)
      form.first.becomeFirstResponder()
      _ = form.recorder.take()
      form.harness.run("key return")
      XCTAssertEqual(
        form.recorder.take(),
        ["shouldReturn", "[primary]", "[exit]", "shouldEnd", "didEnd 0", "[didEnd]"])
    }
  }

  func test_setText_tellsNobody() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.first.text = "by the program"
      XCTAssertEqual(form.recorder.take(), [])
      form.first.text = nil
      XCTAssertEqual(form.first.text, "")
      form.first.becomeFirstResponder()
      _ = form.recorder.take()
      form.first.insertText("x")
      XCTAssertEqual(
        form.recorder.take(), ["selection", "[changed]"], "no question to the delegate")
    }
  }

  func test_keys_moveAndSelect() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      let field = form.first
      field.text = "one two three"
      field.becomeFirstResponder()
      XCTAssertEqual(form.caret(field), 13, "editing begins behind the text")
      form.harness.run("key left with ctrl")
      XCTAssertEqual(form.caret(field), 8)
      form.harness.run("key left with ctrl,shift\nkey left with shift")
      XCTAssertEqual(form.selected(field), " two ")
      form.harness.run("key right")
      XCTAssertEqual(form.caret(field), 8, "an arrow ends the selection at its side")
      form.harness.run("key home\nkey right with ctrl\nkey end with shift")
      XCTAssertEqual(form.selected(field), " two three")
      form.harness.run("key backspace\nkey home\nkey delete")
      XCTAssertEqual(field.text, "ne")
      form.harness.run("type \"Ctrl works\"\nkey backspace with ctrl")
      XCTAssertEqual(field.text, "Ctrl ne")
      form.harness.run("key up\ntype \"^\"\nkey down\ntype \"$\"")
      XCTAssertEqual(field.text, "^Ctrl ne$")
    }
  }

  func test_clipboardAndUndo_byKeys() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.first.becomeFirstResponder()
      form.harness.run(
        "type \"copy me\"\nkey a with ctrl\nkey c with ctrl\nkey end\nkey v with ctrl")
      XCTAssertEqual(form.first.text, "copy mecopy me")
      XCTAssertEqual(UIPasteboard.general.string, "copy me")
      form.harness.run("key z with ctrl")
      XCTAssertEqual(form.first.text, "copy me")
      form.harness.run("key z with ctrl")
      XCTAssertEqual(form.first.text, "")
      form.harness.run("key z with ctrl,shift\nkey y with ctrl")
      XCTAssertEqual(form.first.text, "copy mecopy me")
      form.harness.run("key a with ctrl\nkey x with ctrl")
      XCTAssertEqual(form.first.text, "")
      UIPasteboard.general.string = "two\nlines"
      form.harness.run("key v with ctrl")
      XCTAssertEqual(form.first.text, "two lines")
    }
  }

  func test_pointer_selectsByCharactersWordsAndAll() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      let field = form.first
      field.text = "one two three"
      form.click(field, 5)
      XCTAssertTrue(field.isEditing)
      XCTAssertEqual(form.caret(field), 5, "a pointer's tip is exact")
      form.harness.advance(by: 1)
      form.click(field, 2, to: 6)
      XCTAssertEqual(form.selected(field), "e tw")
      form.harness.advance(by: 1)
      form.click(field, 9, modifiers: .shift)
      XCTAssertEqual(form.selected(field), "e two t")
      form.harness.advance(by: 1)
      form.click(field, 5)
      form.click(field, 5)
      XCTAssertEqual(form.selected(field), "two")
      form.click(field, 5)
      XCTAssertEqual(form.selected(field), "one two three")
      form.harness.advance(by: 1)
      form.click(field, 5)
      form.click(field, 5, to: 9)
      XCTAssertEqual(form.selected(field), "two three", "after a double click by words")
    }
  }

  func test_finger_goesToTheNearerEndOfAWord() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.first.text = "one wonderful"
      form.first.becomeFirstResponder()
      let caret = form.first.caretRect(at: 6)
      let point = form.first.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
      form.harness.run("tap \(point.x),\(point.y)")
      XCTAssertEqual(form.caret(form.first), 4)
    }
  }

  func test_clearButton_asksAndClears() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.first.clearButtonMode = .whileEditing
      form.first.text = "much"
      form.harness.advance(by: 0.1)
      XCTAssertNil(form.harness.view(showing: "Clear text"))
      form.first.becomeFirstResponder()
      form.harness.advance(by: 0.1)
      _ = form.recorder.take()
      form.harness.run("tap \"Clear text\"")
      XCTAssertEqual(form.recorder.take(), ["shouldClear", "selection", "[changed]"])
      XCTAssertEqual(form.first.text, "")
      XCTAssertNil(form.harness.view(showing: "Clear text"))
    }
  }

  func test_secureText_isHiddenAndNotCopied() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.first.isSecureTextEntry = true
      form.first.becomeFirstResponder()
      UIPasteboard.general.string = "before"
      form.harness.run("type \"s😀crét\"\nkey a with ctrl\nkey c with ctrl")
      XCTAssertEqual(UIPasteboard.general.string, "before")
      XCTAssertTrue(form.harness.dump().contains("••••••"))
      XCTAssertFalse(form.harness.dump().contains("crét"))
      form.harness.run("tap #second")
      form.harness.run("tap \"Name\"\ntype \"n\"")
      XCTAssertEqual(form.first.text, "n", "a hidden text is typed anew")
    }
  }

  func test_tab_goesThroughFields() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.second.text = "there"
      form.first.becomeFirstResponder()
      form.harness.run("key tab")
      XCTAssertTrue(form.second.isEditing)
      XCTAssertEqual(form.selected(form.second), "there")
      form.harness.run("key tab with shift")
      XCTAssertTrue(form.first.isEditing)
    }
  }

  func test_caret_blinksWithVirtualTimeAndLetsTheAppBeIdle() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      func caretOpacity() -> Float {
        var waiting: [UIView] = [form.first]
        while let view = waiting.popLast() {
          if let content = view as? TextContentView { return content.subviews[0].layer.opacity }
          waiting.append(contentsOf: view.subviews)
        }
        return -1
      }
      form.first.becomeFirstResponder()
      form.harness.advance(by: 0.3)
      XCTAssertEqual(caretOpacity(), 1)
      form.harness.advance(by: 0.5)
      XCTAssertEqual(caretOpacity(), 0)
      form.harness.advance(by: 0.5)
      XCTAssertEqual(caretOpacity(), 1)
      let loop = form.harness.window.windowScene?.host.loop
      XCTAssertEqual(loop?.isStill, true, "a blinking caret is no movement")
      XCTAssertEqual(loop?.needsFrame, false)
      form.harness.advance(by: 0.4)
      form.harness.run("type \"x\"")
      XCTAssertEqual(caretOpacity(), 1, "typing shows it")
    }
  }

  func test_rightToLeft_arrowsGoWhereTheyPoint() {
    onMainActor {
      let form = Form(isRightToLeft: true)
      defer { form.harness.close() }
      form.first.text = "שלום"
      form.first.becomeFirstResponder()
      XCTAssertEqual(form.caret(form.first), 4)
      form.harness.run("key right")
      XCTAssertEqual(form.caret(form.first), 3)
      let rect = form.first.caretRect(at: 0)
      XCTAssertGreaterThan(rect.minX, 100, "the text stands at the right")
    }
  }

  func test_composing_isShownAndCommittedAsOneChange() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      form.first.text = "ab"
      form.first.becomeFirstResponder()
      _ = form.recorder.take()
      form.first.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      XCTAssertEqual(form.first.text, "abni")
      XCTAssertNotNil(form.first.markedTextRange)
      XCTAssertEqual(form.recorder.take(), ["[changed]", "selection"])
      form.harness.run("type \"你\"")
      XCTAssertEqual(form.first.text, "ab你")
      XCTAssertNil(form.first.markedTextRange)
      XCTAssertEqual(form.recorder.take(), ["change 2,0 \"你\"", "selection", "[changed]"])
      form.harness.run("key z with ctrl")
      XCTAssertEqual(form.first.text, "ab")
    }
  }

  func test_inputMethod_composesAtTheCaret() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      let host = form.harness.window.windowScene?.host
      let window = host?.platformWindow as? HeadlessWindow
      XCTAssertNil(window?.textInput, "without a text, keys are just keys")
      form.first.text = "ab"
      form.first.becomeFirstResponder()
      form.harness.advance(by: 0.1)
      let caret = window?.textInput?.caret ?? .zero
      XCTAssertTrue(form.first.frame.contains(CGPoint(x: caret.midX, y: caret.midY)))
      XCTAssertEqual(window?.textInput?.surrounding, "ab")
      XCTAssertEqual(window?.textInput?.caretOffset, 2)
      host?.receive(.composition(TextComposition(text: "ni", caret: 2)))
      host?.receive(.composition(TextComposition(text: "nihao", caret: 5)))
      XCTAssertEqual(form.first.text, "abnihao")
      _ = form.recorder.take()
      host?.receive(.composition(TextComposition(text: "", caret: 0)))
      host?.receive(.text("你好"))
      XCTAssertEqual(form.first.text, "ab你好")
      XCTAssertTrue(form.recorder.take().contains("change 2,0 \"你好\""))
      let resets = window?.textInput?.resets
      host?.receive(.composition(TextComposition(text: "x", caret: 1)))
      form.click(form.first, 1)
      form.harness.advance(by: 0.1)
      XCTAssertEqual(form.first.text, "ab你好x", "a click takes what is composed as it is")
      XCTAssertNotEqual(window?.textInput?.resets, resets)
      form.harness.run("tap #second\nkey tab")
      form.second.resignFirstResponder()
      form.first.resignFirstResponder()
      form.harness.run("tap 300,190")
      XCTAssertNil(window?.textInput)
    }
  }

  func test_heights_asInterfaceBuilderHasThem() throws {
    let heights = try Oracle.controlHeights("textField_roundedRect")
    onMainActor {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)
      XCTAssertTrue(heights.contains(field.intrinsicContentSize.height))
      field.font = .systemFont(ofSize: 17)
      XCTAssertTrue(heights.contains(field.intrinsicContentSize.height))
    }
  }

  func test_aRoundedFieldsBackground_isWithinItsBorder() {
    onMainActor {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.borderStyle = .roundedRect
      let border = field.parts.border(of: field)
      XCTAssertEqual(border.backgroundColor, .systemBackground)
      field.backgroundColor = .red
      XCTAssertEqual(field.backgroundColor, .red)
      XCTAssertEqual(border.backgroundColor, .red)
      XCTAssertNil(field.layer.backgroundColor, "the corners are free")
      field.borderStyle = .none
      XCTAssertEqual(field.layer.backgroundColor, UIColor.red.cgColor)
      field.borderStyle = .roundedRect
      XCTAssertNil(field.layer.backgroundColor)
      field.backgroundColor = nil
      XCTAssertEqual(border.backgroundColor, .systemBackground)
    }
  }

  func test_ownTextInput_getsKeysAsText() {
    onMainActor {
      final class Pad: UIView, UIKeyInput {
        var typed = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !typed.isEmpty }
        func insertText(_ text: String) { typed += text }
        func deleteBackward() { typed.removeLast() }
      }
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      controller.view.addSubview(pad)
      let harness = Harness(size: CGSize(width: 200, height: 200), root: controller)
      defer { harness.close() }
      pad.becomeFirstResponder()
      harness.run("type \"ab c\\n\"\nkey backspace\nkey d")
      XCTAssertEqual(pad.typed, "ab cd")
    }
  }

  func test_type_withoutAField_saysWhatToDo() {
    onMainActor {
      let form = Form()
      defer { form.harness.close() }
      do {
        try form.harness.perform("type \"x\"")
        XCTFail("Nothing was there to type into.")
      } catch {
        XCTAssertTrue("\(error)".contains("tap a text field"))
      }
    }
  }
}

private enum Oracle {
  static func controlHeights(_ name: String) throws -> [CGFloat] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/oracle/control_metrics_ib.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder)) as? [String: Any]
    let heights = (json?["heights"] as? [String: [String: Int]])?[name] ?? [:]
    return heights.keys.compactMap { Double($0).map { CGFloat($0) } }
  }
}
