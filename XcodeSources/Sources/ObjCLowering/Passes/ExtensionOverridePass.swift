import SwiftSyntax

/// Carries out what `OverridePlan` says about one file.
struct ExtensionOverridePass {
  private let context: FileContext
  private let plan: OverridePlan
  private let files: [SourceFile]

  init(_ context: FileContext, plan: OverridePlan, files: [SourceFile]) {
    self.context = context
    self.plan = plan
    self.files = files
  }

  func run() {
    for (member, owner) in plan.moved.values.inSourceOrder(\.member) { move(member, owner) }
    for (member, owner) in plan.dispatched.values.inSourceOrder(\.member)
    where member.file == context.number {
      dispatch(member, owner)
    }
    for override in plan.overrides.values.inSourceOrder(\.member)
    where override.member.file == context.number {
      rename(override)
    }
    addLeftOut()
    leaveOutStray()
  }

  // MARK: Out of extensions

  /// In the file of the extension the member gets another name, in the file of the class its own
  /// name gets a body.
  private func move(_ member: MemberInfo, _ owner: TypeInfo) {
    let dispatched = plan.overrides[ObjectIdentifier(member)]
    let name = dispatched.map { OverrideNames($0.base, $0.baseOwner).override } ?? member.baseName
    let target = "\(name)_inExtensionOf_\(owner.identifier)"
    if member.file == context.number {
      rename(member, target)
      if NonisolatedMembers.contain(member) {
        context.edits.insert("nonisolated ", before: member.declarationKeyword)
      }
    }
    guard owner.file == context.number else { return }
    // Methods that are found by name override nothing in the first class that has them.
    let isFound =
      RuntimeMethods.areFound(member, of: owner, context.index)
      && RuntimeMethods.isFirst(member, of: owner, context.index)
    let isOverride =
      dispatched.map { !$0.isFirst }
      ?? (member.isOverride && !isFound || plan.unsaid.contains(ObjectIdentifier(member)))
    let forwarder = Forwarder(
      member: member, target: target, name: name, modifiers: isOverride ? ["override"] : [])
    guard let text = forwarder.declaration() else {
      return context.report(
        .error,
        "The property \(member.baseName) overrides in an extension; its type has to be written.",
        at: owner.node)
    }
    context.edits.insert(" \(text);", after: owner.node.memberBlock.leftBrace)
    if member.file != context.number { takeImports(of: files[member.file]) }
  }

  private func rename(_ member: MemberInfo, _ name: String) {
    switch member.kind {
    case .method(let decl):
      context.edits.replace(decl.name, with: name)
      removeOverride(decl.modifiers)
    case .property(let decl, let binding):
      context.edits.replace(binding.pattern, with: name)
      removeOverride(decl.modifiers)
      ExtensionObservers(binding)?.lower(context)
    }
  }

