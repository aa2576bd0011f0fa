import CollectionEngine
import PlatformInterface

/// Something that can be done with an item of a list beside choosing it, for readers and keys.
@MainActor
struct ItemAction {
  var name: String
  var image: UIImage?
  var isDestructive = false
  /// False where nothing was done.
  var perform: () -> Bool

  var menuElement: UIMenuElement {
    UIAction(title: name, image: image, attributes: isDestructive ? .destructive : []) { _ in
      _ = perform()
    }
  }
}

extension ListView {
  /// The cell's own actions, those behind a swipe, and moving the item to the place of a neighbour.
  ///
  /// Asks the delegate and the data source.
  func itemActions(of indexPath: IndexPath) -> [ItemAction] {
    guard let path = ItemPath(indexPath), let cell = cell(at: indexPath) else { return [] }
    let own = (cell.accessibilityCustomActions ?? []).map { action in
      ItemAction(name: action.name) { action.perform() }
    }
    return own + swipeActions(of: path) + moves(of: path)
  }

  /// What is behind swipes over an item, in the order of the row; nothing while the list is edited.
  ///
  /// Each acts on the row that had it when this was called, wherever that is by then, and does nothing
  /// once the row has no cell.
  func swipeActions(of path: ItemPath) -> [ItemAction] {
    guard let list = self as? any SwipingList, !storedIsEditing,
      let swipe = list.makeSwipe(path)
    else { return [] }
    return swipe.actions.compactMap { action in
      guard let title = action.title, !title.isEmpty else { return nil }
      return ItemAction(
        name: title, image: action.image, isDestructive: action.style == .destructive
      ) { [weak list] in
        guard let list, let path = swipe.cell.focusPlace?.path else { return false }
        swipe.path = path
        list.beginSwipe(swipe)
        swipe.perform(action)
        return true
      }
    }
  }

  // MARK: Moving

  /// To the places of the neighbours, where there are some that it may go to.
  func moves(of path: ItemPath) -> [ItemAction] {
    guard offersMoving(IndexPath(path)) else { return [] }
    let ways: [(KeyInput.Key, String)] = [
      (.up, "Move Up"), (.down, "Move Down"), (.left, "Move Left"), (.right, "Move Right"),
    ]
    return ways.compactMap { way, name in
      guard movingTarget(from: path, way) != nil else { return nil }
      return ItemAction(name: name) { self.moveItem(path, way) }
    }
  }

  private func movingTarget(from path: ItemPath, _ way: KeyInput.Key) -> ItemPath? {
    neighbour(of: path, way) { self.offersMoving(IndexPath($0)) }
  }

  /// Moves an item to the place of the next one that way, as if it was taken there by hand; the focus goes
  /// with it.
  ///
  /// - Returns: false where it may not be moved, or nothing lies that way.
  func moveItem(_ path: ItemPath, _ way: KeyInput.Key) -> Bool {
    let indexPath = IndexPath(path)
    guard movement == nil, offersMoving(indexPath), let next = movingTarget(from: path, way),
      let target = frame(of: next), beginMovement(ofItemAt: indexPath)
    else { return false }
    moveInteractively(to: CGPoint(x: target.midX, y: target.midY))
    let place = movement?.current
    endMovement(cancelled: false)
    guard let place, place != path else { return false }
    if let frame = frame(of: place) { bringIntoSight(frame) }
    return true
  }

  // MARK: Controls in items

  /// Gives a key to the only control in an item where that is what the item is for: Space and Return turn a
  /// switch, open what a date is chosen with, and go to a text; arrows change a slider's value. Where choosing the item
  /// does nothing they press a button, and go to a slider or a stepper.
  func giveToOnlyControl(_ key: KeyInput, at path: ItemPath) -> Bool {
    guard let window, let host = window.windowScene?.host,
      [.space, .enter, .left, .right].contains(key.key),
      key.modifiers.isDisjoint(with: [.shift, .control, .alt, .command]),
      let cell = cell(at: IndexPath(path))
    else { return false }
    let controls = host.focusControls(in: cell, of: window)
    guard let control = controls.first as? UIControl else { return false }
    // A picker of a date and a time is two boxes.
    let picker = sequence(first: control as UIView, next: \.superview)
      .first { $0 is UIDatePicker }
    guard controls.allSatisfy({ $0 === control || picker.map($0.isDescendant(of:)) ?? false })
    else { return false }
    switch key.key {
    case .space, .enter:
      if let toggle = control as? UISwitch {
        toggle.setOn(!toggle.isOn, animated: true)
        toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
      }
      // Return alone, as a space is a letter of the text.
      if control is any TextTyping {
        return key.key == .enter && window.focusSystem.move(to: FocusTarget(control), heading: [])
      }
      let isAdjusted = control is UISlider || control is UIStepper || control is UISegmentedControl
      guard picker != nil || !mayHighlight(path) || isUnchoosable(cell),
        window.focusSystem.move(to: FocusTarget(control), heading: [])
      else { return false }
      return isAdjusted || window.focusSystem.takesFirst(key)
    case .left, .right: return control.adjustByFocusKey(key.key)
    default: return false
    }
  }

  /// Whether an item looks the same when it is chosen, as those do that are for their controls alone.
  private func isUnchoosable(_ cell: UIView) -> Bool {
    (cell as? any UnchoosableCell)?.isUnchoosable ?? false
  }
}

/// A cell that may say that choosing it does nothing.
@MainActor
protocol UnchoosableCell: UIView {
  /// Whether the program switched off what shows that the cell is chosen.
  var isUnchoosable: Bool { get }
}
