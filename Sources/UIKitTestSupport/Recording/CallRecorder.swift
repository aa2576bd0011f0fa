/// What was called, in order, as lines of text that a test compares at once.
@MainActor
public final class CallRecorder {
  /// The calls so far, a line each, in the order in which they came.
  public private(set) var calls: [String] = []

  /// Makes a recorder that has heard nothing.
  public init() {}

  /// Adds a call, as it should read in a test's expectation.
  public func record(_ call: String) { calls.append(call) }

  /// One call a line.
  public var text: String { calls.joined(separator: "\n") }

  /// What was recorded since the last call of this method.
  public func take() -> [String] {
    defer { calls.removeAll() }
    return calls
  }
}
