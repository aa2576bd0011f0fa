import SwiftSyntax

/// Methods that every class may override on Apple's systems, where NSObject has them. Here they are
/// found by name, so the first class to have one does not override anything.
struct RuntimeMethodPass {
  private let context: FileContext

  init(_ context: FileContext) { self.context = context }

  func run() {
    for type in context.index.allTypes where type.kind == .class {
      for member in type.members where member.file == context.number && member.isOverride {
        guard
          RuntimeMethods.areFound(member, of: type, context.index)
            || RuntimeMethods.areUncalled(member),
          RuntimeMethods.isFirst(member, of: type, context.index),
          case .method(let decl) = member.kind
        else { continue }
        for modifier in decl.modifiers where modifier.name.text == "override" {
          context.edits.remove(modifier)
        }
      }
    }
  }
}

/// The methods of NSObject that Foundation on Linux lacks.
enum RuntimeMethods {
  private static let all: Set<String> = [
    "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "responds(to:)",
    "forwardingTarget(for:)", "isKind(of:)", "observeValue(forKeyPath:of:change:context:)",
  ]
  /// Methods of objects that Foundation has, and not for classes.
  private static let neverOfClasses: Set<String> = [
    "copy()", "mutableCopy()", "isEqual(_:)", "isMember(of:)", "isProxy()", "conforms(to:)",
    "willChangeValue(forKey:)", "didChangeValue(forKey:)", "dictionaryWithValues(forKeys:)",
    "setValuesForKeys(_:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
    "doesNotRecognizeSelector(_:)", "accessibilityActivate()", "accessibilityIncrement()",
    "accessibilityDecrement()",
  ]
  /// UIKit's own classes have these.
  private static let ofNibs: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Classes of objects in nibs that are no responders, which have them.
  private static let plainObjects: Set<String> = [
    "NSObject", "NSLayoutConstraint", "UIBarItem", "UIBarButtonItem", "UITabBarItem",
    "UINavigationItem", "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
    "UILongPressGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UICollectionViewLayout",
    "UICollectionViewFlowLayout",
  ]

  /// Methods of Foundation's classes that have others in their place on Linux, which nobody calls here.
  private static let uncalled: Set<String> = [
    "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  /// Whether a method overrides one that nobody calls.
  static func areUncalled(_ member: MemberInfo) -> Bool { uncalled.contains(member.fullName) }

  static func areFound(_ member: MemberInfo, of type: TypeInfo, _ index: ModuleIndex) -> Bool {
    // A class without a superclass that could be Objective-C's calls its own methods as it likes.
    guard !member.isProperty, index.foreignRoot(of: type) != nil else { return false }
    // Objective-C's root class has a method of the class for each one of its objects; nothing calls those.
    if all.contains(member.fullName) || member.isStatic && neverOfClasses.contains(member.fullName)
    {
      return true
    }
    return ofNibs.contains(member.fullName)
      && plainObjects.contains(index.foreignRoot(of: type) ?? "")
  }

  /// Whether no class of the module above this one has the method.
  static func isFirst(_ member: MemberInfo, of type: TypeInfo, _ index: ModuleIndex) -> Bool {
    !index.chain(of: type).dropFirst().contains { superclass in
      superclass.members.contains { $0.fullName == member.fullName }
    }
  }
}
