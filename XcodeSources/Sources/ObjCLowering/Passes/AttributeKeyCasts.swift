import SwiftSyntax

/// Casts between the keys of texts' attributes and Core Foundation's texts, which one Objective-C class makes right on
/// Apple's systems: `kCTFontAttributeName as NSAttributedString.Key`, `NSAttributedString.Key.font as CFString`.
enum AttributeKeyCasts {
  private static let keyTypes: Set<String> = ["NSAttributedString.Key", "NSAttributedStringKey"]
  private static let textTypes: Set<String> = ["CFString", "NSString", "String"]

  static func lower(_ node: SequenceExprSyntax, _ edits: inout EditList) {
    let parts = Array(node.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = parts[2].as(TypeExprSyntax.self)
    else { return }
    let name = type.trimmedDescription
    if keyTypes.contains(name),
      let text = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text, text.hasPrefix("kCT")
    {
      edits.insert("NSAttributedString.Key(", before: parts[0])
      edits.insert(" as String)", after: parts[0])
    } else if textTypes.contains(name),
      let key = parts[0].as(MemberAccessExprSyntax.self),
      keyTypes.contains(key.base?.trimmedDescription ?? "")
    {
      edits.insert(".rawValue", after: key)
    }
  }
}
