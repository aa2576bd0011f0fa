/// Menus of controls.
extension UIControl {
  func setMenuInteraction(enabled: Bool) {
    guard enabled != isContextMenuInteractionEnabled else { return }
    if enabled {
      let interaction = menuInteraction ?? UIContextMenuInteraction(delegate: self)
      menuInteraction = interaction
      addInteraction(interaction)
    } else if let menuInteraction {
      removeInteraction(menuInteraction)
    }
  }

  /// Opens the menu that is the control's primary action; false where it has none.
  ///
  /// - Parameter point: in the control's coordinates.
  func openPrimaryMenu(at point: CGPoint, isByKey: Bool) -> Bool {
    guard showsMenuAsPrimaryAction, isContextMenuInteractionEnabled, isEnabled, let window,
      let open = menuInteraction?.opening(
        at: convert(point, to: window), in: window, .compact, isByKey: isByKey)
    else { return false }
    send(.menuActionTriggered, with: nil)
    open.show()
    return true
  }

  /// The finger that opened the menu goes on to choose in it.
  func menuFinger(_ touch: UITouch, isLifted: Bool) {
    guard let session = menuInteraction?.presentation?.session else { return }
    let point = touch.location(in: nil)
    if isLifted { session.pressEnded(at: point) } else { session.pressMoved(to: point) }
  }
}
