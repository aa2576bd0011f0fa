/// The recognisers of a view.
extension UIView {
  /// Those that get the touches in this view, in the order they were added.
  final var recognizersForTouches: [UIGestureRecognizer] {
    prepareRecognizers()
    return rare?.recognizers ?? []
  }

  final func setRecognizers(_ new: [UIGestureRecognizer]) {
    for old in recognizersForTouches where !new.contains(where: { $0 === old }) { remove(old) }
    for recognizer in new { add(recognizer) }
  }

  final func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    recognizer.storedView = self
    madeRare.recognizers.append(recognizer)
  }

  final func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    recognizer.attempt.arena?.cancel(recognizer)
    recognizer.storedView = nil
    rare?.recognizers.removeAll { $0 === recognizer }
  }
}
