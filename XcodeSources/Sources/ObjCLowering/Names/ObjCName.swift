/// Names that Swift methods have in Objective-C.
enum ObjCName {
  /// `tapped(_:)` is `tapped:`, `move(to:)` is `moveTo:`, `load(item:)` is `loadWithItem:`.
  static func selector(
    baseName: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false
  ) -> String {
    let baseName = baseName.filter { $0 != "`" }
    guard let first = labels.first else {
      if isAsync { return baseName + "WithCompletionHandler:" }
      return isThrowing ? baseName + "AndReturnError:" : baseName
    }
    var result = baseName
    if first != "_" {
      if !prepositions.contains(firstWord(of: first)),
        !prepositions.contains(lastWord(of: baseName))
      {
        result += "With"
      }
      result += first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    if isAsync { return result + "completionHandler:" }
    return isThrowing ? result + "error:" : result
  }

  static func initialiser(labels: [String]) -> String {
    labels.isEmpty ? "init" : selector(baseName: "init", labels: labels)
  }

  static func setter(of property: String) -> String {
    "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
  }

  /// Words after which, and before which, the compiler puts no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(of name: String) -> String {
    let start = name.prefix { $0.isUppercase }
    return (start.lowercased() + name.dropFirst(start.count).prefix { $0.isLowercase })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}
