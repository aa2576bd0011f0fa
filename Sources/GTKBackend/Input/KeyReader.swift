import CGTK4
import PlatformInterface

/// The keyboard: keys as `KeyInput`, and the text an input method makes of them.
@MainActor
final class KeyReader {
  private let content: UnsafeMutablePointer<GtkWidget>
  /// Made at the first key that types, because looking for input methods takes time.
  private var context: UnsafeMutablePointer<GtkIMContext>?
  private var connection: SignalConnection?
  private var isKey = false
  /// Hardware codes of the keys that are down, to tell repeats.
  private var pressed: Set<UInt32> = []
  /// What the input method committed while it looked at an event.
  private var committed = ""
  private var isFiltering = false
  private var send: ((PlatformEvent) -> Void)?

  init(content: UnsafeMutablePointer<GtkWidget>) { self.content = content }

  func focusChanged(isKey: Bool) {
    self.isKey = isKey
    if !isKey { pressed = [] }
    guard let context else { return }
    if isKey { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  func close() {
    connection?.disconnect()
    connection = nil
    send = nil
    guard let context else { return }
    gtk_im_context_set_client_widget(context, nil)
    g_object_unref(context)
    self.context = nil
  }

  func read(
    _ event: OpaquePointer, _ about: WindowInput.Context, _ send: @escaping (PlatformEvent) -> Void
  ) {
    self.send = send
    let isDown = gdk_event_get_event_type(event) == GDK_KEY_PRESS
    let code = gdk_key_event_get_keycode(event)
    let isRepeat = isDown ? !pressed.insert(code).inserted : false
    if !isDown { pressed.remove(code) }
    let symbol = gdk_key_event_get_keyval(event)
    // A modifier by itself is told by the modifiers of what follows.
    guard gdk_key_event_is_modifier(event) == 0 else { return }

    let typed = KeySymbols.characters(symbol)
    let isText = !typed.isEmpty && about.modifiers.isDisjoint(with: [.control, .alt, .command])
    var text = ""
    if isText || context != nil || KeySymbols.isComposing(symbol) {
      committed = ""
      isFiltering = true
      let wasTaken = gtk_im_context_filter_keypress(inputMethod(), event) != 0
      isFiltering = false
      text = committed
      // Half a character so far, or a key of the input method's own window.
      if wasTaken && text.isEmpty { return }
    }
    send(
      .key(
        KeyInput(
          key: KeySymbols.key(symbol), characters: text.count == 1 ? text : typed,
          charactersIgnoringModifiers: plainCharacters(code, event), modifiers: about.modifiers,
          isDown: isDown, isRepeat: isRepeat, time: about.time)))
    if !text.isEmpty { send(.text(text)) }
  }

  /// What the key types in the current layout without modifiers.
  private func plainCharacters(_ code: UInt32, _ event: OpaquePointer) -> String {
    var symbol: guint = 0
    guard let display = gdk_event_get_display(event),
      gdk_display_translate_key(
        display, code, GdkModifierType(0), Int32(gdk_key_event_get_layout(event)), &symbol, nil,
        nil, nil) != 0
    else { return "" }
    return KeySymbols.characters(symbol)
  }

  private func inputMethod() -> UnsafeMutablePointer<GtkIMContext> {
    if let context { return context }
    let made = gtk_im_multicontext_new()!
    context = made
    gtk_im_context_set_client_widget(made, content)
    let commit:
      @MainActor @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> Void =
        { _, text, data in
          if let text { owner(KeyReader.self, data)?.commit(String(cString: text)) }
        }
    connection = SignalConnection(opaque(made), "commit", owner: self, commit)
    if isKey { gtk_im_context_focus_in(made) }
    return made
  }

  /// From inside `filter_keypress`, or later from an input method that thinks in another process.
  private func commit(_ text: String) {
    if isFiltering { committed += text } else { send?(.text(text)) }
  }
}
