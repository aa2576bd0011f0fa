import SwiftSyntax

/// Core Animation's constants, which were texts up to Swift 4.1, so that programs kept them as texts and mixed their
/// kinds: `let filter: String = kCAFilterLinear`, `layer.magnificationFilter = filter`. It comes after the constants got
/// today's names.
final class LayerTexts: SyntaxVisitor {
  private let context: FileContext
  /// Variables and parameters that the file declares as texts.
  private var texts: Set<String> = []
  /// Those that hold transitions.
  private var transitions: Set<String> = []

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    guard
      context.file.text.contains("kCA")
        || Self.types.values.contains(where: context.file.text.contains)
        || Self.types.keys.contains(where: context.file.text.contains)
        || context.file.text.contains("CATransition")
        || context.file.text.contains("CAMediaTimingFunction(")
    else {
      return
    }
    let declared = DeclaredTexts(in: context.file.tree)
    (texts, transitions) = (declared.names, declared.transitions)
    walk(context.file.tree)
  }

  /// Properties and the types that they have since Swift 4.2.
  private static let types: [String: String] = [
    "alignmentMode": "CATextLayerAlignmentMode", "calculationMode": "CAAnimationCalculationMode",
    "contentsGravity": "CALayerContentsGravity",
    "emitterMode": "CAEmitterLayerEmitterMode", "emitterShape": "CAEmitterLayerEmitterShape",
    "fillMode": "CAMediaTimingFillMode", "fillRule": "CAShapeLayerFillRule",
    "lineCap": "CAShapeLayerLineCap",
    "lineJoin": "CAShapeLayerLineJoin", "magnificationFilter": "CALayerContentsFilter",
    "minificationFilter": "CALayerContentsFilter", "renderMode": "CAEmitterLayerRenderMode",
    "rotationMode": "CAAnimationRotationMode", "scrollMode": "CAScrollLayerScrollMode",
    "truncationMode": "CATextLayerTruncationMode",
  ]
  /// The same of transitions, whose names others have, too.
  private static let transitionTypes = [
    "type": "CATransitionType", "subtype": "CATransitionSubtype",
  ]
  /// Classes that are made of one of the constants.
  private static let namedClasses = [
    "CAMediaTimingFunction": "CAMediaTimingFunctionName", "CAValueFunction": "CAValueFunctionName",
  ]
  private static let kinds = Set(types.values)

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) {
      assign(parts[0], Array(parts[2...]))
    }
    if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
      let list = parts[0].as(ArrayExprSyntax.self),
      ["NSArray", "[String]"].contains(parts[2].trimmedDescription)
    {
      for element in list.elements where Self.kind(of: element.expression) != nil {
        context.edits.insert(".rawValue", after: element.expression)
      }
    }
    return .visitChildren
  }

  private func assign(_ place: ExprSyntax, _ value: [ExprSyntax]) {
    guard let first = value.first, let last = value.last else { return }
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text, texts.contains(name) {
      if value.count == 1, Self.kind(of: first) != nil {
        context.edits.insert(".rawValue", after: first)
      }
      return
    }
    guard let name = place.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return }
    if name == "text", value.count == 1, isProperty(first) {
      return context.edits.insert(".rawValue", after: first)
    }
    let transition = transitionType(of: place)
    guard let type = transition ?? Self.types[name] else { return }
    if value.count == 1, first.is(StringLiteralExprSyntax.self),
      transition != nil || !context.index.propertyNames.contains(name)
    {
      context.edits.insert("\(type)(rawValue: ", before: first)
      context.edits.insert(")", after: first)
    } else if value.count == 1, let kind = Self.kind(of: first), kind != type {
      context.edits.insert("\(type)(rawValue: ", before: first)
      context.edits.insert(".rawValue)", after: first)
    } else if value.count == 1
      && first.as(DeclReferenceExprSyntax.self).map({ texts.contains($0.baseName.text) }) == true
      || value.count == 3 && value[1].is(UnresolvedAsExprSyntax.self)
        && last.trimmedDescription == "String"
    {
      context.edits.insert("\(type)(rawValue: ", before: first)
      context.edits.insert(")", after: last)
    }
  }

  /// The kind of `transition.type`.
  private func transitionType(of place: ExprSyntax) -> String? {
    guard let member = place.as(MemberAccessExprSyntax.self), let name = member.base?.lastName,
      transitions.contains(name)
    else { return nil }
    return Self.transitionTypes[member.declName.baseName.text]
  }

  /// `CAMediaTimingFunction(name: "easeOut")`, of a text or of a variable for one.
  private func makeName(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.lastName, let type = Self.namedClasses[name],
      node.arguments.count == 1, let only = node.arguments.first, only.label?.text == "name"
    else { return }
    let variable = only.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard only.expression.is(StringLiteralExprSyntax.self) || variable.map(texts.contains) == true
    else { return }
    context.edits.insert("\(type)(rawValue: ", before: only.expression)
    context.edits.insert(")", after: only.expression)
  }

  /// `values.index(of: layer.contentsGravity)` of texts that an array of Foundation's has.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    makeName(node)
    guard node.calledExpression.lastName == "index", node.arguments.count == 1,
      let only = node.arguments.first,
      only.label?.text == "of", context.file.text.contains("NSArray"), isProperty(only.expression)
    else { return .visitChildren }
    context.edits.insert(".rawValue", after: only.expression)
    return .visitChildren
  }

  /// `layer.contentsGravity`
  private func isProperty(_ node: ExprSyntax) -> Bool {
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.base?.lastName?.isTypeName == false
    else {
      return false
    }
    return Self.types[member.declName.baseName.text] != nil
  }

  /// `CALayerContentsFilter` of `CALayerContentsFilter.linear`.
  private static func kind(of node: ExprSyntax) -> String? {
    guard let member = node.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription,
      kinds.contains(base)
    else { return nil }
    return base
  }
}

/// The names that a file declares with the type of a text, and those for transitions.
private final class DeclaredTexts: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var transitions: Set<String> = []

  init(in tree: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isText =
      node.typeAnnotation.map { $0.type.trimmedDescription == "String" }
      ?? (node.initializer?.value.is(StringLiteralExprSyntax.self) == true)
    if isText {
      names.formUnion(node.pattern.boundNames)
    }
    let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
    if made == "CATransition" || node.typeAnnotation?.type.namesOfTypes == ["CATransition"] {
      transitions.formUnion(node.pattern.boundNames)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "String" {
      names.insert((node.secondName ?? node.firstName).text)
    }
    return .visitChildren
  }
}
