import SwiftSyntax

/// Conditions and imports: what is iOS's own on Apple's systems.
final class PlatformPass: SyntaxVisitor {
  private let context: FileContext
  private(set) var imports: Set<String> = []

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { replaceCalls(in: Syntax(condition)) }
    return .visitChildren
  }

  private func replaceCalls(in node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self), let text = Platform.replacement(of: call) {
      context.edits.replace(call, with: text)
    } else {
      for child in node.children(viewMode: .sourceAccurate) { replaceCalls(in: child) }
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    imports.insert(path[0])
    guard node.importKindSpecifier == nil else { return .skipChildren }
    if let module = PlatformPass.module(for: path) {
      context.edits.replace(node.path, with: module)
    } else if PlatformPass.missing.contains(path[0]) {
      context.edits.replace(node, with: "/* \(node.trimmedDescription) */")
      context.report(
        .warning,
        "Apple's module \(path[0]) is not there on Linux; what this file uses of it does not compile.",
        at: node)
    }
    return .skipChildren
  }

  /// `os.Logger`, `os.os_log(…)`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "os",
      imports.contains("os")
    {
      context.edits.replace(base, with: "UnifiedLogging")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.trimmedDescription == "os", imports.contains("os") {
      context.edits.replace(node.baseType, with: "UnifiedLogging")
    }
    return .visitChildren
  }

  /// Modules without a counterpart. Their imports are left out, as many files import what they do not
  /// use.
  private static let missing: Set<String> = [
    "AVKit", "Accelerate", "AddressBook", "AdSupport", "AudioToolbox", "AuthenticationServices",
    "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "EventKit", "GameKit", "ImageIO", "Intents", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "NaturalLanguage", "QuickLook",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit",
    "SwiftUI", "SystemConfiguration", "Vision", "WatchConnectivity", "WidgetKit",
  ]

  /// The module that stands for one of Apple's that Linux lacks, or for a part of one; nil keeps
  /// it.
  private static func module(for path: [String]) -> String? {
    switch path[0] {
    case "Darwin": "Glibc"
    case "ObjectiveC": "ObjCRuntime"
    case "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch":
      path.count > 1 ? path[0] : nil
    // A module of Apple's own name would be found by `#if canImport(os)` in packages for Linux.
    case "os", "OSLog": "UnifiedLogging"
    case "CoreServices": "MobileCoreServices"
    default: nil
    }
  }
}
