import ObjCRuntime
import PlatformInterface

/// The buttons above the keyboard of a tablet. A desktop has a keyboard without such a bar: they are kept, and
/// reported where there are some.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the system's own buttons may give way.
  open var allowsHidingShortcuts = true
  /// The buttons at the beginning.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { report(leadingBarButtonGroups, "leadingBarButtonGroups") }
  }
  /// The buttons at the end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { report(trailingBarButtonGroups, "trailingBarButtonGroups") }
  }

  private func report(_ groups: [UIBarButtonItemGroup], _ name: String) {
    guard !groups.isEmpty else { return }
    Unsupported.report("UITextInputAssistantItem.\(name)")
  }

  private static var key: UInt8 = 0

  fileprivate static func of(_ responder: UIResponder) -> UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(responder, &key) as? UITextInputAssistantItem {
      return known
    }
    let made = UITextInputAssistantItem()
    objc_setAssociatedObject(responder, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

extension UIResponder {
  /// The buttons above a tablet's keyboard while this responder has it.
  public var inputAssistantItem: UITextInputAssistantItem { .of(self) }
}
