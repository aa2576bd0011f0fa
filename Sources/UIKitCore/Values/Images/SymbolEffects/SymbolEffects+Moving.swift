/// The symbol comes into sight.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .appear(.automatic))

  /// The symbol grows as it comes.
  public var up: AppearSymbolEffect { with(.appear(.up)) }
  /// The symbol shrinks as it comes.
  public var down: AppearSymbolEffect { with(.appear(.down)) }
  /// The symbol's layers one after the other. Symbols here have one layer.
  public var byLayer: AppearSymbolEffect { with(byLayer: true) }
  /// The whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { with(byLayer: false) }

  private func with(_ motion: SymbolMotion) -> AppearSymbolEffect {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }

  private func with(byLayer: Bool) -> AppearSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = byLayer
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes into sight.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes out of sight, and takes its space as before.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .disappear(.automatic))

  /// The symbol grows as it goes.
  public var up: DisappearSymbolEffect { with(.disappear(.up)) }
  /// The symbol shrinks as it goes.
  public var down: DisappearSymbolEffect { with(.disappear(.down)) }
  /// The symbol's layers one after the other. Symbols here have one layer.
  public var byLayer: DisappearSymbolEffect { with(byLayer: true) }
  /// The whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { with(byLayer: false) }

  private func with(_ motion: SymbolMotion) -> DisappearSymbolEffect {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }

  private func with(byLayer: Bool) -> DisappearSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = byLayer
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes out of sight, and takes its space as before.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol leaps and comes to rest.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Hashable, Sendable {
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .bounce(.automatic))

  /// The symbol leaps by growing.
  public var up: BounceSymbolEffect { with(.bounce(.up)) }
  /// The symbol leaps by shrinking.
  public var down: BounceSymbolEffect { with(.bounce(.down)) }
  /// The symbol's layers one after the other. Symbols here have one layer.
  public var byLayer: BounceSymbolEffect { with(byLayer: true) }
  /// The whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { with(byLayer: false) }

  private func with(_ motion: SymbolMotion) -> BounceSymbolEffect {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }

  private func with(byLayer: Bool) -> BounceSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = byLayer
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol leaps and comes to rest.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol is larger or smaller until the effect is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .scale(.automatic))

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { with(.scale(.up)) }
  /// The symbol is smaller.
  public var down: ScaleSymbolEffect { with(.scale(.down)) }
  /// The symbol's layers one after the other. Symbols here have one layer.
  public var byLayer: ScaleSymbolEffect { with(byLayer: true) }
  /// The whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { with(byLayer: false) }

  private func with(_ motion: SymbolMotion) -> ScaleSymbolEffect {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }

  private func with(byLayer: Bool) -> ScaleSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = byLayer
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller until the effect is removed.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
