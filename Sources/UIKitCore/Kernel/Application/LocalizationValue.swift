extension String {
  /// A text with values in it that stands for its translation: the key that is looked up, with a placeholder where each
  /// value was written, and the values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text with `%@`, `%lld` and their like, as tables of texts have it.
    let key: String
    let arguments: [LocalizationArgument]

    /// Makes a value without placeholders.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a value without placeholders.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a value of a text with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The text as it is written, with its values in place.
    ///
    /// - Parameter format: the text with placeholders, in whatever language.
    func text(_ format: String, locale: Locale) -> String {
      arguments.isEmpty
        ? format : String.filled(format, arguments.map(\.value), locale: locale)
    }

    /// Collects what stands between the quotation marks.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [LocalizationArgument] = []

      /// Begins an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      }

      /// Adds text as it is written.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }
      /// Adds a text, as `%@`.
      public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
      /// Adds a text, as `%@`.
      public mutating func appendInterpolation(_ string: Substring) {
        add("%@", .text(String(string)))
      }
      /// Adds a number, as `%lld`.
      public mutating func appendInterpolation<Number: FixedWidthInteger & SignedInteger>(
        _ number: Number
      ) {
        add(Number.bitWidth > 32 ? "%lld" : "%d", .integer(Int64(truncatingIfNeeded: number)))
      }
      /// Adds a number, as `%llu`.
      public mutating func appendInterpolation<Number: FixedWidthInteger & UnsignedInteger>(
        _ number: Number
      ) {
        add(Number.bitWidth > 32 ? "%llu" : "%u", .unsigned(UInt64(truncatingIfNeeded: number)))
      }
      /// Adds a number, as `%lf`.
      public mutating func appendInterpolation(_ number: Double) { add("%lf", .real(number)) }
      /// Adds a number, as `%f`.
      public mutating func appendInterpolation(_ number: Float) { add("%f", .real(Double(number))) }
      /// Adds a number, as `%lf`.
      public mutating func appendInterpolation(_ number: CGFloat) {
        add("%lf", .real(Double(number)))
      }
      /// Adds a number in a form of the program's own.
      ///
      /// - Parameter specifier: a placeholder of `printf`, such as `%.2f`.
      public mutating func appendInterpolation(_ number: Int, specifier: String) {
        add(specifier, .integer(Int64(number)))
      }
      /// Adds a number in a form of the program's own.
      ///
      /// - Parameter specifier: a placeholder of `printf`, such as `%.2f`.
      public mutating func appendInterpolation(_ number: Double, specifier: String) {
        add(specifier, .real(number))
      }
      /// Adds what a formatter makes of a value, as `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String { add("%@", .text(format.format(value))) }
      /// Adds an object's description, as `%@`.
      public mutating func appendInterpolation(_ object: NSObject) {
        add("%@", .text(object.description))
      }

      private mutating func add(_ placeholder: String, _ argument: LocalizationArgument) {
        key += placeholder
        arguments.append(argument)
      }
    }
  }
}

/// A value within a text that is translated.
enum LocalizationArgument: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)

  var value: any CVarArg {
    switch self {
    case .text(let text): text as NSString
    case .integer(let number): number
    case .unsigned(let number): number
    case .real(let number): number
    }
  }
}
