import SwiftSyntax

/// Finds what Foundation has on Apple's systems and the module ObjCRuntime has here.
final class MissingImportPass: SyntaxVisitor {
  private(set) var isNeeded = false

  private static let names: Set<String> = [
    "autoreleasepool", "Selector", "NSSelectorFromString", "NSStringFromSelector",
    "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "arc4random", "arc4random_uniform",
    "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey",
    "NSKeyValueObservedChange", "objc_getAssociatedObject", "objc_setAssociatedObject",
  ]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if MissingImportPass.names.contains(node.baseName.text) { isNeeded = true }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if MissingImportPass.names.contains(node.name.text) { isNeeded = true }
    return .visitChildren
  }
}
