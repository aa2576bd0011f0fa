import SwiftSyntax

/// What conditions of `#if` come to where one system or another is assumed.
enum ConditionValue {
  case yes, no, unknown

  /// - Parameters:
  ///   - system: what `os(…)` holds for.
  ///   - missing: modules that are taken not to be there.
  init(
    _ condition: ExprSyntax?, on system: String, missing: Set<String> = MissingModules.names
  ) {
    guard let condition else {
      self = .yes
      return
    }
    self = ConditionValue.of(condition, (system, missing))
  }

  private typealias Place = (system: String, missing: Set<String>)

  private static func of(_ node: ExprSyntax, _ place: Place) -> ConditionValue {
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return of(only.expression, place)
    }
    if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return not(of(prefix.expression, place))
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return of(Array(sequence.elements), place)
    }
    if let literal = node.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true) ? .yes : .no
    }
    let condition = node.as(FunctionCallExprSyntax.self)?.condition
    if let condition, Platform.asksForNewerSDK(condition) { return .no }
    switch condition {
    case ("os", let name)?: return name == place.system ? .yes : .no
    case ("targetEnvironment", "macCatalyst")?: return .no
    case ("canImport", let name)?:
      return present.contains(name) ? .yes : place.missing.contains(name) ? .no : .unknown
    default: return .unknown
    }
  }

  /// Modules that every app sees, so that what is written for a system without them is never compiled.
  private static let present: Set<String> = [
    "Combine", "CoreGraphics", "CryptoKit", "Dispatch", "Foundation", "OSLog", "QuartzCore",
    "UIKit", "os",
  ]

  private static func not(_ value: ConditionValue) -> ConditionValue {
    switch value {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// `a && b || c`, of which `&&` comes first.
  private static func of(_ parts: [ExprSyntax], _ place: Place) -> ConditionValue {
    var alternatives: [[ConditionValue]] = [[]]
    for part in parts {
      if let word = part.as(BinaryOperatorExprSyntax.self) {
        if word.operator.text == "||" { alternatives.append([]) }
      } else {
        alternatives[alternatives.count - 1].append(of(part, place))
      }
    }
    let values = alternatives.map { all -> ConditionValue in
      all.contains(.no) ? .no : all.contains(.unknown) ? .unknown : .yes
    }
    return values.contains(.yes) ? .yes : values.contains(.unknown) ? .unknown : .no
  }
}

/// Conditions that speak of Linux in sources for iOS, which is what runs them here otherwise.
enum LinuxConditions {
  /// Whether what iOS would compile needs something that Linux lacks: then the branch for Linux, or none, is the
  /// one that compiles.
  static func areMeant(in config: IfConfigDeclSyntax) -> Bool {
    let speaksOfLinux = config.clauses.contains {
      $0.condition?.trimmedDescription.contains("Linux") == true
    }
    guard speaksOfLinux else { return false }
    let hasBranchForLinux = config.clauses.contains {
      ConditionValue($0.condition, on: "Linux") != .no
    }
    for clause in config.clauses {
      let value = ConditionValue(clause.condition, on: "iOS")
      if value == .no { continue }
      if let elements = clause.elements, needsMissing(elements) {
        // A whole file for iOS, of which the rest compiles where what needs it is left out.
        return hasBranchForLinux || !importsUIKit(elements)
      }
      if value == .yes { break }
    }
    return false
  }

  private static func importsUIKit(_ elements: IfConfigClauseSyntax.Elements) -> Bool {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(elements)
    return imports.names.contains("UIKit")
  }

  private static func needsMissing(_ elements: IfConfigClauseSyntax.Elements) -> Bool {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(elements.root)
    let visible = MissingModules.visible(importing: imports.names)
    imports.names = []
    imports.walk(elements)
    if !imports.names.isDisjoint(with: MissingModules.names) { return true }
    return elements.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      let modules = MissingModules.modules(ofName: name)
      return modules.beginning.contains(where: visible.contains)
        || modules.listed.contains("ObjectiveC")
    }
  }

  private final class Imports: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.text { names.insert(name) }
      return .skipChildren
    }
  }
}
