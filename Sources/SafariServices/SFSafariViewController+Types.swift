import PlatformInterface
import UIKitCore

extension SFSafariViewController {
  /// How the screen behaves. The controller keeps a copy.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// The browser decides about its reader.
    open var entersReaderIfAvailable = false {
      didSet {
        guard entersReaderIfAvailable else { return }
        Unsupported.report("SFSafariViewController.Configuration.entersReaderIfAvailable")
      }
    }
    /// Bars become smaller while a page scrolls, and there is no page that could.
    open var barCollapsingEnabled = true

    public nonisolated override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> Configuration {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// Holds connections that were asked for; there are none.
  @preconcurrency @MainActor
  open class PrewarmingToken: NSObject {
    nonisolated override init() { super.init() }

    /// Ends what `prewarmConnections(to:)` asked for.
    open func invalidate() {}
  }
}

/// Hears of a screen that shows a link. All methods are optional on Apple.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// - Returns: activities of the app's own for the share sheet.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  /// Called after the user left the screen by its button, which dismisses it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called once the address was given to the browser.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Never called: what the browser is redirected to, it does not tell.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Called before the toolbar's button opens the page anew.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
