import SwiftSyntax

/// What a module's files cannot have on Linux: names of missing modules, and the module's own declarations
/// that are left out because they need some.
final class Absences {
  private let index: ModuleIndex
  /// The missing modules that each file can see.
  let visible: [Set<String>]
  private let all: Set<String>
  /// Types that are left out, by their last names, with the module they need.
  private(set) var types: [String: String] = [:]
  /// Functions and variables at the top of files.
  private(set) var globals: [String: String] = [:]
  /// Members by the name of their type.
  private var members: [String: [String: String]] = [:]
  private var memberNames: [String: String] = [:]
  /// Where members are that are left out, by `Type.name`.
  private var leftOutPlaces: [String: Set<Int>] = [:]
  /// Stored properties of structures by `Structure.property`, which are labels of the initialiser that the
  /// compiler writes.
  private var labels: [String: String] = [:]
  /// Cases of enumerations, by type and name, and how often each name is left out and declared.
  private var cases: [String: String] = [:]
  private var moduleOfCase: [String: String] = [:]
  private var leftOutCases: [String: Int] = [:]
  private let declaredCases: [String: Int]
  /// Initialisers of a type, by the type's last name: how many are declared, and which are left out.
  private let declaredInitialisers: [String: Int]
  private var leftOutInitialisers: [String: Set<Int>] = [:]
  private var moduleOfInitialisers: [String: String] = [:]
  private let declaredTypes: Set<String>
  /// Functions, constants and variables at the top of files: an app's own `SecAttrGeneric` is none of Security's.
  private let declaredGlobals: Set<String>
  /// The last names of types that are declared inside others alone, with the names of those.
  private let innerTypes: [String: Set<String>]
  private let files: [SourceFile]
  private let declaredMembers: [String: Int]
  /// The modules that a name may be of, asked for once.
  private var candidates: [String: (listed: [String], beginning: [String])] = [:]
  private var leftOutCounts: [String: Int] = [:]
  /// How often something was added; the search ends when nothing is.
  private(set) var additions = 0

  /// - Parameter context: files of modules that this one depends on.
  init(files: [SourceFile], context: [SourceFile] = [], index: ModuleIndex) {
    self.index = index
    let imports = files.map(\.imports)
    let isCombining = index.importsCombine
    visible = imports.map { names in
      var result = MissingModules.visible(importing: names.subtracting(index.absent.present))
      // Where a file imports Combine, OpenCombine stands for it in all.
      if !names.contains("SwiftUI") || isCombining { result.remove("Combine") }
      if names.contains("SwiftUI"), !isCombining { result.insert("Combine") }
      return result
    }
    // The beginnings of names tell them in files that see them through others, too.
    all = Set(visible.joined())
    declaredTypes = index.typeNames
    declaredGlobals = (files + context).reduce(into: []) { $0.formUnion(GlobalNames.names(of: $1)) }
    innerTypes = index.innerTypes
    self.files = files
    var counts: [String: Int] = [:]
    for member in index.allTypes.lazy.flatMap(\.members) {
      counts[member.baseName, default: 0] += 1
    }
    for member in index.foreignMembers.values.lazy.flatMap({ $0 }) {
      counts[member.baseName, default: 0] += 1
    }
    declaredMembers = counts
    let finder = CaseFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    declaredCases = finder.counts
    declaredInitialisers = finder.initialisers
    leaveOutTypes(of: context)
    let branches = BranchTypes(viewMode: .sourceAccurate)
    for file in files { branches.walk(file.tree) }
    for (name, module) in branches.inside where !branches.outside.contains(name) {
      types[name] = module
    }
  }

