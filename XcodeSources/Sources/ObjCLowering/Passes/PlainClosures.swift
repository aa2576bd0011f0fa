import SwiftSyntax

/// What a module's sources declare as closures without parameters, `() -> Void`, beside the methods of its types:
/// initialisers, functions outside types, and variables. A `typealias` of such a type counts as one.
final class PlainClosures: SyntaxVisitor {
  /// The labels of such parameters by the function's name; an initialiser's is that of its type.
  private(set) var functions: [String: Set<String>] = [:]
  /// Functions whose last parameter is such a closure wherever they are declared.
  var trailing: Set<String> { last.subtracting(otherLast) }
  /// Variables and properties that are such closures wherever they are declared.
  var variables: Set<String> { plainVariables.subtracting(otherVariables) }
  private var last: Set<String> = []
  private var otherLast: Set<String> = []
  private var plainVariables: Set<String> = []
  private var otherVariables: Set<String> = []
  private let aliases: Set<String>
  private var types: [String] = []

  init(_ files: [SourceFile]) {
    let names = Aliases(viewMode: .sourceAccurate)
    for file in files where file.text.contains("typealias") { names.walk(file.tree) }
    aliases = names.plain
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  private final class Aliases: SyntaxVisitor {
    var plain: Set<String> = []
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if PlainClosures.isPlain(node.initializer.value, []) { plain.insert(node.name.text) }
      return .skipChildren
    }
  }

  func isPlain(_ type: TypeSyntax) -> Bool { Self.isPlain(type, aliases) }

  private static func isPlain(_ type: TypeSyntax, _ aliases: Set<String>) -> Bool {
    if let type = type.as(AttributedTypeSyntax.self) { return isPlain(type.baseType, aliases) }
    if let type = type.as(OptionalTypeSyntax.self) { return isPlain(type.wrappedType, aliases) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isPlain(type.wrappedType, aliases)
    }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1,
      let only = type.elements.first
    {
      return isPlain(only.type, aliases)
    }
    if let type = type.as(IdentifierTypeSyntax.self) { return aliases.contains(type.name.text) }
    guard let parameters = type.as(FunctionTypeSyntax.self)?.parameters else { return false }
    return parameters.isEmpty || isVoid(parameters)
  }

  /// `(Void) -> …`, which was another way to write `() -> …` before Swift 4.
  static func isVoid(_ parameters: TupleTypeElementListSyntax) -> Bool {
    parameters.count == 1 && parameters.first?.type.trimmedDescription == "Void"
      && parameters.first?.firstName == nil
  }

  // MARK: Declarations

  private func take(_ name: String, _ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters where isPlain(parameter.type) {
      functions[name, default: []].insert(parameter.firstName.text)
    }
    if clause.parameters.last.map({ isPlain($0.type) }) ?? false {
      last.insert(name)
    } else if !clause.parameters.isEmpty {
      otherLast.insert(name)
    }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // Those of views, which most of UIKit's subclasses have, take no closure and are none to be mixed up with.
    let label = node.signature.parameterClause.parameters.first?.firstName.text
    if let type = types.last, label != "coder", label != "frame" {
      take(type, node.signature.parameterClause)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if types.isEmpty { take(node.name.text, node.signature.parameterClause) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if let type = node.typeAnnotation?.type, isPlain(type) {
      plainVariables.insert(name)
    } else {
      otherVariables.insert(name)
    }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    // The compiler makes an initialiser of its properties.
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        if let type = binding.typeAnnotation?.type, isPlain(type) {
          functions[node.name.text, default: []].insert(binding.pattern.trimmedDescription)
        }
      }
    }
    return enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }
}
