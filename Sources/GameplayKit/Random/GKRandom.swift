import Foundation

/// What random numbers are asked of: sources, which have them, and distributions, which form those of a source.
public protocol GKRandom: AnyObject {
  /// Returns the next number: a source's is from the whole range of 32 bits, a distribution's from its lowest to its
  /// highest value.
  func nextInt() -> Int
  /// Returns the next number from 0 up to the bound, which is not among them; 0 where the bound is not above 0.
  func nextInt(upperBound: Int) -> Int
  /// Returns the next number from 0 to 1, both among them.
  func nextUniform() -> Float
  /// Returns the next of two values that are as likely as each other.
  func nextBool() -> Bool
}

/// Where random numbers come from. An object of this class itself draws as the system does, differently in each run;
/// in a process without a display the system draws the same in every run.
///
/// iOS-BEHAVIOUR: the numbers that a seed gives differ from Apple's, whose derivations from seeds are not published.
/// Evidence: unmeasured.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  private static nonisolated(unsafe) let shared = GKRandomSource()

  /// Returns the source that draws as the system does, the same object each time.
  open class func sharedRandom() -> GKRandomSource { shared }

  /// Makes a source that draws as the system does, or of a subclass one with a seed that the system draws.
  public override init() { super.init() }

  /// The next 32 bits; what subclasses replace.
  func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    var generator = BitsGenerator(source: self)
    return Int.random(in: 0..<upperBound, using: &generator)
  }

  open func nextUniform() -> Float { Float(Double(nextBits()) / Double(UInt32.max)) }

  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  /// Returns the same objects in an order that is drawn, all orders being as likely as each other.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(last, nextInt(upperBound: last + 1))
    }
    return result
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The bits of a source as the standard library asks for them.
struct BitsGenerator: RandomNumberGenerator {
  let source: GKRandomSource
  mutating func next() -> UInt64 { UInt64(source.nextBits()) << 32 | UInt64(source.nextBits()) }
}

extension NSArray {
  /// Returns the objects in an order that a source draws.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
  /// Returns the objects in an order that the system draws.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
