extension UISplitViewController {
  /// How many columns a split view controller has.
  public enum Style: Int, Sendable {
    /// Two controllers given by `viewControllers`, shown as they are.
    case unspecified = 0
    /// Columns given by `setViewController(_:for:)`, each in a navigation controller.
    case doubleColumn, tripleColumn
  }

  /// The columns of a split view controller.
  public enum Column: Int, Sendable {
    /// The first column, a list in most programs.
    case primary = 0
    /// The column between the others, in the style of three columns.
    case supplementary
    /// The last column, which shows what is chosen.
    case secondary
    /// Shown alone where there is space for one column only.
    case compact
  }

  /// Which columns are in sight, and whether they lie beside or over the last one.
  public enum DisplayMode: Int, Sendable {
    /// The controller decides, by the space there is.
    case automatic = 0
    /// The last column alone.
    case secondaryOnly
    /// One more column beside the last.
    case oneBesideSecondary
    /// One more column over the last.
    case oneOverSecondary
    /// Two more columns beside the last.
    case twoBesideSecondary
    /// Two more columns over the last.
    case twoOverSecondary
    /// The secondary column keeps its width and goes aside.
    case twoDisplaceSecondary

    /// An older name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// An older name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// An older name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Whether columns that come in take space from the last one or lie over it.
  public enum SplitBehavior: Int, Sendable {
    /// The controller decides, by the space there is.
    case automatic = 0
    /// Columns that come in make the last one narrower.
    case tile
    /// Columns that come in lie over the last one.
    case overlay
    /// Columns that come in push the last one aside.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The side where lines of text begin.
    case leading = 0
    /// The side where lines of text end.
    case trailing
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the column's own view.
    case none = 0
    /// The background of a sidebar.
    case sidebar
  }

  /// When the button that shows and hides columns is there.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The controller decides.
    case automatic = 0
    /// The button is never there.
    case never
    /// The button is always there.
    case always
  }
}

/// Decides about and hears of the columns of a split view controller. Every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Hears that columns are about to come or go.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns what the button goes to; `.automatic` for the usual.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  /// Returns whether the delegate has shown a controller in the last column itself; false by
  /// default.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate has shown a controller in the detail column itself; false by
  /// default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns what is shown alone where there is space for one column; nil for the primary
  /// controller.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns what is shown first of two where there is space for both; nil for what was shown
  /// alone.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns whether the delegate has seen to the secondary controller, or lets it go; otherwise it
  /// is put on the primary one's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller; nil for what lies on the primary one's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the column that is seen when there is space for one alone.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns which columns are seen when there is space for several again.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Hears that there is space for one column alone now.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Hears that there is space for several columns again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Hears that a column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Hears that a column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Hears that the user begins to move columns in or out by a gesture.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Hears that a gesture that moved columns is over.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { .automatic }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}
}
