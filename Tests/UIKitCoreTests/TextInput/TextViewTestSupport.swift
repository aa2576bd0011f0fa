import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Writes down what a text view asks and tells.
@MainActor
final class TextViewRecorder: NSObject, UITextViewDelegate {
  var log: [String] = []
  var refuses: Set<String> = []

  private func ask(_ name: String) -> Bool {
    log.append(name)
    return !refuses.contains(name)
  }
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("change \(range.location),\(range.length) \(text.debugDescription)") }
  func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    log.append("selection \(textView.selectedRange.location),\(textView.selectedRange.length)")
  }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { ask("link \(URL) \(characterRange.location),\(characterRange.length)") }
}

@MainActor
final class TextViewPage {
  let controller = UIViewController()
  let view: UITextView
  let recorder = TextViewRecorder()
  let harness: Harness

  init(_ text: String, height: CGFloat = 160, isRightToLeft: Bool = false) {
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: height))
    self.view = view
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.delegate = recorder
    controller.view.addSubview(view)
    let controller = controller
    harness = Harness(
      size: CGSize(width: 320, height: 240), isRightToLeft: isRightToLeft, root: controller)
  }

  func point(_ offset: Int) -> CGPoint {
    let caret = view.caretRect(at: offset)
    return view.convert(CGPoint(x: caret.midX + 0.3, y: caret.midY), to: nil)
  }

  func send(_ phase: InputPhase, _ point: CGPoint, modifiers: KeyModifiers = []) {
    harness.window.windowScene?.host.receive(
      .touch(
        TouchInput(
          id: 1, phase: phase, location: point,
          time: PlatformServices.current.application.currentTime, kind: .mouse,
          modifiers: modifiers)))
    harness.advance(by: 1.0 / 60)
  }

  func click(_ offset: Int, to end: Int? = nil, modifiers: KeyModifiers = []) {
    send(.began, point(offset), modifiers: modifiers)
    if let end { send(.changed, point(end), modifiers: modifiers) }
    send(.ended, point(end ?? offset), modifiers: modifiers)
  }

  var selected: String { (view.text as NSString).substring(with: view.selectedRange) }
}
