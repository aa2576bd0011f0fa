/// What a symbol does: how it moves, comes, goes or becomes another one.
public protocol SymbolEffect {
  /// What the effect is, whatever its type.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that happens once, or a number of times, and is over.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect without its type. Its parts are UIKit's own.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  var motion: SymbolMotion
  /// Whether the layers of a symbol move one after the other. Symbols here have one layer.
  var isByLayer = true
}

/// What effects do.
enum SymbolMotion: Hashable, Sendable {
  /// Which way something goes, where that was said.
  enum Way: Hashable, Sendable { case automatic, up, down }

  case appear(Way)
  case disappear(Way)
  case bounce(Way)
  case scale(Way)
  case pulse
  case variableColor
  case replace
  case automatic

  /// What effects are told apart by when one of a type is removed.
  enum Kind: String, CaseIterable {
    case appear, disappear, bounce, scale, pulse, variableColor, replace, automatic
  }

  var kind: Kind {
    switch self {
    case .appear: .appear
    case .disappear: .disappear
    case .bounce: .bounce
    case .scale: .scale
    case .pulse: .pulse
    case .variableColor: .variableColor
    case .replace: .replace
    case .automatic: .automatic
    }
  }
}

/// How often and how fast a symbol's effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Repetition: Hashable, Sendable {
    /// As the effect does by itself.
    case natural
    case once
    case times(Int)
    case endless
  }

  var repetition = Repetition.natural
  var speedFactor: Double = 1

  /// As often as the effect does by itself, at its own speed.
  public static let `default` = SymbolEffectOptions()
  /// Again and again until the effect is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Once, also where the effect would last.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }
  /// A number of times; nil for as often as the effect does by itself.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }
  /// Faster than the effect does by itself, or slower where the factor is below 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// The same options, again and again.
  public var repeating: SymbolEffectOptions { with(.endless) }
  /// The same options, once.
  public var nonRepeating: SymbolEffectOptions { with(.once) }
  /// The same options, a number of times; nil for as often as the effect does by itself.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(count.map { .times(max(1, $0)) } ?? .natural)
  }
  /// The same options at another speed, a factor of the effect's own.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speedFactor = speed.isFinite && speed > 0 ? speed : 1
    return options
  }

  private func with(_ repetition: Repetition) -> SymbolEffectOptions {
    var options = self
    options.repetition = repetition
    return options
  }
}
