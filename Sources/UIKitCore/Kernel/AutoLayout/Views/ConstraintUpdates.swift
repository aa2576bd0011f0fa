/// The calls of `updateConstraints()` that wait for the next layout, inner views first.
@MainActor
enum ConstraintUpdates {
  private static var inWindows: [WeakView] = []
  private static var elsewhere: [WeakView] = []
  /// Updates that ask for updates stop after as many rounds as layout does.
  private static let maximumRounds = 4

  static func add(_ view: UIView) {
    let state = view.madeAutoLayout
    guard !state.needsUpdate else { return }
    state.needsUpdate = true
    enqueue(view)
    view.storedLayer.requestLayout()
  }

  /// Called again when a view that waits joins a window.
  static func enqueue(_ view: UIView) {
    if view.storedWindow != nil {
      inWindows.append(WeakView(view))
    } else {
      elsewhere.append(WeakView(view))
    }
  }

  /// Runs what waits in windows; part of every layout round. O(1) where nothing waits.
  static func run() {
    for _ in 0..<maximumRounds where !inWindows.isEmpty {
      let views = inWindows.compactMap(\.view)
      inWindows = []
      update(views)
    }
  }

  /// Runs what waits in a view and below.
  static func run(in root: UIView) {
    for _ in 0..<maximumRounds where !inWindows.isEmpty || !elsewhere.isEmpty {
      var found: [UIView] = []
      func take(_ list: inout [WeakView]) {
        list.removeAll { entry in
          guard let view = entry.view, view.autoLayout?.needsUpdate ?? false else { return true }
          guard view.lies(in: root) else { return false }
          found.append(view)
          return true
        }
      }
      take(&inWindows)
      take(&elsewhere)
      if found.isEmpty { return }
      update(found)
    }
  }

  private static func update(_ views: [UIView]) {
    let ordered = views.map { ($0, $0.depth) }.sorted { $0.1 > $1.1 }
    for (view, _) in ordered {
      guard let state = view.autoLayout, state.needsUpdate else { continue }
      state.needsUpdate = false
      view.storedTraits.asCurrent {
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }
}

extension UIView {
  /// Superviews above it.
  fileprivate var depth: Int {
    var depth = 0
    var view = storedSuperview
    while let next = view {
      depth += 1
      view = next.storedSuperview
    }
    return depth
  }
}
