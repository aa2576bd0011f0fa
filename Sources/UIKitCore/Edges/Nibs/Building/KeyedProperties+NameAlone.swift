@_spi(XcodeSources) import ObjCRuntime
import PlatformInterface

/// Properties that no header of UIKit's declares, which programs read and set by their names alone.
///
/// iOS-BEHAVIOUR: these keys do not end a program, as many that are published read and set them. Evidence: unmeasured.
extension KeyedProperties {
  static func registerByNameAlone() {
    ObjCMembers.add(UISearchBar.self) {
      $0.property("searchField", \UISearchBar.searchTextField)
      $0.property("searchTextField", \UISearchBar.searchTextField)
      $0.property("cancelButton", \UISearchBar.madeCancel)
      $0.property("cancelButtonText", \UISearchBar.cancelText)
    }
    ObjCMembers.add(UIAlertController.self) {
      $0.property("attributedTitle", \UIAlertController.attributedTitle)
      $0.property("attributedMessage", \UIAlertController.attributedMessage)
      $0.property("contentViewController", \UIAlertController.contentController)
    }
    ObjCMembers.add(UIAlertAction.self) {
      $0.property("titleTextColor", \UIAlertAction.titleColor)
      $0.property("titleTextAlignment", \UIAlertAction.titleAlignment)
      $0.property("contentViewController", \UIAlertAction.contentController)
      $0.property("image", \UIAlertAction.image)
      $0.property("imageTintColor", \UIAlertAction.imageColor)
    }
    ObjCMembers.add(UIBarButtonItem.self) {
      $0.property("view", \UIBarButtonItem.viewByKey)
    }
    ObjCMembers.add(UITabBarController.self) {
      $0.property("tabBar", \UITabBarController.tabBar) { $0.replaceBar($1) }
      $0.property("selectedIndex", \UITabBarController.selectedIndex)
    }
    ObjCMembers.add(UINavigationController.self) {
      $0.property("navigationBar", \UINavigationController.navigationBar) { $0.replaceBar($1) }
      $0.property("toolbar", \UINavigationController.toolbar)
    }
    ObjCMembers.add(UINavigationBar.self) {
      $0.property("hidesShadow", \UINavigationBar.hidesShadow)
    }
    ObjCMembers.add(UITabBar.self) {
      $0.property("hidesShadow", \UITabBar.hidesShadow)
    }
    ObjCMembers.add(UIDatePicker.self) {
      $0.property("textColor", \UIDatePicker.textColor)
      $0.property("highlightsToday", \UIDatePicker.highlightsToday)
    }
    ObjCMembers.add(UIDevice.self) {
      $0.property("orientation", \UIDevice.orientation) { _, _ in
        Unsupported.report("UIDevice.orientation, set by its key")
      }
    }
  }
}

extension UIBarButtonItem {
  /// The view that shows the item in its bar; its own view before a bar shows it, or nil.
  fileprivate final var viewByKey: UIView? { shownView ?? customView }
}

extension UISearchBar {
  /// The title of the button that cancels.
  fileprivate final var cancelText: String? {
    get { madeCancel.currentTitle }
    set {
      madeCancel.setTitle(newValue, for: .normal)
      setNeedsLayout()
    }
  }
}
