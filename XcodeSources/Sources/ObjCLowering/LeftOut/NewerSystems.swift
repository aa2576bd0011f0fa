import SwiftSyntax

/// Systems newer than any whose declarations are known here, and than the one that programs find: what asks for one
/// goes its other way, as on a device that was not updated.
enum NewerSystem {
  /// What stands in the place of the module that is missing.
  static let module = "a newer iOS"
  /// The first version that counts; the one after 18.
  private static let first = 19

  /// Whether one of the platforms in an availability is a newer iOS.
  static func isMeant(by list: AvailabilityArgumentListSyntax) -> Bool {
    var isOfIOS = false
    for item in list {
      switch item.argument {
      case .availabilityVersionRestriction(let restriction):
        if restriction.platform.text == "iOS", isNewer(restriction.version) { return true }
      case .token(let token): isOfIOS = isOfIOS || token.text == "iOS"
      case .availabilityLabeledArgument(let labelled):
        guard isOfIOS, labelled.label.text == "introduced",
          case .version(let version) = labelled.value
        else { continue }
        if isNewer(version) { return true }
      @unknown default: continue
      }
    }
    return false
  }

  private static func isNewer(_ version: VersionTupleSyntax?) -> Bool {
    (version.flatMap { Int($0.major.text) } ?? 0) >= first
  }
}

extension AvailabilityConditionSyntax {
  /// Whether it is `#available`, not `#unavailable`.
  var asksForPresence: Bool { availabilityKeyword.tokenKind == .poundAvailable }
}

extension AttributeListSyntax {
  /// Whether what they stand before is of a newer system.
  var areOfNewerSystem: Bool { allAttributes.contains(where: \.isOfNewerSystem) }
}

extension AttributeSyntax {
  /// `@available(iOS 26, *)`.
  var isOfNewerSystem: Bool {
    guard attributeName.trimmedDescription == "available",
      case .availability(let list)? = arguments
    else { return false }
    return NewerSystem.isMeant(by: list)
  }
}

extension ConditionElementListSyntax {
  /// What is known of conditions that ask for a newer system: false where all of them cannot hold, true where one holds
  /// that stands alone, nil for others.
  var valueForNewerSystem: Bool? {
    var isKnownTrue = false
    for element in self {
      guard case .availability(let condition) = element.condition,
        NewerSystem.isMeant(by: condition.availabilityArguments)
      else { continue }
      if condition.asksForPresence { return false }
      isKnownTrue = count == 1
    }
    return isKnownTrue ? true : nil
  }
}
