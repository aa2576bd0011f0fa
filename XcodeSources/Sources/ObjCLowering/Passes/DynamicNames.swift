import SwiftSyntax

/// Names that are `AnyObject` in the functions around a place, whose members are looked for by name.
struct DynamicNames {
  private var scopes: [Set<String>] = []
  /// Those that are `AnyObject?`.
  private var optionals: [Set<String>] = []
  /// Those that are `[AnyObject]`, which the names of loops are taken from.
  private var arrays: [Set<String>] = []
  /// Those of dictionaries whose values are any objects.
  private var dictionaries: [Set<String>] = []

  private static func isDynamic(_ type: TypeSyntax?) -> Bool {
    ["AnyObject", "AnyObject!"].contains(type?.trimmedDescription ?? "")
  }

  private static func isOptional(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription == "AnyObject?"
  }

  private static func isArray(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription == "[AnyObject]"
  }

  mutating func enter(_ parameters: FunctionParameterClauseSyntax) {
    func names(_ belongs: (TypeSyntax?) -> Bool) -> Set<String> {
      Set(
        parameters.parameters.filter { belongs($0.type) }.map {
          ($0.secondName ?? $0.firstName).text
        })
    }
    scopes.append(names(Self.isDynamic))
    optionals.append(names(Self.isOptional))
    arrays.append(names(Self.isArray))
    dictionaries.append([])
  }

  /// The names around a getter or another body without parameters count inside it.
  mutating func enterBody() {
    scopes.append(scopes.last ?? [])
    optionals.append(optionals.last ?? [])
    arrays.append(arrays.last ?? [])
    dictionaries.append(dictionaries.last ?? [])
  }

  /// The names around a closure count inside it.
  mutating func enter(_ closure: ClosureExprSyntax) {
    enterBody()
    guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return }
    for parameter in clause.parameters {
      note((parameter.secondName ?? parameter.firstName).text, parameter.type)
    }
  }

  mutating func leave() {
    scopes.removeLast()
    optionals.removeLast()
    arrays.removeLast()
    dictionaries.removeLast()
  }

  /// A name in the innermost function means a value of a type from here on.
  private mutating func note(_ name: String, _ type: TypeSyntax?) {
    let place = scopes.count - 1
    scopes[place].remove(name)
    optionals[place].remove(name)
    arrays[place].remove(name)
    if Self.isArray(type) { arrays[place].insert(name) }
    if Self.isDynamic(type) { scopes[place].insert(name) }
    if Self.isOptional(type) { optionals[place].insert(name) }
  }

  /// A variable of a function: `let object: AnyObject`, `let object = value as AnyObject`.
  mutating func add(_ binding: PatternBindingSyntax) {
    guard !scopes.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return
    }
    note(name.identifier.text, binding.typeAnnotation?.type)
    dictionaries[dictionaries.count - 1].remove(name.identifier.text)
    if let value = binding.initializer?.value, Self.isDictionary(value) {
      dictionaries[dictionaries.count - 1].insert(name.identifier.text)
    }
    if binding.typeAnnotation == nil, let value = binding.initializer?.value, Self.isCast(value) {
      scopes[scopes.count - 1].insert(name.identifier.text)
    }
    if binding.typeAnnotation == nil, let value = binding.initializer?.value,
      Self.isCast(value, to: "[AnyObject]")
    {
      arrays[arrays.count - 1].insert(name.identifier.text)
    }
  }

  /// `if let key: AnyObject = values[name]`; `if let container = element.accessibilityContainer`: a property of UIKit's
  /// that is `AnyObject?`; `if let data` of such a name.
  mutating func add(_ condition: OptionalBindingConditionSyntax) {
    guard !scopes.isEmpty,
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    if let type = condition.typeAnnotation?.type { return note(name, type) }
    if let value = condition.initializer?.value {
      dictionaries[dictionaries.count - 1].remove(name)
      if Self.isDictionary(value) { dictionaries[dictionaries.count - 1].insert(name) }
    }
    let value = condition.initializer?.value.as(MemberAccessExprSyntax.self)
    let isUnwrapped = condition.initializer.map { isOptional($0.value) } ?? isOptional(named: name)
    if value?.declName.baseName.text == "accessibilityContainer" || isUnwrapped {
      scopes[scopes.count - 1].insert(name)
    } else if condition.initializer != nil {
      scopes[scopes.count - 1].remove(name)
    }
  }

  /// The variable of a loop: `for object in objects as [AnyObject]`, or `as Array`, which is the same of an
  /// `NSArray`; `for object in objects`, where that is such an array.
  mutating func add(_ loop: ForStmtSyntax) {
    guard !scopes.isEmpty, loop.typeAnnotation == nil,
      let name = loop.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    if let sequence = loop.sequence.as(SequenceExprSyntax.self) {
      guard ["[AnyObject]", "Array"].contains(sequence.elements.last?.trimmedDescription) else {
        return
      }
    } else {
      guard let list = loop.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text,
        arrays[arrays.count - 1].contains(list)
      else { return }
    }
    scopes[scopes.count - 1].insert(name.identifier.text)
  }

  /// Whether an expression is one of the names, a cast in parentheses, or bits that are taken for an object.
  func contains(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return scopes.last?.contains(name.baseName.text) ?? false
    }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return isOptional(force.expression) }
    // `unsafeBitCast(pointer, to: AnyObject.self)`
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "unsafeBitCast"
        && call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    else { return false }
    return Self.isCast(only.expression)
  }

  /// Whether an expression is one of the names that are `AnyObject?`.
  func isOptional(_ base: ExprSyntax) -> Bool {
    base.as(DeclReferenceExprSyntax.self).map { isOptional(named: $0.baseName.text) } ?? false
  }

  private func isOptional(named name: String) -> Bool { optionals.last?.contains(name) ?? false }

  /// Whether an expression is a value of one of the dictionaries whose values are any objects: `userInfo[key]`.
  func isElement(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return dictionaries.last?.contains(name.baseName.text) ?? false
  }

  /// Whether a value is cast to a dictionary of any objects: `info as! [String: AnyObject]`.
  private static func isDictionary(_ value: ExprSyntax) -> Bool {
    guard let sequence = value.as(SequenceExprSyntax.self), let type = sequence.elements.last else {
      return false
    }
    let written = type.trimmedDescription.filter { $0 != " " }
    return written.hasPrefix("[")
      && (written.hasSuffix(":AnyObject]") || written.hasSuffix(":AnyObject]?"))
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
  private static func isCast(_ expression: ExprSyntax, to name: String = "AnyObject") -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    guard let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.tokenKind != .postfixQuestionMark
    else { return false }
    return type.trimmedDescription == name
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
    Int16: int16Value
    Int32: int32Value
    Int64: int64Value
    UInt: uintValue
    UInt32: uint32Value
    UInt64: uint64Value
    UIColor?: backgroundColor tintColor
    UIEdgeInsets: uiEdgeInsetsValue
    UIFont?: font
    UIImage?: image
    UIResponder?: next
    UIView?: superview view
    """

  /// Methods of NSObject, by which any object can be asked for something.
  private static let ofObjects: Set<String> = [
    "value", "setValue", "isEqual", "responds", "perform", "isKind", "conforms", "observeValue",
    "addObserver", "removeObserver", "performSelector",
  ]

  /// Whether a method is one of NSObject's that no other class of Apple's has by that name.
  static func isOfObjects(_ name: String) -> Bool { ["performSelector"].contains(name) }

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