  /// Members of extensions are not open either.
  private func removeOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers {
      switch modifier.name.text {
      case "override": context.edits.remove(modifier)
      case "open": context.edits.replace(modifier.name, with: "public")
      default: break
      }
    }
  }

  /// The types in a declaration that moved here are those its own file imports.
  private func takeImports(of other: SourceFile) {
    let known = Set(imports(of: context.file))
    for name in imports(of: other) where !known.contains(name) {
      let line = "import \(name)"
      if !context.additions.contains(line) { context.additions.append(line) }
    }
  }

  private func imports(of file: SourceFile) -> [String] {
    file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .filter { $0.importKindSpecifier == nil && $0.path.count == 1 }.map {
        $0.path.trimmedDescription
      }
  }

  // MARK: Members added to classes of others

  private func dispatch(_ member: MemberInfo, _ owner: String) {
    let plain = OverrideNames(member, owner)
    let prefix = (member.keptAttributes + member.keptModifiers).map { $0 + " " }.joined()
    guard let container = member.container, !member.isStatic,
      let parts = dispatcher(member, plain, prefix)
    else {
      return context.report(
        .error,
        "\(member.baseName) is added to \(owner) and overridden; only members of objects can be, and "
          + "properties whose type is written.", at: member.declaration)
    }
    rename(member, plain.body)
    context.edits.insert(" \(parts.declaration);", after: container.memberBlock.leftBrace)
    let actor = owner.hasPrefix("UI") ? "@MainActor " : ""
    let access =
      member.modifiers.contains("open") || member.modifiers.contains("public") ? "public " : ""
    context.additions.append(
      "\(actor)\(access)protocol \(plain.protocolName): AnyObject { \(parts.requirement) }")
  }

  /// What stands under the member's name and asks for an override first, and what overrides declare.
  private func dispatcher(
    _ member: MemberInfo, _ names: OverrideNames, _ prefix: String
  ) -> (declaration: String, requirement: String)? {
    let other = "if let other = self as? any \(names.protocolName)"
    switch member.kind {
    case .method(let unnamed):
      let decl = unnamed.namingParameters
      let signature = decl.signature.oneLine()
      let asked = Forwarder.call(decl, "other.\(names.override)")
      return (
        "\(prefix)func \(decl.name.text)\(signature) { \(other) { return \(asked) }; return "
          + "\(Forwarder.call(decl, names.body)) }",
        "func \(names.override)\(signature)"
      )
    case .property(_, let binding):
      guard let type = binding.typeAnnotation?.type.oneLine() else { return nil }
      let getter = "\(other) { return other.\(names.override) }; return \(names.body)"
      let setter =
        "\(other) { other.\(names.override) = newValue } else { \(names.body) = newValue }"
      return (
        "\(prefix)var \(member.baseName): \(type) "
          + (binding.hasSetter ? "{ get { \(getter) } set { \(setter) } }" : "{ \(getter) }"),
        "var \(names.override): \(type) { get\(binding.hasSetter ? " set" : "") }"
      )
    }
  }

  private func rename(_ override: OverridePlan.Override) {
    let names = OverrideNames(override.base, override.baseOwner)
    let member = override.member
    // Those of extensions are renamed where they move from.
    if member.container == nil {
      switch member.kind {
      case .method(let decl): context.edits.replace(decl.name, with: names.override)
      case .property(_, let binding): context.edits.replace(binding.pattern, with: names.override)
      }
      if override.isFirst { removeOverride(member.declarationModifiers) }
    }
    if override.isFirst {
      context.additions.append("extension \(override.owner.name): \(names.protocolName) {}")
    }
    let target = override.isFirst ? names.body : names.override
    SuperCalls(of: override.base.baseName) { context.edits.replace($0, with: target) }
      .walk(member.declaration)
  }

  private struct OverrideNames {
    let override: String
    let body: String
    let protocolName: String

    init(_ member: MemberInfo, _ owner: String) {
      let owner = owner.filter { $0 != "." }
      body = "\(member.baseName)_inExtensionOf_\(owner)"
      override = "\(member.baseName)_overriding_\(owner)"
      protocolName =
        "Overriding_\(owner)_\(([member.baseName] + member.labels).joined(separator: "_"))"
    }
  }

  /// The names of `super.name(…)`.
  private final class SuperCalls: SyntaxVisitor {
    private let name: String
    private let found: (TokenSyntax) -> Void

    init(of name: String, _ found: @escaping (TokenSyntax) -> Void) {
      self.name = name
      self.found = found
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
        found(node.declName.baseName)
      }
      return .visitChildren
    }
  }

  // MARK: Methods that a superclass leaves out

  /// A class with the protocol gets the method, with the answer of a delegate that has none, so
  /// that the subclass's is found.
  private func addLeftOut() {
    var protocols: [String] = []
    for (owner, member, name) in plan.leftOut where owner.file == context.number {
      guard case .method(let unnamed) = member.kind else { continue }
      let decl = unnamed.namingParameters
      let silent = "Silent_\(name)"
      let access = ["public", "open"].first { owner.modifiers.contains($0) }.map { $0 + " " } ?? ""
      let call = Forwarder.call(decl, "\(silent)().\(decl.name.text)")
      context.edits.insert(
        " \(access)func \(decl.name.text)\(decl.signature.oneLine()) { \(call) };",
        after: owner.node.memberBlock.leftBrace)
      if !protocols.contains(name) { protocols.append(name) }
      if member.file != context.number { takeImports(of: files[member.file]) }
    }
    for name in protocols {
      context.additions.append(
        "private final class Silent_\(name): NSObject, \(name) { \(RequiredMethods.stubs(of: name)) }"
      )
    }
    for type in context.index.allTypes where type.kind == .class {
      for member in type.members
      where member.file == context.number && member.container == nil
        && plan.unsaid.contains(ObjectIdentifier(member))
      {
        context.edits.insert("override ", before: member.declarationKeyword)
      }
    }
  }

  // MARK: What cannot be done

  /// A category of Objective-C can replace a method of UIKit's classes for all of them; here it is left out.
  private func leaveOutStray() {
    for (owner, members) in context.index.foreignMembers.sorted(by: { $0.key < $1.key }) {
      for member in members where member.isOverride && member.file == context.number {
        context.edits.remove(member.declaration)
        context.report(
          .warning,
          "\(member.fullName) replaces a member of \(owner) for all objects, which only Objective-C can do; it "
            + "is left out. A subclass can override it.", at: member.declaration)
      }
    }
  }
}

