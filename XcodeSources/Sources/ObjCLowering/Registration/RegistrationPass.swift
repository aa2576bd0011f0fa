import SwiftSyntax

/// Writes, for each class and extension of a file, what its members are called, for whoever looks
/// for them by name: nibs, selectors, key-value coding, optional methods.
///
/// It stands in the file of the members, where private ones can be reached.
struct RegistrationPass {
  private let context: FileContext
  private var index: ModuleIndex { context.index }

  init(_ context: FileContext) { self.context = context }

  func run() {
    var calls: [String] = []
    for type in index.allTypes where type.kind == .class && !type.isLocal {
      calls += register(type)
    }
    for (name, members) in index.foreignMembers.sorted(by: { $0.key < $1.key }) {
      calls += registerForeign(name, members)
    }
    guard !calls.isEmpty else { return }
    context.needsRuntime = true
    // Runs while the program is loaded, before any of its statements.
    context.additions +=
      [
        "private enum ObjCMembersOfThisFile {",
        "  @section(\".init_array\") @used static let entry: @convention(c) () -> Void = {",
        "    ObjCMembers.whenNeeded {",
      ] + calls.map { "      " + $0 } + ["    }", "  }", "}"]
  }

  // MARK: Classes of the module

  private func register(_ type: TypeInfo) -> [String] {
    let members = type.members.filter { $0.file == context.number && isNamed($0, in: type) }
    let isDeclaredHere = type.file == context.number
    let names = isDeclaredHere ? self.names(of: type) : []
    let hidden = hiddenTypes(around: type)
    // Its own body and those around it know a type by its last name, extensions of it do not.
    let owner = hidden.isEmpty ? type.name : type.path[type.path.count - 1]
    var lines = members.flatMap { line($0, owner: owner, below: type) }
    if isDeclaredHere, hasOwnPlainInitialiser(type) {
      lines.append("    members.initialiser { \(owner)() }")
    }
    let own = isDeclaredHere && !type.allInherited.isEmpty ? type.attributes.objcName : nil
    guard !lines.isEmpty || !names.isEmpty || own != nil else { return [] }
    if type.isGeneric {
      return registerGeneric(type, lines, owner: owner, isHidden: !hidden.isEmpty)
    }
    let function = "objcMembers_\(type.identifier)"
    let arguments =
      (own.map { ", called: \"\($0)\"" } ?? "")
      + (names.isEmpty ? "" : ", named: " + names.map { "\"\($0)\"" }.joined(separator: ", "))
    // From inside the type that hides it.
    let name = hidden.last.map { type.path(inside: $0) } ?? type.name
    let call =
      lines.isEmpty
      ? "ObjCMembers.add(\(name).self\(arguments))"
      : "ObjCMembers.add(\(name).self\(arguments)) { \(name).\(function)($0) }"
    if !lines.isEmpty { add(function, lines, to: type, owner: owner, isHidden: !hidden.isEmpty) }
    return Conditions.wrapped(reach(type, through: hidden, call), type.conditions[...])
  }

  /// Generic classes are registered for each type they are used with.
  private func registerGeneric(
    _ type: TypeInfo, _ lines: [String], owner: String, isHidden: Bool
  ) -> [String] {
    guard !lines.isEmpty else { return [] }
    let name = "ObjCMembersOf_\(type.identifier)"
    let function = "objcMembers_\(type.identifier)"
    let list = "objcList_\(type.identifier)"
    let register =
      "nonisolated static func \(function)() { ObjCMembers.add(\(owner).self) { \(list)($0) } }"
    let head = "static func \(list)(_ members: ObjCClassMembers<\(owner)>) {"
    let requirement = "private protocol \(name) { static func \(function)() }"
    if isHidden {
      // No extension reaches it: the body itself says that it can be registered.
      context.additions += Conditions.wrapped([requirement], type.conditions[...])
      conform(type, to: name)
      context.edits.insert(
        " fileprivate \(register); fileprivate \(head) \(onOneLine(lines)) };",
        after: type.node.memberBlock.leftBrace)
    } else {
      context.additions += Conditions.wrapped(
        [
          requirement, "extension \(type.name): \(name) {", "  fileprivate \(register)",
          "  fileprivate \(head)",
        ] + lines + ["  }", "}"], type.conditions[...])
    }
    return Conditions.wrapped(
      "ObjCMembers.addGeneric { ($0 as? any \(name).Type)?.\(function)() }", type.conditions[...])
  }

