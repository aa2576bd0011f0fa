/// Values kept for states of a control, with UIKit's rule of which one counts: that of the very state,
/// else the normal one's.
struct StateValues<Value> {
  private var values: [UIControl.State.RawValue: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// What was set for exactly `state`.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// What counts in `state`.
  func value(in state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
