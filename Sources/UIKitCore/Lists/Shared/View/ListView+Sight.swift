import QuartzCore

extension ListView {
  /// Lays out what was never laid out.
  ///
  /// iOS-BEHAVIOUR: a table that is asked for its visible cells, or for that of a row, as a program does that lets
  /// them appear one by one, has them before its first layout and right behind a reload. Evidence: table-32. One
  /// without a size has the row at its upper edge, as a rectangle without one hits it. Evidence: table-34.
  func layOutFirstTime() {
    guard display.byKey.isEmpty, storedLayer.needsLayoutPass, !arrangement.isPreparing,
      !state.isAskingForCounts
    else { return }
    state.whileShowingEdge(bounds.isEmpty) { layoutElements() }
  }

  /// What is in sight: the bounds or, of a list without a size that is asked for its rows, its upper edge.
  var sight: CGRect {
    let bounds = self.bounds
    guard state.showsEdgeAlone else { return bounds }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: max(bounds.width, 1), height: max(bounds.height, 0.5))
  }
}
