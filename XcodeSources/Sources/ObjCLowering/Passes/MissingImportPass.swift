import SwiftSyntax

/// Finds what Foundation has on Apple's systems and other modules have here.
final class MissingImportPass: SyntaxVisitor {
  /// The modules whose names the file uses.
  private(set) var modules: Set<String> = []
  /// Whether a name looks like one of UIKit's.
  private(set) var namesUIKit = false

  private static let moduleOfName: [String: String] = {
    var result: [String: String] = [:]
    for (module, names) in namesOfModules { for name in names { result[name] = module } }
    return result
  }()

  private static let namesOfModules: [String: [String]] = [
    "ObjCRuntime": [
      "autoreleasepool", "Selector", "NSSelectorFromString", "NSStringFromSelector",
      "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "arc4random", "arc4random_uniform",
      "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey",
      "NSKeyValueObservedChange", "objc_getAssociatedObject", "objc_setAssociatedObject",
      "objc_removeAssociatedObjects", "objc_AssociationPolicy",
    ],
    "FoundationNetworking": [
      "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
      "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionStreamTask",
      "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
      "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics",
      "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
      "URLProtocol", "URLProtocolClient", "URLCache", "CachedURLResponse", "HTTPCookie",
      "HTTPCookieStorage", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
      "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
      "HTTPCookiePropertyKey",
    ],
    // Foundation's own knows the language of the process alone.
    "UIKit": ["NSLocalizedString"],
    "FoundationXML": [
      "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
    ],
  ]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found(node.baseName.text)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    found(node.name.text)
  }

  private func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
      && name.contains(where: \.isLowercase)
  }

  private func found(_ name: String) -> SyntaxVisitorContinueKind {
    if let module = MissingImportPass.moduleOfName[name] { modules.insert(module) }
    if isOfUIKit(name) { namesUIKit = true }
    return .visitChildren
  }
}
