import Foundation
import PlatformInterface

/// What finds links, addresses of mails and telephone numbers in texts; Foundation for Linux has none.
///
/// Dates, postal addresses and flights are not found, which is reported once where they are asked for. It is no
/// `NSRegularExpression` here, whose methods could not be its own.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The bits of the kinds that are looked for.
  public let checkingTypes: UInt64

  /// Makes a detector of kinds by their bits; throws where there is none.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048,
        userInfo: [
          NSDebugDescriptionErrorKey: "A detector of at least one kind is expected; found none."
        ])
    }
    self.checkingTypes = checkingTypes
    let known = Kinds.link | Kinds.phoneNumber
    if checkingTypes & Kinds.findable & ~known != 0 {
      Unsupported.report("NSDataDetector of dates, addresses and flights")
    }
  }

  enum Kinds {
    static let date: UInt64 = 1 << 3
    static let address: UInt64 = 1 << 4
    static let link: UInt64 = 1 << 5
    static let phoneNumber: UInt64 = 1 << 11
    static let transit: UInt64 = 1 << 12
    static let findable = date | address | link | phoneNumber | transit
  }

  /// Returns what is found in a part of a text, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [FoundResult] = []
    if checkingTypes & Kinds.link != 0 { found += LinkFinder.links(in: string, range) }
    if checkingTypes & Kinds.phoneNumber != 0 {
      // Numbers within links are parts of those, also where nobody asked for links.
      let links = found.isEmpty ? LinkFinder.links(in: string, range) : found
      found += PhoneFinder.numbers(in: string, range).filter { number in
        !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Calls a block for each thing found, in the order of the text, until it says stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// The same, for lowered sources, which call it of whatever finds matches.
  @_spi(XcodeSources)
  public func enumerateMatchesNow(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }

  /// Returns how much is found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first that is found; nil for nothing.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns where the first lies that is found; `NSNotFound` for nothing.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
