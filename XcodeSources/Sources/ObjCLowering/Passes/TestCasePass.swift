import SwiftSyntax

/// Tests of XCTest on the main actor, and what Linux's XCTest lacks.
///
/// Apple's XCTest calls tests by Objective-C, which knows no actors. On Linux a test's method is a function whose
/// type tells its actor, which the list of tests has no place for, and methods such as `setUp()` belong to none.
/// So a method without `async` stays outside of the actor and enters it with its whole body: tests run on the
/// main thread.
final class TestCasePass: ScopedPass {
  /// What overrides in tests may be called that do not wait.
  private static let overridden: Set<String> = [
    "setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()", "invokeTest()",
  ]

  /// What Apple's XCTest lets tests override, and Tessera's has in an extension.
  private static let additions: Set<String> = ["record(_:)", "executionTimeAllowance"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Functions inside of others are no tests.
    guard let tests = TestClass(around: node, scopes.last, context.index) else {
      return .skipChildren
    }
    let parameters = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let name = "\(node.name.text)(\(parameters.joined()))"
    if Self.additions.contains(name) { dropOverride(node.modifiers) }
    let modifiers = node.modifiers.names
    let attributes = Attributes(node.attributes)
    let isOverride = modifiers.contains("override")
    let isTest =
      !isOverride && node.name.text.hasPrefix("test") && parameters.isEmpty
      && node.signature.returnClause == nil && modifiers.isDisjoint(with: ["static", "class"])
    let effects = node.signature.effectSpecifiers
    guard let body = node.body, effects?.asyncSpecifier == nil,
      !modifiers.contains("nonisolated"),
      attributes.contains("MainActor") || tests.isOnMainActor,
      isTest || isOverride && Self.overridden.contains(name)
    else { return .skipChildren }
    for attribute in node.attributes.allAttributes
    where attribute.attributeName.trimmedDescription == "MainActor" {
      context.edits.remove(attribute)
    }
    context.edits.insert("nonisolated ", before: node.funcKeyword)
    let isThrowing = effects?.throwsClause != nil
    context.edits.insert(
      isThrowing
        ? " try MainActor.assumeIsolated { () throws -> Void in"
        : " MainActor.assumeIsolated { () -> Void in", after: body.leftBrace)
    context.edits.insert("} ", before: body.rightBrace)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard TestClass(around: node, scopes.last, context.index) != nil else { return .skipChildren }
    if node.bindings.contains(where: {
      Self.additions.contains($0.pattern.trimmedDescription)
    }) {
      dropOverride(node.modifiers)
    }
    return .skipChildren
  }

  private func dropOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "override" {
      context.edits.remove(modifier)
    }
  }
}

/// A class of tests, as syntax tells.
private struct TestClass {
  private(set) var isOnMainActor: Bool

  /// What a declaration is a member of, also where it stands in an `#if`; nil for one inside of a body.
  private static func container(of node: some DeclSyntaxProtocol) -> Syntax? {
    var next = node.parent
    while let outer = next {
      switch outer.kind {
      case .memberBlockItem, .memberBlockItemList, .memberBlock, .ifConfigClause,
        .ifConfigClauseList, .ifConfigDecl:
        next = outer.parent
      default: return outer
      }
    }
    return nil
  }

  /// Nil where a member's type is no class of tests, or the declaration is no member.
  init?(around node: some DeclSyntaxProtocol, _ scope: ScopedPass.Scope?, _ index: ModuleIndex) {
    guard let scope, let container = Self.container(of: node) else { return nil }
    let extended = container.as(ExtensionDeclSyntax.self)
    guard extended != nil || container.is(ClassDeclSyntax.self) else { return nil }
    if let extended, Attributes(extended.attributes).contains("MainActor") {
      isOnMainActor = true
    } else {
      isOnMainActor = false
    }
    guard let type = scope.type else { return nil }
    let chain = index.wholeChain(of: type)
    guard let root = chain.last?.inherited.first(where: { !$0.isEmpty }),
      root == "XCTestCase" || root == "XCTest.XCTestCase" || root.hasSuffix("TestCase")
    else { return nil }
    isOnMainActor =
      isOnMainActor
      || chain.contains { part in
        part.attributes.contains("MainActor") || part.inherited.contains(where: index.isOnMainActor)
      }
  }
}

extension ModuleIndex {
  /// The class and its superclasses in this module and those it depends on.
  func wholeChain(of type: TypeInfo) -> [TypeInfo] {
    var result = chain(of: type)
    while let last = result.last, let name = last.inherited.first,
      let next = contextType(name), next.kind == .class, !result.contains(where: { $0 === next })
    {
      result.append(next)
    }
    return result
  }

  /// Whether a class that is declared with a protocol belongs to the main actor by it.
  fileprivate func isOnMainActor(_ name: String) -> Bool {
    if let type = types[name] ?? contextType(name) {
      return type.kind == .protocol && type.attributes.contains("MainActor")
    }
    return name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }
}