/// The methods that a class with one of UIKit's protocols has to have.
private enum RequiredMethods {
  static func stubs(of name: String) -> String {
    (signatures[name] ?? []).map { "func \($0) { fatalError() }" }.joined(separator: "; ")
  }

  private static let signatures = [
    "UITableViewDataSource": [
      "tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
      "tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
    ],
    "UICollectionViewDataSource": [
      "collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int",
      "collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) "
        + "-> UICollectionViewCell",
    ],
    "UIAccessibilityContainerDataTable": [
      "accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any "
        + "UIAccessibilityContainerDataTableCell)?",
      "accessibilityRowCount() -> Int", "accessibilityColumnCount() -> Int",
    ],
    "UICollectionViewDataSourcePrefetching": [
      "collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])"
    ],
    "UITableViewDataSourcePrefetching": [
      "tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])"
    ],
    "UICollectionViewDragDelegate": [
      "collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, "
        + "at indexPath: IndexPath) -> [UIDragItem]"
    ],
    "UICollectionViewDropDelegate": [
      "collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any "
        + "UICollectionViewDropCoordinator)"
    ],
    "UITableViewDragDelegate": [
      "tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, "
        + "at indexPath: IndexPath) -> [UIDragItem]"
    ],
    "UITableViewDropDelegate": [
      "tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)"
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation "
        + "location: CGPoint) -> UIContextMenuConfiguration?"
    ],
    "UIActivityItemSource": [
      "activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType "
        + "activityType: UIActivity.ActivityType?) -> Any?",
      "activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any",
    ],
    "UIPageViewControllerDataSource": [
      "pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore "
        + "viewController: UIViewController) -> UIViewController?",
      "pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter "
        + "viewController: UIViewController) -> UIViewController?",
    ],
  ]
}

/// Members of NSObject that belong to no actor, in whatever class they are overridden.
private enum NonisolatedMembers {
  private static let names: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()",
    "copy(with:)", "mutableCopy(with:)",
  ]

  static func contain(_ member: MemberInfo) -> Bool {
    names.contains(member.fullName) && !member.modifiers.contains("nonisolated")
  }
}

extension MemberInfo {
  /// `func` or `var`.
  var declarationKeyword: TokenSyntax {
    switch kind {
    case .method(let decl): decl.funcKeyword
    case .property(let decl, _): decl.bindingSpecifier
    }
  }
}

extension Sequence {
  /// By file and place, for the same output every time.
  fileprivate func inSourceOrder(_ member: (Element) -> MemberInfo) -> [Element] {
    sorted { a, b in
      let (a, b) = (member(a), member(b))
      return (a.file, a.declaration.position.utf8Offset) < (
        b.file, b.declaration.position.utf8Offset
      )
    }
  }
}
