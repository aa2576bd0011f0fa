import Failures
import PlatformInterface
import UIKitCore

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user gave it up.
  case cancelled = 0
  /// It was handed to the program for messages.
  case sent = 1
  /// The program could not be started.
  case failed = 2
}

/// Hears that the user has done with a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user pressed Send or Cancel; it is the delegate that dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A screen on which a short message is written, which the desktop's program for such then opens.
///
/// Most desktops have none: ask `canSendText()`.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  private let form = ComposeController()

  /// Whether the desktop has a program for short messages.
  open class func canSendText() -> Bool { DesktopHandlers.handles(scheme: "sms") }
  /// Whether messages have a subject: never here.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages take files along: never here.
  open class func canSendAttachments() -> Bool { false }
  /// Whether files of a type can be added: never here.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// Makes a screen with an empty message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { failure("A message is in no document.") }

  private func begin() {
    form.title = "New Message"
    form.fields = ["To:"]
    form.finish = { [weak self] in self?.finish(isSent: $0) }
    setViewControllers([form], animated: false)
  }

  /// What hears that the user has done.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom the message goes; nil for nobody yet.
  open var recipients: [String]? {
    get {
      let text = form.text(ofField: 0)
      return text.isEmpty
        ? nil : text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    set { form.setText((newValue ?? []).joined(separator: ", "), ofField: 0) }
  }
  /// The text of the message; nil for none.
  open var body: String? {
    get { form.body.isEmpty ? nil : form.body }
    set { form.body = newValue ?? "" }
  }
  /// What the message is about; kept, as messages have no subjects here.
  open var subject: String?

  /// Returns whether a file was added: never here.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
  /// Returns whether a file was added: never here.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  private func finish(isSent: Bool) {
    guard isSent else { return tell(.cancelled) }
    var message = URLComponents()
    message.scheme = "sms"
    message.path = (recipients ?? []).joined(separator: ",")
    if let body { message.queryItems = [URLQueryItem(name: "body", value: body)] }
    guard let url = message.url else { return tell(.failed) }
    UIApplication.shared.open(url, options: [:]) { [weak self] in self?.tell($0 ? .sent : .failed) }
  }

  private func tell(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
