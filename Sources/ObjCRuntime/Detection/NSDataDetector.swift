import PlatformInterface

/// Finds links and telephone numbers in texts, as Foundation's does on Apple's systems. Dates, addresses and flights
/// are not found, which is reported.
@_spi(XcodeSources)
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What is looked for.
  public let checkingTypes: UInt64
  private let kinds: DataDetection.Kinds

  /// - Parameter checkingTypes: bits of `NSTextCheckingResult.CheckingType`.
  /// - Throws: an error where nothing is to be looked for.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue)
    }
    self.checkingTypes = checkingTypes
    var kinds: DataDetection.Kinds = []
    if checkingTypes & CheckingBits.link != 0 { kinds.insert(.links) }
    if checkingTypes & CheckingBits.phoneNumber != 0 { kinds.insert(.numbers) }
    self.kinds = kinds
    for (bit, name) in [
      (CheckingBits.date, "dates"), (CheckingBits.address, "addresses"),
      (CheckingBits.transit, "flights"),
    ] where checkingTypes & bit != 0 {
      Unsupported.report("NSDataDetector's \(name)")
    }
  }

  /// All that is found in a part of a text, in its order.
  ///
  /// - Complexity: O(length of the part).
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    DataDetection.find(kinds, in: string, range).map(DetectedResult.init)
  }

  /// The first that is found; nil for nothing.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How many are found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Where the first is that is found; the location is `NSNotFound` for nothing.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each that is found, until it sets what its last parameter points at.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// The same, under the name that lowered sources call: a regular expression's block could outlive the call.
  public func enumerateMatchesNow(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}

/// The bits of Foundation's types of results, which it deprecates on Linux, and which are not Apple's.
private enum CheckingBits {
  static let date: UInt64 = 1 << 4
  static let address: UInt64 = 1 << 5
  static let link: UInt64 = 1 << 6
  static let phoneNumber: UInt64 = 1 << 11
  static let transit: UInt64 = 1 << 12
}

/// A link or a number that was found.
private final class DetectedResult: NSTextCheckingResult {
  let found: DataDetection.Found

  init(_ found: DataDetection.Found) {
    self.found = found
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func encode(with aCoder: NSCoder) {}
  override class var supportsSecureCoding: Bool { false }

  override var resultType: CheckingType {
    CheckingType(rawValue: found.isNumber ? CheckingBits.phoneNumber : CheckingBits.link)
  }
  override func range(at idx: Int) -> NSRange { found.range }
  override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

@_spi(XcodeSources)
extension NSTextCheckingResult {
  /// The address of a link; nil for other results.
  public var url: URL? {
    (self as? DetectedResult).flatMap { $0.found.isNumber ? nil : $0.found.url }
  }
  /// A telephone number, without what parts its digits; nil for other results.
  public var phoneNumber: String? {
    (self as? DetectedResult).flatMap {
      $0.found.isNumber ? String($0.found.url.absoluteString.dropFirst(4)) : nil
    }
  }
  /// Nil: no dates are found.
  public var date: Date? { nil }
  /// Nil: no dates are found.
  public var timeZone: TimeZone? { nil }
  /// Zero: no dates are found.
  public var duration: TimeInterval { 0 }
  /// Nil: no addresses are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// Nil: no addresses or flights are found.
  public var components: [NSTextCheckingKey: String]? { nil }
}
