import PlatformInterface
import UniformTypeIdentifiers

/// Says from where a file is previewed and shared, and hears of it. Every method is optional on Apple.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which a preview comes; without the method there is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Hears that a preview is about to come.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Hears that a preview is over.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Hears that the choices are about to be shown.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Hears that the choices have gone.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Hears that the choice of another program is about to be shown.
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Hears that the choice of another program has gone.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    OptionalMethod.markMissing(.controllerForPreview)
    return UIViewController()
  }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Shares a file, or opens it in another program.
///
/// Choices are those of the share sheet; a preview is the desktop's program for the file.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private weak var sheet: UIActivityViewController?

  /// Makes a controller without a file.
  public override init() { super.init() }

  /// Makes a controller of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The file; nil for none yet.
  open var url: URL?
  private var ownType: String?
  private var ownName: String?
  /// The type of the file, by its extension unless it is set.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }
  /// The name of the file, that of the address unless it is set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// Pictures for the file: a symbol.
  open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }
  /// What the other program gets beside the file; kept, as desktops hand on files alone.
  open var annotation: Any?
  /// What says from where the file is shown, and hears of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Opens the file in the desktop's program for it, and returns whether there is a controller for a preview.
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, let delegate,
      OptionalMethod.call(
        .controllerForPreview,
        {
          delegate.documentInteractionControllerViewControllerForPreview(self)
        }) != nil
    else { return false }
    delegate.documentInteractionControllerWillBeginPreview(self)
    UIApplication.shared.open(url, options: [:]) { [weak self] _ in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidEndPreview(self)
    }
    return true
  }
  /// Does nothing: the preview is another program's.
  open func dismissPreview(animated: Bool) {}

  /// Shows what can be done with the file beside a rectangle of a view; returns whether that was possible.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    show(over: view.window, animated, isOpenIn: false) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Shows what can be done with the file beside a bar's button; returns whether that was possible.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    show(over: item.shownView?.window, animated, isOpenIn: false) { $0.barButtonItem = item }
  }
  /// Shows in which programs the file can be opened beside a rectangle of a view; returns whether that was
  /// possible. The choices are those of `presentOptionsMenu`.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    show(over: view.window, animated, isOpenIn: true) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Shows in which programs the file can be opened beside a bar's button; returns whether that was possible.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    show(over: item.shownView?.window, animated, isOpenIn: true) { $0.barButtonItem = item }
  }
  /// Takes the choices away.
  open func dismissMenu(animated: Bool) {
    sheet?.presentingViewController?.dismiss(animated: animated)
  }

  private func show(
    over window: UIWindow?, _ animated: Bool, isOpenIn: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, var presenter = window?.rootViewController else { return false }
    while let next = presenter.presentedViewController { presenter = next }
    let made = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    if let popover = made.popoverPresentationController { place(popover) }
    made.completionWithItemsHandler = { [self] _, _, _, _ in
      if isOpenIn {
        delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
      } else {
        delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      }
    }
    sheet = made
    if isOpenIn {
      delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    } else {
      delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    }
    presenter.present(made, animated: animated)
    return true
  }
}
