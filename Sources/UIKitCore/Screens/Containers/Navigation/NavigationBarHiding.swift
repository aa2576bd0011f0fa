import ObjCRuntime

/// Hides the bars of a navigation controller and brings them back, by swipes, taps and the keyboard.
@MainActor
final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// Bars that little height hides were brought back by a tap.
  private(set) var isRevealed = false
  private var hidToolbar = false

  /// Points that a finger goes before the bars do. iOS-BEHAVIOUR: Evidence: unmeasured.
  static let distance: CGFloat = 44

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.addTarget(self, action: Selector("panned:", NavigationBarHiding.panned(_:)))
    tap.addTarget(self, action: Selector("tapped:", NavigationBarHiding.tapped(_:)))
    for recognizer in [pan, tap] {
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      recognizer.delegate = self
    }
    takeWishes()
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("keyboardWillShow:", NavigationBarHiding.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  /// The properties of the controller changed.
  func takeWishes() {
    pan.isEnabled = navigation.hidesBarsOnSwipe
    tap.isEnabled = navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact
  }

  /// There is height enough again.
  func heightIsRegular() { isRevealed = false }

  // MARK: Gestures

  private func panned(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .changed, let view = navigation.viewIfLoaded else { return }
    let way = pan.translation(in: view).y
    guard abs(way) >= Self.distance else { return }
    pan.setTranslation(.zero, in: view)
    hide(way < 0)
  }

  /// Content was scrolled by a wheel or a touchpad, of which the swipe hears nothing.
  func contentWasScrolled(by distance: CGFloat) {
    if navigation.hidesBarsOnSwipe, distance != 0 { hide(distance > 0) }
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    if navigation.hidesForCompactHeight || isRevealed {
      isRevealed.toggle()
      navigation.moveBars(true)
    } else if navigation.hidesBarsOnTap {
      hide(!navigation.isNavigationBarHidden)
    } else if navigation.isNavigationBarHidden {
      hide(false)
    }
  }

  private func keyboardWillShow(_ notification: Notification) {
    guard navigation.hidesBarsWhenKeyboardAppears, let view = navigation.viewIfLoaded,
      let editor = view.window?.firstResponder as? UIView, editor.isDescendant(of: view)
    else { return }
    hide(true)
  }

  // iOS-BEHAVIOUR: the toolbar goes and comes with the bar at the top, unless it was hidden before.
  // Evidence: unmeasured.
  private func hide(_ hides: Bool) {
    if hides, !navigation.isToolbarHidden {
      hidToolbar = true
      navigation.setToolbarHidden(true, animated: true)
    } else if !hides, hidToolbar {
      hidToolbar = false
      navigation.setToolbarHidden(false, animated: true)
    }
    navigation.setNavigationBarHidden(hides, animated: true)
  }

  // MARK: Which touches

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan }

  /// Taps on bars, controls and rows have their own meaning.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    var view = touch.view
    while let next = view, next !== navigation.container {
      if next is UIControl || next is UITableViewCell || next is UICollectionViewCell {
        return false
      }
      view = next.superview
    }
    return view != nil
  }
}
