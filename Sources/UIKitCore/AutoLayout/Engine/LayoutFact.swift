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

  let state: ViewLayoutState
  let kind: Kind
}
