import SwiftSyntax

/// Timers that are made without a date, which on Linux are due at once.
enum TimerDates {
  /// `Timer(timeInterval: a, repeats: b) { … }` names the date of its first time itself, where `a` is the same when it
  /// is read twice: a number, a name, or a calculation with these.
  static func lower(_ node: FunctionCallExprSyntax, _ edits: inout EditList) {
    let arguments = Array(node.arguments)
    guard arguments.count >= 2, let label = arguments[0].label, label.text == "timeInterval",
      arguments[1].label?.text == "repeats", isPlain(arguments[0].expression)
    else { return }
    let interval = arguments[0].expression.trimmedDescription
    edits.replace(label, with: "fire: Date(timeIntervalSinceNow: \(interval)), interval")
  }

  private static func isPlain(_ expression: ExprSyntax) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .integerLiteral, .floatLiteral, .identifier, .period, .binaryOperator, .prefixOperator,
        .keyword(.self), .keyword(.Self):
        true
      default: false
      }
    }
  }
}
