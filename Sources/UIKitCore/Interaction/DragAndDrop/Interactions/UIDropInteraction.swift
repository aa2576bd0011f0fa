import PlatformInterface

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// What decides about drops; nil once it is gone, and then nothing is accepted.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that things are dropped on; nil while the interaction is in none.
  open private(set) weak var view: UIView?
  /// Several drags at once; false shows the view one at a time.
  open var allowsSimultaneousDropSessions = false {
    didSet {
      if allowsSimultaneousDropSessions {
        Unsupported.report("UIDropInteraction.allowsSimultaneousDropSessions")
      }
    }
  }

  /// Makes an interaction; add it to a view by `addInteraction(_:)`.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if let old = self.view { old.window?.windowScene?.host.drags.lost(self) }
  }
  open func didMove(to view: UIView?) { self.view = view }
}
