import SwiftSyntax

/// Leaves out of a module's files what needs modules that Linux lacks, declaration by declaration, and
/// inside functions statement by statement; the rest of the files compiles.
///
/// What names something that was left out is left out too, so the files are gone through until nothing more
/// is found. Syntax alone tells what is needed: names of missing modules, and the module's own that go.
struct LeavingOut {
  /// The files without what was left out, line by line as they were.
  private(set) var files: [SourceFile]
  /// For each file one line that says what was left out, where something was.
  private(set) var notes: [Int: Diagnostic] = [:]

  /// - Parameter context: files of modules that this one depends on.
  /// - Complexity: O(files · rounds); a round for each step from one left-out declaration to the next.
  init(files: [SourceFile], context: [SourceFile] = [], index: ModuleIndex) {
    self.files = files
    let absences = Absences(files: files, context: context, index: index)
    var walkers: [DeclarationTrimmer] = []
    var rounds = 0
    repeat {
      let before = absences.additions
      walkers = files.enumerated().map { number, file in
        let walker = DeclarationTrimmer(absences, file: number)
        if !file.isLowered { walker.trim(file.tree) }
        return walker
      }
      rounds += 1
      if absences.additions == before { break }
    } while rounds < 12
    for (number, walker) in walkers.enumerated() where !walker.edits.isEmpty {
      self.files[number] = SourceFile(
        path: files[number].path, text: walker.edits.applied(to: files[number].text))
      if walker.isMissed { notes[number] = note(walker, files[number]) }
    }
  }

  private static func spoken(_ module: String) -> String {
    switch module {
    case "Combine": "SwiftUI"
    case AbsentNames.own: "the target's Objective-C"
    default: module
    }
  }

  private func note(_ walker: DeclarationTrimmer, _ file: SourceFile) -> Diagnostic {
    let isRuntime = walker.modules == ["ObjectiveC"]
    let modules = Set(walker.modules.map(Self.spoken)).subtracting(["ObjectiveC"]).sorted()
    let reason =
      isRuntime
      ? "Swizzling and other work on classes at run time need Objective-C, which is not there on Linux"
      : MissingModules.partly.isSuperset(of: modules)
        ? "Parts of \(modules.joined(separator: ", ")) are not there on Linux"
        : "\(modules.joined(separator: ", ")) \(modules.count == 1 ? "is" : "are") not there on Linux"
    var parts = walker.leftOut
    for (place, count) in walker.statements.sorted(by: { $0.key < $1.key }) {
      parts.append("\(count) statement\(count == 1 ? "" : "s") of \(place)")
    }
    let shown = parts.prefix(8).joined(separator: ", ")
    let more = parts.count > 8 ? " and \(parts.count - 8) more" : ""
    return Diagnostic(
      .warning, "\(reason); left out of this file: \(shown)\(more).",
      at: walker.firstImport ?? Syntax(file.tree), in: file)
  }
}

/// Goes through one file's declarations.
final class DeclarationTrimmer {
  let absences: Absences
  private(set) var edits = EditList()
  /// What was left out, as a developer names it.
  private(set) var leftOut: [String] = []
  /// Numbers of statements by the declaration they are in.
  private(set) var statements: [String: Int] = [:]
  private(set) var modules: Set<String> = []
  private(set) var firstImport: Syntax?
  private let file: Int
  /// Whether anything went that somebody may look for.
  var isMissed: Bool { !modules.isEmpty }

  init(_ absences: Absences, file: Int) {
    self.absences = absences
    self.file = file
  }

  func trim(_ tree: SourceFileSyntax) {
    var place = LeftOutPlace(file: file)
    trimTop(tree.statements, &place)
  }

  private func trimTop(_ list: CodeBlockItemListSyntax, _ place: inout LeftOutPlace) {
    var code: [CodeBlockItemSyntax] = []
    for item in list {
      if let config = item.item.as(IfConfigDeclSyntax.self) {
        for clause in config.clausesForLinux {
          if case .statements(let list)? = clause.elements { trimTop(list, &place) }
        }
      } else if let decl = item.item.as(DeclSyntax.self) {
        trim(decl, &place)
      } else if let macro = item.item.as(MacroExpansionExprSyntax.self),
        macro.macroName.text == "Preview"
      {
        trimPreview(macro, place)
      } else {
        code.append(item)
      }
    }
    StatementTrimmer(self, in: "the file").trim(code, &place)
  }

  // MARK: What statements report

  func need(_ node: some SyntaxProtocol, _ place: LeftOutPlace) -> String? {
    NeedFinder.module(neededBy: node, absences, place)
  }

  func remove(
    statement node: some SyntaxProtocol, of name: String, for module: String, with text: String = ""
  ) {
    edits.replace(node, with: text)
    note(module) { statements[name, default: 0] += 1 }
  }

