import Foundation

/// A link, a telephone number or another thing in a text.
final class FoundResult: NSTextCheckingResult, @unchecked Sendable {
  /// What the thing is.
  enum Content: Hashable {
    case link(URL)
    case phoneNumber(String)
  }

  let content: Content
  private let place: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    place = range
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override var resultType: NSTextCheckingResult.CheckingType {
    let bits: UInt64 =
      switch content {
      case .link: NSDataDetector.Kinds.link
      case .phoneNumber: NSDataDetector.Kinds.phoneNumber
      }
    return NSTextCheckingResult.CheckingType(rawValue: bits)
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? FoundResult).map { $0.content == content && $0.place == place } ?? false
  }
  override var hash: Int { content.hashValue ^ place.location }
}

extension NSTextCheckingResult {
  /// The address of a link; nil for everything else.
  public var url: URL? {
    if case .link(let url)? = (self as? FoundResult)?.content { url } else { nil }
  }
  /// A telephone number as it is written; nil for everything else.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = (self as? FoundResult)?.content { number } else { nil }
  }
  /// A date, which is not looked for here: nil.
  public var date: Date? { nil }
  /// The time zone of a date; nil.
  public var timeZone: TimeZone? { nil }
  /// How long something lasts that begins with a date; 0.
  public var duration: TimeInterval { 0 }
  /// The parts of a flight, a train or an address, which are not looked for here: nil.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The parts of an address, which is not looked for here: nil.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// Makes a result that is a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    FoundResult(.link(url), range)
  }
  /// Makes a result that is a telephone number.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult { FoundResult(.phoneNumber(phoneNumber), range) }
}
