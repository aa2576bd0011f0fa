import SwiftSyntax

/// Dictionaries of text attributes whose keys had the type String, in Swift 3 and parts of Swift 4.
enum KeyedDictionaries {
  /// `NSFontAttributeName`, and `NSAttributedStringKey.font.rawValue`.
  private static func isAttribute(_ key: ExprSyntax) -> Bool {
    if let name = key.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.hasPrefix("NS") && name.hasSuffix("AttributeName")
        && OldNames.current(name) != nil
    }
    return key.as(MemberAccessExprSyntax.self).map(isOldKey) ?? false
  }

  /// Whether it is `NSAttributedStringKey.font.rawValue`, which stood where a String was wanted.
  static func isOldKey(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "rawValue",
      let key = node.base?.as(MemberAccessExprSyntax.self),
      // `NSAttributedStringKey(rawValue: NSAttributedStringKey.font.rawValue)` wants the text.
      node.parent?.as(LabeledExprSyntax.self)?.label?.text != "rawValue"
    else { return false }
    return key.base?.trimmedDescription == "NSAttributedStringKey"
  }

  private static func hasAttributes(_ value: ExprSyntax?) -> Bool {
    guard let dictionary = value?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    else { return false }
    return elements.contains { isAttribute($0.key) }
  }

  /// Names of variables that a file gives attributes by `name[NSFontAttributeName] = …`.
  static func names(in tree: SourceFileSyntax) -> Set<String> {
    final class Finder: SyntaxVisitor {
      var names: Set<String> = []
      override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let key = node.arguments.first, KeyedDictionaries.isAttribute(key.expression) {
          names.insert(KeyedDictionaries.lastName(of: node.calledExpression))
        }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  /// `attributes` of `self.attributes?`.
  private static func lastName(of expression: ExprSyntax) -> String {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return lastName(of: chain.expression)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return lastName(of: force.expression)
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.trimmedDescription
  }

  /// The word `String` in the type of a variable that has attributes.
  static func key(of binding: PatternBindingSyntax, named names: Set<String>) -> Syntax? {
    let value = binding.initializer?.value
    guard names.contains(binding.pattern.trimmedDescription) || hasAttributes(value) else {
      return nil
    }
    if let key = stringKey(binding.typeAnnotation?.type) { return Syntax(key) }
    // `= [String: Any]()`
    guard let call = value?.as(FunctionCallExprSyntax.self),
      let literal = call.calledExpression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = literal.content, elements.count == 1,
      let key = elements.first?.key, key.trimmedDescription == "String"
    else { return nil }
    return Syntax(key)
  }

  /// The word `String` of `[NSFontAttributeName: font] as [String: Any]`.
  static func castKey(of node: SequenceExprSyntax) -> TypeSyntax? {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), hasAttributes(parts[0]) else {
      return nil
    }
    return stringKey(parts[2].as(TypeExprSyntax.self)?.type)
  }

  private static func stringKey(_ type: TypeSyntax?) -> TypeSyntax? {
    if let optional = type?.as(OptionalTypeSyntax.self) { return stringKey(optional.wrappedType) }
    guard let key = type?.as(DictionaryTypeSyntax.self)?.key, key.trimmedDescription == "String"
    else {
      return nil
    }
    return key
  }

  /// The literals of `info["UIImagePickerControllerOriginalImage"]`.
  static func textKeys(of name: String, in node: FunctionDeclSyntax) -> [ExprSyntax] {
    final class Finder: SyntaxVisitor {
      let name: String
      var keys: [ExprSyntax] = []
      init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
      }
      override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == name, let key = node.arguments.first,
          key.expression.is(StringLiteralExprSyntax.self)
        {
          keys.append(key.expression)
        }
        return .visitChildren
      }
    }
    let finder = Finder(name)
    finder.walk(node)
    return finder.keys
  }
}