  /// What a newer system has is not missed on this one.
  private func note(_ module: String, _ add: () -> Void) {
    guard module != NewerSystem.module else { return }
    modules.insert(module)
    add()
  }

  /// Leaves out a part of the statements of a function that another system would run.
  func removeOfNewerSystem(
    from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String = ""
  ) {
    edits.replace(from: first, to: last, with: text)
  }

  /// Adds what the rest needs to compile.
  func insert(_ text: String, after node: some SyntaxProtocol) { edits.insert(text, after: node) }

  private func remove(_ node: some SyntaxProtocol, called name: String, for module: String) {
    edits.replace(node, with: "")
    note(module) { leftOut.append(name) }
  }

  // MARK: Declarations

  /// One declaration, of a file, a type or a function.
  func trim(_ decl: DeclSyntax, _ place: inout LeftOutPlace) {
    if let node = decl.as(ImportDeclSyntax.self) {
      if firstImport == nil, absences.isMissing(module: node.path.first?.name.text ?? "") {
        firstImport = Syntax(node)
      }
    } else if let node = decl.as(ClassDeclSyntax.self) {
      trimType(node, node.name, node.genericParameterClause, node.genericWhereClause, &place)
    } else if let node = decl.as(StructDeclSyntax.self) {
      trimType(node, node.name, node.genericParameterClause, node.genericWhereClause, &place)
    } else if let node = decl.as(EnumDeclSyntax.self) {
      trimType(node, node.name, node.genericParameterClause, node.genericWhereClause, &place)
    } else if let node = decl.as(ActorDeclSyntax.self) {
      trimType(node, node.name, node.genericParameterClause, node.genericWhereClause, &place)
    } else if let node = decl.as(ProtocolDeclSyntax.self) {
      trimType(node, node.name, nil, node.genericWhereClause, &place)
    } else if let node = decl.as(ExtensionDeclSyntax.self) {
      trimExtension(node, place)
    } else if let node = decl.as(TypeAliasDeclSyntax.self) {
      guard let module = need(node, place) else { return }
      remove(node, called: name(node.name.text, place), for: module)
      absences.leaveOut(type: node.name.text, for: module)
    } else if let config = decl.as(IfConfigDeclSyntax.self) {
      for clause in config.clausesForLinux {
        if case .decls(let list)? = clause.elements { trimMembers(list, place) }
      }
    } else {
      trimMember(decl, &place)
    }
  }

  private func name(_ own: String, _ place: LeftOutPlace) -> String {
    (place.scopes.last.map { $0 + "." } ?? "") + own
  }

  private func trimType(
    _ node: some DeclGroupSyntax & DeclSyntaxProtocol, _ token: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
    _ place: inout LeftOutPlace
  ) {
    let inherited = InheritedNeeds(node.inheritanceClause) { self.need($0, place) }
    // `PreviewPass` takes these, which nobody misses.
    if inherited.dropped.contains(where: { $0.hasSuffix("PreviewProvider") }) { return }
    let head =
      NeedFinder.module(neededBy: generics, absences, place)
      ?? NeedFinder.module(neededBy: conditions, absences, place)
      ?? TypeAttributes.module(neededBy: node.attributes, absences, place)
      ?? associatedNeed(of: node, place)
    if let module = head ?? inherited.module(makingUseless: node) {
      remove(node, called: name(token.text, place), for: module)
      return absences.leaveOut(type: token.text, for: module)
    }
    if let clause = node.inheritanceClause { dropConformances(clause, inherited) }
    var inner = place
    inner.scopes.append(
      place.scopes.last.map { $0 + "." + token.text } ?? token.text)
    trimMembers(node.memberBlock.members, inner)
    if let node = node.as(StructDeclSyntax.self) { leaveOutLabels(of: node, inner) }
  }

