import SwiftSyntax

/// `@NSManaged`: properties and methods that Core Data makes when a program runs get bodies that ask it by name; in
/// classes of layers, where Core Animation makes them, bodies that ask the layer.
///
/// What requests and controllers give is a protocol of Objective-C's for Apple's compiler, which conforms to itself,
/// and known to nothing but the compiler, so that casts between their types succeed: constraints to that protocol
/// become none, and the casts operators of Core Data's.
final class ManagedPass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard takeAttribute(of: node.attributes, isOfLayer: isInLayer(node)) else {
      return .visitChildren
    }
    // What is computed cannot be weak; the layer keeps it so.
    let weak = node.modifiers.first { $0.name.text == "weak" }
    if let weak { context.edits.remove(weak) }
    let set = weak == nil ? "setManagedValue" : "setWeakManagedValue"
    for binding in node.bindings where binding.accessorBlock == nil {
      let key = binding.pattern.trimmedDescription.filter { $0 != "`" }
      let setter =
        node.bindingSpecifier.text == "let" ? "" : " set { \(set)(newValue, \"\(key)\") }"
      context.edits.insert(
        " { get { managedValue(\"\(key)\") }\(setter) }",
        after: binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard takeAttribute(of: node.attributes) else { return .visitChildren }
    guard let body = body(node) else {
      context.report(
        .warning, "What Core Data does for \(node.name.text)(_:) is not known; it does nothing.",
        at: node)
      context.edits.insert(" {}", after: node.signature)
      return .skipChildren
    }
    context.edits.insert(" { \(body) }", after: node.signature)
    return .skipChildren
  }

  /// An object made by its entity alone is of the class that the entity names, which Core Data sees to when it runs;
  /// so is one of a generic parameter, or of a value that is a class, whose initialisers Swift would want `required`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text }
    let name = node.calledExpression.trimmedDescription
    if labels == ["context"] { makeOfItsClass(node) }
    guard labels == ["entity", "insertInto"] else { return .visitChildren }
    if name == "NSManagedObject" || name == "CoreData.NSManagedObject"
      || isGenericParameter(name, at: node)
    {
      context.edits.insert(".ofItsClass", after: node.calledExpression)
      context.needsManagedObjects = true
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      isGenericParameter(base.trimmedDescription, at: node)
        || base.trimmedDescription.first?.isLowercase == true,
      !["self", "super"].contains(base.trimmedDescription)
    {
      context.edits.replace(member.declName.baseName, with: "ofItsClass")
      context.needsManagedObjects = true
    }
    return .visitChildren
  }

  /// `T(context:)` and `T.init(context:)`, where `T` is a parameter for classes of Core Data's objects.
  private func makeOfItsClass(_ node: FunctionCallExprSyntax) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      isOfManagedObjects(base.trimmedDescription, at: node)
    {
      context.edits.replace(member.declName.baseName, with: "ofItsClass")
      context.needsManagedObjects = true
    } else if isOfManagedObjects(node.calledExpression.trimmedDescription, at: node) {
      context.edits.insert(".ofItsClass", after: node.calledExpression)
      context.needsManagedObjects = true
    }
  }

  private func isOfManagedObjects(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard let bounds = bounds(ofGenericParameter: name, at: node) else { return false }
    return bounds.contains { bound in
      bound == "NSManagedObject" || bound == "CoreData.NSManagedObject"
        || context.index.types[bound].flatMap(context.index.foreignRoot) == "NSManagedObject"
    }
  }

  private func isGenericParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
    bounds(ofGenericParameter: name, at: node) != nil
  }

  /// The types that a generic parameter is bound to where it is declared; nil for a name that is none.
  private func bounds(ofGenericParameter name: String, at node: some SyntaxProtocol) -> [String]? {
    var next = node.parent
    while let current = next {
      if let owner = current.asProtocol(WithGenericParametersSyntax.self),
        let parameter = owner.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        })
      {
        var bounds = [parameter.inheritedType?.trimmedDescription].compactMap(\.self)
        for requirement in owner.genericWhereClause?.requirements ?? [] {
          if case .conformanceRequirement(let bound) = requirement.requirement,
            bound.leftType.trimmedDescription == name
          {
            bounds.append(bound.rightType.trimmedDescription)
          }
        }
        return bounds.flatMap { $0.split(separator: "&") }.map { bound in
          String(bound.filter { !$0.isWhitespace })
        }
      }
      next = current.parent
    }
    return nil
  }

  // MARK: Types of results

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (cast, type) in zip(elements, elements.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self),
        let mark = cast.questionOrExclamationMark,
        let type = type.as(TypeExprSyntax.self)?.type, isOfResults(type)
      else { continue }
      // An operator wants spaces on both sides, or on none.
      context.edits.replace(cast, with: ".=>\(mark.text)")
      context.edits.insert(".self", after: type)
      context.needsManagedObjects = true
    }
    return .visitChildren
  }

  private func isOfResults(_ type: TypeSyntax) -> Bool {
    guard let type = type.as(IdentifierTypeSyntax.self), type.genericArgumentClause != nil else {
      return false
    }
    return ["NSFetchRequest", "NSFetchedResultsController"].contains(type.name.text)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { free(type) }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    free(node.rightType)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] { free(inherited.type) }
    return .visitChildren
  }

  private func free(_ constraint: TypeSyntax) {
    let name = constraint.trimmedDescription
    guard name == "NSFetchRequestResult" || name == "CoreData.NSFetchRequestResult" else { return }
    context.edits.replace(constraint, with: "Any")
  }

  /// `addToItems(_:)`, `removeFromItems(_:)`, `insertIntoItems(_:at:)`, `replaceItems(at:with:)`.
  private func body(_ node: FunctionDeclSyntax) -> String? {
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let name = node.name.text
    func key(_ beginning: String) -> String? {
      guard name.hasPrefix(beginning), name.count > beginning.count else { return nil }
      return name.dropFirst(beginning.count).lowerFirst
    }
    if let key = key("addTo"), let value = names.first {
      return "addManaged(\(value), to: \"\(key)\")"
    }
    if let key = key("removeFrom"), let value = names.first {
      return "removeManaged(\(value), from: \"\(key)\")"
    }
    if let key = key("insertInto"), names.count == 2 {
      return "insertManaged(\(names[0]), into: \"\(key)\", at: \(names[1]))"
    }
    if let key = key("replace"), names.count == 2 {
      return "replaceManaged(\(names[0]), of: \"\(key)\", with: \(names[1]))"
    }
    return nil
  }

  /// Whether a property is one of a class of layers.
  private func isInLayer(_ node: VariableDeclSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let declaration = current.as(ClassDeclSyntax.self) {
        guard let type = context.index.type(at: declaration) else { return false }
        return context.index.chain(of: type).contains { type in
          type.allInherited.contains {
            $0.hasSuffix("Layer") && ($0.hasPrefix("CA") || $0.hasPrefix("QuartzCore.CA"))
          }
        }
      }
      next = current.parent
    }
    return false
  }

  private func takeAttribute(of list: AttributeListSyntax, isOfLayer: Bool = false) -> Bool {
    guard
      let attribute = list.allAttributes.first(where: {
        $0.attributeName.trimmedDescription == "NSManaged"
      })
    else { return false }
    context.edits.remove(attribute)
    if isOfLayer { context.needsManagedLayers = true } else { context.needsManagedObjects = true }
    return true
  }
}
