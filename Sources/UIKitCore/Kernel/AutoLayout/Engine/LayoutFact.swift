/// Something about a view that constraints take for a number. When it changes, the constants of
/// those constraints do.
@MainActor
struct LayoutFact {
  enum Kind: Int {
    /// Margins and safe area.
    case insets
    /// Where a scroll view stands.
    case offset
    /// Where text has its baselines.
    case baseline
  }

  /// Weak, as it keeps the constraints that hold its numbers, and they this.
  private(set) weak var state: ViewLayoutState?
  let kind: Kind

  init(state: ViewLayoutState, kind: Kind) {
    self.state = state
    self.kind = kind
  }
}
