import SwiftSyntax

/// Values that are handed on `as CVarArg`, which dates, errors and identifiers are on Apple's systems alone: to
/// predicates they are given as they are, to formats as what a format takes. Predicates of texts are made by a
/// function that knows their class. Classes that
/// Foundation declares on Linux and does not have are those of ObjCRuntime.
final class PredicatePass: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
      parts[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
      ["CVarArg", "any CVarArg"].contains(parts[2].trimmedDescription)
    else { return .visitChildren }
    if isOfPredicate(node) {
      context.edits.replace(from: parts[1], to: parts[2], with: "")
    } else {
      context.needsRuntime = true
      context.edits.insert("VariadicArgument.of(", before: parts[0])
      context.edits.replace(from: parts[1], to: parts[2], with: ")")
    }
    return .visitChildren
  }

  private func isOfPredicate(_ node: SequenceExprSyntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.trimmedDescription == "NSPredicate"
      && call.arguments.first?.label?.text == "format"
  }

  /// An initialiser cannot choose a subclass, as Apple's does: a function makes predicates of texts.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    if let label = node.arguments.first?.label, label.text == "format",
      ["NSPredicate", "NSPredicate.init"].contains(callee.trimmedDescription)
    {
      context.needsRuntime = true
      context.edits.replace(callee, with: "PredicateText.predicate")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      qualify(node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    qualify(node.name)
    // A text of Core Foundation's is a value here, and what has a pointer an object.
    if node.name.text == "Unmanaged", let argument = node.genericArgumentClause?.arguments.first,
      argument.argument.trimmedDescription == "CFString"
    {
      context.edits.replace(argument.argument, with: "NSString")
    }
    return .visitChildren
  }

  private static let standIns: Set<String> = [
    "NSExpression", "NSComparisonPredicate", "DateComponentsFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter",
  ]

  private func qualify(_ name: TokenSyntax) {
    guard PredicatePass.standIns.contains(name.text), !context.index.typeNames.contains(name.text)
    else { return }
    context.needsRuntime = true
    context.edits.replace(name, with: "ObjCRuntime.\(name.text)")
  }
}
