/// What a predicate's text says.
indirect enum PredicateCondition {
  case constant(Bool)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case comparison(PredicateComparison)

  /// - Complexity: O(comparisons · length of what they compare).
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object, variables) }
    case .any(let conditions): conditions.contains { $0.holds(for: object, variables) }
    case .not(let condition): !condition.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    }
  }
}

/// Two expressions and how they are to compare.
struct PredicateComparison {
  var left: Formula
  var operation: NSComparisonPredicate.Operator
  var right: Formula
  var options: String.CompareOptions = []
  /// How many elements of a collection on the left side must compare so.
  var modifier: NSComparisonPredicate.Modifier = .direct

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let left = ValueConversion.unwrapped(left.value(for: object, variables))
    let right = ValueConversion.unwrapped(right.value(for: object, variables))
    let elements = { (left as? [Any]) ?? (left as? Set<AnyHashable>).map(Array.init) ?? [] }
    switch modifier {
    case .direct: return compare(left, right)
    case .any: return elements().contains { compare($0, right) }
    case .all: return elements().allSatisfy { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equalTo: return equals(left, right)
    case .notEqualTo: return !equals(left, right)
    case .lessThan: return order(left, right) == .orderedAscending
    case .greaterThan: return order(left, right) == .orderedDescending
    case .lessThanOrEqualTo: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterThanOrEqualTo: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = right as? [Any], bounds.count == 2 else { return false }
      return order(left, bounds[0]).map { $0 != .orderedAscending } ?? false
        && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    case .in: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith: return find(right, in: left, [.anchored])
    case .endsWith: return find(right, in: left, [.anchored, .backwards])
    case .matches: return matches(left, text(right))
    case .like: return matches(left, text(right).map(Self.pattern))
    }
  }

  // MARK: Values

  private func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
  }

  private func equals(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || left is NSNull { return right == nil || right is NSNull }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left.isEqual(right)
  }

  /// Nil for values that have no order.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = text(left), let right = text(right) {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = try? ValueConversion.convert(left, to: Double.self),
      let right = try? ValueConversion.convert(right, to: Double.self)
    else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private func contains(_ container: Any?, _ value: Any?) -> Bool {
    if let container = container as? [Any] { return container.contains { equals($0, value) } }
    if let container = container as? Set<AnyHashable> {
      return container.contains { equals($0, value) }
    }
    return find(value, in: container, [])
  }

  private func find(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
    guard let part = text(part), let whole = text(whole) else { return false }
    return whole.range(of: part, options: options.union(place)) != nil
  }

  // MARK: Patterns

  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let value = text(value), let pattern,
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z",
        options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else { return false }
    return expression.firstMatch(
      in: value, range: NSRange(location: 0, length: value.utf16.count)) != nil
  }

  /// `*` and `?` of `LIKE` as a regular expression.
  private static func pattern(_ text: String) -> String {
    text.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
