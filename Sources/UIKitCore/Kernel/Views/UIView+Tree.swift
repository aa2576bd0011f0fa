import Failures
import PlatformInterface
import QuartzCore

/// Where among the subviews a view goes.
enum SubviewPlace {
  case front
  case index(Int)
  case above(UIView)
  case below(UIView)

  /// What puts a view there.
  fileprivate var call: String {
    switch self {
    case .front: "UIView.addSubview(_:)"
    case .index: "UIView.insertSubview(_:at:)"
    case .above: "UIView.insertSubview(_:aboveSubview:)"
    case .below: "UIView.insertSubview(_:belowSubview:)"
    }
  }
}

/// The tree: joining, leaving and order.
extension UIView {
  func insert(_ view: UIView, at place: SubviewPlace) {
    MainThreadChecker.checked(place.call) { insertHere(view, at: place) }
  }

  private func insertHere(_ view: UIView, at place: SubviewPlace) {
    checkNoCycle(view)
    if view.storedSuperview === self { return reorder(view, to: place) }
    let oldWindow = view.storedWindow
    let newWindow = storedWindow
    view.storedSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    var move = WindowMove(of: view, from: oldWindow, to: newWindow)
    move?.announce()
    move?.willMoveRoot()
    view.detach()
    attach(view, at: place)
    move?.didMoveRoot()
    if let state = view.autoLayout { LayoutSystems.didJoin(view, state) }
    move?.apply()
    view.joinedEnvironment()
    move?.complete()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    MainThreadChecker.checked("UIView.removeFromSuperview()") { leaveHere() }
  }

  private func leaveHere() {
    guard let parent = storedSuperview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    var move = WindowMove(of: self, from: storedWindow, to: nil)
    move?.announce()
    move?.willMoveRoot()
    detach()
    move?.didMoveRoot()
    move?.apply()
    move?.complete()
    didMoveToSuperview()
  }

  private func checkNoCycle(_ view: UIView) {
    require(view !== self, "Can't add self as subview: \(view)")
    if !view.storedSubviews.isEmpty, lies(in: view) {
      failure(
        "CALayerInvalid: layer \(view.storedLayer) is a part of cycle in its layer tree. "
          + "\(view) was added to \(self), which lies inside it.")
    }
  }

  /// How often a view joined or left another one, in whichever tree.
  fileprivate(set) static var treeChanges = 0

  /// Puts the view and its layer in place, without telling anybody.
  private func attach(_ view: UIView, at place: SubviewPlace) {
    UIView.treeChanges &+= 1
    let index = index(of: place)
    if index >= storedSubviews.count {
      storedSubviews.append(view)
      storedLayer.addSublayer(view.storedLayer)
    } else {
      // Layers that belong to no view keep their places among those that do.
      storedLayer.insertSublayer(view.storedLayer, below: storedSubviews[index].storedLayer)
      storedSubviews.insert(view, at: index)
    }
    view.storedSuperview = self
  }

  private func detach() {
    guard let parent = storedSuperview else { return }
    UIView.treeChanges &+= 1
    if let autoLayout { LayoutSystems.willLeave(self, autoLayout) }
    if let index = parent.place(of: self) { parent.storedSubviews.remove(at: index) }
    storedSuperview = nil
    storedLayer.removeFromSuperlayer()
    if let autoLayout { LayoutSystems.didLeave(self, autoLayout) }
  }

  private func index(of place: SubviewPlace) -> Int {
    switch place {
    case .front: storedSubviews.count
    case .index(let index): min(max(index, 0), storedSubviews.count)
    case .above(let sibling): position(of: sibling, 1) ?? storedSubviews.count
    case .below(let sibling): position(of: sibling, 0) ?? storedSubviews.count
    }
  }

  private func position(of sibling: UIView, _ offset: Int) -> Int? {
    place(of: sibling).map { $0 + offset }
  }

  /// The index of a subview; nil where it is none.
  private func place(of subview: UIView) -> Int? { storedSubviews.index(ofObject: subview) }

  private func reorder(_ view: UIView, to place: SubviewPlace) {
    if case .above(let sibling) = place, sibling === view { return }
    if case .below(let sibling) = place, sibling === view { return }
    guard let old = self.place(of: view) else { return }
    if case .front = place, old == storedSubviews.count - 1,
      storedLayer.sublayers?.last === view.storedLayer
    {
      return
    }
    storedSubviews.remove(at: old)
    attach(view, at: place)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, storedSubviews.indices.contains(first),
      storedSubviews.indices.contains(second)
    else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (back, front) = (storedSubviews[low], storedSubviews[high])
    reorder(front, to: .below(back))
    reorder(back, to: high + 1 >= storedSubviews.count ? .front : .index(high))
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    reorder(view, to: toFront ? .front : .index(0))
    if !toFront { storedLayer.insertSublayer(view.storedLayer, at: 0) }
  }

  func lies(in view: UIView) -> Bool {
    var current: UIView? = self
    while let link = current {
      if link === view { return true }
      current = link.storedSuperview
    }
    return false
  }

  /// The view itself, then its subviews depth first.
  func firstView(withTag tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.storedSubviews.reversed())
    }
    return nil
  }

  /// The view and everything below it, each before its subviews; without recursion.
  var subtree: [UIView] {
    var found = [self]
    if storedSubviews.isEmpty { return found }
    var outer: [(views: [UIView], next: Int)] = []
    var level = (views: storedSubviews, next: 0)
    while true {
      while level.next < level.views.count {
        let view = level.views[level.next]
        level.next += 1
        found.append(view)
        let subviews = view.storedSubviews
        if subviews.isEmpty { continue }
        outer.append(level)
        level = (subviews, 0)
      }
      guard let above = outer.popLast() else { return found }
      level = above
    }
  }
}
