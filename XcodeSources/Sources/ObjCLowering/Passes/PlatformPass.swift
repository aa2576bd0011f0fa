import SwiftSyntax

/// Conditions and imports: what is iOS's own on Apple's systems.
final class PlatformPass: SyntaxVisitor {
  private let context: FileContext
  private(set) var imports: Set<String> = []
  /// How many branches around a place are for other systems.
  private var otherSystemDepth = 0

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    context.replaceConditions(of: node) { call in
      if call.condition?.argument == "ObjectiveC", isForObjectiveCAlone(node) { return "true" }
      return Platform.replacement(of: call, in: node)
    }
    if isForOtherSystem(node) { otherSystemDepth += 1 }
    return .visitChildren
  }

  /// Whether what is written for Objective-C has nothing in its place elsewhere: among sources for UIKit it is
  /// lowered like the rest.
  private func isForObjectiveCAlone(_ node: IfConfigClauseSyntax) -> Bool {
    guard context.index.importsUIKit, node.condition?.trimmedDescription == "canImport(ObjectiveC)"
    else { return false }
    return node.parent?.parent?.as(IfConfigDeclSyntax.self)?.clauses.count == 1
  }

  override func visitPost(_ node: IfConfigClauseSyntax) {
    if isForOtherSystem(node) { otherSystemDepth -= 1 }
  }

  private func isForOtherSystem(_ node: IfConfigClauseSyntax) -> Bool {
    node.parent?.parent?.as(IfConfigDeclSyntax.self)?.isForOtherSystem(node) ?? false
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    if otherSystemDepth == 0 { imports.insert(path[0]) }
    guard node.importKindSpecifier == nil else {
      // What other modules' imports of one declaration name is there under the same name.
      if let module = PlatformPass.modules[path[0]], let first = node.path.first {
        context.edits.replace(first.name, with: module)
      } else if isMissing(path[0]) {
        context.edits.replace(node, with: "/* \(node.trimmedDescription) */")
      }
      return .skipChildren
    }
    if path == ["CoreFoundation"] {
      if PlatformPass.keepsCoreFoundation(context.file) {
        context.neededModules.insert("Foundation")
      } else {
        context.edits.replace(node.path, with: "Foundation")
      }
    } else if let module = PlatformPass.module(for: path) {
      context.edits.replace(node.path, with: module)
    } else if isMissing(path[0]) {
      context.edits.replace(node, with: "/* \(node.trimmedDescription) */")
    }
    return .skipChildren
  }

  private func isMissing(_ module: String) -> Bool {
    context.index.absent.isMissing(module: module)
  }

  /// `os.Logger`, `os.os_log(…)`, `Combine.Future`, `Foundation.URLSession`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      let module = standIn(for: base.baseName.text, with: node.declName.baseName.text)
    {
      context.edits.replace(base, with: module)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = standIn(for: node.baseType.trimmedDescription, with: node.name.text) {
      context.edits.replace(node.baseType, with: module)
    }
    return .visitChildren
  }

  /// Apple's Core Foundation has the numbers of geometry, which are Foundation's here. Its other names are those of
  /// Tessera's modules where a file sees these, and the toolchain's own elsewhere.
  ///
  /// - Returns: whether a file imports Core Foundation and none of Tessera's modules that have its names.
  static func keepsCoreFoundation(_ file: SourceFile) -> Bool {
    file.imports.contains("CoreFoundation") && withCoreFoundation.isDisjoint(with: file.imports)
  }

  private static let withCoreFoundation: Set<String> = [
    "AVFoundation", "CoreGraphics", "ImageIO", "MapKit", "Photos", "QuartzCore", "Security",
    "UIKit", "WebKit",
  ]

  /// Packages of others whose modules have what Apple's have, under the same names.
  private static let modules = ["Combine": "OpenCombine", "CryptoKit": "Crypto"]

  /// The module in which a declaration is that a file names by another, which it imports.
  private func standIn(for name: String, with member: String) -> String? {
    // Foundation is several modules here.
    if name == "Foundation", !context.index.typeNames.contains(name) {
      return MissingImportPass.moduleOfName[member]
    }
    // UIKit and Foundation show the C library, which Foundation has here with what it adds.
    if name == "Darwin", !context.index.typeNames.contains(name) {
      return imports == ["Darwin"] ? "Glibc" : "Foundation"
    }
    guard imports.contains(name) else { return nil }
    return switch name {
    case "os": "UnifiedLogging"
    default: PlatformPass.modules[name]
    }
  }

  /// The module that stands for one of Apple's that Linux lacks, or for a part of one; nil keeps
  /// it.
  private static func module(for path: [String]) -> String? {
    switch path[0] {
    case "Darwin": "Glibc"
    case "ObjectiveC": "ObjCRuntime"
    // Parts of modules have no names of their own here.
    case "Foundation", "Dispatch": path.count > 1 ? path[0] : nil
    case let name where LinuxPass.standIns.contains(name): path.count > 1 ? name : nil
    // A module of Apple's own name would be found by `#if canImport(os)` in packages for Linux.
    case "os", "OSLog": "UnifiedLogging"
    case "CoreServices": "MobileCoreServices"
    // What symbols do is declared beside the views that show them.
    case "Symbols": "UIKit"
    // On Linux the schedulers and publishers of Foundation's classes are modules of their own.
    // What it lacks is in a module of Tessera's.
    case "Combine":
      "OpenCombine; import OpenCombineDispatch; import OpenCombineFoundation; import OpenCombineOperators"
    default: modules[path[0]]
    }
  }
}
