import SwiftSyntax

/// What the files of a module declare, as far as syntax tells.
final class ModuleIndex {
  /// By qualified name. Local types are not here.
  private(set) var types: [String: TypeInfo] = [:]
  /// Members of extensions of types that the module does not declare, by the type's name.
  private(set) var foreignMembers: [String: [MemberInfo]] = [:]
  private(set) var allTypes: [TypeInfo] = []
  private var typesByNode: [SyntaxIdentifier: TypeInfo] = [:]
  /// Full names of optional requirements of the module's `@objc` protocols, and of those of modules
  /// around it; of one name there are several where their arguments have other types.
  private(set) var optionalRequirements: [String: [MemberInfo]] = [:]
  /// Whether some file asks objects which of UIKit's optional methods they have.
  let asksForMethods: Bool
  /// Whether some file imports UIKit, those of other modules included, or is shown it by a header.
  private(set) var importsUIKit: Bool
  /// Whether a file imports Combine, or is shown it by Foundation, so that what stands for it is there for all.
  let importsCombine: Bool
  /// Whether the module has UI tests, by the names that they cannot do without.
  let namesAutomation: Bool
  /// Types of modules that this one depends on; their files are numbered as those of the context.
  let otherTypes: [TypeInfo]
  /// What modules that this one depends on add to types that they do not declare.
  let otherForeignMembers: [String: [MemberInfo]]
  /// The names of the cases of the module's enumerations, and of those of modules that it depends on.
  private(set) var caseNames: Set<String> = []
  /// The names that `typealias` outside types stands for, by the new name.
  private var aliases: [String: String] = [:]
  private var extensions: [(scope: [String], node: ExtensionDeclSyntax, members: [MemberInfo])] = []

  /// What is left out since it is declared in Objective-C.
  let absent: AbsentNames

  /// - Parameters:
  ///   - context: files of other modules, whose protocols count.
  ///   - absent: what is declared in Objective-C.
  init(
    files: [SourceFile], context: [SourceFile] = [], absent: AbsentNames = AbsentNames()
  ) {
    self.absent = absent
    asksForMethods = (files + context).contains { $0.text.contains("responds(to:") }
    importsUIKit = (files + context).contains { $0.imports.contains("UIKit") }
    namesAutomation = files.contains {
      $0.text.contains("XCUIApplication") && !$0.imports.isDisjoint(with: Self.automation)
    }
    importsCombine = files.contains { $0.imports.contains("Combine") || $0.isShownCombine }
    let around = context.isEmpty ? nil : ModuleIndex(files: context)
    otherTypes = around?.allTypes ?? []
    otherForeignMembers = around?.foreignMembers ?? [:]
    caseNames = around?.caseNames ?? []
    for (number, file) in files.enumerated() {
      IndexBuilder(self, file: number).walk(file.tree)
    }
    assignExtensions()
    for type in allTypes + otherTypes where type.kind == .protocol { addRequirements(of: type) }
  }

  /// The same, of a module of UIKit's where a file sees UIKit without importing it: all files of the module do.
  ///
  /// - Complexity: O(files) where none imports UIKit, else O(1).
  func withShownUIKit(in files: [SourceFile]) -> ModuleIndex {
    importsUIKit =
      importsUIKit || files.contains { MissingImportPass.isShownUIKit($0, self) }
    return self
  }

  private static let automation: Set<String> = ["XCTest", "XCUIAutomation"]

  /// Takes note of a case of an enumeration.
  func addCase(_ name: String) { caseNames.insert(name) }

  func add(_ type: TypeInfo) {
    allTypes.append(type)
    typesByNode[type.node.id] = type
    guard !type.isLocal else { return }
    // Of two declarations in branches of `#if` the first speaks for both.
    if types[type.name] == nil { types[type.name] = type }
  }

  func add(_ node: ExtensionDeclSyntax, members: [MemberInfo]) {
    extensions.append(([], node, members))
  }

  /// Takes note of another name of a type, as a file's `typealias` gives it.
  func addAlias(_ name: String, of type: String) {
    // Of two declarations in branches of `#if` the first speaks for both.
    if aliases[name] == nil, name != type { aliases[name] = type }
  }

  /// The name that a type of another module has there, for the one that a `typealias` of this module gives it.
  private func withoutAlias(_ name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while types[name] == nil, let next = aliases[name], seen.insert(name).inserted { name = next }
    return name
  }

  private func assignExtensions() {
    for (scope, node, members) in extensions {
      let name = withoutAlias(node.extendedType.namesOfTypes.first ?? "")
      if let type = resolve(name, from: scope) {
        type.members += members
        type.inheritedByExtensions += node.inheritanceClause.typeNames
      } else {
        foreignMembers[name, default: []] += members
      }
    }
    for type in allTypes where type.path.count > 1 && !type.isLocal {
      types[type.path.dropLast().joined(separator: ".")]?.nested.append(type)
    }
  }

  private func addRequirements(of type: TypeInfo) {
    for member in type.members where member.isOptional && !member.isProperty {
      optionalRequirements[member.fullName, default: []].append(member)
    }
  }

