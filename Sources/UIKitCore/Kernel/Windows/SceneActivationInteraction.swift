import ObjCRuntime

extension UIWindowScene {
  /// Opens a window of its own for what two fingers pull open in a view.
  ///
  /// In a program of one scene it does nothing.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// Says what to open for a place in the interaction's view; nil opens nothing.
    public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) ->
      ActivationConfiguration?

    private let configuration: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private weak var storedView: UIView?
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    private var wanted: ActivationConfiguration?
    private let link = ActivationPinchLink()

    /// How much larger the distance of the fingers is that opens a window.
    // iOS-BEHAVIOUR: Evidence: unmeasured.
    private static let scale: CGFloat = 1.5

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - configurationProvider: asked as the fingers begin to move apart.
    ///   - errorHandler: called later where the scene cannot be opened.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider,
      errorHandler: @escaping (any Error) -> Void
    ) {
      configuration = configurationProvider
      self.errorHandler = errorHandler
      super.init()
      link.interaction = self
      pinch.delegate = link
      pinch.addTarget(
        self, action: Selector("pinched:", ActivationInteraction.pinched(_:)))
    }

    /// The view whose parts are pulled open; nil while the interaction is in none.
    open weak var view: UIView? { storedView }

    open func willMove(to view: UIView?) {
      if view !== storedView { storedView?.removeGestureRecognizer(pinch) }
    }
    open func didMove(to view: UIView?) {
      storedView = view
      view?.addGestureRecognizer(pinch)
    }

    /// Whether something can be opened at the place between the fingers.
    fileprivate final func mayBegin() -> Bool {
      guard UIApplication.shared.supportsMultipleScenes, let storedView, pinch.scale > 1 else {
        return false
      }
      wanted = configuration(self, pinch.location(in: storedView))
      return wanted != nil
    }

    private func pinched(_ recognizer: UIGestureRecognizer) {
      switch pinch.state {
      case .ended:
        if pinch.scale >= Self.scale, let wanted { open(wanted) }
        wanted = nil
      case .cancelled, .failed: wanted = nil
      default: break
      }
    }

    private func open(_ wanted: ActivationConfiguration) {
      UIApplication.shared.activateSceneSession(
        for: UISceneSessionActivationRequest(
          userActivity: wanted.userActivity, options: wanted.options),
        errorHandler: errorHandler)
    }
  }
}

/// Asks the interaction whether the fingers pull something open.
private final class ActivationPinchLink: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UIWindowScene.ActivationInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin() ?? false
  }
}
