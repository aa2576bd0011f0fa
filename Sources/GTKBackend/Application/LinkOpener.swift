import CGTK4
import PlatformInterface

/// Hands links and files to the program the desktop has for them.
@MainActor
enum LinkOpener {
  private final class Request {
    let completion: @MainActor (Bool) -> Void
    init(_ completion: @escaping @MainActor (Bool) -> Void) { self.completion = completion }
  }

  /// `completion` comes later from the main loop, with whether a program took the link.
  static func open(
    _ url: URL, from window: GTKWindow?, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let done:
      @MainActor @convention(c) (
        UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?
      ) -> Void = { source, result, data in
        let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
        var error: UnsafeMutablePointer<GError>?
        let parent: UnsafeMutablePointer<GtkWindow>? = source.map { cast($0) }
        let opened = gtk_show_uri_full_finish(parent, result, &error) != 0
        if let error {
          Log.write("The desktop did not open a link: \(String(cString: error.pointee.message))")
          g_error_free(error)
        }
        request.completion(opened)
      }
    guard let parent = window?.gtkWindow else { return completion(false) }
    tessera_display_load_theme()
    gtk_show_uri_full(
      parent, url.absoluteString, guint32(GDK_CURRENT_TIME), nil,
      unsafeBitCast(done, to: GAsyncReadyCallback.self),
      Unmanaged.passRetained(Request(completion)).toOpaque())
  }
}
