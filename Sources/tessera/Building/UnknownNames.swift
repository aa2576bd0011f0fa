/// Names of Apple's frameworks in the compiler's errors that Tessera does not have: it says that they are
/// unknown, and nothing of why.
enum UnknownNames {
  static let page = "Docs/compatibility.md"

  /// A sentence about the name that an error does not know; nil where it is not one of UIKit's.
  static func hint(for error: String) -> String? {
    if let name = quoted(after: "cannot find type ", in: error)
      ?? quoted(after: "cannot find ", in: error), isApples(name)
    {
      return sentence(name)
    }
    for word in ["value of type ", "type "] where error.hasPrefix(word) {
      guard let type = quoted(after: word, in: error),
        let member = quoted(after: "has no member ", in: error)
      else { continue }
      // Optionals and nested types are their outermost type's.
      let base = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      return isApples(base) ? sentence("\(type).\(member)") : nil
    }
    if error.contains("Objective-C interoperability is disabled") {
      return "  \(plugin), as for #selector and @IBOutlet."
    }
    if let module = quoted(after: "no such module ", in: error) {
      if module == "Combine" { return "  \(plugin); \(combine)" }
      if module.hasPrefix("OpenCombine") { return "  \(combine)" }
      if module == "CryptoKit" { return "  \(plugin); \(crypto)" }
      if module == ModuleProduct.sqlite.name { return "  \(sqlite)" }
      if module == ModuleProduct.crypto.name { return "  \(crypto)" }
      return "  The module \(module) is not there. \(page) lists those that stand for Apple's."
    }
    return nil
  }

  private static let plugin =
    "The plugin XcodeSources takes this: `tessera new` writes a package that uses it, and "
    + "Docs/subsystems/xcode-sources.md says how another one does"
  private static let combine =
    "OpenCombine stands for Combine: the package \(ModuleProduct.combineSource) with its products "
    + "\(ModuleProduct.combine.dropLast().map(\.name).joined(separator: ", ")), and Tessera's package "
    + "\(ModuleProduct.combineOperators) with the rest of its operators, OpenCombineOperators."
  private static let crypto =
    "Crypto stands for CryptoKit: the package \(ModuleProduct.cryptoSource) with its product "
    + "\(ModuleProduct.crypto.name)."

  private static let sqlite =
    "Tessera's package \(ModuleProduct.sqlite.package) has it, with its product \(ModuleProduct.sqlite.name)."

  private static func sentence(_ name: String) -> String {
    "  \(name) is not in Tessera's UIKit yet, if it is Apple's. \(page) lists what stands near, "
      + "API/UIKit.txt all that is there."
  }

  private static func quoted(after words: String, in text: String) -> String? {
    guard let start = text.range(of: words + "'") else { return nil }
    let rest = text[start.upperBound...]
    guard let end = rest.firstIndex(of: "'") else { return nil }
    return String(rest[..<end])
  }

  /// `UIView`, `CALayer`: two letters of a framework, then a capital.
  private static func isApples(_ name: String) -> Bool {
    let letters = Array(name.prefix(3))
    guard letters.count == 3, letters[2].isUppercase else { return false }
    return ["UI", "CA", "CG", "WK", "PH", "UN", "UT", "NS"].contains(String(letters[..<2]))
  }
}
