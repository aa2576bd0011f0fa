import Foundation

/// Writes an amount with its unit: "68°F", "5 km".
///
/// Names of units are their symbols; written out they are English, and for the units that apps use most.
/// Foundation declares a class of this name on Linux that cannot be used; lowered sources get this one.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// In which unit an amount is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the unit that it has, not in one of the language's country.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// In the unit that gives a handy number.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures as degrees alone: "20°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// In which unit an amount is written; none by default, which takes that of the country.
  open var unitOptions: UnitOptions = []
  /// How units are written; `.medium`, the default, for their symbols.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language and country that count.
  open var locale: Locale! = .current { didSet { numberFormatter.locale = locale } }
  /// What writes numbers: three digits behind the point at most, by default.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The text of an amount.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(from: measurement, number)
  }

  /// The same with numbers as `number` writes them.
  final func string<UnitType: Unit>(
    from measurement: Measurement<UnitType>, _ number: (Double) -> String
  ) -> String {
    let value = measurement.value
    guard let unit = measurement.unit as? Dimension else {
      return joined(number(value), measurement.unit)
    }
    let target = unitOptions.contains(.providedUnit) ? unit : preferred(for: unit, value)
    let base = unit.converter.baseUnitValue(fromValue: value)
    let amount =
      target.symbol == unit.symbol ? value : target.converter.value(fromBaseUnitValue: base)
    return joined(number(amount), target, isOne: amount == 1)
  }

  /// The name of a unit: its symbol, or its English name where it is written out.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? MeasureName.of(unit, isOne: false) ?? unit.symbol : unit.symbol
  }

  private func number(_ value: Double) -> String {
    numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func joined(_ number: String, _ unit: Unit, isOne: Bool = false) -> String {
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    if unitStyle == .long, let name = MeasureName.of(unit, isOne: isOne) {
      return "\(number) \(name)"
    }
    // Degrees stand at the number, as in short texts all units do.
    let isTight = unitStyle == .short || unit.symbol.hasPrefix("°")
    return number + (isTight ? "" : " ") + unit.symbol
  }

  // MARK: The country's units

  private var isMetric: Bool { (locale ?? .current).measurementSystem != .us }

  private func preferred(for unit: Dimension, _ value: Double) -> Dimension {
    let base = unit.converter.baseUnitValue(fromValue: value)
    switch unit {
    case is UnitTemperature: return isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit
    case is UnitLength:
      let units: [UnitLength] =
        isMetric ? [.kilometers, .meters, .centimeters, .millimeters] : [.miles, .feet, .inches]
      return scaled(units, unit, base)
    case is UnitMass:
      let units: [UnitMass] = isMetric ? [.kilograms, .grams, .milligrams] : [.pounds, .ounces]
      return scaled(units, unit, base)
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitVolume:
      let units: [UnitVolume] = isMetric ? [.liters, .milliliters] : [.gallons, .fluidOunces]
      return scaled(units, unit, base)
    default: return unit
    }
  }

  /// The largest unit of which there is at least one. Without a natural scale a unit that the country has stays.
  private func scaled(_ units: [Dimension], _ own: Dimension, _ base: Double) -> Dimension {
    if !unitOptions.contains(.naturalScale), units.contains(where: { $0.symbol == own.symbol }) {
      return own
    }
    return units.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 }
      ?? units.last ?? own
  }
}

/// English names of units.
private enum MeasureName {
  static func of(_ unit: Unit, isOne: Bool) -> String? {
    guard let names = names[unit.symbol] else { return nil }
    return isOne ? names.0 : names.1
  }

  private static let names: [String: (String, String)] = [
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "yd": ("yard", "yards"),
    "ft": ("foot", "feet"), "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"),
    "oz": ("ounce", "ounces"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "gal": ("gallon", "gallons"), "fl oz": ("fluid ounce", "fluid ounces"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
    "m/s": ("meter per second", "meters per second"), "kn": ("knot", "knots"),
    "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "hPa": ("hectopascal", "hectopascals"), "kcal": ("kilocalorie", "kilocalories"),
    "kJ": ("kilojoule", "kilojoules"), "°": ("degree", "degrees"),
  ]
}
