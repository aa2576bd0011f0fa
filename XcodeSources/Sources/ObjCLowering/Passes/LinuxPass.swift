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
    // Those that build for older releases count on Foundation to have all of it.
    let missing = MissingImportPass.modules(for: context.file, importing: imports, context.index)
    context.neededModules.formUnion(
      missing.intersection(["FoundationNetworking", "FoundationXML"]))
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

  private static let standIns: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "MobileCoreServices",
    "UserNotifications", "AVFoundation", "CoreData", "CoreLocation", "Photos", "PhotosUI",
    "SafariServices", "SystemConfiguration", "WebKit", "ImageIO", "MessageUI",
    "Accessibility", "GameplayKit", "MapKit", "Security",
  ]
}

/// Whether a module says something of Linux, and nothing of UIKit.
final class LinuxSigns: SyntaxVisitor {
  private var namesLinux = false
  private var importsUIKit = false

  static func areIn(_ files: [SourceFile]) -> Bool {
    let signs = LinuxSigns(viewMode: .sourceAccurate)
    for file in files where !signs.importsUIKit { signs.walk(file.tree) }
    return signs.namesLinux && !signs.importsUIKit
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "UIKit" { importsUIKit = true }
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
}
