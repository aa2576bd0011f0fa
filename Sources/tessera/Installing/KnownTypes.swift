import Foundation

/// The MIME types that a machine's desktops know already, and the endings of files that belong to them, as
/// programs and distributions have told shared-mime-info.
struct KnownTypes {
  var types: Set<String> = []
  /// The type that counts most for an ending in small letters, without its dot.
  var byEnding: [String: String] = [:]

  /// What the machine's own folders of data say. The user's is left out: what this command puts there is none of
  /// the desktop's.
  static func ofDesktop(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> KnownTypes {
    let named = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    var known = KnownTypes()
    for folder in (named ?? "/usr/local/share:/usr/share").split(separator: ":") {
      func lines(_ name: String) -> [Substring] {
        let data = FileManager.default.contents(atPath: "\(folder)/mime/\(name)") ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
      }
      known.types.formUnion(lines("types").map(String.init))
      // Weight, type and pattern, those that count most first.
      for line in lines("globs2") where !line.hasPrefix("#") {
        let parts = line.split(separator: ":")
        guard parts.count >= 3, parts[2].hasPrefix("*.") else { continue }
        let ending = parts[2].dropFirst(2).lowercased()
        if known.byEnding[ending] == nil { known.byEnding[ending] = String(parts[1]) }
      }
    }
    return known
  }
}

/// Names of MIME types, which come out of property lists of others and become names of files.
enum TypeName {
  /// Whether a text is a type and a subtype of letters, digits and the signs that RFC 6838 allows.
  static func isValid(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        guard let first = part.unicodeScalars.first, isLetterOrDigit(first) else { return false }
        return part.utf8.count <= 127
          && part.unicodeScalars.allSatisfy {
            isLetterOrDigit($0) || "!#$&^_.+-".unicodeScalars.contains($0)
          }
      }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }
}
