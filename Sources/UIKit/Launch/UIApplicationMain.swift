import Failures
import PlatformInterface
import UIKitCore

/// Creates the application and its delegate, runs until the app ends, and returns its status.
///
/// Reads the options of the command `tessera`, when that started the process, and decides from them
/// between a window and a virtual clock without a display.
///
/// - Parameters:
///   - principalClassName: nil; subclasses of UIApplication are not made.
///   - delegateClassName: `NSStringFromClass` of the delegate's class, or nil for no delegate.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  MainActor.assumeIsolated {
    if principalClassName != nil { Unsupported.report("UIApplicationMain.principalClassName") }
    guard let name = delegateClassName else { return Launcher.run(delegateClass: nil) }
    guard let type = NSClassFromString(name) as? NSObject.Type else {
      failure(
        "Unable to instantiate the UIApplication delegate instance. No class named \(name) is "
          + "loaded, or it does not derive from NSObject.")
    }
    return Launcher.run(delegateClass: type)
  }
}

extension UIApplicationDelegate {
  /// What `@main` on the delegate's class calls; returns only to unit tests that run the app.
  public static func main() {
    guard let type = self as? NSObject.Type else {
      failure("An application delegate must derive from NSObject; found \(self).")
    }
    let status = Launcher.run(delegateClass: type)
    if !ApplicationLifeCycle.isHosted { exit(status) }
  }
}
