import PlatformInterface
import UIKitCore

/// Pages kept for later on iOS. A desktop has no such list that programs share, so nothing is kept.
open class SSReadingList: NSObject {
  private override init() { super.init() }

  /// Nil, which on iOS means that the list is not there for this app.
  open class func `default`() -> SSReadingList? {
    Unsupported.report("SSReadingList.default()")
    return nil
  }

  /// Whether a page of this address could be kept: those of the web.
  open class func supportsURL(_ URL: URL) -> Bool {
    ["http", "https"].contains(URL.scheme?.lowercased() ?? "")
  }

  /// Throws, as nothing is kept.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    Unsupported.report("SSReadingList.addItem(with:title:previewText:)")
    throw CocoaError(.featureUnsupported)
  }
}
