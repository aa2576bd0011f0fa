/// A region without a view that sends the focus elsewhere: arrow keys that go towards it arrive at what
/// it prefers.
///
/// It takes part where arrows move the focus between views; Tab goes by the order of reading, and items
/// of lists by their lists.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// A guide that is not enabled is not there.
  open var isEnabled = true
  /// Where the focus goes that comes to the guide, best first; without any, the default, the guide
  /// is not there.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The older name of the first environment, where that is a view.
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }

  /// Where it is in a window, if it leads anywhere.
  final func area(in window: UIWindow) -> CGRect? {
    guard isEnabled, !(preferredFocusEnvironments ?? []).isEmpty, let owner = owningView,
      owner.window === window
    else { return nil }
    let frame = owner.convert(layoutFrame, to: window)
    return frame.isEmpty ? nil : frame
  }

  /// The guides of the views in `root` that are seen.
  ///
  /// - Complexity: O(views that are not hidden).
  static func all(in root: UIView) -> [UIFocusGuide] {
    var found: [UIFocusGuide] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      found += view.layoutGuides.compactMap { $0 as? UIFocusGuide }
      waiting += view.storedSubviews
    }
    return found
  }
}
