import PlatformInterface

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public private(set) weak var view: UIView?
  /// Several drags at once; false shows the view one at a time.
  open var allowsSimultaneousDropSessions = false {
    didSet {
      if allowsSimultaneousDropSessions {
        Unsupported.report("UIDropInteraction.allowsSimultaneousDropSessions")
      }
    }
  }

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if let old = self.view { old.window?.windowScene?.host.drags.lost(self) }
  }
  open func didMove(to view: UIView?) { self.view = view }
}
