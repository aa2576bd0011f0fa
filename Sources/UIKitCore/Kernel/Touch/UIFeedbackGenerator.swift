import PlatformInterface

/// Lets the user feel what happens. No device here can: each kind says so once when it is first to be
/// felt, and nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  private weak var storedView: UIView?

  public override init() { super.init() }

  /// Added to the view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open weak var view: UIView? { storedView }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { storedView = view }

  /// There is nothing to get ready.
  open func prepare() {}
}

/// As of things that bump into one another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong an impact is felt to be.
  public enum FeedbackStyle: Int, @unchecked Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) { super.init() }
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  private func report() { Unsupported.report("UIImpactFeedbackGenerator.impactOccurred()") }
  open func impactOccurred() { report() }
  open func impactOccurred(intensity: CGFloat) { report() }
  open func impactOccurred(at location: CGPoint) { report() }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { report() }
}

/// As of a wheel of values that clicks.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    Unsupported.report("UISelectionFeedbackGenerator.selectionChanged()")
  }
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// As of something done, or not.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Whether a task went well, needs care, or failed.
  public enum FeedbackType: Int, @unchecked Sendable {
    case success = 0
    case warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    Unsupported.report("UINotificationFeedbackGenerator.notificationOccurred(_:)")
  }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
