import UIKitCore

/// How pages of a web view behave.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Letters are no smaller, in points.
  open var minimumFontSize: CGFloat = 0
  /// Scripts do not run, whatever the following say.
  open var javaScriptCanOpenWindowsAutomatically = false
  @available(*, deprecated, message: "Use WKWebpagePreferences.allowsContentJavaScript.")
  open var javaScriptEnabled = true
  /// The browser warns, where a page is opened in it.
  open var isFraudulentWebsiteWarningEnabled = true
  open var shouldPrintBackgrounds = false
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false

  public nonisolated override init() { super.init() }
}

/// How one page behaves.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Which form of a page is asked for.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile, desktop
  }

  open var preferredContentMode = ContentMode.recommended
  /// Scripts do not run, whatever this says.
  open var allowsContentJavaScript = true

  public nonisolated override init() { super.init() }
}

/// Which part of a web view a picture shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
  /// In the view's coordinates; null for all of it.
  open var rect = CGRect.null
  /// How wide the picture is, in points; nil for as wide as the part.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public nonisolated override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> WKSnapshotConfiguration {
    let copy = WKSnapshotConfiguration()
    copy.rect = rect
    copy.snapshotWidth = snapshotWidth
    copy.afterScreenUpdates = afterScreenUpdates
    return copy
  }
}