  /// The labels that the compiler's own initialiser of a structure loses with the properties left out.
  private func leaveOutLabels(of node: StructDeclSyntax, _ place: LeftOutPlace) {
    let members = node.memberBlock.members.map(\.decl)
    guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return }
    for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) {
      for name in variable.bindings.flatMap(\.pattern.boundNames) {
        guard let module = absences.module(ofMember: name, inside: place.scopes) else { continue }
        absences.leaveOut(label: name, for: node.name.text, needing: module)
      }
    }
  }

  /// What the associated types of a protocol need, without which nothing can conform to it.
  private func associatedNeed(
    of node: some DeclGroupSyntax & DeclSyntaxProtocol, _ place: LeftOutPlace
  ) -> String? {
    guard node.is(ProtocolDeclSyntax.self) else { return nil }
    return node.memberBlock.members.lazy
      .compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
      .compactMap { self.need($0, place) }.first
  }

  private func dropConformances(_ clause: InheritanceClauseSyntax, _ inherited: InheritedNeeds) {
    guard let module = inherited.module else { return }
    edits.replace(
      clause,
      with: inherited.kept.isEmpty ? "" : ": " + inherited.kept.joined(separator: ", "))
    modules.insert(module)
    leftOut += inherited.dropped.map { "the conformance to \($0)" }
  }

  private func trimExtension(_ node: ExtensionDeclSyntax, _ place: LeftOutPlace) {
    let extended = node.extendedType.namesOfTypes.first ?? ""
    let module =
      (node.attributes.areOfNewerSystem ? NewerSystem.module : nil) ?? need(
        node.extendedType, place)
      ?? NeedFinder.module(neededBy: node.genericWhereClause, absences, place)
    if let module { return remove(node, called: "the extension of \(extended)", for: module) }
    let inherited = InheritedNeeds(node.inheritanceClause) { self.need($0, place) }
    if let clause = node.inheritanceClause { dropConformances(clause, inherited) }
    var inner = place
    inner.scopes.append(extended)
    trimMembers(node.memberBlock.members, inner)
  }

  private func trimMembers(_ list: MemberBlockItemListSyntax, _ place: LeftOutPlace) {
    var place = place
    for item in list { trim(item.decl, &place) }
  }

  // MARK: Members

  private func trimMember(_ decl: DeclSyntax, _ place: inout LeftOutPlace) {
    if let node = decl.as(FunctionDeclSyntax.self) {
      let needed =
        need(node.signature, place) ?? need(node.attributes, place)
        ?? NeedFinder.module(neededBy: node.genericParameterClause, absences, place)
        ?? NeedFinder.module(neededBy: node.genericWhereClause, absences, place)
      if let needed { return leaveOut(node, node.name.text, needed, &place) }
      trimBody(
        node.body, node.signature.parameterClause, "\(name(node.name.text, place))()", place,
        giving: node.signature.returnClause?.type)
    } else if let node = decl.as(InitializerDeclSyntax.self) {
      if let needed = need(node.signature, place) ?? need(node.attributes, place) {
        if let type = place.scopes.last {
          absences.leaveOut(initialiser: node, of: type, for: needed)
        }
        return remove(node, called: name("init", place), for: needed)
      }
      trimBody(
        node.body, node.signature.parameterClause, "\(name("init", place))", place)
    } else if let node = decl.as(DeinitializerDeclSyntax.self) {
      trimBody(node.body, nil, name("deinit", place), place)
    } else if let node = decl.as(SubscriptDeclSyntax.self) {
      if let needed = need(node.parameterClause, place) ?? need(node.returnClause, place) {
        remove(node, called: name("subscript", place), for: needed)
      } else if let block = node.accessorBlock {
        trimAccessors(block, name("subscript", place), place, node.returnClause.type)
      }
    } else if let node = decl.as(VariableDeclSyntax.self) {
      trimVariable(node, &place)
    } else if let node = decl.as(EnumCaseDeclSyntax.self) {
      guard let needed = need(node, place) else { return }
      remove(node, called: name("case", place), for: needed)
      for element in node.elements {
        absences.leaveOut(case: element.name.text, of: place.scopes.last ?? "", for: needed)
      }
    } else if let node = decl.as(MacroExpansionDeclSyntax.self) {
      if node.macroName.text == "Preview" {
        trimPreview(node, place)
      } else if let needed = need(node, place) {
        remove(node, called: "#\(node.macroName.text)", for: needed)
      }
    }
  }

  /// What a preview shows; `PreviewPass` takes the rest of it, or names it. Nobody misses it.
  private func trimPreview(
    _ node: some FreestandingMacroExpansionSyntax, _ place: LeftOutPlace
  ) {
    guard let closure = node.trailingClosure, need(closure, place) != nil else { return }
    edits.remove(closure)
  }

  private func leaveOut(
    _ node: some DeclSyntaxProtocol, _ own: String, _ module: String, _ place: inout LeftOutPlace
  ) {
    remove(node, called: name(own, place), for: module)
    if let type = place.scopes.last {
      absences.leaveOut(member: own, at: node.startOffset, of: type, for: module)
    } else {
      absences.leaveOut(global: own, for: module)
    }
  }

  private func trimVariable(_ node: VariableDeclSyntax, _ place: inout LeftOutPlace) {
    // What SwiftUI shows of Combine to objects that announce changes.
    for attribute in node.attributes.allAttributes
    where attribute.attributeName.trimmedDescription == "Published" {
      if let module = need(attribute, place) {
        edits.remove(attribute)
        modules.insert(module)
      }
    }
    let attributes = node.attributes.allAttributes.filter {
      $0.attributeName.trimmedDescription != "Published"
    }
    let around = place
    var needed = attributes.lazy.compactMap { self.need($0, around) }.first
    for binding in node.bindings {
      needed = needed ?? NeedFinder.module(neededBy: binding.typeAnnotation, absences, place)
      let closures = StatementTrimmer.statementClosures(in: binding.initializer?.value)
      needed =
        needed
        ?? NeedFinder.module(
          neededBy: binding.initializer, absences, place, except: Set(closures.map(\.id)))
    }
    if let needed {
      if keepOutlet(node, needed, place) { return }
      for binding in node.bindings { leaveOutName(binding.pattern, needed, &place) }
      return remove(
        node, called: name(node.bindings.first?.pattern.trimmedDescription ?? "", place),
        for: needed)
    }
    for binding in node.bindings {
      let own = name(binding.pattern.trimmedDescription, place)
      for closure in StatementTrimmer.statementClosures(in: binding.initializer?.value) {
        // `static let swizzling: Void = { … }()` gives nothing.
        let givesNothing = binding.typeAnnotation?.type.isVoid ?? false
        StatementTrimmer(self, in: own, value: givesNothing ? .nothing : .unknown)
          .trim(closure, place)
      }
      if let block = binding.accessorBlock {
        trimAccessors(block, own, place, binding.typeAnnotation?.type)
      }
    }
  }

  private func leaveOutName(_ pattern: PatternSyntax, _ module: String, _ place: inout LeftOutPlace)
  {
    for name in pattern.boundNames {
      if let type = place.scopes.last {
        absences.leaveOut(member: name, at: pattern.startOffset, of: type, for: module)
      } else {
        absences.leaveOut(global: name, for: module)
      }
    }
  }

  /// An outlet stays for the document that sets it, as any object; what uses it goes.
  private func keepOutlet(
    _ node: VariableDeclSyntax, _ module: String, _ place: LeftOutPlace
  ) -> Bool {
    guard Attributes(node.attributes).contains("IBOutlet"), node.bindings.count == 1,
      let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      !type.trimmedDescription.contains("["), let owner = place.scopes.last
    else { return false }
    edits.replace(type, with: "NSObject?")
    // What a `didSet` does with it.
    if let block = binding.accessorBlock { edits.replace(block, with: "") }
    modules.insert(module)
    leftOut.append("what uses " + name(binding.pattern.trimmedDescription, place))
    absences.leaveOut(
      member: binding.pattern.trimmedDescription, at: binding.pattern.startOffset, of: owner,
      for: module)
    return true
  }

  private func trimAccessors(
    _ block: AccessorBlockSyntax, _ name: String, _ place: LeftOutPlace, _ type: TypeSyntax?
  ) {
    if case .getter(let list) = block.accessors {
      var place = place
      StatementTrimmer(self, in: name, value: LeftOutValue(type)).trimBody(list, &place)
    } else if case .accessors(let list) = block.accessors {
      for accessor in list {
        let isGetter = accessor.accessorSpecifier.text == "get"
        trimBody(accessor.body, nil, name, place, giving: isGetter ? type : nil)
      }
    }
  }

  func trimBody(
    _ body: CodeBlockSyntax?, _ parameters: FunctionParameterClauseSyntax?, _ name: String,
    _ place: LeftOutPlace, giving type: TypeSyntax? = nil
  ) {
    guard let body else { return }
    var place = place
    for parameter in parameters?.parameters ?? [] {
      place.bind([(parameter.secondName ?? parameter.firstName).text], needing: nil)
    }
    StatementTrimmer(self, in: name, value: LeftOutValue(type)).trimBody(body.statements, &place)
  }
}

extension IfConfigDeclSyntax {
  /// The branches that may be compiled here.
  var clausesForLinux: [IfConfigClauseSyntax] {
    if LinuxConditions.areMeant(in: self) { return [] }
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = ConditionValue(clause.condition, on: "iOS")
      if value != .no { result.append(clause) }
      if value == .yes { break }
    }
    return result.filter { !$0.asksForMissingModule }
  }

  /// Whether a branch is for another system than iOS, unless Linux's are believed.
  ///
  /// A module that Apple's systems alone have may be a package's, too, by its name: those of a Mac's own are not.
  func isForOtherSystem(_ clause: IfConfigClauseSyntax) -> Bool {
    if LinuxConditions.areMeant(in: self) { return false }
    for other in clauses {
      let value = ConditionValue(
        other.condition, on: "iOS", missing: ["AppKit", "Cocoa", "WatchKit"])
      if other.id == clause.id { return value == .no }
      if value == .yes { return true }
    }
    return false
  }
}

extension TypeSyntax {
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}

extension PatternSyntax {
  /// The variables that it binds.
  var boundNames: [String] {
    tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.is(IdentifierPatternSyntax.self) == true
    }.map(\.text)
  }
}
