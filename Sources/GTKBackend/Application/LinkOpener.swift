import CGTK4
import PlatformInterface

/// Hands links and files to the program the desktop has for them.
@MainActor
enum LinkOpener {
  private final class Request {
    let url: URL
    let completion: @MainActor (LinkOutcome) -> Void

    init(_ url: URL, _ completion: @escaping @MainActor (LinkOutcome) -> Void) {
      self.url = url
      self.completion = completion
    }

    /// GIO's sentence for what no program opens names nothing.
    func reason(_ error: GError) -> String {
      let isUnknown =
        error.domain == g_io_error_quark() && error.code == Int32(G_IO_ERROR_NOT_SUPPORTED.rawValue)
      guard isUnknown else { return String(cString: error.message) }
      let what = url.isFileURL ? "“\(url.lastPathComponent)”" : "links of “\(url.scheme ?? "")”"
      return "No program on this machine opens \(what)."
    }
  }

  /// `completion` comes later from the main loop, with whether a program took the link, and why none did.
  static func open(
    _ url: URL, from window: GTKWindow?, completion: @escaping @MainActor (LinkOutcome) -> Void
  ) {
    let done:
      @MainActor @convention(c) (
        UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?
      ) -> Void = { source, result, data in
        let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
        var error: UnsafeMutablePointer<GError>?
        let parent: UnsafeMutablePointer<GtkWindow>? = source.map { cast($0) }
        let opened = gtk_show_uri_full_finish(parent, result, &error) != 0
        var reason = "The desktop gave no reason."
        if let error {
          reason = request.reason(error.pointee)
          Log.write("The desktop did not open a link: \(reason)")
          g_error_free(error)
        }
        request.completion(opened ? .opened : .failed(reason: reason))
      }
    guard let window else {
      return completion(.failed(reason: "The program has no window."))
    }
    let parent = window.gtkWindow
    // The desktop's programs get no files of a sandbox by their paths; whatever else is to be opened GIO gives to the
    // portal itself.
    if Sandbox.isAround, let mail = MailMessage(url) {
      return MailPortal.compose(mail, over: window) { reason in
        if let reason { Log.write("The desktop did not open a link: \(reason)") }
        completion(reason.map { .failed(reason: $0) } ?? .opened)
      }
    }
    tessera_display_load_theme()
    gtk_show_uri_full(
      parent, url.absoluteString, guint32(GDK_CURRENT_TIME), nil,
      unsafeBitCast(done, to: GAsyncReadyCallback.self),
      Unmanaged.passRetained(Request(url, completion)).toOpaque())
  }
}
