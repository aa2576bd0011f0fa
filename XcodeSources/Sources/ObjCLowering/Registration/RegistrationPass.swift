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
    let hidden = outermostHidden(type)
    // Its own body and those around it know a type by its last name, extensions of it do not.
    let owner = hidden == nil ? type.name : type.path[type.path.count - 1]
    let lines = members.flatMap { line($0, owner: owner, below: type) }
    guard !lines.isEmpty || !names.isEmpty else { return [] }
    if type.isGeneric { return registerGeneric(type, lines) }
    let function = "objcMembers_\(type.identifier)"
    let arguments =
      names.isEmpty ? "" : ", named: " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    // From inside the type that hides it.
    let name =
      hidden.map { type.path.dropFirst($0.path.count - 1).joined(separator: ".") } ?? type.name
    let call =
      lines.isEmpty
      ? "ObjCMembers.add(\(name).self\(arguments))"
      : "ObjCMembers.add(\(name).self\(arguments)) { \(name).\(function)($0) }"
    if !lines.isEmpty { add(function, lines, to: type, owner: owner, isHidden: hidden != nil) }
    guard let hidden else { return Conditions.wrapped(call, type.conditions[...]) }
    return Conditions.wrapped(reach(hidden, call, type), type.conditions[...])
  }

  /// Generic classes are registered for each type they are used with.
  private func registerGeneric(_ type: TypeInfo, _ lines: [String]) -> [String] {
    guard !lines.isEmpty, outermostHidden(type) == nil else { return [] }
    let name = "ObjCMembersOf_\(type.identifier)"
    context.additions += Conditions.wrapped(
      [
        "private protocol \(name) { static func objcMembers_\(type.identifier)() }",
        "extension \(type.name): \(name) {",
        "  fileprivate nonisolated static func objcMembers_\(type.identifier)() {",
        "    ObjCMembers.add(\(type.name).self) { objcList_\(type.identifier)($0) }",
        "  }",
        "  fileprivate static func objcList_\(type.identifier)(_ members: ObjCClassMembers<\(type.name)>) {",
      ] + lines + ["  }", "}"], type.conditions[...])
    return Conditions.wrapped(
      "ObjCMembers.addGeneric { ($0 as? any \(name).Type)?.objcMembers_\(type.identifier)() }",
      type.conditions[...])
  }

  /// The names that a nib or `NSClassFromString` may use beside the plain one.
  private func names(of type: TypeInfo) -> [String] {
    // A class without superclass or protocols is nobody's view.
    guard !type.allInherited.isEmpty else { return [] }
    var result: [String] = []
    if let name = type.attributes.objcName { result.append(name) }
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
    // No extension reaches a private type inside another; conditions cannot stand on one line.
    let body = lines.filter { !$0.hasPrefix("#") }.map(\.trimmed).joined(separator: "; ")
    context.edits.insert(
      " fileprivate \(head) \(body) };", after: type.node.memberBlock.leftBrace)
  }

  /// The outermost private type inside another on the way to `type`.
  private func outermostHidden(_ type: TypeInfo) -> TypeInfo? {
    for depth in stride(from: 2, through: type.path.count, by: 1) {
      let found = index.types[type.path.prefix(depth).joined(separator: ".")]
      if let found, found.isPrivateInType { return found }
    }
    return nil
  }

  /// A function in the type around a hidden one, which can name it.
  private func reach(_ hidden: TypeInfo, _ call: String, _ type: TypeInfo) -> String {
    let outer = hidden.path.dropLast().joined(separator: ".")
    let function = "objcReach_\(type.identifier)"
    if let owner = index.types[outer] {
      context.edits.insert(
        " fileprivate nonisolated static func \(function)() { \(call) };",
        after: owner.node.memberBlock.leftBrace)
    }
    return "\(outer).\(function)()"
  }

  // MARK: Extensions of other modules' classes

  private func registerForeign(_ name: String, _ members: [MemberInfo]) -> [String] {
    let members = members.filter {
      $0.file == context.number && ($0.attributes.areVisible || $0.isInObjCContainer)
        && $0.container?.genericWhereClause == nil
    }
    let lines = members.flatMap { line($0, owner: name, below: nil) }
    guard !lines.isEmpty else { return [] }
    let function = "objcMembers_\(context.file.identifier)_\(name.filter { $0 != "." })"
    context.additions +=
      [
        "extension \(name) {",
        "  fileprivate static func \(function)(_ members: ObjCClassMembers<\(name)>) {",
      ] + lines + ["  }", "}"]
    return ["ObjCMembers.add(\(name).self) { \(name).\(function)($0) }"]
  }

  // MARK: Members

  private func isNamed(_ member: MemberInfo, in type: TypeInfo) -> Bool {
    guard !member.isStatic, member.container?.genericWhereClause == nil,
      !member.attributes.contains("NSManaged")
    else { return false }
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
      || member.isInObjCContainer && !member.attributes.areVisible
        && (member.modifiers.contains("private") || member.modifiers.contains("fileprivate"))
  }

  private func line(_ member: MemberInfo, owner: String, below type: TypeInfo?) -> [String] {
    let conditions = member.conditions.dropFirst(
      member.container == nil ? (type?.conditions.count ?? 0) : 0)
    let text: String
    switch member.kind {
    case .property:
      text = "members.property(\"\(member.objcName)\", \\\(owner).\(member.baseName))"
    case .method:
      let method = MethodReference(member, owner: owner, index: index)
      guard method.isCallable else { return [] }
      text = "members.method(\"\(method.selector)\", \(method.expression()))"
    }
    return Conditions.wrapped("    " + text, conditions)
  }
}

extension SourceFile {
  /// For names of generated declarations.
  var identifier: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
