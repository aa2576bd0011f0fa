/// Lets things be dragged out of a view: a finger that stays down lifts them, a pointer lifts them as
/// soon as it moves with the button down.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// What gives the items that are dragged; nil once it is gone, and then nothing is lifted.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that things are dragged out of; nil while the interaction is in none.
  open private(set) weak var view: UIView?
  private lazy var lift = DragLiftRecognizer(self)

  /// Makes an interaction; add it to a view by `addInteraction(_:)`.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Whether new interactions are on, which they are on everything with a desktop.
  public class var isEnabledByDefault: Bool { true }

  /// Whether things can be lifted; `isEnabledByDefault` at first. Setting it to false during a drag
  /// does not end the drag.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { if isEnabled != oldValue { lift.isEnabled = isEnabled } }
  }

  /// Other recognisers may recognise while items are lifted and not moved yet.
  open var allowsSimultaneousRecognitionDuringLift = false

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(lift) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(lift)
  }

  /// Called at the end of a drag that began elsewhere and that taps on this view added items to. The
  /// public delegate hears of the end only where the drag began.
  final var addedItemsEnded: (() -> Void)?

  /// Called with true when a menu shows what was lifted, so that the view looks as usual meanwhile, and
  /// with false when it is dragged out of the menu.
  final var liftSetAside: ((Bool) -> Void)?

  /// The view as it is, where it is; nil outside of windows.
  final var wholeView: UITargetedDragPreview? {
    guard let view, view.window != nil, view.superview != nil else { return nil }
    return UITargetedDragPreview(view: view)
  }
}
