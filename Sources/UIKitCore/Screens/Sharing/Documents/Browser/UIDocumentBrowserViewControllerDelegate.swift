/// Hears of the documents that the user picks and makes in a browser. Every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Hears of the documents that the user picked; the browser stays where it is.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Hears of the documents that were picked, where the newer method is left out.
  @available(*, deprecated, message: "Use documentBrowser(_:didPickDocumentsAt:).")
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Hears that the user wants a new document.
  ///
  /// - Parameter importHandler: called once, with a file to be brought in and how, or with nil.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Hears that a file was brought in, and where it lies now.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Hears that a file could not be brought in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Returns what the share sheet offers besides the system's own.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Hears that the share sheet is about to be shown.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}
