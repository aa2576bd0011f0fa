import CGTK4
import Foundation
import PlatformInterface
import XCTest

@testable import GTKBackend

/// What an input method is told of the text, and what it takes away of it; the signals are those that IBus's module
/// for GTK sends.
final class InputMethodTests: XCTestCase {
  private func withMethod(
    _ state: TextInputState,
    _ body:
      @escaping @MainActor @Sendable (
        InputMethod, UnsafeMutablePointer<GtkIMContext>, () -> [String]
      ) throws -> Void
  ) throws {
    try inMainLoop { application in
      let widget = try XCTUnwrap(gtk_drawing_area_new())
      g_object_ref_sink(widget)
      let method = InputMethod(content: widget)
      var heard: [String] = []
      method.take(state, origin: .zero) { heard.append("\($0)") }
      try body(method, try XCTUnwrap(method.context), { heard })
      method.close()
      g_object_unref(widget)
    }
  }

  func test_inputMethod_isToldTheSelection() throws {
    try withMethod(
      TextInputState(
        caret: .zero, surrounding: "a\u{1F600}bc", caretOffset: 4, anchorOffset: 1)
    ) { _, context, _ in
      var text: UnsafeMutablePointer<CChar>?
      var (caret, anchor): (gint, gint) = (0, 0)
      XCTAssertNotEqual(
        gtk_im_context_get_surrounding_with_selection(context, &text, &caret, &anchor), 0)
      XCTAssertEqual(text.map { String(cString: $0) }, "a\u{1F600}bc")
      XCTAssertEqual(caret, 6, "in bytes")
      XCTAssertEqual(anchor, 1)
      g_free(text)
    }
  }

  func test_inputMethod_takesTextAway() throws {
    try withMethod(TextInputState(caret: .zero, surrounding: "abc", caretOffset: 3)) {
      _, context, heard in
      XCTAssertNotEqual(gtk_im_context_delete_surrounding(context, -2, 2), 0)
      XCTAssertEqual(heard(), ["deletion(offset: -2, count: 2)"])
    }
    try withMethod(TextInputState(caret: .zero, purpose: .password)) { _, context, heard in
      XCTAssertEqual(gtk_im_context_delete_surrounding(context, -2, 2), 0)
      XCTAssertEqual(heard(), [])
    }
  }
}