  private func conform(_ type: TypeInfo, to name: String) {
    if let last = type.node.inheritanceClause?.inheritedTypes.last {
      context.edits.insert(", \(name)", after: last)
    } else if let node = type.node.as(ClassDeclSyntax.self) {
      context.edits.insert(
        ": \(name)", after: node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name))
    }
  }

  /// The names that a nib or `NSClassFromString` may use beside the plain one and that of Objective-C.
  private func names(of type: TypeInfo) -> [String] {
    // A class without superclass or protocols is nobody's view.
    guard !type.allInherited.isEmpty else { return [] }
    var result: [String] = []
    let isHidden = type.isPrivate || type.modifiers.contains("fileprivate")
    if type.path.count > 1 || isHidden { result.append(type.name) }
    return result
  }

  private func add(
    _ function: String, _ lines: [String], to type: TypeInfo, owner: String, isHidden: Bool
  ) {
    let head = "static func \(function)(_ members: ObjCClassMembers<\(owner)>) {"
    guard isHidden else {
      context.additions += Conditions.wrapped(
        ["extension \(type.name) {", "  fileprivate \(head)"] + lines + ["  }", "}"],
        type.conditions[...])
      return
    }
    // No extension reaches a private type inside another.
    context.edits.insert(
      " fileprivate \(head) \(onOneLine(lines)) };", after: type.node.memberBlock.leftBrace)
  }

  /// Conditions cannot stand on one line: members under some are left out.
  private func onOneLine(_ lines: [String]) -> String {
    var depth = 0
    var kept: [String] = []
    for line in lines {
      if line.hasPrefix("#if") { depth += 1 }
      if depth == 0 { kept.append(line.trimmed) }
      if line.hasPrefix("#endif") { depth -= 1 }
    }
    return kept.joined(separator: "; ")
  }

  /// The types on the way to `type`, itself included, that are private inside others, outermost first.
  private func hiddenTypes(around type: TypeInfo) -> [TypeInfo] {
    (2..<max(2, type.path.count + 1)).compactMap { depth in
      let found = index.types[type.path.prefix(depth).joined(separator: ".")]
      return found?.isPrivateInType == true ? found : nil
    }
  }

  /// What calls `call`, which names `type` as the innermost of the hidden types around it does: each type
  /// around a hidden one gets a function that reaches into it.
  private func reach(_ type: TypeInfo, through hidden: [TypeInfo], _ call: String) -> String {
    let function = "objcReach_\(type.identifier)"
    var call = call
    for (place, inner) in hidden.enumerated().reversed() {
      let outer = inner.path.dropLast().joined(separator: ".")
      let declaration = " fileprivate nonisolated static func \(function)() { \(call) };"
      guard let owner = index.types[outer], owner.file == context.number else {
        // In an extension of another module's class, or of one that another file declares.
        context.edits.insert(";" + declaration, after: inner.node.memberBlock.rightBrace)
        return "\(outer).\(function)()"
      }
      context.edits.insert(declaration, after: owner.node.memberBlock.leftBrace)
      let name = place == 0 ? outer : owner.path(inside: hidden[place - 1])
      call = "\(name).\(function)()"
    }
    return call
  }

  /// Whether `T()` makes an object by an `init()` of the module's own where the class is known at run time only:
  /// one beside the superclass's, which no method table leads to.
  private func hasOwnPlainInitialiser(_ type: TypeInfo) -> Bool {
    guard index.importsUIKit, index.foreignRoot(of: type) != nil,
      !type.attributes.names.contains(where: { $0.hasSuffix("Actor") && $0 != "MainActor" })
    else { return false }
    for type in index.chain(of: type) {
      let own = type.node.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }.filter { !$0.modifiers.names.contains("convenience") }
      if let plain = own.first(where: { $0.signature.parameterClause.parameters.isEmpty }) {
        return plain.optionalMark == nil && plain.signature.effectSpecifiers == nil
          && plain.modifiers.names.isDisjoint(with: [
            "override", "required", "private", "fileprivate",
          ])
      }
      // One with designated initialisers of its own inherits none.
      guard own.isEmpty else { return false }
    }
    return false
  }

  // MARK: Extensions of other modules' classes

  /// Generic classes of Apple's, which have no members for whoever does not say of what they are.
  private static let generic: Set<String> = [
    "NSCache", "NSFetchRequest", "NSFetchedResultsController", "NSHashTable", "NSLayoutAnchor",
    "NSMapTable", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
  ]

  private func registerForeign(_ name: String, _ members: [MemberInfo]) -> [String] {
    guard !Self.generic.contains(name) else { return [] }
    let members = members.filter {
      $0.file == context.number && !$0.isOverride
        && ($0.isStatic
          ? $0.isProperty && $0.attributes.contains("objc")
          : $0.attributes.areVisible || $0.isInObjCContainer && !$0.attributes.areUnavailable)
        && $0.container?.genericWhereClause == nil
    }
    var calls: [String] = []
    // The extended type may be there under the conditions alone.
    let groups = Dictionary(grouping: members, by: \.conditions)
    for (conditions, members) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let lines = members.flatMap { line($0, owner: name, conditions: [][...]) }
      guard !lines.isEmpty else { continue }
      let place = calls.isEmpty ? "" : "_\(calls.count)"
      let function =
        "objcMembers_\(context.file.identifier)_\(name.filter { $0 != "." })\(place)"
      context.additions += Conditions.wrapped(
        [
          "extension \(name) {",
          "  fileprivate static func \(function)(_ members: ObjCClassMembers<\(name)>) {",
        ] + lines + ["  }", "}"], conditions[...])
      calls += Conditions.wrapped(
        "ObjCMembers.add(\(name).self) { \(name).\(function)($0) }", conditions[...])
    }
    return calls
  }

  // MARK: Members

  private func isNamed(_ member: MemberInfo, in type: TypeInfo) -> Bool {
    guard member.container?.genericWhereClause == nil, !member.attributes.contains("NSManaged")
    else { return false }
    if member.isStatic { return member.attributes.contains("objc") }
    if member.attributes.areVisible || member.isInObjCContainer { return !isUnnameable(member) }
    guard !member.isProperty else { return false }
    if RuntimeMethods.areFound(member, of: type, index) { return true }
    return index.asksForMethods && UIKitRequirements.isOptional(member.fullName)
      && !member.isOverride
      || index.optionalRequirements[member.fullName] != nil && !member.isOverride
      || StandardEditActions.selector(member.baseName, member.labels) != nil
  }

  /// In a class that is `@objcMembers` everything is, but for what Objective-C cannot say.
  private func isUnnameable(_ member: MemberInfo) -> Bool {
    member.attributes.contains("nonobjc")
      // Where its own attributes name it to documents, it stays available.
      || member.attributes.areUnavailable && !member.attributes.areVisible
      || member.isInObjCContainer && !member.attributes.areVisible
        && (member.modifiers.contains("private") || member.modifiers.contains("fileprivate"))
  }

  private func line(_ member: MemberInfo, owner: String, below type: TypeInfo) -> [String] {
    line(
      member, owner: owner,
      conditions: member.conditions.dropFirst(member.container == nil ? type.conditions.count : 0))
  }

  private func line(
    _ member: MemberInfo, owner: String, conditions: ArraySlice<String>
  ) -> [String] {
    let text: String
    switch member.kind {
    case .property where member.isStatic:
      text =
        "members.classMethod(\"\(member.objcName)\", { (target: \(owner).Type) in { () in target.\(member.baseName) } })"
    case .property:
      // A key path reads what it sets, which such a property does not bear before its first value.
      let setter = member.attributes.loadsView ? ", setter: { $0.\(member.baseName) = $1 }" : ""
      text = "members.property(\"\(member.objcName)\", \\\(owner).\(member.baseName)\(setter))"
    case .method:
      let method = MethodReference(member, owner: owner, index: index)
      guard method.isCallable else { return [] }
      text =
        member.isStatic
        ? "members.classMethod(\"\(method.selector)\", \(method.classExpression))"
        : "members.method(\"\(method.selector)\", \(method.expression()))"
    }
    return Conditions.wrapped("    " + text, conditions)
  }
}

extension TypeInfo {
  /// How the type around `hidden`, which hides it, calls this one.
  fileprivate func path(inside hidden: TypeInfo) -> String {
    path.dropFirst(hidden.path.count - 1).joined(separator: ".")
  }
}

extension SourceFile {
  /// For names of generated declarations.
  var identifier: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
