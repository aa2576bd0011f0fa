/// Values that formats take for `%@`: `String(format:)`, `NSLog` and their like.
///
/// Foundation on Linux writes texts there and nothing else, so other objects hand on their description.
extension NSObject: @retroactive CVarArg {
  /// What a format reads for `%@`. Foundation asks while it makes the text.
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { VariadicArgument.encoding(of: description) }
}

extension Array: @retroactive CVarArg {
  /// What a format reads for `%@`.
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { VariadicArgument.encoding(of: "\(self)") }
}

extension Dictionary: @retroactive CVarArg {
  /// What a format reads for `%@`.
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { VariadicArgument.encoding(of: "\(self)") }
}

extension Set: @retroactive CVarArg {
  /// What a format reads for `%@`.
  // swift-format-ignore: NoLeadingUnderscores
  public var _cVarArgEncoding: [Int] { VariadicArgument.encoding(of: "\(self)") }
}

/// What lowered sources write for `value as CVarArg`, which Apple's compiler takes for every value that has an
/// object of Foundation's.
@_spi(XcodeSources) public enum VariadicArgument {
  /// The value itself where a format takes it, else its description.
  public static func of(_ value: Any) -> any CVarArg {
    (value as? any CVarArg) ?? NSString(string: "\(value)")
  }

  /// The address of a text, which stays long enough for the format that asked for it.
  ///
  /// A format's arguments are read at once, and no more of them than this keeps.
  static func encoding(of text: String) -> [Int] {
    let object = NSString(string: text)
    texts.keep(object)
    return [Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
  }

  private static let texts = LastTexts()

  /// The texts that were handed on last, in a ring.
  private final class LastTexts: @unchecked Sendable {
    private let lock = NSLock()
    private var ring: [NSString] = []
    private var next = 0

    func keep(_ text: NSString) {
      lock.withLock {
        if ring.count < 512 { return ring.append(text) }
        ring[next] = text
        next = (next + 1) % ring.count
      }
    }
  }
}
