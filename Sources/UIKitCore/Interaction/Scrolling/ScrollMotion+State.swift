/// What goes on, as others ask for it.
extension ScrollMotion {
  var isActive: Bool {
    if case .still = state { return false }
    return true
  }

  var isDragging: Bool {
    if case .dragging = state { return true }
    return false
  }

  var isTracking: Bool { isDragging || hasFingers }

  /// Content moves and nobody holds it.
  var isMovingByItself: Bool { isActive && !isDragging }

  var isDecelerating: Bool {
    switch state {
    case .decelerating, .gliding(.wheel): true
    default: false
    }
  }

  var isAnimating: Bool {
    switch state {
    case .animating, .gliding(.key): true
    default: false
    }
  }
}
