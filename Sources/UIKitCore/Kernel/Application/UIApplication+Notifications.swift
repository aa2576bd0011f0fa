import PlatformInterface

extension UIApplication {
  /// Posted once the delegate has finished launching.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the program's window has become the active one.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the program's window is about to become inactive.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the program has gone out of sight.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the program is about to come back into sight.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the program is about to end.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// Posted when the desktop says that memory is short, after the delegate has heard of it.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UIApplication {
  func post(_ name: NSNotification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  func contentSizeDidChange() {
    post(
      UIContentSizeCategory.didChangeNotification,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory.rawValue])
  }

  /// The desktop runs short of memory: the delegate, then everybody else, then the controllers. What
  /// UIKit itself can make again goes with what they let go of.
  func receiveMemoryWarning() {
    ImageFiles.emptyCache()
    defer { CacheBudget.shared.removeAll() }
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows {
      var waiting = window.rootViewController.map { [$0] } ?? []
      while let controller = waiting.popLast() {
        controller.didReceiveMemoryWarning()
        waiting.append(contentsOf: controller.children)
        if let presented = controller.presentation.presented { waiting.append(presented) }
      }
    }
  }
}
