/// The last value of each publisher, heard together once there is one of all.
///
/// A subscriber that does not ask for more misses what comes meanwhile, and hears the last ones when it does.
final class LatestValues<Output>: Arrivals {
  private var values: [Any?]
  private var isNew = false
  private let make: ([Any]) -> Output

  init(count: Int, _ make: @escaping ([Any]) -> Output) {
    values = Array(repeating: nil, count: count)
    self.make = make
  }

  func add(_ value: Any, at place: Int) {
    values[place] = .some(value)
    isNew = true
  }

  func next() -> Output? {
    let all = values.compactMap { $0 }
    guard isNew, all.count == values.count else { return nil }
    isNew = false
    return make(all)
  }

  // One that ends without a value will never let the others be heard.
  func isOver(_ isFinished: [Bool]) -> Bool {
    if zip(values, isFinished).contains(where: { $0 == nil && $1 }) { return true }
    return !isNew && isFinished.allSatisfy { $0 }
  }
}

/// All values in the order in which they came.
final class MergedValues<Output>: Arrivals {
  private var values: [Output] = []

  func add(_ value: Any, at place: Int) { values.append(value as! Output) }

  func next() -> Output? { values.isEmpty ? nil : values.removeFirst() }

  func isOver(_ isFinished: [Bool]) -> Bool { values.isEmpty && isFinished.allSatisfy { $0 } }
}
