/// The symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .pulse)

  /// The symbol's layers one after the other. Symbols here have one layer.
  public var byLayer: PulseSymbolEffect { with(byLayer: true) }
  /// The whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { with(byLayer: false) }

  private func with(byLayer: Bool) -> PulseSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = byLayer
    return effect
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The layers of the symbol change their strength in turn. Symbols here have one layer, which the effect leaves as it
/// is and reports.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .variableColor)

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Each layer stays until all are shown.
  public var cumulative: VariableColorSymbolEffect { self }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// From the beginning each time.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Layers whose turn it is not are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers whose turn it is not are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol change their strength in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .replace)

  /// The one shrinks, the other grows.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { self }
  /// The one is gone at once, the other grows.
  public var offUp: ReplaceSymbolEffect { self }
  /// The symbol's layers one after the other. Symbols here have one layer.
  public var byLayer: ReplaceSymbolEffect { with(byLayer: true) }
  /// The whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { with(byLayer: false) }

  private func with(byLayer: Bool) -> ReplaceSymbolEffect {
    var effect = self
    effect.configuration.isByLayer = byLayer
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Whatever suits the place where the effect is used.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect, Hashable, Sendable
{
  /// What the effect is, without its type.
  public var configuration = SymbolEffectConfiguration(motion: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Whatever suits the place where the effect is used.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