  /// Types of modules that this one depends on, of which nothing is left there.
  private func leaveOutTypes(of context: [SourceFile]) {
    let own = Set(index.allTypes.map { $0.path[$0.path.count - 1] })
    var found: [String: String] = [:]
    var kept: Set<String> = []
    for type in index.otherTypes where !type.isLocal && context.indices.contains(type.file) {
      let file = context[type.file]
      let name = type.path[type.path.count - 1]
      let visible = MissingModules.visible(
        importing: file.imports.subtracting(index.absent.present))
      let modules = type.inherited.lazy.compactMap { inherited -> String? in
        let outer = self.innerTypes[inherited]
        let isDeclared =
          self.declaredTypes.contains(inherited)
          && outer?.contains(where: file.text.contains) ?? true
        guard !isDeclared else { return nil }
        return MissingModules.modules(ofName: inherited).listed.first(where: visible.contains)
      }
      if !own.contains(name), let module = modules.first {
        found[name] = module
      } else {
        kept.insert(name)
      }
    }
    // Of several types of one name one that is there may be meant.
    for (name, module) in found where !kept.contains(name) { types[name] = module }
  }

  /// The module that every initialiser of a type needs, without which the type cannot be made.
  func module(ofInitialisersOf type: String) -> String? {
    guard let module = moduleOfInitialisers[type],
      leftOutInitialisers[type]?.count == declaredInitialisers[type]
    else { return nil }
    return module
  }

  func leaveOut(initialiser node: InitializerDeclSyntax, of type: String, for module: String) {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    // The same place in the file at each round.
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    guard leftOutInitialisers[name, default: []].insert(place).inserted else { return }
    moduleOfInitialisers[name] = module
    additions += 1
  }

  /// The module that a case of some enumeration needs: where all cases of that name are left out.
  func module(ofCase name: String) -> String? {
    guard let module = moduleOfCase[name], declaredMembers[name] == nil,
      leftOutCases[name] == declaredCases[name]
    else { return nil }
    return module
  }

  /// The module that a type, function or constant of that name needs in a file.
  func module(of name: String, in file: Int) -> String? {
    if let module = types[name] ?? globals[name] { return module }
    if declaredGlobals.contains(name) || declaredTypes.contains(name) && isSeen(name, in: file) {
      return nil
    }
    if let module = index.absent.module(of: name, visible: visible[file]) { return module }
    let candidates = candidates[name] ?? MissingModules.modules(ofName: name)
    self.candidates[name] = candidates
    return candidates.listed.first(where: visible[file].contains)
      ?? candidates.beginning.first(where: all.contains)
  }

  /// Whether a module that files import is not there.
  func isMissing(module name: String) -> Bool {
    index.absent.isMissing(module: name)
  }

  /// Whether a type of that name can be meant in a file: one inside another type alone is where that one is
  /// named, as a `View` of some controller's is none elsewhere.
  private func isSeen(_ name: String, in file: Int) -> Bool {
    guard let outer = innerTypes[name] else { return true }
    return outer.contains(where: files[file].text.contains)
  }

  /// Whether the module, or one it depends on, has a type of that name.
  func declares(_ name: String) -> Bool { declaredTypes.contains(name) }

  /// The module that a member of one of the types around a place needs, or of a superclass of theirs.
  func module(ofMember name: String, inside scopes: [String]) -> String? {
    for scope in scopes.reversed() {
      if let module = module(ofMember: name, in: scope) { return module }
      guard let type = index.types[scope] else { continue }
      for type in index.chain(of: type) {
        if let module = module(ofMember: name, in: type.name) { return module }
      }
    }
    return nil
  }

  /// Of several members of one name, such as functions that return different things, one that stays may be meant.
  private func module(ofMember name: String, in type: String) -> String? {
    guard let module = members[type]?[name] else { return nil }
    let own = index.types[type]?.members ?? index.foreignMembers[type] ?? []
    let declared = own.lazy.filter { $0.baseName == name }.count
    return leftOutPlaces["\(type).\(name)", default: []].count >= declared ? module : nil
  }

  /// The module that a member of some object needs: where all members of that name are left out.
  func module(ofMember name: String) -> String? {
    guard let module = memberNames[name], !CommonNames.all.contains(name),
      leftOutCounts[name, default: 0] >= declaredMembers[name, default: 0]
    else { return nil }
    return module
  }

  /// The module that a structure's own initialiser would need for one of its labels.
  func module(ofLabel name: String, for type: String) -> String? { labels["\(type).\(name)"] }

  func leaveOut(label name: String, for type: String, needing module: String) {
    if labels.updateValue(module, forKey: "\(type).\(name)") == nil { additions += 1 }
  }

