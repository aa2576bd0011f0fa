import Failures
import PlatformInterface
@_exported import UIKitCore

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user gave it up.
  case cancelled = 0
  /// It lies among the drafts, which never happens here: the mail program keeps drafts.
  case saved = 1
  /// It was handed to the mail program.
  case sent = 2
  /// The mail program could not be started.
  case failed = 3
}

/// Why a mail could not be written.
public struct MFMailComposeError: Error, Hashable, Sendable {
  /// The reasons, in Apple's numbers.
  public enum Code: Int, Sendable {
    /// It could not be kept.
    case saveFailed = 0
    /// It could not be sent.
    case sendFailed = 1
  }
  /// The reason.
  public let code: Code
  /// The domain of the reasons as Foundation's errors have it.
  public static var errorDomain: String { "MFMailComposeErrorDomain" }
}

/// Hears that the user has done with a mail. The method is optional on Apple.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user pressed Send or Cancel; it is the delegate that dismisses the controller.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A screen on which a mail is written, which the desktop's mail program then opens, for the user to send it.
///
/// Attachments are files that the address of the mail names, as most mail programs take them.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  private let form = ComposeController()

  /// Whether the desktop has a mail program.
  open class func canSendMail() -> Bool { DesktopHandlers.handles(scheme: "mailto") }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// Makes a screen with an empty mail.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { failure("A mail is in no document.") }

  private func begin() {
    form.title = "New Message"
    form.fields = ["To:", "Cc:", "Bcc:", "Subject:"]
    form.titleField = 3
    form.finish = { [weak self] in self?.finish(isSent: $0) }
    setViewControllers([form], animated: false)
  }

  /// What hears that the user has done.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Sets what the mail is about.
  open func setSubject(_ subject: String) { form.setText(subject, ofField: 3) }
  /// Sets to whom the mail goes.
  open func setToRecipients(_ toRecipients: [String]?) { setPeople(toRecipients, 0) }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { setPeople(ccRecipients, 1) }
  /// Sets who gets a copy without the others seeing it.
  open func setBccRecipients(_ bccRecipients: [String]?) { setPeople(bccRecipients, 2) }
  private func setPeople(_ people: [String]?, _ field: Int) {
    form.setText((people ?? []).joined(separator: ", "), ofField: field)
  }
  /// Sets the text of the mail.
  ///
  /// - Parameter isHTML: whether it is HTML, of which the text is taken, as addresses of mails have no more.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    let read =
      isHTML
      ? try? NSAttributedString(
        data: Data(body.utf8),
        options: [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
        ], documentAttributes: nil)
      : nil
    form.body = read?.string ?? body
  }
  /// Adds a file to the mail.
  ///
  /// - Parameter mimeType: says nothing here, as the mail program goes by the name.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    form.attachments.append((filename, attachment))
  }
  /// Sets from which address the mail goes; the mail program decides about that, which is reported.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    Unsupported.report("MFMailComposeViewController.setPreferredSendingEmailAddress")
  }

  private func finish(isSent: Bool) {
    guard isSent else { return tell(.cancelled, nil) }
    do {
      var message = URLComponents()
      message.scheme = "mailto"
      message.path = form.text(ofField: 0)
      let parts = [
        ("cc", form.text(ofField: 1)), ("bcc", form.text(ofField: 2)),
        ("subject", form.text(ofField: 3)), ("body", form.body),
      ]
      let files = try form.writeAttachments()
      message.queryItems =
        parts.filter { !$0.1.isEmpty }.map { URLQueryItem(name: $0.0, value: $0.1) }
        + files.map { URLQueryItem(name: "attach", value: $0.path) }
      guard let url = message.url else { throw MFMailComposeError(code: .sendFailed) }
      UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
        self?.tell(isOpen ? .sent : .failed, isOpen ? nil : MFMailComposeError(code: .sendFailed))
      }
    } catch {
      tell(.failed, error)
    }
  }

  private func tell(_ result: MFMailComposeResult, _ error: (any Error)?) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}
