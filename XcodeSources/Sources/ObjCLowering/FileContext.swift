import SwiftSyntax

/// What the passes over one file gather.
final class FileContext {
  let file: SourceFile
  let number: Int
  let index: ModuleIndex
  var edits = EditList()
  var diagnostics: [Diagnostic] = []
  /// Declarations that come after the file's own, a line each.
  var additions: [String] = []
  /// Whether the file uses what only the module ObjCRuntime has, and needs to import it.
  var needsRuntime = false
  /// Whether it makes objects of classes known at run time only, for which UIKit's own module has initialisers.
  var needsRuntimeObjects = false
  /// Whether it has properties that Core Data sees to.
  var needsManagedObjects = false
  /// Whether it has properties that a layer keeps by their names.
  var needsLayers = false
  /// Whether it uses what Apple's XCTest has and the toolchain's lacks.
  var usesTestAdditions = false
  /// Whether it has entries of the program's list of previews, which are that module's, too.
  var hasPreviews = false
  /// Other modules that have what Foundation has on Apple's systems.
  var neededModules: Set<String> = []

  init(_ file: SourceFile, number: Int, index: ModuleIndex) {
    self.file = file
    self.number = number
    self.index = index
  }

  func report(_ severity: Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol) {
    diagnostics.append(Diagnostic(severity, message, at: node, in: file))
  }
}

/// A pass that knows which types it is inside of.
class ScopedPass: SyntaxVisitor {
  /// A type's declaration or an extension around the present place.
  struct Scope {
    /// How code in here may call the type.
    let name: String
    /// The module's own type; nil in extensions of others.
    let type: TypeInfo?
    let isClassLike: Bool
  }

  let context: FileContext
  private(set) var scopes: [Scope] = []

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  /// The type whose methods a place may name without saying where they are: the innermost one that
  /// can have them.
  var methodScope: Scope? { scopes.last { $0.isClassLike } }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, true) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, false) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, false) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, false) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, true) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  private func begin(
    _ node: some DeclGroupSyntax & DeclSyntaxProtocol, _ isClassLike: Bool
  ) -> SyntaxVisitorContinueKind {
    let type = context.index.type(at: node)
    scopes.append(
      Scope(name: type?.path.last ?? "", type: type, isClassLike: isClassLike))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.namesOfTypes.first ?? ""
    let type = context.index.types[name]
    scopes.append(
      Scope(name: name, type: type, isClassLike: type.map { $0.kind != .value } ?? true))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
}
