import CGTK4
import PlatformInterface

/// The toolkit's chooser of emoji, at the caret of a window's text.
///
/// Main thread. It belongs to one window's content, and keys and clicks in it are its own.
@MainActor
final class EmojiChooser {
  private let content: UnsafeMutablePointer<GtkWidget>
  private let picked: (String) -> Void
  /// Made when it is first asked for, as GTK reads all its emoji then.
  private var popover: UnsafeMutablePointer<GtkWidget>?
  private var connections: [SignalConnection] = []

  /// - Parameter picked: gets each emoji that the user chooses.
  init(content: UnsafeMutablePointer<GtkWidget>, picked: @escaping (String) -> Void) {
    self.content = content
    self.picked = picked
  }

  /// Opens it beside a rectangle of the content, in points.
  func open(at caret: CGRect) {
    let shown = popover ?? make()
    var area = GdkRectangle(
      x: Int32(caret.minX.rounded()), y: Int32(caret.minY.rounded()),
      width: Int32(max(caret.width, 1).rounded()), height: Int32(max(caret.height, 1).rounded()))
    gtk_popover_set_pointing_to(cast(shown), &area)
    gtk_popover_popup(cast(shown))
  }

  /// Takes it away for good, before its content goes.
  func close() {
    for connection in connections { connection.disconnect() }
    connections = []
    if let popover { gtk_widget_unparent(popover) }
    popover = nil
  }

  private func make() -> UnsafeMutablePointer<GtkWidget> {
    tessera_display_load_theme()
    let made = gtk_emoji_chooser_new()!
    gtk_widget_set_parent(made, content)
    let chosen:
      @MainActor @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> Void =
        { _, text, data in
          if let text { owner(EmojiChooser.self, data)?.picked(String(cString: text)) }
        }
    connections.append(SignalConnection(opaque(made), "emoji-picked", owner: self, chosen))
    // The keyboard comes back to the content.
    let closed: PlainHandler = { _, data in
      if let chooser = owner(EmojiChooser.self, data) { gtk_widget_grab_focus(chooser.content) }
    }
    connections.append(SignalConnection(opaque(made), "closed", owner: self, closed))
    popover = made
    return made
  }
}
