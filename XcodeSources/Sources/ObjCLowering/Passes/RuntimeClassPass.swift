import SwiftSyntax

/// Classes that are known at run time only: their names, and objects made of them.
///
/// `T()` needs no change: UIKit has initialisers for it that lowered files alone see. They are told the class that a
/// metatype's value stands for.
final class RuntimeClassPass: SyntaxVisitor {
  private let context: FileContext
  /// Names that stand for classes not known where they are written: generic parameters and associated types.
  private var parameters: Set<String> = ["Self"]
  /// Whether the functions around the present place are a type's.
  private var isStatic: [Bool] = []
  private(set) var makesObjects = false

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    let names = context.file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      if let parameter = token.parent?.as(GenericParameterSyntax.self) {
        return parameter.name.id == token.id ? token.text : nil
      }
      guard let type = token.parent?.as(AssociatedTypeDeclSyntax.self), type.name.id == token.id
      else {
        return nil
      }
      return token.text
    }
    parameters.formUnion(names)
    for statement in context.file.tree.statements {
      guard let node = statement.item.as(ExtensionDeclSyntax.self),
        let name = node.extendedType.namesOfTypes.first,
        let type = context.index.types[name] ?? context.index.contextType(name)
      else { continue }
      parameters.formUnion(type.genericNames)
    }
    walk(context.file.tree)
  }

  // MARK: Objects

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    isStatic.append(!node.modifiers.names.isDisjoint(with: ["static", "class"]))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { isStatic.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isStatic.append(false)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { isStatic.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name, parameters.contains(name) || movesElements(name, node) { makesObjects = true }
    complete(node)
    makeSelf(node)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) { make(node, member) }
    return .visitChildren
  }

  /// Whether a call is one of SwiftUI's for lists' elements, `rows.move(fromOffsets: offsets, toOffset: 2)`, which any file
  /// of a module sees that imports SwiftUI somewhere.
  private func movesElements(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
    let labels = node.arguments.compactMap { $0.label?.text }
    return
      (name == "move" && labels == ["fromOffsets", "toOffset"]
      || name == "remove" && labels == ["atOffsets"])
      && !context.index.foreignMembers.values.contains { $0.contains { $0.labels == labels } }
  }

  /// `Self(for:)` in an extension of a class of Apple's: an object of the class that is extended.
  private func makeSelf(_ node: FunctionCallExprSyntax) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let callee = member?.declName.baseName.text == "init" ? member?.base : node.calledExpression
    guard let name = callee?.as(DeclReferenceExprSyntax.self), name.baseName.text == "Self",
      let type = WrittenTypes.around(node), !context.index.typeNames.contains(type),
      Self.foundationClasses.contains(type)
        || Self.otherClasses.contains(type) && !node.arguments.isEmpty
    else { return }
    let first = node.arguments.first?.label?.text ?? ""
    let mark = Self.failing[type]?.contains(first) == true ? "?" : ""
    context.edits.insert("(", before: node)
    context.edits.replace(name, with: type)
    context.edits.insert(" as! Self\(mark))", after: node)
  }

  /// Classes of Foundation's that are Objective-C's on Apple's systems, where their initialisers may be called so.
  private static let foundationClasses: Set<String> = [
    "Bundle", "DateComponentsFormatter", "DateFormatter", "FileManager", "HTTPCookieStorage",
    "ISO8601DateFormatter", "MeasurementFormatter", "NotificationCenter", "NumberFormatter",
    "OperationQueue", "Process", "Scanner", "Thread", "Timer", "URLCache", "URLSession",
    "UserDefaults", "XMLParser", "NSAttributedString", "NSData", "NSError", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableString",
    "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "NSString", "NSURL",
  ]
  /// Classes of other modules, whose `init()` UIKit has for lowered files.
  private static let otherClasses: Set<String> = [
    "CALayer", "CABasicAnimation", "CAKeyframeAnimation", "CLLocation", "NSMutableParagraphStyle",
    "UIAction", "UIAlertAction", "UIAlertController", "UIBarButtonItem", "UIBezierPath",
    "UIColor", "UIFont", "UIFontDescriptor", "UIImage", "UIKeyCommand", "UIMenu",
    "UISearchController", "UISegmentedControl", "UIStackView", "UITabBarItem",
  ]
  /// The first labels of their initialisers that may give nothing.
  private static let failing: [String: Set<String>] = [
    "Bundle": ["identifier", "path", "url"], "UserDefaults": ["suiteName"],
    "NSData": ["base64Encoded", "contentsOf", "contentsOfFile"], "NSURL": ["string"],
    "XMLParser": ["contentsOf"], "UIColor": ["named"], "UIFont": ["name"],
    "UIImage": ["contentsOfFile", "data", "named", "systemName"],
  ]

  /// `Timer()`, and others of Foundation's classes that have no `init()` on Linux.
  private func complete(_ node: FunctionCallExprSyntax) {
    guard let parenthesis = node.leftParen, node.arguments.isEmpty, node.trailingClosure == nil
    else { return }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let callee = member?.declName.baseName.text == "init" ? member?.base : node.calledExpression
    guard let type = callee?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let arguments = RuntimeClassPass.emptyArguments[type],
      !context.index.typeNames.contains(type)
    else { return }
    context.edits.insert(arguments, after: parenthesis)
  }

  /// What makes an object of a class that stands for nothing yet.
  private static let emptyArguments = [
    "NSAttributedString": "string: \"\"",
    "NSError": "domain: \"\", code: 0",
    "NSMutableAttributedString": "string: \"\"",
    "NSURL": "fileURLWithPath: \"/\"",
    "Progress": "totalUnitCount: 0",
    "Scanner": "string: \"\"",
    "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    "URLCache": "memoryCapacity: 0, diskCapacity: 0, diskPath: nil",
    "URLResponse":
      "url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil",
    "URLSession": "configuration: .default",
    "XMLParser": "data: Data()",
  ]

  /// `type.init(frame:)`, `type(of: self).init()`: the value of the metatype tells the class.
  private func make(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "init", let base = member.base, isValue(base),
      context.index.importsUIKit
    else { return }
    makesObjects = true
    let type = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    context.edits.insert("RuntimeClass.make(RuntimeClass.of(", before: base)
    context.edits.insert(")", after: type)
    let isChain = base.is(OptionalChainingExprSyntax.self) && OptionalCall.isContinued(node)
    context.edits.insert(isChain ? ")?" : ")", after: node)
  }

  /// Whether an expression is a value, not the name of a type.
  private func isValue(_ base: ExprSyntax) -> Bool {
    let text = base.trimmedDescription
    if text == "self" { return isStatic.last ?? false }
    if text == "super" { return false }
    let last =
      base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let generic = base.as(GenericSpecializationExprSyntax.self) {
      return isValue(generic.expression)
    }
    if base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self) { return false }
    // Types may have small letters, too.
    return last.map { !$0.isTypeName && $0 != "self" && !context.index.typeNames.contains($0) }
      ?? true
  }

  /// `T.init`, which is handed on, and `.init()` of a generic parameter that only its place tells.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "init" else { return .visitChildren }
    let last =
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    // `Self` is among the parameters of every file.
    if node.base == nil ? parameters.count > 1 : parameters.contains(last) { makesObjects = true }
    return .visitChildren
  }

  // MARK: Names

  private static let functions = [
    "NSStringFromClass": "ObjCClasses.name(of: ", "NSClassFromString": "ObjCClasses.named(",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let start = RuntimeClassPass.functions[node.baseName.text],
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let parenthesis = call.leftParen, call.arguments.count == 1
    else { return .visitChildren }
    context.needsRuntime = true
    context.edits.replace(from: node, to: parenthesis, with: start)
    return .visitChildren
  }
}
