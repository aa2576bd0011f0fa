import ObjCRuntime
import PlatformInterface

/// The swipe from the edge that takes the topmost controller away.
@MainActor
final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer: UIScreenEdgePanGestureRecognizer
  /// While a finger moves the transition.
  var interaction: UIPercentDrivenInteractiveTransition?

  /// Points per second that decide alone. Looked at on iOS, not measured.
  private static let decidingSpeed: CGFloat = 300

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    super.init()
    recognizer.addTarget(
      self, action: Selector("swiped:", NavigationPopGesture.swiped(_:)))
    recognizer.delegate = self
    recognizer.takesSidewaysScroll = true
    navigation.view.addGestureRecognizer(recognizer)
    takeDirection()
  }

  private var isMirrored: Bool {
    navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func takeDirection() { recognizer.edges = isMirrored ? .right : .left }

  // iOS-BEHAVIOUR: not for the lowest controller, without a bar, or with a back button of one's own.
  // Evidence: unmeasured.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    takeDirection()
    guard navigation.stack.count > 1, navigation.transition == nil, navigation.wantsBar,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton
      && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
  }

  private func swiped(_ pan: UIGestureRecognizer) {
    guard let pan = pan as? UIPanGestureRecognizer, let view = navigation.viewIfLoaded else {
      return
    }
    let sign: CGFloat = isMirrored ? -1 : 1
    let part = sign * pan.translation(in: view).x / max(view.bounds.width, 1)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      _ = navigation.popViewController(animated: true)
      view.layoutIfNeeded()
      if navigation.transition == nil { interaction = nil }
    case .changed: interaction?.update(part)
    case .ended:
      let speed = sign * pan.velocity(in: view).x
      let goesOn = abs(speed) > Self.decidingSpeed ? speed > 0 : part > 0.5
      let running = interaction
      if goesOn { running?.finish() } else { running?.cancel() }
    case .cancelled, .failed: interaction?.cancel()
    default: break
    }
  }
}

extension UINavigationController {
  /// Alt with the arrow that leads back.
  final func goesBack(_ input: KeyInput) -> Bool {
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return input.key == (isMirrored ? .right : .left)
      && input.modifiers.intersection([.alt, .control, .shift]) == .alt
  }
}
