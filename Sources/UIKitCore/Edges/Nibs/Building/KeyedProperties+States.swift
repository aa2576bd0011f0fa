@_spi(XcodeSources) import ObjCRuntime

/// States of views and controllers that are read by their names, and observed in old code, as a control's
/// `"isTracking"`. None can be set.
extension KeyedProperties {
  static func registerStates() {
    ObjCMembers.add(UIResponder.self) {
      $0.property("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
      $0.property("isFirstResponder", \UIResponder.isFirstResponder)
      $0.property("undoManager", \UIResponder.undoManager)
    }
    ObjCMembers.add(UIView.self) {
      $0.property(
        "effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection)
      $0.property("intrinsicContentSize", \UIView.intrinsicContentSize)
      $0.property("isFocused", \UIView.isFocused)
      $0.property("safeAreaInsets", \UIView.safeAreaInsets)
      $0.property("traitCollection", \UIView.traitCollection)
    }
    // Classes' own, by the names of Objective-C and those that a lowered `#keyPath` has.
    ObjCMembers.add(UIApplication.self) { members in
      for name in ["sharedApplication", "shared"] {
        members.classMethod(name) { _ in { MainActor.assumeIsolated { UIApplication.shared } } }
      }
    }
    ObjCMembers.add(UIScreen.self) { members in
      members.property("bounds", \UIScreen.bounds)
      members.property("scale", \UIScreen.scale)
      for name in ["mainScreen", "main"] {
        members.classMethod(name) { _ in { MainActor.assumeIsolated { UIScreen.main } } }
      }
    }
    ObjCMembers.add(UIWindow.self) { $0.property("isKeyWindow", \UIWindow.isKeyWindow) }
    ObjCMembers.add(UIControl.self) {
      $0.property("isTouchInside", \UIControl.isTouchInside)
      $0.property("isTracking", \UIControl.isTracking)
      $0.property("state", \UIControl.state)
    }
    ObjCMembers.add(UIInputViewController.self) {
      $0.method("dismissKeyboard", UIInputViewController.dismissKeyboard)
      $0.method("advanceToNextInputMode", UIInputViewController.advanceToNextInputMode)
    }
    ObjCMembers.add(UITextField.self) { $0.property("isEditing", \UITextField.isEditing) }
    ObjCMembers.add(UIActivityIndicatorView.self) {
      $0.property("isAnimating", \UIActivityIndicatorView.isAnimating)
    }
    ObjCMembers.add(UIImageView.self) { $0.property("isAnimating", \UIImageView.isAnimating) }
    ObjCMembers.add(UIRefreshControl.self) {
      $0.property("isRefreshing", \UIRefreshControl.isRefreshing)
    }
    ObjCMembers.add(UIScrollView.self) {
      $0.property("adjustedContentInset", \UIScrollView.adjustedContentInset)
      $0.property("isDecelerating", \UIScrollView.isDecelerating)
      $0.property("isDragging", \UIScrollView.isDragging)
      $0.property("isTracking", \UIScrollView.isTracking)
      $0.property("isZoomBouncing", \UIScrollView.isZoomBouncing)
      $0.property("isZooming", \UIScrollView.isZooming)
    }
    ObjCMembers.add(UIViewController.self) {
      $0.property("isBeingDismissed", \UIViewController.isBeingDismissed)
      $0.property("isBeingPresented", \UIViewController.isBeingPresented)
      $0.property("isMovingFromParent", \UIViewController.isMovingFromParent)
      $0.property("isMovingToParent", \UIViewController.isMovingToParent)
      $0.property("isViewLoaded", \UIViewController.isViewLoaded)
    }
  }
}
