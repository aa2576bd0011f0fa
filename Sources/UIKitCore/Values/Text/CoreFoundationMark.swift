/// The first stored property of every class whose objects are values of attributed strings.
///
/// Foundation's attributed strings on Linux compare their values through Core Foundation, which takes
/// bits 8 to 17 of the word behind an object's header for a type number of its own and, where they are
/// zero, the object for one of its own: it halts. Bits that no type has send it to `isEqual(_:)`.
/// `NSMutableAttributedString.addAttribute` with a second font was enough to halt.
struct CoreFoundationMark: Sendable {
  private let word: UInt = 0x3FF00
}
