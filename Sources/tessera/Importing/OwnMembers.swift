/// The static members that a target's own sources give to classes by extensions; symbols of asset catalogs stay away
/// from those. A member of any other type, `Images.logo`, hides none.
struct OwnMembers {
  private var members: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - types: the classes that matter.
  ///   - texts: the sources.
  /// - Complexity: O(length of the texts).
  init(of types: [String], in texts: [String]) {
    for type in types {
      for text in texts where text.contains(type) {
        for body in Self.bodies(ofExtensionsOf: type, in: text) {
          for match in body.matches(of: /\b(?:static|class)\s+(?:var|let|func)\s+`?(\w+)/) {
            members[type, default: []].insert(String(match.1))
          }
        }
      }
    }
  }

  /// The members that `type` is given.
  func names(in type: String) -> Set<String> { members[type] ?? [] }

  /// What stands between the braces of each `extension type` in a source. Braces in texts and comments count like
  /// others, so that a body may be taken as longer or shorter than it is.
  private static func bodies(ofExtensionsOf type: String, in text: String) -> [Substring] {
    var bodies: [Substring] = []
    for match in text.matches(of: /\bextension\s+(?:UIKit\.)?(\w+)[^{}]*\{/) where match.1 == type {
      var depth = 1
      let rest = text[match.range.upperBound...]
      let end = rest.firstIndex { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth == 0
      }
      bodies.append(rest[..<(end ?? rest.endIndex)])
    }
    return bodies
  }
}
