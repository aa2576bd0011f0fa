import UIKitCore
import XCTest

/// What a test opens and the next one must not meet, such as a window with what drives it.
@MainActor
package protocol TestFixture: AnyObject {
  /// Takes what was opened off the screen; a second call does nothing.
  func close()
}

extension TestFixture {
  /// Has `close()` called when the running test of XCTest is over, however it ended, unless `didClose()` was
  /// called before. Fixtures call it in their initialiser.
  package func closeAfterTest() { OpenFixtures.shared.add(self) }

  /// Says that the fixture was closed by hand; it is kept no longer.
  package func didClose() { OpenFixtures.shared.remove(self) }
}

/// Takes a window off its scene when the running test of XCTest is over, however it ended.
///
/// - Returns: the window, which nobody but the test and the screen keeps.
@MainActor
@discardableResult
package func closedAfterTest<Window: UIWindow>(_ window: Window) -> Window {
  OpenFixtures.shared.add(window)
  return window
}

/// Runs a test's body where UIKit's objects live.
///
/// A test of XCTest without `async` must not belong to the main actor itself: on Linux the list of tests holds
/// plain methods, and a class marked `@MainActor` compiles and then ends the program with "Could not cast value
/// of type". XCTest calls such tests on the main thread.
package func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated { try body() }
}

/// Closes what the running test has opened, as happens at its end.
@MainActor
package func closeFixtures() { OpenFixtures.shared.closeAll() }
