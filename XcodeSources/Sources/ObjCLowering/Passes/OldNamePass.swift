import SwiftSyntax

/// Writes the names that UIKit had before Swift 4.2 as they are since, which Apple's compiler does for
/// projects in that language mode.
///
/// It comes before all other passes, so that what those write of a declaration has today's names too.
final class OldNamePass: SyntaxVisitor {
  private let index: ModuleIndex
  private var edits = EditList()
  private let keyedNames: Set<String>
  private let declaredNames: Set<String>
  /// The module's own methods by the names before their labels, those that it adds to others' classes included.
  private let methods: [String: [MemberInfo]]
  private let hasAttributedText: Bool
  private let file: SourceFile
  private let importsMaps: Bool
  private let importsCoreFoundation: Bool
  private let closures: OldClosures

  /// The files with today's names; the same files where they have them.
  ///
  /// - Parameter context: files of modules that theirs depends on.
  static func applied(
    to files: [SourceFile], _ index: ModuleIndex, context: [SourceFile] = []
  ) -> [SourceFile] {
    let members = Array(index.allTypes.lazy.flatMap(\.members).filter { !$0.isOverride })
    let declared = Set(members.lazy.map(\.baseName))
    let added = index.foreignMembers.values.lazy.flatMap { $0 }.filter { !$0.isOverride }
    let methods = Dictionary(
      grouping: (members + added).filter { !$0.isProperty }, by: \.baseName)
    let closures = OldClosures(index, files, context: context)
    return files.map { file in
      guard !file.isLowered else { return file }
      let pass = OldNamePass(file, index, declared, methods, closures)
      pass.walk(file.tree)
      return pass.edits.isEmpty
        ? file : SourceFile(path: file.path, text: pass.edits.applied(to: file.text))
    }
  }

  private init(
    _ file: SourceFile, _ index: ModuleIndex, _ declaredNames: Set<String>,
    _ methods: [String: [MemberInfo]], _ closures: OldClosures
  ) {
    self.index = index
    self.file = file
    self.methods = methods
    self.closures = closures
    self.declaredNames = declaredNames
    keyedNames = KeyedDictionaries.names(in: file.tree)
    importsMaps = file.text.contains("import MapKit")
    importsCoreFoundation = file.imports.contains("CoreFoundation")
    hasAttributedText =
      file.text.contains("AttributedString")
      && file.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "AttributedString" }
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types and constants

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = replacement(node.name) { edits.replace(node.name, with: name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
      return .visitChildren
    }
    if let name = replacement(node.baseName) {
      edits.replace(node.baseName, with: name)
    } else if node.baseName.text.contains("ViewController"), node.argumentNames == nil,
      !node.isBoundAround
    {
      renameMember(node.baseName)
    }
    return .visitChildren
  }

  private func replacement(_ token: TokenSyntax) -> String? {
    guard let name = OldNames.current(token.text), index.types[token.text] == nil else {
      return nil
    }
    return name
  }

