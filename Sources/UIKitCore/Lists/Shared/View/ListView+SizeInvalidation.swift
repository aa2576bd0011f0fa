import CollectionEngine

/// Cells on screen whose contents want another size than they were measured with.
///
/// A cell says so by `invalidateIntrinsicContentSize()`, by a new content configuration, or, where the
/// list follows constraints too, by any change of its constraints. The list asks it once more before its
/// next layout and moves what follows, animated.
extension ListView {
  /// The contents of a view on screen may want another size; called by cells, at any time.
  ///
  /// Does nothing for lists whose layout takes no sizes from cells, for views that are not on screen
  /// yet, which are asked when they come, and while the list itself lays out or measures.
  func contentSizeDidInvalidate(_ view: any ListElementView) {
    guard followsContentSizes, storedLayout?.asksForSizes == true, !state.isLayingOut,
      !state.isMeasuringAgain, view.elementState.use == .inUse,
      view.elementState.appliedAttributes != nil
    else { return }
    state.invalidateSize(of: view)
    setNeedsLayout()
  }

  /// Asks the views whose sizes were invalidated; the first thing in the list's layout pass.
  func measureInvalidatedViews() {
    guard state.hasInvalidSizes, !state.isCollecting, !state.hasReloadedViews else { return }
    state.whileMeasuringAgain { views in
      let changed = views.filter { view in
        guard view.superview === self, view.elementState.use == .inUse,
          let attributes = view.elementState.appliedAttributes
        else { return false }
        return preferredAttributes(of: view, attributes) != nil
      }
      guard !changed.isEmpty else { return }
      openBatch()
      for view in changed {
        guard let attributes = view.elementState.appliedAttributes else { continue }
        askForPreferredSize(of: view, attributes)
      }
      do throws(UpdateError) { try closeBatch(measuresAnew: false) } catch { raise(error) }
    }
  }
}

extension ListView {
  /// From now on each change of the constraints in a cell's contents has it measured again.
  func watchConstraints(of view: any ListElementView) {
    let content = view.configured?.contentView ?? view
    content.autoLayout?.inside?.didBecomeStale = { [weak view] in view?.contentSizeDidInvalidate() }
  }
}

extension ListView {
  /// The same for all that is on screen.
  func watchConstraintsOnScreen() {
    for element in display.byKey.values { watchConstraints(of: element.view) }
  }
}

extension ListElementView {
  /// The contents may want another size than the one they were measured with.
  func contentSizeDidInvalidate() {
    guard elementState.use == .inUse, let list = superview as? any ListView else { return }
    list.contentSizeDidInvalidate(self)
  }
}
