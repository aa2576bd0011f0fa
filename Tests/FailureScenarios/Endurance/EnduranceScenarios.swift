import UIKit

/// Numbers that programs compute without meaning to.
let oddNumbers: [CGFloat] = [
  .nan, .infinity, -.infinity, 1e300, -1e300, CGFloat.leastNonzeroMagnitude, -1, 0, 1e18,
]

let oddPaths: [IndexPath] = [
  IndexPath(), IndexPath(index: 0), IndexPath(index: -5), .at(0, 9), .at(9, 0), .at(-1, 0),
  .at(0, -1), .at(.max, .max), .at(.min, .min), IndexPath(indexes: [0, 0, 0]),
]

let oddIndexes = [-1, 2, 3, 99, Int.max, Int.min]

let oddRanges = [
  NSRange(location: 0, length: 99), NSRange(location: 99, length: 0),
  NSRange(location: NSNotFound, length: 0), NSRange(location: -3, length: 2),
  NSRange(location: 1, length: -1), NSRange(location: .max, length: .max),
]

extension Scenario {
  static func each<Value>(
    _ values: [Value], _ name: String, _ body: @escaping @MainActor @Sendable (Value) throws -> Void
  ) -> [Scenario] {
    values.indices.map { index in
      Scenario("\(name) (\(values[index]))") { try body(values[index]) }
    }
  }

  /// What is borne without ending the program, as on iOS.
  static let endurance: [Scenario] = {
    let groups: [[[Scenario]]] = [oddLists, oddViews, oddDrawings, oddControls, [nothings]]
    return groups.flatMap { group -> [Scenario] in group.flatMap { $0 } }
  }()
}
