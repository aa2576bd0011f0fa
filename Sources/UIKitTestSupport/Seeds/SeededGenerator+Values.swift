/// What random tests ask for most.
extension SeededGenerator {
  /// Makes a generator whose numbers depend on the seed alone.
  package init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

  /// Returns a whole number of the range.
  package mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns a whole number of the range.
  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a number of the range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Returns a point whose coordinates both lie in the range.
  package mutating func point(_ range: ClosedRange<Double>) -> (x: Double, y: Double) {
    (number(range), number(range))
  }

  /// Returns true in half of all cases.
  package mutating func bool() -> Bool { Bool.random(using: &self) }

  /// Returns true in this many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { int(0..<100) < percent }

  /// Returns one of the values, of which there must be at least one.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0..<values.count)] }
}
