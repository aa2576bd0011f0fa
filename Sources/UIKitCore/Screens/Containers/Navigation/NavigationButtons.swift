import PlatformInterface

/// The Back button of a mouse: what the back button of the bar in sight does.
final class NavigationButtons: SceneFeature {
  override class var priority: EventPriority { .pages }

  override func navigate(_ direction: NavigationDirection, in window: UIWindow) -> Bool {
    guard direction == .back, var front = window.rootViewController else { return false }
    while let presented = front.presentation.presented { front = presented }
    guard let navigation = front.shownNavigation, navigation.presentation.transition == nil,
      !(navigation.topViewController?.navigationItem.hidesBackButton ?? false)
    else { return false }
    navigation.bar.goBack()
    return true
  }
}
