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

  // MARK: The status bar, as before scenes had one

  /// Posted before the first scene's interface turns, with the new orientation under
  /// `statusBarOrientationUserInfoKey`.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// Posted once the first scene's interface has turned, with the orientation before under
  /// `statusBarOrientationUserInfoKey`.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// Posted before the status bar's rectangle changes, with the new one under
  /// `statusBarFrameUserInfoKey`.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// Posted once the status bar's rectangle has changed, with the one before under
  /// `statusBarFrameUserInfoKey`.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// The key of an orientation, as the number of its raw value.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// The key of a rectangle in points, as an `NSValue`.
  public nonisolated class var statusBarFrameUserInfoKey: String {
    "UIApplicationStatusBarFrameUserInfoKey"
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

  /// The first scene is about to take a new shape, or has taken it: who asks the application for its status bar
  /// hears of it.
  func statusBarChanges(
    _ isDone: Bool, orientation: (old: UIInterfaceOrientation, new: UIInterfaceOrientation),
    frame: (old: CGRect, new: CGRect)
  ) {
    if orientation.old != orientation.new {
      post(
        isDone
          ? UIApplication.didChangeStatusBarOrientationNotification
          : UIApplication.willChangeStatusBarOrientationNotification,
        userInfo: [
          UIApplication.statusBarOrientationUserInfoKey: NSNumber(
            value: (isDone ? orientation.old : orientation.new).rawValue)
        ])
    }
    guard frame.old != frame.new else { return }
    post(
      isDone
        ? UIApplication.didChangeStatusBarFrameNotification
        : UIApplication.willChangeStatusBarFrameNotification,
      userInfo: [
        UIApplication.statusBarFrameUserInfoKey: NSValue(
          cgRect: isDone ? frame.old : frame.new)
      ])
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
