import PlatformInterface

/// Escape does what the bar's Cancel button does, or ends the editing that the bar's Edit button began, as programs of
/// desktops leave what they were asked to choose by that key. Sheets and popovers go away by it themselves.
final class CancelButtons: SceneFeature {
  override class var priority: EventPriority { .text }

  override func handleKeyFirst(_ input: KeyInput, by responder: UIResponder?) -> Bool {
    // What is being typed is not thrown away.
    guard input.key == .escape, input.isDown, !input.isRepeat, input.modifiers.isEmpty,
      let window = host.scene?.windowForKeys, window.responderForKeys == nil,
      var front = window.rootViewController
    else { return false }
    while let presented = front.presentation.presented { front = presented }
    switch front.presentation.controller?.presentationStyle {
    case nil, .fullScreen, .overFullScreen: break
    default: return false
    }
    guard let navigation = Self.navigation(of: front), navigation.presentation.transition == nil,
      !navigation.isNavigationBarHidden, let top = navigation.topViewController
    else { return false }
    let item = top.navigationItem
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let leaving =
      buttons.first { $0.systemItem == .cancel }
      ?? buttons.first { top.isEditing && $0 === top.rare?.editButton }
    guard let leaving, leaving.isEnabled, !leaving.isHidden else { return false }
    leaving.perform(from: navigation.bar, nil)
    return true
  }

  /// The innermost one in sight, whose bar has the buttons of the screen that is in front.
  private static func navigation(of controller: UIViewController) -> UINavigationController? {
    for child in controller.storedChildren where child.viewIfLoaded?.window != nil {
      if let found = navigation(of: child) { return found }
    }
    return controller as? UINavigationController
  }
}
