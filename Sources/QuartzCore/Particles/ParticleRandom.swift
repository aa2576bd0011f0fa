/// The random numbers of one particle: they follow from the emitter's seed and the particle's number alone.
struct ParticleRandom {
  private var state: UInt64

  init(_ key: UInt64) { state = key }

  /// A key that differs wherever one of its parts does.
  static func key(_ parts: UInt64...) -> UInt64 {
    parts.reduce(0x2545_F491_4F6C_DD1D) { mixed($0 ^ mixed($1 &+ 0x9E37_79B9_7F4A_7C15)) }
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// From 0 up to, but never, 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Double(Self.mixed(state) >> 11) / Double(UInt64(1) << 53)
  }

  /// From -0.5 to 0.5: how far in a range a value is from its middle.
  mutating func around() -> Double { unit() - 0.5 }
}
