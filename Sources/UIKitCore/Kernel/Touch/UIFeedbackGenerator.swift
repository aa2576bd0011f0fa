import PlatformInterface

/// Lets the user feel what happens. No device here can: each kind says so once when it is first to be
/// felt, and nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  private weak var storedView: UIView?

  public override init() { super.init() }

  /// Makes a generator and adds it to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// The view that the generator was added to; nil while it is in none.
  open weak var view: UIView? { storedView }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { storedView = view }

  /// Would get the device ready. As none here can let anything be felt, it does nothing.
  open func prepare() {}
}

/// As of things that bump into one another.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong an impact is felt to be.
  public enum FeedbackStyle: Int, @unchecked Sendable {
    /// As of small or soft things.
    case light = 0
    /// As of middling things.
    case medium
    /// As of large or heavy things.
    case heavy
    /// As of things that give way.
    case soft
    /// As of hard things.
    case rigid
  }

  /// Makes a generator of the style `.medium`.
  public override init() { super.init() }
  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator of a style and adds it to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  private func report() { Unsupported.report("UIImpactFeedbackGenerator.impactOccurred()") }
  /// Would let the user feel an impact. No device here can, which is reported once.
  open func impactOccurred() { report() }
  /// Would let the user feel an impact of an intensity from 0 to 1. No device here can, which is
  /// reported once.
  open func impactOccurred(intensity: CGFloat) { report() }
  /// Would let the user feel an impact at a place. No device here can, which is reported once.
  open func impactOccurred(at location: CGPoint) { report() }
  /// Would let the user feel an impact of an intensity at a place. No device here can, which is
  /// reported once.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { report() }
}

/// As of a wheel of values that clicks.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Would let the user feel that another value is selected. No device here can, which is reported
  /// once.
  open func selectionChanged() {
    Unsupported.report("UISelectionFeedbackGenerator.selectionChanged()")
  }
  /// Would let the user feel at a place that another value is selected. No device here can, which
  /// is reported once.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// As of something done, or not.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Whether a task went well, needs care, or failed.
  public enum FeedbackType: Int, @unchecked Sendable {
    /// The task went well.
    case success = 0
    /// The task needs care.
    case warning
    /// The task failed.
    case error
  }

  /// Would let the user feel how a task went. No device here can, which is reported once.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    Unsupported.report("UINotificationFeedbackGenerator.notificationOccurred(_:)")
  }
  /// Would let the user feel at a place how a task went. No device here can, which is reported
  /// once.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
