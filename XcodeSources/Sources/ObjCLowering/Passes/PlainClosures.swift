import SwiftSyntax

/// A function's parameters, as far as closures that are written in its calls go.
struct ClosureTaker {
  /// `"_"` for none.
  var labels: [String] = []
  /// The places of the parameters that are closures without parameters.
  var plain: Set<Int> = []
  /// The places of those that every call has an argument for.
  var required: Set<Int> = []

  /// Whether a call may be one of the function, and which of its closures are without parameters.
  ///
  /// - Parameter labels: of the arguments in parentheses, in order.
  /// - Returns: for each argument whether its parameter is such a closure, and the same for a closure behind the
  ///   parentheses, which is the last parameter's; nil where the labels do not fit.
  func match(_ labels: [String], isTrailed: Bool) -> (arguments: [Bool], trailing: Bool)? {
    var found: [Bool] = []
    var place = 0
    for label in labels {
      while place < self.labels.count, self.labels[place] != label {
        if required.contains(place) { return nil }
        place += 1
      }
      guard place < self.labels.count else { return nil }
      found.append(plain.contains(place))
      place += 1
    }
    guard isTrailed else { return (found, false) }
    guard place < self.labels.count,
      required.isDisjoint(with: place..<self.labels.count - 1)
    else { return nil }
    return (found, plain.contains(self.labels.count - 1))
  }
}

/// What a module's sources declare as closures without parameters, `() -> Void`, beside the methods of its types:
/// initialisers, functions outside types, and variables. A `typealias` of such a type counts as one.
final class PlainClosures: SyntaxVisitor {
  /// Functions by name that take any closure or value; an initialiser's is that of its type.
  private(set) var functions: [String: [ClosureTaker]] = [:]
  /// Variables and properties that are such closures wherever they are declared.
  var variables: Set<String> { plainVariables.subtracting(otherVariables) }
  /// Properties that are such closures, by the type that declares them.
  private(set) var properties: [String: Set<String>] = [:]
  private var plainVariables: Set<String> = []
  private var otherVariables: Set<String> = []
  private let aliases: Set<String>
  private var types: [String] = []
  private let takesMethods: Bool

  /// - Parameter takesMethods: whether functions of types are taken, too.
  init(_ files: [SourceFile], takesMethods: Bool = false) {
    self.takesMethods = takesMethods
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

  /// The parameters of a function.
  func taker(_ clause: FunctionParameterClauseSyntax) -> ClosureTaker {
    var taker = ClosureTaker()
    for (place, parameter) in clause.parameters.enumerated() {
      taker.labels.append(parameter.firstName.text)
      if isPlain(parameter.type) { taker.plain.insert(place) }
      // Of several closures behind the parentheses the last one alone is looked at.
      if parameter.defaultValue == nil, parameter.ellipsis == nil,
        !parameter.type.trimmedDescription.contains("->"), !isPlain(parameter.type)
      {
        taker.required.insert(place)
      }
    }
    return taker
  }

  private func take(_ name: String, _ clause: FunctionParameterClauseSyntax) {
    functions[name, default: []].append(taker(clause))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last { take(type, node.signature.parameterClause) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if types.isEmpty || takesMethods { take(node.name.text, node.signature.parameterClause) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if let type = node.typeAnnotation?.type, isPlain(type) {
      plainVariables.insert(name)
      if let owner = types.last { properties[owner, default: []].insert(name) }
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
    var taker = ClosureTaker()
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        if let type = binding.typeAnnotation?.type, isPlain(type) {
          taker.plain.insert(taker.labels.count)
        }
        taker.labels.append(binding.pattern.trimmedDescription)
      }
    }
    functions[node.name.text, default: []].append(taker)
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
