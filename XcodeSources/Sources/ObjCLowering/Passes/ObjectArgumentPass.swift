import SwiftSyntax

/// Constants of Core Foundation's texts that a method of the module takes as objects: `remove(kSecClassKey)` of
/// `func remove(_ kind: AnyObject)` becomes `remove(kSecClassKey as AnyObject)`, as such texts are no objects on Linux;
/// and those in dictionaries whose type is written with objects, `[NSObject: AnyObject]`. A class that is the target of
/// an item, `item.target = Menu.self`, is no object either and becomes what stands for it.
final class ObjectArgumentPass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    let text = context.file.text
    hasObjectValues = text.contains(/: *AnyObject\]/)
    if (Self.beginnings + [".target ="]).contains(where: text.contains) {
      walk(context.file.tree)
    }
  }

  private static let beginnings = ["kSec", "kUTType"]
  /// Whether the file writes the type of a dictionary of objects.
  private var hasObjectValues = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return .visitChildren }
    for argument in node.arguments {
      guard isText(argument.expression), takesObject(name, argument.label?.text ?? "_") else {
        continue
      }
      context.edits.insert(" as AnyObject", after: argument.expression)
    }
    return .visitChildren
  }

  private func isText(_ value: ExprSyntax) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return Self.beginnings.contains(where: name.hasPrefix)
  }

  // MARK: Dictionaries

  private static let objects: Set<String> = ["NSObject", "AnyObject", "NSString", "CFTypeRef"]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    cast(node.initializer?.value, to: node.typeAnnotation?.type)
    return .visitChildren
  }

  /// `[kSecClass: kSecClassKey] as [NSObject: AnyObject]`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) {
      cast(parts[0], to: parts[2].as(TypeExprSyntax.self)?.type)
    }
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self) { assign(parts[0], parts[2]) }
    return .visitChildren
  }

  /// `query[kSecMatchLimit as String] = kSecMatchLimitOne`, `item.target = Menu.self`.
  private func assign(_ place: ExprSyntax, _ value: ExprSyntax) {
    if place.is(SubscriptCallExprSyntax.self), isText(value), hasObjectValues {
      context.edits.insert(" as NSString", after: value)
    } else if place.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target",
      let type = value.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
      let base = type.base, base.trimmedDescription.isTypeName
    {
      context.needsRuntime = true
      context.edits.insert("ObjCClasses.target(", before: value)
      context.edits.insert(")", after: value)
    }
  }

  private func cast(_ value: ExprSyntax?, to type: TypeSyntax?) {
    guard let type = type?.as(DictionaryTypeSyntax.self),
      let literal = value?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = literal.content
    else { return }
    let haveObjects = [type.key, type.value].map { Self.objects.contains($0.trimmedDescription) }
    for element in elements {
      for (expression, isObject) in zip([element.key, element.value], haveObjects)
      where isObject && isText(expression) {
        context.edits.insert(" as NSString", after: expression)
      }
    }
  }

  /// Whether each method of that name, of the module or of one it depends on, takes an object there.
  private func takesObject(_ name: String, _ label: String) -> Bool {
    let methods = context.index.methods(named: name)
    return !methods.isEmpty
      && methods.allSatisfy { method in
        method.signature.parameterClause.parameters.contains {
          $0.firstName.text == label
            && ["AnyObject", "CFTypeRef"].contains($0.type.trimmedDescription)
        }
      }
  }
}
