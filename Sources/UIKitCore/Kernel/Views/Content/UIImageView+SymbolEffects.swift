/// Told when an effect of a symbol is over.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// What is said of an effect that is over.
@preconcurrency @MainActor
public final class UISymbolEffectCompletionContext: NSObject {
  /// The view or item whose symbol it was.
  public weak var sender: AnyObject?
  /// The effect that was added; nil where a symbol took the place of another.
  public let effect: (any SymbolEffect)?
  /// The effect with which a symbol took the place of another; nil where one was added.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  /// Whether the effect was played to its end.
  public let isFinished: Bool

  init(
    _ sender: AnyObject, effect: (any SymbolEffect)? = nil,
    transition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) {
    self.sender = sender
    self.effect = effect
    contentTransition = transition
    isFinished = true
  }
}

/// Effects of the symbol that the view shows.
@MainActor
extension UIImageView {
  private func play(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    SymbolEffectPlayer(layer: layer).play(
      effect.configuration, options, lasts: effect.lasts, isAnimated: animated
    ) { [weak self] in
      if let self { completion?(UISymbolEffectCompletionContext(self, effect: effect)) }
    }
  }

  private func end(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    SymbolEffectPlayer(layer: layer).remove(
      effect.configuration.motion.kind, options, isAnimated: animated
    ) { [weak self] in
      if let self { completion?(UISymbolEffectCompletionContext(self, effect: effect)) }
    }
  }

  /// Plays an effect that is over by itself.
  ///
  /// - Parameters:
  ///   - options: how often and how fast.
  ///   - animated: false shows at once what the effect leads to.
  ///   - completion: is called when the effect is over.
  @preconcurrency
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { play(effect, options, animated, completion) }

  /// Plays an effect that lasts until it is removed.
  @preconcurrency
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { play(effect, options, animated, completion) }

  /// Plays an effect that lasts until it is removed, unless the options say how often it is played.
  @preconcurrency
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { play(effect, options, animated, completion) }

  /// Ends the effects of a type.
  ///
  /// - Parameters:
  ///   - effect: one of the type; how it goes is not looked at.
  ///   - animated: whether the symbol is led back to what it is without the effect.
  @preconcurrency
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, options, animated, completion) }

  /// Ends the effects of a type that last.
  @preconcurrency
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, options, animated, completion) }

  /// Ends the effects of a type that may last.
  @preconcurrency
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, options, animated, completion) }

  /// Ends all effects of the symbol.
  @preconcurrency
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for kind in SymbolMotion.Kind.allCases {
      SymbolEffectPlayer(layer: layer).remove(kind, options, isAnimated: animated) {}
    }
  }

  /// Shows another symbol, which takes the place of the one that is there with an effect.
  @preconcurrency
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    SymbolEffectPlayer(layer: layer).play(
      contentTransition.configuration, options, lasts: false, isAnimated: window != nil
    ) { [weak self] in
      guard let self else { return }
      completion?(UISymbolEffectCompletionContext(self, transition: contentTransition))
    }
  }
}
