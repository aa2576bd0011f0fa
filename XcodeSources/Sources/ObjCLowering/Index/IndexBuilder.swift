import SwiftSyntax

/// Collects the declarations of one file.
final class IndexBuilder: SyntaxVisitor {
  private let index: ModuleIndex
  private let file: Int
  private var scopes: [(path: [String], isGeneric: Bool)] = [([], false)]
  private var functionDepth = 0
  private let conditions = ConditionStack()

  init(_ index: ModuleIndex, file: Int) {
    self.index = index
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.class, node, node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node, node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node, node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.value, node, node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocol, node, node.name, isGeneric: false)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  private func begin(
    _ kind: TypeInfo.Kind, _ node: some DeclGroupSyntax & DeclSyntaxProtocol, _ name: TokenSyntax,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes[scopes.count - 1]
    let type = TypeInfo(
      kind: kind, path: outer.path + [name.text], file: file, node: node,
      conditions: conditions.all, isGeneric: isGeneric || outer.isGeneric,
      isLocal: functionDepth > 0)
    type.members = members(of: node.memberBlock, container: nil, type.attributes)
    index.add(type)
    scopes.append((type.path, type.isGeneric))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path =
      node.extendedType.namesOfTypes.first.map { $0.split(separator: ".").map(String.init) } ?? []
    // Whether the extended type is generic its own declaration tells.
    index.add(
      node, members: members(of: node.memberBlock, container: node, Attributes(node.attributes)))
    scopes.append((path, node.genericWhereClause != nil))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    index.addCase(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.count == 1, functionDepth == 0, node.genericParameterClause == nil,
      let type = node.initializer.value.namesOfTypes.first
    {
      index.addAlias(node.name.text, of: type)
    }
    return .skipChildren
  }

  // MARK: Members

  private func members(
    of block: MemberBlockSyntax, container: ExtensionDeclSyntax?, _ attributes: Attributes
  ) -> [MemberInfo] {
    let isObjC = container == nil ? attributes.contains("objcMembers") : attributes.contains("objc")
    var result: [MemberInfo] = []
    let inner = ConditionStack(conditions)
    func add(_ kind: MemberInfo.Kind) {
      result.append(
        MemberInfo(
          kind, file: file, container: container, conditions: inner.all, isInObjCContainer: isObjC))
    }
    func visit(_ list: MemberBlockItemListSyntax) {
      for item in list {
        if let method = item.decl.as(FunctionDeclSyntax.self) {
          add(.method(method))
        } else if let property = item.decl.as(VariableDeclSyntax.self) {
          for binding in property.bindings where binding.pattern.is(IdentifierPatternSyntax.self) {
            add(.property(property, binding))
          }
        } else if let config = item.decl.as(IfConfigDeclSyntax.self) {
          inner.forEachClause(of: config) { clause in
            if case .decls(let list)? = clause.elements, !config.isForOtherSystem(clause) {
              visit(list)
            }
          }
        }
      }
    }
    visit(block.members)
    return result
  }

  // MARK: Functions and conditions

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditions.forEachClause(of: node) { clause in
      // What another system's branch declares under the same name is another type.
      if let elements = clause.elements, !node.isForOtherSystem(clause) { walk(elements) }
    }
    return .skipChildren
  }
}
