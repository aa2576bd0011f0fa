import SwiftSyntax

/// What compiled with the system that a program was written for, or what Swift on Apple's systems sees in another way:
///
/// - a `switch` over all cases that an enumeration had then,
/// - patterns with a question mark where a property of a protocol is optional in Objective-C,
/// - ranges made of ranges, overrides with the types of then, and questions whether an object conforms to a protocol,
/// - a class that asks for its own proxy, for which nothing is made on Apple's systems.
final class EarlierSystemsPass: ScopedPass {
  // MARK: Switches

  /// The cases that enumerations of Apple's had before others came.
  private static let cases: [Set<String>] = [
    // PHAuthorizationStatus, before `limited`.
    ["notDetermined", "restricted", "denied", "authorized"],
    // LABiometryType, before `opticID`.
    ["none", "touchID", "faceID"],
    // UNAuthorizationStatus, before `ephemeral`, and before `provisional`.
    ["notDetermined", "denied", "authorized", "provisional"],
    ["notDetermined", "denied", "authorized"],
    // UIUserInterfaceIdiom, before `mac` and `vision`.
    ["unspecified", "phone", "pad", "tv", "carPlay"],
    ["unspecified", "phone", "pad", "tv", "carPlay", "mac"],
    // UITouch.TouchType, before `indirectPointer`.
    ["direct", "indirect", "pencil"], ["direct", "indirect", "stylus"],
  ]

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    relaxPatterns(of: node)
    guard let names = casesOfMembers(node), Self.cases.contains(names) else {
      return .visitChildren
    }
    context.edits.insert(
      "@unknown default: fatalError(\"A case that is newer than the program.\") ",
      before: node.rightBrace)
    return .visitChildren
  }

  /// The names of a statement whose cases are all a member without arguments; nil for others.
  private func casesOfMembers(_ node: SwitchExprSyntax) -> Set<String>? {
    var names: Set<String> = []
    for element in node.cases {
      guard let item = element.as(SwitchCaseSyntax.self),
        let label = item.label.as(SwitchCaseLabelSyntax.self)
      else { return nil }
      for pattern in label.caseItems {
        guard pattern.whereClause == nil, let member = Self.member(of: pattern.pattern) else {
          return nil
        }
        names.insert(member.declName.baseName.text)
      }
    }
    return names
  }

  private static func member(of pattern: PatternSyntax) -> MemberAccessExprSyntax? {
    pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
  }

  // MARK: Optional properties

  /// Properties of UITextInputTraits, which classes may leave out in Objective-C.
  private static let traits: Set<String> = [
    "autocapitalizationType", "autocorrectionType", "keyboardAppearance", "keyboardType",
    "returnKeyType",
    "spellCheckingType",
  ]

  /// `switch input.keyboardAppearance { case .dark?: … }`, which is no optional here; a pattern without the mark fits
  /// both.
  private func relaxPatterns(of node: SwitchExprSyntax) {
    guard let subject = node.subject.lastName, Self.traits.contains(subject) else { return }
    for element in node.cases {
      guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
      else { continue }
      for item in label.caseItems {
        guard
          let chain = item.pattern.as(ExpressionPatternSyntax.self)?.expression
            .as(OptionalChainingExprSyntax.self), chain.expression.is(MemberAccessExprSyntax.self)
        else { continue }
        context.edits.remove(chain.questionMark)
      }
    }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = nameOfOwnProxy(node) {
      context.edits.replace(name, with: "appearanceAskedByItself")
      context.needsRuntimeObjects = true
      return .visitChildren
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch name.baseName.text {
      // Swift's up to 4.
      case "Range" where isRange(node): context.edits.remove(name)
      case "conforms" where isProtocol(node): ask(node, nil)
      default: break
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "conforms", let base = member.base, isProtocol(node),
      base.lastName?.isTypeName == false, !base.is(OptionalChainingExprSyntax.self)
    {
      ask(node, member)
    }
    return .visitChildren
  }

  /// The name in `self.appearance()` of a method of a class, which an initialiser of the class may have called.
  private func nameOfOwnProxy(_ node: FunctionCallExprSyntax) -> TokenSyntax? {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self",
      member.declName.baseName.text == "appearance"
    else { return nil }
    var next = node.parent
    while let current = next, !current.is(FunctionDeclSyntax.self) { next = current.parent }
    let modifiers = next?.as(FunctionDeclSyntax.self)?.modifiers.names ?? []
    return modifiers.contains("class") || modifiers.contains("static")
      ? member.declName.baseName : nil
  }

  /// `Range(start..<end)`
  private func isRange(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.trailingClosure == nil, node.arguments.count == 1, let only = node.arguments.first,
      only.label == nil,
      let sequence = only.expression.as(SequenceExprSyntax.self)
    else { return false }
    return sequence.elements.contains {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "..<"
    }
  }

  /// `view.conforms(to: UITextInput.self)`
  private func isProtocol(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.trailingClosure == nil, node.arguments.count == 1, let only = node.arguments.first,
      only.label?.text == "to", let type = only.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base
    else { return false }
    return name.trimmedDescription.isTypeName
  }

  private func ask(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax?) {
    guard let type = node.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base,
      let end = node.rightParen
    else { return }
    let question = " as Any) is any \(type.trimmedDescription))"
    guard let member, let base = member.base else {
      return context.edits.replace(node, with: "((self\(question)")
    }
    context.edits.insert("((", before: base)
    context.edits.replace(from: member.period, to: end, with: question)
  }

  // MARK: Overrides

  /// `override func selectionRects(for range: UITextRange) -> [Any]`, of before iOS 13.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "selectionRects", node.modifiers.names.contains("override"),
      let type = node.signature.returnClause?.type, type.trimmedDescription == "[Any]"
    {
      context.edits.replace(type, with: "[UITextSelectionRect]")
    }
    if let body = node.body, body.statements.isEmpty, let type = node.signature.returnClause?.type,
      isVoidHere(type.trimmedDescription, node)
    {
      context.edits.insert(" return () ", after: body.leftBrace)
    }
    return .visitChildren
  }

  /// Whether the extension around a method says that a type is nothing: `where Output == Void`, by which Swift before 6
  /// let a method that gives it end without a word.
  private func isVoidHere(_ type: String, _ node: FunctionDeclSyntax) -> Bool {
    var next = node.parent
    while let current = next, !current.is(ExtensionDeclSyntax.self) { next = current.parent }
    let requirements = next?.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
    return requirements?.contains { requirement in
      guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self) else {
        return false
      }
      return same.leftType.trimmedDescription == type
        && ["Void", "()"].contains(same.rightType.trimmedDescription)
    } ?? false
  }
}
