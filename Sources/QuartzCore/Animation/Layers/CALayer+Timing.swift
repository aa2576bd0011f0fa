/// The layer's time within its superlayer's.
extension CALayer {
  final var timing: MediaTiming {
    get { animationState?.timing ?? MediaTiming(duration: .infinity) }
    set {
      guard newValue != timing else { return }
      madeAnimations.timing = newValue == MediaTiming(duration: .infinity) ? nil : newValue
      attachedHost?.layerTreeNeedsFrame()
    }
  }

  /// The layer's time at `time` of the media clock.
  ///
  /// - Complexity: O(1) while no layer has a time of its own, else O(depth).
  final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard LayerAnimations.timedLayers.load(ordering: .relaxed) > 0 else { return time }
    return timesAbove.reversed().reduce(time) { $1.localTime(at: $0) }
  }

  /// The media clock's time at `time` of the layer; while it stands still, of its beginning.
  final func mediaTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard LayerAnimations.timedLayers.load(ordering: .relaxed) > 0 else { return time }
    return timesAbove.reduce(time) { $1.parentTime(at: $0) }
  }

  /// How fast the layer's time runs beside the clock's.
  final var effectiveSpeed: Double {
    guard LayerAnimations.timedLayers.load(ordering: .relaxed) > 0 else { return 1 }
    return timesAbove.reduce(1) { $0 * Double($1.speed) }
  }

  /// The times that differ from the one above, the layer's own first.
  private final var timesAbove: [MediaTiming] {
    var times: [MediaTiming] = []
    var layer: CALayer? = self
    while let next = layer {
      if let timing = next.animationState?.timing { times.append(timing) }
      layer = next.parent
    }
    return times
  }
}