  /// The last names of the types of this module and of those it depends on.
  private(set) lazy var typeNames: Set<String> = Set(
    (allTypes + otherTypes).map { $0.path[$0.path.count - 1] })

  /// The last names of types that are declared inside others and nowhere else, with the last names of those.
  private(set) lazy var innerTypes: [String: Set<String>] = {
    var inner: [String: Set<String>] = [:]
    var outer: Set<String> = []
    for type in allTypes + otherTypes {
      let name = type.path[type.path.count - 1]
      if type.path.count > 1, !type.isLocal {
        inner[name, default: []].insert(type.path[type.path.count - 2])
      } else {
        outer.insert(name)
      }
    }
    return inner.filter { !outer.contains($0.key) }
  }()

  private lazy var typesAround = Dictionary(
    otherTypes.filter { !$0.isLocal }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
  )

  /// A type of a module that this one depends on.
  func contextType(_ name: String) -> TypeInfo? { typesAround[name] }

  /// Names of properties of the module's types.
  private(set) lazy var propertyNames: Set<String> = Set(
    allTypes.lazy.flatMap(\.members).filter(\.isProperty).map(\.baseName))

  /// Names of properties that are arrays of any objects, those of extensions included.
  private(set) lazy var objectArrays: Set<String> = {
    let members = allTypes.flatMap(\.members) + foreignMembers.values.flatMap { $0 }
    return Set(
      members.filter { member in
        guard case .property(_, let binding) = member.kind else { return false }
        return binding.typeAnnotation?.type.trimmedDescription == "[AnyObject]"
      }.map(\.baseName))
  }()

  /// Names of properties that are `AnyObject?`.
  private(set) lazy var optionalObjects: Set<String> = {
    let members = allTypes.flatMap(\.members) + foreignMembers.values.flatMap { $0 }
    return Set(
      members.filter { member in
        guard case .property(_, let binding) = member.kind else { return false }
        return binding.typeAnnotation?.type.trimmedDescription == "AnyObject?"
      }.map(\.baseName))
  }()

  /// Methods of that base name of any type, of the module or of one it depends on.
  func methods(named name: String) -> [FunctionDeclSyntax] {
    let members = (allTypes + otherTypes).flatMap(\.members) + foreignMembers.values.flatMap { $0 }
    return members.compactMap { member in
      guard member.baseName == name, case .method(let decl) = member.kind else { return nil }
      return decl
    }
  }

  /// The first requirement that matches, in the order of names.
  func optionalRequirement(_ matches: (MemberInfo) -> Bool) -> MemberInfo? {
    optionalRequirements.values.compactMap(\.first).filter(matches)
      .min { $0.fullName < $1.fullName }
  }

  /// The optional method of a protocol that a method is there for: of several of its name the one whose arguments have
  /// the same types.
  func optionalRequirement(for member: MemberInfo) -> MemberInfo? {
    guard let named = optionalRequirements[member.fullName], !member.isProperty else { return nil }
    return named.count == 1
      ? named[0] : named.first { $0.argumentTypes == member.argumentTypes }
  }

  /// The type that a declaration declares, local ones included.
  func type(at node: some SyntaxProtocol) -> TypeInfo? { typesByNode[node.id] }

  /// The module's type of that name, as seen from inside the types of `scope`.
  func resolve(_ name: String, from scope: [String]) -> TypeInfo? {
    for depth in stride(from: scope.count, through: 0, by: -1) {
      if let type = types[(scope.prefix(depth) + [name]).joined(separator: ".")] { return type }
    }
    return nil
  }

  /// The nearest superclass that the module declares.
  func superclass(of type: TypeInfo) -> TypeInfo? {
    guard type.kind == .class, let name = type.inherited.first else { return nil }
    let scope = Array(type.path.dropLast())
    let found = resolve(name, from: scope) ?? resolve(withoutAlias(name), from: scope)
    return found?.kind == .class && found !== type ? found : nil
  }

  /// The class and its superclasses in the module, nearest first.
  func chain(of type: TypeInfo) -> [TypeInfo] {
    var result = [type]
    while let next = superclass(of: result[result.count - 1]),
      !result.contains(where: { $0 === next })
    {
      result.append(next)
    }
    return result
  }

  /// The name of the first superclass that is not the module's own; nil for a root class, and where
  /// what is inherited is a protocol of the module.
  func foreignRoot(of type: TypeInfo) -> String? {
    guard let last = chain(of: type).last, let name = last.inherited.first else { return nil }
    return resolve(name, from: last.path.dropLast()) == nil ? withoutAlias(name) : nil
  }

  /// The class's protocols, those of superclasses and those that protocols of the module refine.
  func protocols(of type: TypeInfo) -> Set<String> {
    var result: Set<String> = []
    var waiting = chain(of: type).flatMap(\.allInherited)
    while let name = waiting.popLast() {
      guard result.insert(name).inserted, let next = types[name], next.kind == .protocol else {
        continue
      }
      waiting += next.allInherited
    }
    return result
  }
}
