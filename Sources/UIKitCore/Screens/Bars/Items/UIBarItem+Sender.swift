import ObjCRuntime

extension UIBarItem: ActionSender {
  /// Returns an object of a class of views, recognizers or bar buttons that has the item's tag; nil for other classes.
  package nonisolated func standIn(as type: AnyClass) -> AnyObject? {
    UIBarButtonItem.object(of: type) { self.tag }
  }
}

extension UIBarButtonItem: SenderClass {
  static func standIn(tag: Int) -> AnyObject {
    let item = UIBarButtonItem()
    item.tag = tag
    return item
  }
}
