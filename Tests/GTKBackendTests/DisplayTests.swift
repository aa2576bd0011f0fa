import XCTest

@testable import GTKBackend

/// What a program says that finds no display: it names the variable that the user can set.
final class DisplayTests: XCTestCase {
  func test_displayThatDoesNotAnswer_isNamedByTheVariablesThatCount() {
    let both = "WAYLAND_DISPLAY and DISPLAY name none that answers"
    for backend in [nil, "", "*", "x11,*", "wayland,x11"] {
      XCTAssertEqual(Display.absence(backend: backend), both, backend ?? "not set")
    }
    XCTAssertEqual(
      Display.absence(backend: "wayland"),
      "GDK_BACKEND=wayland allows Wayland alone, and WAYLAND_DISPLAY names none that answers")
    XCTAssertEqual(
      Display.absence(backend: "x11"),
      "GDK_BACKEND=x11 allows X11 alone, and DISPLAY names none that answers")
    XCTAssertEqual(
      Display.absence(backend: "broadway"), "GDK_BACKEND=broadway allows neither Wayland nor X11")
  }
}
