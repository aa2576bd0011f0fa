import SwiftSyntax

/// Numbers where UILayoutPriority is wanted, which was a kind of Float in Swift 3.
enum PriorityLiterals {
  private static let methods: Set<String> = [
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
  ]

  /// The first argument of `setContentHuggingPriority(251, for: .vertical)`.
  static func wrap(in node: FunctionCallExprSyntax, _ edits: inout EditList) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      methods.contains(member.declName.baseName.text), let first = node.arguments.first
    else { return }
    wrap(first.expression, &edits)
  }

  /// The right side of `constraint.priority = 999`.
  ///
  /// - Parameter isDeclared: whether the module has properties of that name, which may be anything.
  static func wrap(in node: SequenceExprSyntax, isDeclared: Bool, _ edits: inout EditList) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let left = parts[0].as(MemberAccessExprSyntax.self),
      left.declName.baseName.text == "priority",
      let base = left.base?.trimmedDescription.lowercased()
    else { return }
    // The priority of a task of the network is a Float up to 1.
    if base.contains("constraint") || !isDeclared && !base.contains("task") {
      wrap(parts[2], &edits)
    }
  }

  private static func wrap(_ value: ExprSyntax, _ edits: inout EditList) {
    guard value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) else {
      return
    }
    edits.insert("UILayoutPriority(", before: value)
    edits.insert(")", after: value)
  }
}
