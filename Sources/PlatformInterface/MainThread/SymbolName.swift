import CSwiftRuntime

/// Names of functions, as the linker has them, made readable.
enum SymbolName {
  private static let ownModules: Set<String> = [
    "UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "PlatformInterface", "ObjCRuntime",
    "CollectionEngine", "ConstraintSolver", "CairoBackend", "GTKBackend",
  ]

  static func isUIKit(_ module: String) -> Bool { ownModules.contains(module) }

  /// The module of a Swift symbol; nil for thunks, the standard library's and others.
  static func module(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    return name.count == length ? String(name) : nil
  }

  /// As Swift writes it; C's names as they are.
  static func demangled(_ symbol: String) -> String {
    guard let text = tessera_demangled(symbol) else { return symbol }
    defer { free(text) }
    return String(cString: text)
  }

  /// Whether a program's own extension of a class of UIKit holds it.
  static func isForeignExtension(_ name: String) -> Bool {
    guard let start = name.range(of: "(extension in ") else { return false }
    return !isUIKit(String(name[start.upperBound...].prefix { $0 != ")" }))
  }

  /// `UIViewController.present(_:animated:completion:)` of
  /// `UIKitCore.UIViewController.present(_: UIKitCore.UIViewController, animated: Swift.Bool, …) -> ()`,
  /// and `UILabel.text` of its setter.
  static func short(_ name: String) -> String {
    var text = withoutKind(name[...])
    if text.hasPrefix("(extension in "), let end = text.range(of: "):") {
      text = text[end.upperBound...]
    }
    if text.hasPrefix("static ") { text = text.dropFirst("static ".count) }
    if let dot = text.firstIndex(of: "."), isUIKit(String(text[..<dot])) {
      text = text[text.index(after: dot)...]
    }
    let colon = text.range(of: " : ")?.lowerBound ?? text.endIndex
    guard let open = text.firstIndex(of: "("), open < colon else { return property(text[..<colon]) }
    return "\(text[..<open])(\(labels(of: text[open...].dropFirst())))"
  }

  /// What a function is of: closures of what they are in, special versions of what they are made from.
  private static func withoutKind(_ name: Substring) -> Substring {
    for (beginning, end) in [
      ("merged ", "merged "), ("dispatch thunk of ", " of "), ("closure #", " in "),
      ("implicit closure #", " in "), ("partial apply forwarder for ", " for "),
      ("generic specialization ", "> of "), ("function signature specialization ", "> of "),
    ] where name.hasPrefix(beginning) {
      guard let range = name.range(of: end) else { return name }
      return withoutKind(name[range.upperBound...])
    }
    return name
  }

  private static func property(_ name: Substring) -> String {
    for ending in [".setter", ".getter", ".modify", ".read", ".didset", ".willset"]
    where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return String(name)
  }

  /// `_:animated:` of `_: A, animated: B) -> ()`, and `_:_:` of `A, B) -> ()`.
  private static func labels(of parameters: Substring) -> String {
    var depth = 0
    var parts = [""]
    var last: Character = " "
    for character in parameters {
      if depth == 0, character == ")" { break }
      switch character {
      case "(", "<", "[": depth += 1
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      default: break
      }
      last = character
      if depth == 0, character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    if parts == [""] { return "" }
    return parts.map { part in
      let label = part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isLabel = !label.isEmpty && label.endIndex < part.endIndex && part[label.endIndex] == ":"
      return (isLabel ? String(label) : "_") + ":"
    }.joined()
  }
}
