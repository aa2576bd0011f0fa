/// The eight numbers of `CAMediaTiming`, and what follows from them: pure functions of time.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Where in its run something stands.
  struct Sample: Equatable {
    /// Of the run's own duration, 0…1, turned round on the way back.
    var fraction: Double
    /// Whole runs done before this one.
    var iteration: Int
  }

  /// Frames' times are sums: what misses an end by less counts as there.
  static let tolerance: CFTimeInterval = 1e-6

  func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The way back; while time stands still, the time of the beginning.
  func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  /// One run, there and back.
  private var period: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// All runs together, in seconds of the local time; infinite for endless ones.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount >= .greatestFiniteMagnitude { return period > 0 ? .infinity : 0 }
    return period * CFTimeInterval(repeatCount > 0 ? repeatCount : 1)
  }

  /// Whether the run is over at `parentTime`, in the direction in which it runs.
  func isOver(at parentTime: CFTimeInterval) -> Bool {
    let local = localTime(at: parentTime)
    if speed > 0 { return local >= activeDuration - Self.tolerance }
    return speed < 0 && local <= Self.tolerance
  }

  /// Whether the run began, in the direction in which it runs.
  func hasBegun(at parentTime: CFTimeInterval) -> Bool {
    let local = localTime(at: parentTime)
    return speed < 0 ? local <= activeDuration + Self.tolerance : local >= -Self.tolerance
  }

  /// Where the run stands; nil where the fill mode shows nothing.
  func sample(at parentTime: CFTimeInterval) -> Sample? {
    let local = localTime(at: parentTime)
    let total = activeDuration
    if local < -Self.tolerance {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return Sample(fraction: 0, iteration: 0)
    }
    if local > total + Self.tolerance {
      guard fillMode == .forwards || fillMode == .both else { return nil }
    }
    return sample(atActive: min(max(local, 0), total))
  }

  private func sample(atActive time: CFTimeInterval) -> Sample {
    guard period > 0 else { return Sample(fraction: autoreverses ? 0 : 1, iteration: 0) }
    let runs = time / period
    var iteration = min(runs, 1e9).rounded(.down)
    // The end of the last run, not the beginning of one that never comes.
    if time >= activeDuration - Self.tolerance, iteration > 0,
      runs - iteration < Self.tolerance / period
    {
      iteration -= 1
    }
    var fraction = min(max((time - iteration * period) / duration, 0), autoreverses ? 2 : 1)
    if fraction > 1 { fraction = 2 - fraction }
    return Sample(fraction: fraction, iteration: Int(iteration))
  }
}
