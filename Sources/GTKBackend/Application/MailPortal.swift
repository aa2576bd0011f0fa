import CGTK4
import PlatformInterface

/// What a link of the scheme `mailto` says of a mail.
struct MailMessage: Equatable {
  var to: [String] = []
  var cc: [String] = []
  var bcc: [String] = []
  var subject = ""
  var body = ""
  /// Paths of files.
  var attachments: [String] = []

  init() {}

  /// Nil for any other link.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == "mailto",
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    to = Self.addresses(parts.path)
    for item in parts.queryItems ?? [] {
      let value = item.value ?? ""
      switch item.name.lowercased() {
      case "to": to += Self.addresses(value)
      case "cc": cc += Self.addresses(value)
      case "bcc": bcc += Self.addresses(value)
      case "subject": subject = value
      case "body": body = value
      case "attach", "attachment":
        attachments.append(URL(string: value).flatMap { $0.isFileURL ? $0.path : nil } ?? value)
      default: break
      }
    }
  }

  private static func addresses(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

/// Begins mails by the desktop's portal.
@MainActor
enum MailPortal {
  private final class Completion {
    let body: @MainActor (String?) -> Void

    init(_ body: @escaping @MainActor (String?) -> Void) { self.body = body }
  }

  /// - Parameters:
  ///   - window: over which the portal asks.
  ///   - address: of a bus of one's own; nil for the session's.
  ///   - completion: called once from the main loop, with why no mail was begun; nil where one was, or the user did
  ///     not want to.
  static func compose(
    _ mail: MailMessage, over window: GTKWindow? = nil, address: String? = nil,
    completion: @escaping @MainActor (String?) -> Void
  ) {
    CStrings.with { strings in
      var message = TesseraMail(
        to: strings.list(mail.to), cc: strings.list(mail.cc), bcc: strings.list(mail.bcc),
        subject: strings.string(mail.subject), body: strings.string(mail.body),
        files: strings.list(mail.attachments))
      tessera_mail_compose(
        address, &message, window.flatMap { gtk_native_get_surface(opaque($0.gtkWindow)) },
        { owner, error in
          let completion = Unmanaged<Completion>.fromOpaque(owner!).takeRetainedValue()
          let reason = error.map { String(cString: $0) }
          MainActor.assumeIsolated { completion.body(reason) }
        }, Unmanaged.passRetained(Completion(completion)).toOpaque())
    }
  }
}
