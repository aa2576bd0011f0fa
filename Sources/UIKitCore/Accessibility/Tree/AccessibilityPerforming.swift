import PlatformInterface

/// What readers do with the nodes of a scene.
@MainActor
package struct AccessibilityPerforming {
  private let scene: UIWindowScene
  private let numbers: AccessibilityNumbers

  /// Acts on the windows of a scene.
  package init(_ scene: UIWindowScene) {
    self.init(scene, numbers: scene.host.accessibilityNumbers)
  }

  /// Acts on objects by the numbers of somebody else's tree.
  init(_ scene: UIWindowScene, numbers: AccessibilityNumbers) {
    self.scene = scene
    self.numbers = numbers
  }

  /// A touch of nobody's hand.
  private static let touch = -71

  /// The actions of a node by name: the program's own, and those behind a swipe over a row.
  ///
  /// Asks the delegate of the list, so it is for readers that want to know, and no part of the tree.
  package func customActions(of id: Int) -> [String] {
    guard let object = object(id) else { return [] }
    let own = (object.accessibilityCustomActions ?? []).map(\.name)
    return own + itemActions(of: object).map(\.name).filter { !own.contains($0) }
  }

  /// Does it as a user would.
  ///
  /// - Returns: false where the node is gone, or nothing was done.
  @discardableResult
  package func perform(_ action: AccessibilityAction, on id: Int) -> Bool {
    object(id).map { perform(action, on: $0) } ?? false
  }

  /// Does it with an element as a user would; false where nothing was done.
  func perform(_ action: AccessibilityAction, on object: NSObject) -> Bool {
    switch action {
    case .activate: return activate(object)
    case .increment, .decrement: return adjust(object, action == .increment)
    case .escape: return escape(from: object)
    case .magicTap: return ask(object) { $0.accessibilityPerformMagicTap() }
    case .scroll(let side):
      let direction = UIAccessibilityScrollDirection(side)
      return ask(object) { $0.accessibilityScroll(direction) }
    case .scrollToVisible: return reveal(object)
    case .focus: return focus(object)
    case .custom(let name): return custom(name, object)
    case .setText(let text): return setText(text, object)
    case .setSelection(let range): return setSelection(range, object)
    case .revealText(let range): return reveal(range, of: object)
    case .copyText(let range): return copy(range, object)
    case .cutText(let range): return cut(range, object)
    case .pasteText(let place): return paste(place, object)
    case .setValue(let value):
      guard let slider = object as? UISlider, slider.isEnabled, value.isFinite else { return false }
      slider.setValue(Float(value), animated: false)
      slider.sendActions(for: [.valueChanged, .primaryActionTriggered])
      return true
    case .scrollToItem(let position): return scroll(object, to: position)
    case .selectItem(let position): return select(object, position, true)
    case .deselectItem(let position): return select(object, position, false)
    case .selectAll: return (object as? any ListView)?.selectAllByKey() ?? false
    }
  }

  private func object(_ id: Int) -> NSObject? { numbers.object(id) }

  // MARK: Using

  private func activate(_ object: NSObject) -> Bool {
    guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
    if object.accessibilityActivate() { return true }
    if AccessibilityParts.isRow(object), let cell = object as? any ListCellView,
      let place = cell.focusPlace, let list = place.list as? any ListView
    {
      guard list.selectsItems else { return false }
      // The row's place is kept, not its cell, which the list may take back meanwhile.
      whenTouchesReach(list) { _ in
        guard list.state.counts?.contains(place.path) == true else { return }
        list.chooseByUser(place.path)
      }
      return true
    }
    reveal(object)
    whenTouchesReach(object) { tap(at: $0.accessibilityActivationPoint) }
    return true
  }

  private func whenTouchesReach(_ object: NSObject, _ use: @escaping (NSObject) -> Void) {
    if DelayedActivation.isNeeded(for: object, in: scene) {
      scene.host.loop.add(DelayedActivation(of: object, in: scene, use: use))
    } else {
      use(object)
    }
  }

  /// As a click of the mouse: what is under the point decides.
  private func tap(at point: CGPoint) {
    let host = scene.host
    for phase in [InputPhase.began, .ended] {
      host.receive(
        .touch(
          TouchInput(
            id: Self.touch, phase: phase, location: point, time: host.time, kind: .mouse)))
      host.flushTouches()
    }
  }

  private func adjust(_ object: NSObject, _ isUp: Bool) -> Bool {
    let traits = object.accessibilityTraits
    guard traits.contains(.adjustable), !traits.contains(.notEnabled) else { return false }
    if isUp { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
    return true
  }

  private func escape(from object: NSObject) -> Bool {
    ask(object) { $0.accessibilityPerformEscape() } || scene.goBack()
  }

  /// Asks an element, then the responders around it, until one does it.
  private func ask(_ object: NSObject, _ perform: (NSObject) -> Bool) -> Bool {
    guard object is UIResponder else { return perform(object) }
    var link = object as? UIResponder
    while let responder = link {
      if perform(responder) { return true }
      link = responder.next
    }
    return false
  }

  private func focus(_ object: NSObject) -> Bool {
    reveal(object)
    AccessibilityFocus.move(to: object)
    if let typing = object as? any TextTyping { return typing.becomeFirstResponder() }
    return true
  }

  // MARK: Rows

  /// The list and the place of the item that an element stands for: a row, or what is in a cell that is no
  /// element itself.
  private func item(of object: NSObject) -> (list: any ListView, path: IndexPath)? {
    guard let view = object as? UIView else { return nil }
    let cell = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? any ListCellView }
      .first
    guard let cell, cell === view || !AccessibilityParts.isRow(cell),
      let place = cell.focusPlace, let list = place.list as? any ListView
    else { return nil }
    return (list, IndexPath(place.path))
  }

  /// What can be done with the item that an element stands for, or is the handle of.
  private func itemActions(of object: NSObject) -> [ItemAction] {
    if let handle = object as? any ReorderHandle, handle.handledCell != nil { return handle.moves }
    guard let (list, path) = item(of: object) else { return [] }
    return list.itemActions(of: path)
  }

  /// Selects an item of a list as a tap does, or deselects it where several may be selected.
  private func select(_ object: NSObject, _ position: Int, _ isSelected: Bool) -> Bool {
    guard let list = object as? any ListView,
      let path = list.state.counts?.path(atGlobalIndex: position), list.selectsItems
    else { return false }
    if list.listSelection.contains(path) == isSelected { return true }
    guard isSelected || list.selectsSeveral else { return false }
    return isSelected ? list.selectByUser(path) : list.deselectByUser(path)
  }

  private func custom(_ name: String, _ object: NSObject) -> Bool {
    if let own = object.accessibilityCustomActions?.first(where: { $0.name == name }) {
      return own.perform()
    }
    return itemActions(of: object).first { $0.name == name }?.perform() ?? false
  }

  // MARK: Scrolling

  /// The sides to which scroll views around a node can still move, itself included.
  package func scrolls(of id: Int) -> [AccessibilityScroll] {
    guard let object = object(id) else { return [] }
    let first = object as? UIView ?? (object as? UIAccessibilityElement)?.next as? UIView
    let around = sequence(first: first, next: { $0?.superview })
      .prefix { $0 != nil }.compactMap { $0 is PickerWheel ? nil : $0 as? UIScrollView }
    return [.up, .down, .left, .right].filter { side in
      around.contains { $0.pageMove(UIAccessibilityScrollDirection(side)) != nil }
    }
  }

  private func reveal(_ range: Range<Int>, of object: NSObject) -> Bool {
    guard object is any CharacterPlaces else { return false }
    (object as? UITextView)?.scrollRangeToVisible(range.nsRange)
    return reveal(object) || object is UITextView
  }

  @discardableResult
  private func reveal(_ object: NSObject) -> Bool {
    let frame = object.accessibilityFrame
    var link = object as? UIView ?? (object as? UIAccessibilityElement)?.next as? UIView
    var isRevealed = false
    while let view = link {
      if let scrollView = view as? UIScrollView, scrollView !== object, scrollView.isScrollEnabled {
        scrollView.scrollRectToVisible(
          scrollView.convert(frame, from: scene.coordinateSpace), animated: false)
        scrollView.layoutIfNeeded()
        isRevealed = true
      }
      link = view.superview
    }
    return isRevealed
  }

  private func scroll(_ object: NSObject, to position: Int) -> Bool {
    guard let list = object as? any ListView,
      let path = list.state.counts?.path(atGlobalIndex: position)
    else { return false }
    switch list {
    case let table as UITableView:
      table.scrollToRow(at: IndexPath(path), at: .middle, animated: false)
    case let collection as UICollectionView:
      collection.scrollToItem(
        at: IndexPath(path), at: [.centeredVertically, .centeredHorizontally], animated: false)
    default: return false
    }
    list.layoutIfNeeded()
    return true
  }
}

extension UIAccessibilityScrollDirection {
  /// iOS-BEHAVIOUR: up and down are where the page lies that is wanted, left and right where the fingers go, so
  /// that what lies to the right comes by left. Evidence: https://github.com/flutter/engine
  init(_ side: AccessibilityScroll) {
    self =
      switch side {
      case .up: .up
      case .down: .down
      case .left: .right
      case .right: .left
      case .next: .next
      case .previous: .previous
      }
  }
}
