/// An effect of an item's symbol that goes on until it is removed.
struct LastingSymbolEffect {
  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
}

/// Effects of the symbol of an item, in whichever bar shows it.
@MainActor
extension UIBarButtonItem {
  private var player: SymbolEffectPlayer? {
    ((shownView as? UIButton)?.imageView?.layer).map { SymbolEffectPlayer(layer: $0) }
  }

  private func play(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool
  ) {
    let configuration = effect.configuration
    if effect.lasts {
      lastingEffects[configuration.motion.kind] = LastingSymbolEffect(
        configuration: configuration, options: options)
    }
    player?.play(configuration, options, lasts: effect.lasts, isAnimated: animated) {}
  }

  private func end(
    _ kind: SymbolMotion.Kind, _ options: SymbolEffectOptions, _ animated: Bool
  ) {
    lastingEffects[kind] = nil
    player?.remove(kind, options, isAnimated: animated) {}
  }

  /// Shows the effects that last on a button that was just made for the item.
  func playLastingEffects(of button: UIButton) {
    guard !lastingEffects.isEmpty, let layer = button.imageView?.layer else { return }
    for effect in lastingEffects.values {
      SymbolEffectPlayer(layer: layer).play(
        effect.configuration, effect.options, lasts: true,
        isAnimated: effect.configuration.motion.kind == .pulse
      ) {}
    }
  }

  /// Plays an effect that is over by itself.
  ///
  /// - Parameters:
  ///   - options: how often and how fast.
  ///   - animated: false shows at once what the effect leads to.
  @preconcurrency
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { play(effect, options, animated) }

  /// Plays an effect that lasts until it is removed.
  @preconcurrency
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { play(effect, options, animated) }

  /// Plays an effect that lasts until it is removed, unless the options say how often it is played.
  @preconcurrency
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { play(effect, options, animated) }

  /// Ends the effects of a type.
  @preconcurrency
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { end(effect.configuration.motion.kind, options, animated) }

  /// Ends the effects of a type that last.
  @preconcurrency
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { end(effect.configuration.motion.kind, options, animated) }

  /// Ends the effects of a type that may last.
  @preconcurrency
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { end(effect.configuration.motion.kind, options, animated) }

  /// Ends all effects of the symbol.
  @preconcurrency
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { for kind in SymbolMotion.Kind.allCases { end(kind, options, animated) } }

  /// Shows another symbol, which takes the place of the one that is there with an effect.
  @preconcurrency
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
    play(contentTransition, options, shownView?.window != nil)
  }
}
