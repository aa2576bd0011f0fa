/// A rule between two lengths of views; here for its axes, which views name already.
@preconcurrency @MainActor
public class NSLayoutConstraint: NSObject {
  /// The direction of a length.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  override init() { super.init() }
}