  func leaveOut(type name: String, for module: String) {
    if types.updateValue(module, forKey: name) == nil { additions += 1 }
  }

  func leaveOut(global name: String, for module: String) {
    if globals.updateValue(module, forKey: name) == nil { additions += 1 }
  }

  func leaveOut(case name: String, of type: String, for module: String) {
    guard cases.updateValue(module, forKey: "\(type).\(name)") == nil else { return }
    moduleOfCase[name] = module
    leftOutCases[name, default: 0] += 1
    additions += 1
  }

  /// - Parameter place: in the file, the same at each round, so that members of one name are told apart.
  func leaveOut(member name: String, at place: Int, of type: String, for module: String) {
    guard leftOutPlaces["\(type).\(name)", default: []].insert(place).inserted else { return }
    members[type, default: [:]][name] = module
    memberNames[name] = module
    leftOutCounts[name, default: 0] += 1
    additions += 1
  }
}

/// Names that UIKit's classes and Swift's types have too: a member of another object may be one of theirs.
private enum CommonNames {
  static let all: Set<String> = [
    "accessoryView", "alpha", "backgroundColor", "body", "bounds", "button", "cell", "center",
    "color",
    "configuration", "content", "contentView", "count", "current", "data", "dataSource", "date",
    "delegate",
    "description", "duration", "first", "font", "frame", "height", "id", "identifier", "image",
    "imageView", "index", "isEnabled", "isHidden", "items", "key", "label", "last", "layer",
    "layout",
    "location", "map", "name", "navigationController", "options", "origin", "parent", "path",
    "position",
    "root", "rootViewController", "rotation", "scale", "section", "selectedIndex", "size", "source",
    "state", "status", "style", "tag", "text", "textLabel", "time", "title", "transform", "type",
    "url",
    "value", "view", "width", "window",
  ]
}

/// Counts the enumerations' cases by their names, and initialisers by the names of their types.
private final class CaseFinder: SyntaxVisitor {
  var counts: [String: Int] = [:]
  var initialisers: [String: Int] = [:]

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    while let next = parent {
      let name =
        next.asProtocol(NamedDeclSyntax.self)?.name.text
        ?? next.as(ExtensionDeclSyntax.self)?.extendedType.namesOfTypes.first
      if let name {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        initialisers[last, default: 0] += 1
        break
      }
      parent = next.parent
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    counts[node.name.text, default: 0] += 1
    return .skipChildren
  }
}

/// The types that are declared in branches for modules that Linux lacks, as `#if canImport(SwiftUI)`, and those that
/// are declared elsewhere.
private final class BranchTypes: SyntaxVisitor {
  private(set) var inside: [String: String] = [:]
  private(set) var outside: Set<String> = []
  private var modules: [String?] = []

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    modules.append(node.asksForMissingModule ? node.missingModule : nil)
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { modules.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if let module = modules.lazy.compactMap({ $0 }).first {
      // Types inside others go with these.
      if isAtTop(name) { inside[name.text] = module } else { outside.insert(name.text) }
    } else {
      outside.insert(name.text)
    }
    return .visitChildren
  }

  private func isAtTop(_ name: TokenSyntax) -> Bool {
    var node = name.parent?.parent
    while let next = node {
      if next.is(MemberBlockSyntax.self) || next.is(CodeBlockSyntax.self)
        || next.is(GenericParameterListSyntax.self)
      {
        return false
      }
      node = next.parent
    }
    return true
  }
}

extension IfConfigClauseSyntax {
  /// The module that `asksForMissingModule` is about.
  fileprivate var missingModule: String? {
    let condition = condition?.trimmedDescription.filter { $0 != " " } ?? ""
    return MissingModules.names.filter { condition.contains("canImport(\($0))") }.min()
  }

  /// Whether it counts only where a module is that Linux lacks: `#if canImport(SwiftUI)`.
  var asksForMissingModule: Bool {
    guard let condition = condition?.trimmedDescription.filter({ $0 != " " }) else { return false }
    return !condition.contains("||")
      && MissingModules.names.contains {
        condition.contains("canImport(\($0))") && !condition.contains("!canImport(\($0))")
      }
  }
}
