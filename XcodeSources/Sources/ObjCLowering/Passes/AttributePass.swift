import SwiftSyntax

/// Takes away the attributes that mean something to an Objective-C runtime alone.
final class AttributePass: SyntaxVisitor {
  private let context: FileContext

  /// - Note: `IBDesignable` draws a view inside Xcode; `NSCopying` copies what is set, which for
  ///   values of Swift's own happens anyway.
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying",
  ]

  init(_ context: FileContext) {
    self.context = context
    super.init(viewMode: .sourceAccurate)
  }

  func run() { walk(context.file.tree) }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    switch name {
    case _ where AttributePass.dropped.contains(name):
      context.edits.remove(node)
      if name == "objc" { dropDynamic(beside: node) }
    case "UIApplicationMain":
      context.edits.replace(node, with: "@main")
    case "NSApplicationMain":
      context.report(
        .error, "@NSApplicationMain starts a Mac app; an iOS app is expected.", at: node)
    case "available" where node.saysUnavailable && AttributePass.isFoundByName(node):
      context.edits.remove(node)
    case "convention" where node.arguments?.trimmedDescription == "block":
      context.edits.remove(node)
    case "convention" where AttributePass.namesObjects(node):
      context.edits.remove(node)
    default: break
    }
    return .visitChildren
  }

  /// Whether an attribute stands before a member that a document or a selector still reaches, though code may not:
  /// the code written for them would name it.
  private static func isFoundByName(_ node: AttributeSyntax) -> Bool {
    guard let list = node.parent?.as(AttributeListSyntax.self),
      list.parent?.is(VariableDeclSyntax.self) ?? false
        || list.parent?.is(FunctionDeclSyntax.self) ?? false
    else { return false }
    return Attributes(list).areVisible
  }

  /// Whether a function of C, `@convention(c) (AnyObject, Selector) -> Void`, takes or returns what only
  /// Objective-C hands to one.
  private static func namesObjects(_ node: AttributeSyntax) -> Bool {
    guard let type = node.parent?.parent?.as(AttributedTypeSyntax.self) else { return false }
    return type.baseType.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return ["AnyObject", "AnyClass", "Selector"].contains(name)
        || ["NS", "UI"].contains {
          name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true
        }
    }
  }

  /// `@objc dynamic` promises dispatch by Objective-C and announces changes, which `ObservingPass`
  /// sees to; Swift's own `dynamic` is something else.
  private func dropDynamic(beside attribute: AttributeSyntax) {
    guard let declaration = attribute.parent?.parent?.asProtocol(WithModifiersSyntax.self) else {
      return
    }
    for modifier in declaration.modifiers where modifier.name.text == "dynamic" {
      context.edits.remove(modifier)
    }
  }
}