  // MARK: Members

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let notification = OldNames.notification(name), node.base.map(isNotificationName) ?? true {
      edits.replace(node, with: notification)
      return .skipChildren
    }
    if name == "styleNone",
      node.base?.trimmedDescription ?? "NSUnderlineStyle" == "NSUnderlineStyle"
    {
      edits.replace(node, with: "NSUnderlineStyle([])")
      return .skipChildren
    }
    if importsCoreFoundation, node.base?.trimmedDescription == "CFRunLoopMode",
      let constant = OldNames.loopModes[name]
    {
      // The type is a text there.
      edits.replace(node, with: constant)
      return .skipChildren
    }
    if name == "rawValue", KeyedDictionaries.isOldKey(node) {
      edits.replace(from: node.period, to: node.declName, with: "")
    } else if name == "characters", node.base != nil, areOfText {
      edits.replace(from: node.period, to: node.declName, with: "")
    } else if node.declName.argumentNames == nil, !isModeOfCoreFoundation(node) {
      renameMember(node.declName.baseName)
    }
    return .visitChildren
  }

  /// `CFRunLoopMode.commonModes`, whose name has never been another.
  private func isModeOfCoreFoundation(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "commonModes" else { return false }
    if let base = node.base { return base.trimmedDescription == "CFRunLoopMode" }
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription.hasPrefix("CFRunLoop") ?? false
  }

  private func isNotificationName(_ base: ExprSyntax) -> Bool {
    ["NSNotification.Name", "Notification.Name"].contains(base.trimmedDescription)
  }

  /// The characters of a string were a collection of their own; those of an AttributedString are.
  private var areOfText: Bool { !isDeclared("characters") && !hasAttributedText }

  /// Whether the module has a member or a case of that name itself.
  private func isDeclared(_ name: String) -> Bool {
    declaredNames.contains(name) || index.caseNames.contains(name)
  }

  private func renameMember(_ token: TokenSyntax) {
    guard let name = OldNames.members[token.text], !isDeclared(token.text), !callsOwnMethod(token)
    else { return }
    edits.replace(token, with: name)
  }

  /// Whether the token is the name of a method that the module declares with the labels it is called with here.
  private func callsOwnMethod(_ token: TokenSyntax) -> Bool {
    guard let own = methods[token.text], var node = token.parent.map(Syntax.init) else {
      return false
    }
    while let parent = node.parent, parent.is(MemberAccessExprSyntax.self) { node = parent }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    else { return true }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return own.contains { $0.takes(labels) }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if name.baseName.text == "ProcessInfo", node.arguments.isEmpty, node.trailingClosure == nil,
        index.types["ProcessInfo"] == nil
      {
        // Foundation on Linux keeps the initialiser to itself; another object knows nothing else.
        edits.replace(node, with: "ProcessInfo.processInfo")
        return .skipChildren
      }
      if name.baseName.text == "swap" { lowerSwap(node) }
      if name.baseName.text == "Timer", index.types["Timer"] == nil {
        TimerDates.lower(node, &edits)
      }
      lowerFunction(node, name.baseName.text)
      lowerMethod(node, name.baseName)
      closures.lower(node, name.baseName.text, &edits)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text == "default", node.arguments.isEmpty,
        member.base?.trimmedDescription == "UNNotificationSound", let start = node.leftParen,
        let end = node.rightParen
      {
        edits.replace(from: start, to: end, with: "")
        return .skipChildren
      }
      lowerOverlay(node, member)
      lowerMethod(node, member.declName.baseName)
      closures.lower(node, member.declName.baseName.text, &edits)
      PriorityLiterals.wrap(in: node, &edits)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    closures.lower(node, &edits)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    closures.lower(node, &edits)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    closures.lower(node, &edits)
    PriorityLiterals.wrap(in: node, isDeclared: declaredNames.contains("priority"), &edits)
    AttributeKeyCasts.lower(node, &edits)
    CollectionCasts.lower(node, in: file, &edits)
    if let key = KeyedDictionaries.castKey(of: node) {
      edits.replace(key, with: "NSAttributedString.Key")
    }
    return .visitChildren
  }

  /// `swap(&list[i], &list[j])`, which Swift 3 took, becomes `list.swapAt(i, j)`.
  private func lowerSwap(_ node: FunctionCallExprSyntax) {
    let places = node.arguments.compactMap {
      $0.expression.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self)
    }
    guard places.count == 2, node.arguments.count == 2,
      places.allSatisfy({ $0.arguments.count == 1 }),
      places[0].calledExpression.trimmedDescription == places[1].calledExpression.trimmedDescription
    else { return }
    let list = places[0].calledExpression.trimmedDescription
    let indices = places.map { $0.arguments.trimmedDescription }
    edits.replace(node, with: "\(list).swapAt(\(indices[0]), \(indices[1]))")
  }

  private func lowerFunction(_ node: FunctionCallExprSyntax, _ name: String) {
    let arguments = Array(node.arguments)
    if let labels = OldNames.makers[name], labels.labels.count == arguments.count,
      arguments.allSatisfy({ $0.label == nil })
    {
      edits.replace(node.calledExpression, with: labels.type)
      for (argument, label) in zip(arguments, labels.labels) where label != "_" {
        edits.insert("\(label): ", before: argument.expression)
      }
    } else if let method = OldNames.functions[name], arguments.count == 1 + method.labels.count {
      callMethod(node, arguments, method.name, method.labels)
    } else if let property = OldNames.properties[name], arguments.count == 1 {
      edits.replace(node.calledExpression, with: "")
      edits.insert(".\(property)", after: node)
    } else if OldNames.equalities.contains(name), arguments.count == 2 {
      compare(node, arguments[0], arguments[1])
    } else if arguments.isEmpty, let question = OldNames.question(name) {
      edits.replace(node, with: question)
    }
  }

  /// `f(a, b)` becomes `(a).method(label: b)`.
  private func callMethod(
    _ node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax], _ name: String,
    _ labels: [String]
  ) {
    guard let end = node.rightParen else { return }
    edits.replace(node.calledExpression, with: "")
    if let comma = arguments[0].trailingComma {
      edits.remove(comma, puttingInPlace: ").\(name)(")
    } else {
      edits.insert(").\(name)(", before: end)
    }
    for (argument, label) in zip(arguments.dropFirst(), labels) where label != "_" {
      edits.insert("\(label): ", before: argument.expression)
    }
  }

  /// `f(a, b)` becomes `((a) == (b))`.
  private func compare(
    _ node: FunctionCallExprSyntax, _ first: LabeledExprSyntax, _ second: LabeledExprSyntax
  ) {
    guard let comma = first.trailingComma else { return }
    edits.replace(node.calledExpression, with: "")
    edits.insert("(", before: first.expression)
    edits.replace(comma, with: ") ==")
    edits.insert("(", before: second.expression)
    edits.insert(")", after: second.expression)
  }

  /// `mapView.add(circle)`, which is `addOverlay` since; collections have methods of these names, too, so that the
  /// receiver has to be called a map.
  private func lowerOverlay(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName
    guard importsMaps, let new = OldNames.overlays[name.text], let base = member.base,
      let first = node.arguments.first, first.label == nil,
      [nil, "level", "at", "with"].contains(node.arguments.dropFirst().first?.label?.text)
    else { return }
    let last =
      base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? base.as(OptionalChainingExprSyntax.self)?.expression.trimmedDescription ?? ""
    if last.lowercased().contains("map"), first.expression.is(ClosureExprSyntax.self) == false,
      methods[name.text]?.isEmpty ?? true
    {
      edits.replace(name, with: new)
    }
  }

  /// Methods whose labels changed: `didMove(toParentViewController:)`.
  private func lowerMethod(_ node: FunctionCallExprSyntax, _ name: TokenSyntax) {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    if let new = OldNames.initialisers["\(name.text)(\(labels))"] {
      for (argument, label) in zip(node.arguments, new) {
        if let token = argument.label { edits.replace(token, with: label) }
      }
      return
    }
    guard let label = node.arguments.first?.label,
      let change = OldNames.labels["\(name.text)(\(label.text):"]
    else { return }
    if change.name != name.text { edits.replace(name, with: change.name) }
    if let new = change.label {
      edits.replace(label, with: new)
    } else if let colon = node.arguments.first?.colon {
      edits.remove(label)
      edits.remove(colon)
    }
  }

  // MARK: The delegate's window

  /// `delegate?.window!!`: an optional requirement that is optional itself on Apple's systems, and here is there.
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(ForceUnwrapExprSyntax.self), isWindow(inner.expression) {
      edits.remove(node.exclamationMark)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), isWindow(inner.expression) {
      edits.remove(node.questionMark)
    } else if isWindow(node.expression), node.isFlattened {
      // `window?.flatMap { $0 }`
      edits.remove(node.questionMark)
    } else if let inner = node.expression.as(ForceUnwrapExprSyntax.self), isWindow(inner.expression)
    {
      // `window!?`: what may be left out is there, and what it says is asked for.
      edits.remove(inner.exclamationMark)
    }
    return .visitChildren
  }

  private func isWindow(_ node: ExprSyntax) -> Bool {
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { isWindow($0.expression) } ?? false
    }
    if let name = node.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "window" }
    return node.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
  }

  // MARK: Declarations

  /// `open static` was a class's member that nobody overrides.
  private func lowerOpen(_ modifiers: DeclModifierListSyntax) {
    guard modifiers.names.contains("static") else { return }
    for modifier in modifiers where modifier.name.text == "open" && modifier.detail == nil {
      edits.replace(modifier, with: "public")
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerOpen(node.modifiers)
    let parameters = node.signature.parameterClause.parameters
    if let parameter = parameters.first,
      let change = OldNames.labels["\(node.name.text)(\(parameter.firstName.text):"],
      let label = change.label ?? (node.modifiers.names.contains("override") ? "_" : nil)
    {
      // Where there was one name for both, it stays the parameter's own.
      let own = parameter.secondName == nil && label == "_" ? " \(parameter.firstName.text)" : ""
      edits.replace(parameter.firstName, with: label + own)
      if change.name != node.name.text { edits.replace(node.name, with: change.name) }
    } else if node.modifiers.names.contains("override"), let name = OldNames.members[node.name.text]
    {
      edits.replace(node.name, with: name)
    }
    let fullName = "\(node.name.text)(\(parameters.map { $0.firstName.text + ":" }.joined()))"
    if let keyed = OldNames.keyedParameters[fullName] {
      lowerKeys(node, keyed.parameter, keyed.key)
    }
    return .visitChildren
  }

  /// `override init(transitionStyle:navigationOrientation:options: [String: Any]?)` of a controller of pages.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if parameters.map(\.firstName.text) == ["transitionStyle", "navigationOrientation", "options"],
      let options = parameters.last?.type.as(OptionalTypeSyntax.self)?.wrappedType
        .as(DictionaryTypeSyntax.self), options.key.trimmedDescription == "String"
    {
      edits.replace(options.key, with: "UIPageViewController.OptionsKey")
    }
    return .visitChildren
  }

  /// The parameter's keys, and texts that stand for some in the body.
  private func lowerKeys(_ node: FunctionDeclSyntax, _ label: String, _ key: String) {
    let parameters = node.signature.parameterClause.parameters
    guard let parameter = parameters.first(where: { $0.firstName.text == label }),
      let type = parameter.type.as(DictionaryTypeSyntax.self),
      type.key.trimmedDescription == "String"
    else { return }
    edits.replace(type.key, with: key)
    let texts = KeyedDictionaries.textKeys(
      of: (parameter.secondName ?? parameter.firstName).text, in: node)
    for text in texts {
      edits.insert("\(key)(rawValue: ", before: text)
      edits.insert(")", after: text)
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerOpen(node.modifiers)
    for binding in node.bindings {
      closures.lower(binding, &edits)
      if let key = KeyedDictionaries.key(of: binding, named: keyedNames) {
        edits.replace(key, with: "NSAttributedString.Key")
      }
      if node.modifiers.names.contains("override"),
        let name = OldNames.members[binding.pattern.trimmedDescription]
      {
        edits.replace(binding.pattern, with: name)
      }
    }
    return .visitChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the function or closure around, as far out as one stands, binds the name to something of its own.
  fileprivate var isBoundAround: Bool {
    var function: Syntax?
    var node = parent
    while let current = node {
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
        || current.is(AccessorBlockSyntax.self) || current.is(ClosureExprSyntax.self)
      {
        function = current
      }
      node = current.parent
    }
    return function?.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == baseName.text
        && (token.parent?.is(IdentifierPatternSyntax.self) == true
          || token.parent?.is(FunctionParameterSyntax.self) == true
          || token.parent?.is(ClosureParameterSyntax.self) == true
          || token.parent?.is(ClosureShorthandParameterSyntax.self) == true)
    } ?? false
  }
}

extension OptionalChainingExprSyntax {
  /// Whether `flatMap` is called of it, which optional values have.
  fileprivate var isFlattened: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "flatMap"
  }
}
