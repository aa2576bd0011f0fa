import QuartzCore

/// How progress follows from time.
enum AnimationPace {
  case cubic(CAMediaTimingFunction)
  /// In seconds of its own; the duration only says when it is taken off.
  case spring(SpringCurve)
  /// Points follow x and y, everything else the third.
  case springs(x: SpringCurve, y: SpringCurve, other: SpringCurve)

  init(_ curve: UIView.AnimationCurve) { self = .cubic(curve.timingFunction) }

  static var linear: AnimationPace { AnimationPace(.linear) }

  /// What of a value a pace is for.
  enum Component { case x, y, other }

  /// Whether x and y of a point have paces of their own.
  var dividesPoints: Bool { if case .springs = self { true } else { false } }

  /// Progress after `fraction` of `duration` seconds.
  func progress(
    at fraction: Double, duration: TimeInterval, of component: Component = .other
  ) -> Double {
    let spring: SpringCurve
    switch self {
    case .cubic(let function): return function.progress(at: fraction)
    case .spring(let only): spring = only
    case .springs(let x, let y, let other):
      spring =
        switch component {
        case .x: x
        case .y: y
        case .other: other
        }
    }
    return fraction >= 1 ? 1 : spring.progress(at: fraction * duration)
  }

  /// The fraction of the time at which progress first is `progress`, 0…1.
  func fraction(at progress: Double, duration: TimeInterval) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    // Paces rise up to where they first arrive; a spring's later swings do not matter.
    var (low, high) = (0.0, 1.0)
    if case .cubic = self {
    } else {
      high = 1.0 / 256
      while high < 1, self.progress(at: high, duration: duration) < progress { high += 1.0 / 256 }
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }
}

extension UIView.AnimationCurve {
  /// iOS-BEHAVIOUR: Core Animation's curves of the same names. Evidence: animation-2.
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
