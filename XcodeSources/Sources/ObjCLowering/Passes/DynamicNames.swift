import SwiftSyntax

/// Names that are `AnyObject` in the functions around a place, whose members are looked for by name.
struct DynamicNames {
  private var scopes: [Set<String>] = []

  private static func isDynamic(_ type: TypeSyntax?) -> Bool {
    ["AnyObject", "AnyObject!"].contains(type?.trimmedDescription ?? "")
  }

  mutating func enter(_ parameters: FunctionParameterClauseSyntax) {
    let names = parameters.parameters.filter { Self.isDynamic($0.type) }
    scopes.append(Set(names.map { ($0.secondName ?? $0.firstName).text }))
  }

  /// The names around a closure count inside it.
  mutating func enter(_ closure: ClosureExprSyntax) {
    var names = scopes.last ?? []
    if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      for parameter in clause.parameters {
        let name = (parameter.secondName ?? parameter.firstName).text
        if Self.isDynamic(parameter.type) { names.insert(name) } else { names.remove(name) }
      }
    }
    scopes.append(names)
  }

  mutating func leave() { scopes.removeLast() }

  /// A variable of a function: `let object: AnyObject`, `let object = value as AnyObject`.
  mutating func add(_ binding: PatternBindingSyntax) {
    guard !scopes.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return
    }
    let isDynamic =
      binding.typeAnnotation.map { Self.isDynamic($0.type) }
      ?? binding.initializer.map { Self.isCast($0.value) } ?? false
    if isDynamic {
      scopes[scopes.count - 1].insert(name.identifier.text)
    } else {
      scopes[scopes.count - 1].remove(name.identifier.text)
    }
  }

  /// `if let container = element.accessibilityContainer`: a property of UIKit's that is `AnyObject?`.
  mutating func add(_ condition: OptionalBindingConditionSyntax) {
    guard !scopes.isEmpty, condition.typeAnnotation == nil,
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let value = condition.initializer?.value.as(MemberAccessExprSyntax.self)
    if value?.declName.baseName.text == "accessibilityContainer" {
      scopes[scopes.count - 1].insert(name)
    } else if condition.initializer != nil {
      scopes[scopes.count - 1].remove(name)
    }
  }

  /// The variable of a loop: `for object in objects as [AnyObject]`, or `as Array`, which is the same of an
  /// `NSArray`.
  mutating func add(_ loop: ForStmtSyntax) {
    guard !scopes.isEmpty, let name = loop.pattern.as(IdentifierPatternSyntax.self),
      let sequence = loop.sequence.as(SequenceExprSyntax.self),
      ["[AnyObject]", "Array"].contains(sequence.elements.last?.trimmedDescription)
    else { return }
    scopes[scopes.count - 1].insert(name.identifier.text)
  }

  /// Whether an expression is one of the names, or a cast in parentheses.
  func contains(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return scopes.last?.contains(name.baseName.text) ?? false
    }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    else { return false }
    return Self.isCast(only.expression)
  }

  /// Whether an expression is `AnyObject?`: one of an array of such objects that the module has as a property,
  /// or what `map` makes by a cast.
  static func isOptionalObject(_ node: ExprSyntax, _ index: ModuleIndex) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return ["first", "last"].contains(member.declName.baseName.text)
        && (member.base?.lastName).map(index.objectArrays.contains) ?? false
    }
    guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.calledExpression.lastName == "map", let closure = call.trailingClosure,
      closure.statements.count == 1, case .expr(let value)? = closure.statements.first?.item
    else { return false }
    return isCast(value)
  }

  /// `value as AnyObject`
  private static func isCast(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    guard let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.tokenKind != .postfixQuestionMark
    else { return false }
    return type.trimmedDescription == "AnyObject"
  }
}

/// Members that `AnyObject` has since many classes of Apple's have them.
enum DynamicMembers {
  /// The type of a property: one of the module, or one that many classes of UIKit have.
  static func type(of name: String, _ index: ModuleIndex) -> String? {
    for member in index.allTypes.lazy.flatMap(\.members)
    where member.baseName == name && member.isProperty && member.attributes.areVisible {
      if case .property(_, let binding) = member.kind, let type = binding.typeAnnotation?.type {
        let text = type.oneLine()
        return text.hasSuffix("!") ? "\(text.dropLast())?" : text
      }
    }
    return types[name]
  }

  private static let types: [String: String] = {
    var result: [String: String] = [:]
    for (type, name) in WordTable.pairs(table) { result[name] = type }
    return result
  }()

  private static let table = """
    Bool: boolValue isEnabled isHidden isOn isSelected isUserInteractionEnabled
    CGFloat: alpha
    CGPoint: center cgPointValue contentOffset
    CGRect: bounds cgRectValue frame
    CGSize: cgSizeValue
    Double: doubleValue
    Float: floatValue priority
    Int: count currentPage intValue integerValue length numberOfSegments selectedSegmentIndex tag
    String: description stringValue
    String?: accessibilityIdentifier currentTitle placeholder text title
    UIColor?: backgroundColor tintColor
    UIFont?: font
    UIImage?: image
    UIView?: superview view
    """

  /// Methods of NSObject, by which any object can be asked for something.
  private static let ofObjects: Set<String> = [
    "value", "setValue", "isEqual", "responds", "perform", "isKind", "conforms", "observeValue",
    "addObserver", "removeObserver",
  ]

  /// Methods by which views are asked, that no other class of Apple's has.
  private static let ofViews: Set<String> = [
    "addSubview", "bringSubviewToFront", "convert", "insertSubview", "layoutIfNeeded",
    "removeFromSuperview",
    "sendSubviewToBack", "setNeedsLayout", "sizeToFit", "snapshotView",
  ]

  /// Whether a call of a method is of one that all objects, or all dictionaries, have.
  static func isKnown(_ fullName: String) -> Bool {
    let name = String(fullName.prefix { $0 != "(" })
    return ofObjects.contains(name) || ["object(forKey:)", "object(at:)"].contains(fullName)
  }

  /// `object.value(forKey:)` and `dictionary.object(forKey:)`.
  static func lowerMethod(
    _ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ context: FileContext
  ) {
    let name = node.declName.baseName.text
    if ofObjects.contains(name) {
      context.edits.insert("(", before: base)
      context.edits.insert(" as! NSObject)", after: base)
    } else if ofViews.contains(name) {
      context.edits.insert("(", before: base)
      context.edits.insert(" as! UIView)", after: base)
    } else if name == "object", let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, call.arguments.count == 1,
      let label = call.arguments.first?.label, ["forKey", "at"].contains(label.text)
    {
      context.needsRuntime = true
      context.edits.insert("ObjCOptional.element(of: ", before: base)
      context.edits.replace(from: node.period, to: label, with: ", at")
    }
  }
}

extension ExprSyntax {
  /// The name of a value or of a member; nil for other expressions.
  var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
