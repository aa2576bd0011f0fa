import PlatformInterface
import QuartzCore

/// Plays the effects of the symbol that a layer shows, as animations of the layer beside those that an app adds.
// iOS-BEHAVIOUR: which effects there are and which of them last; how far and how fast each moves is unmeasured.
// Evidence: unmeasured.
@MainActor
struct SymbolEffectPlayer {
  let layer: CALayer

  /// What is left of the strength of a symbol that pulses, at the least.
  private static let faintest: Float = 0.3
  /// Seconds in which a symbol comes, goes, grows or shrinks.
  private static let short: TimeInterval = 0.3

  private func key(_ kind: SymbolMotion.Kind, _ part: String = "") -> String {
    "SymbolEffect.\(kind.rawValue)\(part)"
  }

  /// Plays an effect.
  ///
  /// - Parameters:
  ///   - lasts: whether it goes on until it is removed, where the options do not say how often it is played.
  ///   - isAnimated: false shows at once what the effect leads to.
  ///   - completion: is called when the effect is over, and never for one without end.
  func play(
    _ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, lasts: Bool,
    isAnimated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    let kind = configuration.motion.kind
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion() }
    switch configuration.motion {
    case .bounce(let way):
      guard isAnimated else { break }
      let leap: CGFloat = way == .down ? 0.82 : 1.18
      let movement = CAKeyframeAnimation(keyPath: "transform.scale")
      movement.values = [1, leap, 2 - leap + (leap - 1) * 0.7, 1]
      movement.keyTimes = [0, 0.35, 0.7, 1]
      movement.duration = 0.6
      add(movement, options, lasts: false, key(kind))
    case .pulse:
      guard isAnimated else { break }
      let fading = CAKeyframeAnimation(keyPath: "opacity")
      fading.values = [layer.opacity, layer.opacity * Self.faintest, layer.opacity]
      fading.duration = 1.2
      add(fading, options, lasts: lasts, key(kind))
    case .scale(let way):
      let size: CGFloat = way == .down ? 0.85 : 1.15
      stay("transform.scale", from: 1, to: size, isAnimated, options, key(kind))
    case .appear(let way): come(from: way == .down ? 1.5 : 0.5, isAnimated, options)
    case .disappear(let way): go(to: way == .up ? 1.5 : 0.5, isAnimated, options)
    case .variableColor: Unsupported.report("variableColor of SymbolEffect")
    case .replace, .automatic: come(from: 0.6, isAnimated, options)
    }
    CATransaction.commit()
  }

  /// Ends the effects of a kind; one that made the symbol larger or hid it leads back.
  func remove(
    _ kind: SymbolMotion.Kind, _ options: SymbolEffectOptions, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion() }
    let held = layer.animation(forKey: key(kind)) as? CABasicAnimation
    for part in ["", ".size"] {
      let ending = layer.animation(forKey: key(kind, part)) as? CABasicAnimation
      layer.removeAnimation(forKey: key(kind, part))
      guard isAnimated, held != nil, let ending, let path = ending.keyPath else { continue }
      let back = CABasicAnimation(keyPath: path)
      back.fromValue = ending.toValue
      back.duration = Self.short
      add(back, options, lasts: false, key(kind, ".back\(part)"))
    }
    CATransaction.commit()
  }

  private func come(from size: CGFloat, _ isAnimated: Bool, _ options: SymbolEffectOptions) {
    for part in ["", ".size"] { layer.removeAnimation(forKey: key(.disappear, part)) }
    guard isAnimated else { return }
    let growing = CABasicAnimation(keyPath: "transform.scale")
    growing.fromValue = size
    growing.duration = Self.short
    add(growing, options, lasts: false, key(.appear, ".size"))
    let showing = CABasicAnimation(keyPath: "opacity")
    showing.fromValue = 0
    showing.duration = Self.short
    add(showing, options, lasts: false, key(.appear))
  }

  private func go(to size: CGFloat, _ isAnimated: Bool, _ options: SymbolEffectOptions) {
    stay("transform.scale", from: 1, to: size, isAnimated, options, key(.disappear, ".size"))
    stay("opacity", from: CGFloat(layer.opacity), to: 0, isAnimated, options, key(.disappear))
  }

  /// Leads a property to a value that it keeps until the animation is removed.
  private func stay(
    _ path: String, from start: CGFloat, to end: CGFloat, _ isAnimated: Bool,
    _ options: SymbolEffectOptions, _ key: String
  ) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = isAnimated ? Self.short : 0.001
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.speed = Float(options.speedFactor)
    layer.add(animation, forKey: key)
  }

  private func add(
    _ animation: CAAnimation, _ options: SymbolEffectOptions, lasts: Bool, _ key: String
  ) {
    switch options.repetition {
    case .natural: animation.repeatCount = lasts ? .greatestFiniteMagnitude : 0
    case .once: animation.repeatCount = 0
    case .times(let count): animation.repeatCount = Float(count)
    case .endless: animation.repeatCount = .greatestFiniteMagnitude
    }
    animation.speed = Float(options.speedFactor)
    layer.add(animation, forKey: key)
  }
}

extension SymbolEffect {
  /// Whether the effect lasts by itself: discrete ones that may also last do.
  var lasts: Bool { self is any IndefiniteSymbolEffect }
}
