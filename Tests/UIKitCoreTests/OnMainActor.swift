/// Runs a test's body where UIKit objects live. Test methods themselves must not be isolated: on
/// Linux, XCTest finds plain methods only.
func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated { try body() }
}
