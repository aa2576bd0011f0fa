/// Something that a document browser offers to do with documents.
open class UIDocumentBrowserAction: NSObject {
  /// Where an action is offered.
  public struct Availability: OptionSet, Hashable, Sendable {
    /// The bits of the places, in Apple's numbers.
    public let rawValue: Int
    /// Makes places of Apple's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the bar, while documents are being selected.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// What tells the action from others of the app.
  open private(set) var identifier: String
  /// What the user reads.
  open private(set) var localizedTitle: String
  /// Where it is offered.
  open private(set) var availability: Availability
  /// Stands beside the title; nil by default.
  open var image: UIImage?
  /// Identifiers of the types of documents for which it is offered; all by default, `public.item`.
  open var supportedContentTypes: [String] = ["public.item"]
  /// Whether it takes several documents at once; true by default.
  open var supportsMultipleItems = true
  let handler: ([URL]) -> Void

  /// Makes an action.
  ///
  /// - Parameter handler: called with the documents that it is to be done with.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
  }
}

/// Moves from the picture of a document in a browser to the document, for a controller's own
/// transition.
///
/// It crosses from one to the other. iOS-BEHAVIOUR: iOS lets the picture grow. Evidence: unmeasured.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document is loaded; nil where that is not known. Nothing shows it here.
  open var loadingProgress: Progress?
  /// The view in which the document's content is shown.
  open weak var targetView: UIView?

  /// Seconds; as long as other transitions take.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  /// Lets the new view appear, or the old one go.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let new = transitionContext.view(forKey: .to)
    let old = transitionContext.view(forKey: .from)
    if let new {
      if let controller = transitionContext.viewController(forKey: .to) {
        new.frame = transitionContext.finalFrame(for: controller)
      }
      transitionContext.containerView.addSubview(new)
      if let old { transitionContext.containerView.bringSubviewToFront(old) }
      if old == nil { new.alpha = 0 }
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      new?.alpha = 1
      old?.alpha = 0
    } completion: { _ in
      old?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Hears of the transition's end. It does nothing by itself.
  open func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns what animates the transition so that it can be stopped on its way: nothing, unless a subclass has one.
  open func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    defer { OptionalMethod.markMissing(.interruptibleAnimator) }
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }
}
