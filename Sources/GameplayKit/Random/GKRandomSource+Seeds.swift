import Foundation

/// A source that deals well with games: RC4, whose seed is a key of up to 256 bytes.
open class GKARC4RandomSource: GKRandomSource {
  /// What the numbers begin from; two sources with the same seed have the same numbers.
  open private(set) var seed: Data
  private var table: [UInt8]
  private var (first, second): (UInt8, UInt8) = (0, 0)

  /// Makes a source with a seed that the system draws.
  public convenience override init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }))
  }

  /// Makes a source with a seed; of an empty one the numbers are those of a single byte 0.
  public init(seed: Data) {
    self.seed = seed
    table = (0...255).map { $0 }
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    var other: UInt8 = 0
    for index in 0...255 {
      other = other &+ table[index] &+ key[index % key.count]
      table.swapAt(index, Int(other))
    }
    super.init()
  }

  /// Leaves out the next numbers: the first ones of a seed tell something of it, which Apple suggests to leave out
  /// 768 of.
  open func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = nextByte() }
  }

  private func nextByte() -> UInt8 {
    first &+= 1
    second = second &+ table[Int(first)]
    table.swapAt(Int(first), Int(second))
    return table[Int(table[Int(first)] &+ table[Int(second)])]
  }

  override func nextBits() -> UInt32 {
    (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    (copy.table, copy.first, copy.second) = (table, first, second)
    return copy
  }
}

/// The quickest source, and the one whose numbers are the most alike.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// What the numbers begin from. It is another one after each number, from which the next ones come again.
  open var seed: UInt64

  /// Makes a source with a seed that the system draws.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  /// Makes a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }

  // The constants are Knuth's, of MMIX (The Art of Computer Programming, volume 2, 3.3.4).
  override func nextBits() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: seed >> 32)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    GKLinearCongruentialRandomSource(seed: seed)
  }
}

/// The slowest source, and the one whose numbers are the least alike: the Mersenne Twister of Matsumoto and Nishimura
/// (ACM Transactions on Modeling and Computer Simulation 8, 1998), of 32 bits.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// What the numbers begin from; setting it begins anew.
  open var seed: UInt64 { didSet { begin() } }
  private var words: [UInt32] = []
  private var place = 0
  private static let (count, middle) = (624, 397)

  /// Makes a source with a seed that the system draws.
  public convenience override init() { self.init(seed: .random(in: .min ... .max)) }

  /// Makes a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }

  private func begin() {
    words = [UInt32(truncatingIfNeeded: seed ^ seed >> 32)]
    for index in 1..<UInt32(Self.count) {
      let last = words[Int(index) - 1]
      words.append(1_812_433_253 &* (last ^ last >> 30) &+ index)
    }
    place = Self.count
  }

  private func twist() {
    for index in 0..<Self.count {
      let bits = words[index] & 0x8000_0000 | words[(index + 1) % Self.count] & 0x7fff_ffff
      words[index] =
        words[(index + Self.middle) % Self.count] ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0x9908_b0df)
    }
    place = 0
  }

  override func nextBits() -> UInt32 {
    if place == Self.count { twist() }
    var bits = words[place]
    place += 1
    bits ^= bits >> 11
    bits ^= bits << 7 & 0x9d2c_5680
    bits ^= bits << 15 & 0xefc6_0000
    return bits ^ bits >> 18
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    (copy.words, copy.place) = (words, place)
    return copy
  }
}
