public import Foundation

/// Which unit an amount is written in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  init(_ name: String) { self.name = name }

  /// In the unit that the amount has.
  public static var asProvided: Self { Self("asProvided") }
  /// In a unit of the language's country that gives a handy number.
  public static var general: Self { Self("general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self("personHeight") }
  /// Ways along roads.
  public static var road: Self { Self("road") }
  /// The length of things that somebody carries or wears.
  public static var person: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: Self { Self("weather") }
  /// The temperature of a body.
  public static var person: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { Self("food") }
  /// What somebody uses up by moving.
  public static var workout: Self { Self("workout") }
}

extension Measurement where UnitType: Dimension {
  /// How an amount is written with its unit. Units are those of `MeasurementFormatter`, written out in English; usages
  /// other than `asProvided` choose as `general` does.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let style: Int
      init(_ style: Formatter.UnitStyle) { self.style = style.rawValue }

      /// The unit's name: "5 kilometers".
      public static var wide: Self { Self(.long) }
      /// The unit's symbol: "5 km".
      public static var abbreviated: Self { Self(.medium) }
      /// The symbol at the number: "5km".
      public static var narrow: Self { Self(.short) }
    }

    /// How the unit is written.
    public var width: UnitWidth
    /// Whether a temperature's scale is left out: "20°".
    public var hidesScaleName: Bool
    /// The language and country that count.
    public var locale: Locale
    /// In which unit the amount is written; nil stands for `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil leaves it to the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style; nothing needs to be said but the width.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width, locale, usage, numberFormatStyle, hidesScaleName: false)
    }

    fileprivate init(
      _ width: UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>,
      _ numberFormatStyle: FloatingPointFormatStyle<Double>?, hidesScaleName: Bool
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      self.hidesScaleName = hidesScaleName
    }

    /// Returns the same style for another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text of an amount.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = Formatter.UnitStyle(rawValue: width.style) ?? .medium
      let isProvided = usage == .asProvided
      formatter.unitOptions = isProvided ? .providedUnit : .naturalScale
      // Narrow temperatures are degrees alone.
      if hidesScaleName || width == .narrow {
        formatter.unitOptions.insert(.temperatureWithoutUnit)
      }
      return formatter.string(from: measurement) { number($0, isProvided) }
    }

    // Evidence: `UsagePrefsHandler` of ICU, whose precision is that of whole numbers with two digits at least; without
    // a usage a number has up to six digits behind its point.
    private func number(_ value: Double, _ isProvided: Bool) -> String {
      if let style = numberFormatStyle { return style.locale(locale).format(value) }
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      if isProvided { return style.precision(.fractionLength(0...6)).format(value) }
      return abs(value) < 10
        ? style.precision(.significantDigits(1...2)).format(value)
        : style.precision(.fractionLength(0)).format(value)
    }
  }

  /// Returns the amount written in a style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// Returns the amount with its unit's symbol, in a unit of the user's country.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  /// The style of amounts with their units.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// The style of temperatures, whose scale may be left out.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width, .autoupdatingCurrent, usage, numberFormatStyle, hidesScaleName: hidesScaleName)
  }
}
