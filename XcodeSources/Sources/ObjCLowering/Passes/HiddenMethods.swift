import SwiftSyntax

/// A private method that is called as an optional one of UIKit's protocols: Swift 4 lets the class do without the method
/// then, and nothing but the file calls this one. Beside a default implementation the compiler would want it seen, so it
/// gets a parameter more, which callers leave out.
///
/// An `@objc convenience init` in an extension of another class does, too: on Apple's systems subclasses may have an
/// initialiser of its name, and Swift takes that for an override of what an extension declares.
final class HiddenMethods: SyntaxVisitor {
  private let context: FileContext

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.names.isDisjoint(with: ["private", "fileprivate"]),
      let type = context.index.type(at: node)
    else { return .visitChildren }
    let protocols = context.index.protocols(of: type)
    for member in type.members where member.container == nil { hide(member, from: protocols) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isAllVisible = Attributes(node.attributes).areVisible
    for member in node.memberBlock.members {
      guard let made = member.decl.as(InitializerDeclSyntax.self),
        made.modifiers.names.contains("convenience"),
        isAllVisible || Attributes(made.attributes).areVisible, isDeclaredByAClass(made),
        let last = made.signature.parameterClause.parameters.last
      else { continue }
      context.edits.insert(", _ hidden: Void = ()", after: last)
    }
    return .visitChildren
  }

  /// Whether a class of the module has an initialiser with the same labels.
  private func isDeclaredByAClass(_ made: InitializerDeclSyntax) -> Bool {
    func labels(_ node: InitializerDeclSyntax) -> [String] {
      node.signature.parameterClause.parameters.map(\.firstName.text)
    }
    let wanted = labels(made)
    return context.index.allTypes.contains { type in
      type.kind == .class
        && type.node.memberBlock.members.contains { member in
          member.decl.as(InitializerDeclSyntax.self).map { labels($0) == wanted } ?? false
        }
    }
  }

  private func hide(_ member: MemberInfo, from protocols: Set<String>) {
    guard case .method(let method) = member.kind, !member.isStatic, !member.attributes.areVisible,
      !member.modifiers.isDisjoint(with: ["private", "fileprivate"])
    else { return }
    let requiring = UIKitRequirements.protocols(requiring: member.fullName)
    let known = protocols.reduce(into: Set<String>()) {
      $0.formUnion(UIKitRequirements.closure(of: $1))
    }
    guard !requiring.isDisjoint(with: known) else { return }
    let clause = method.signature.parameterClause
    guard let last = clause.parameters.last else { return }
    context.edits.insert(", _ hidden: Void = ()", after: last)
  }
}
