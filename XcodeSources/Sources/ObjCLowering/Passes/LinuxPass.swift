import SwiftSyntax

/// Modules that their authors build for Linux themselves, as many packages of Swift are: they stay as they
/// are. Only the modules that stand for Apple's, which such sources cannot know of, are none to them.
final class LinuxPass: SyntaxVisitor {
  private let context: FileContext
  private var imports: Set<String> = []

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() {
    walk(context.file.tree)
    // Those that build for older releases count on Foundation to have all of it, and to show its locks' methods.
    let missing = MissingImportPass.modules(for: context.file, importing: imports, context.index)
    context.neededModules.formUnion(
      missing.intersection(["CoreFoundation", "FoundationNetworking", "FoundationXML"]))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { imports.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    context.replaceConditions(of: node) { call in
      guard let (name, argument) = call.condition, name == "canImport",
        LinuxPass.standIns.contains(argument)
      else { return nil }
      return "false"
    }
    return .visitChildren
  }

  /// Modules of Apple's that are there under their own names.
  static let standIns: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "MobileCoreServices",
    "UserNotifications", "AVFoundation", "CoreData", "CoreLocation", "Photos", "PhotosUI",
    "SafariServices", "SystemConfiguration", "WebKit", "ImageIO", "MessageUI",
    "AVKit", "Accelerate", "Accessibility", "AudioToolbox", "CommonCrypto", "CoreImage",
    "CoreText", "MediaPlayer", "StoreKit",
    "GameplayKit", "LocalAuthentication", "MapKit", "Network", "Security",
  ]
}

/// Whether a module says something of Linux, nothing of UIKit, and keeps from Linux what only Apple's systems have.
///
/// Early releases of some packages think of Linux here and there, and would not compile there.
final class LinuxSigns: SyntaxVisitor {
  private var namesLinux = false
  private var isForAppleAlone = false
  /// How many branches around a place Linux may leave out.
  private var doubts = 0

  static func areIn(_ files: [SourceFile]) -> Bool {
    let signs = LinuxSigns(viewMode: .sourceAccurate)
    for file in files where !signs.isForAppleAlone { signs.walk(file.tree) }
    return signs.namesLinux && !signs.isForAppleAlone
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "UIKit" { isForAppleAlone = true }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isOver = false
    for clause in node.clauses {
      let value: ConditionValue = isOver ? .no : .init(clause.condition, on: "Linux")
      // Modules that stand for Apple's are not there for a package that is for Linux.
      let asksForModule = clause.condition?.trimmedDescription.contains("canImport") == true
      let isCompiled = value == .yes && !asksForModule
      if let condition = clause.condition { walk(condition) }
      doubts += isCompiled ? 0 : 1
      if let elements = clause.elements { walk(elements) }
      doubts -= isCompiled ? 0 : 1
      isOver = isOver || value != .no
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case ("os", "Linux")?, ("canImport", "FoundationNetworking")?, ("canImport", "Glibc")?,
      ("canImport", "Musl")?:
      namesLinux = true
    // Who thinks of another system that is not Apple's has not taken Apple's for all there are.
    case ("os", "Windows")?, ("os", "Android")?, ("os", "WASI")?, ("os", "FreeBSD")?:
      namesLinux = true
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName.text)
    return .visitChildren
  }

  private func note(_ name: String) {
    if doubts == 0, MissingModules.presentOfSecurity.contains(name) { isForAppleAlone = true }
  }
}
