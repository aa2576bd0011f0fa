/// Runs a test's body on the main actor, where XCTest already is: its Linux version cannot call test
/// methods of isolated classes.
func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
  try MainActor.assumeIsolated { try body() }
}
