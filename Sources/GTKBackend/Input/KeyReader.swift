import CGTK4
import PlatformInterface

/// The keyboard: keys as `KeyInput`, and the text an input method makes of them.
///
/// While no text is edited keys are just keys: an input method that composes would swallow them.
@MainActor
final class KeyReader {
  private let content: UnsafeMutablePointer<GtkWidget>
  private let method: InputMethod
  private var isKey = false
  /// Hardware codes of the keys that are down, to tell repeats.
  private var pressed: Set<UInt32> = []

  init(content: UnsafeMutablePointer<GtkWidget>) {
    self.content = content
    method = InputMethod(content: content)
  }

  func focusChanged(isKey: Bool) {
    self.isKey = isKey
    if !isKey { pressed = [] }
    method.focusChanged(isKey: isKey)
  }

  /// - Parameter origin: of the content in its surface.
  func setTextInput(
    _ state: TextInputState?, origin: CGPoint, _ send: @escaping (PlatformEvent) -> Void
  ) { method.take(state, origin: origin, send) }

  /// Of the text that is edited, in the content; nil where none is.
  var caret: CGRect? { method.caret }

  func close() { method.close() }

  func read(
    _ event: OpaquePointer, _ about: WindowInput.Context, _ send: @escaping (PlatformEvent) -> Void
  ) {
    tessera_accessibility_notify_key(event)
    let isDown = gdk_event_get_event_type(event) == GDK_KEY_PRESS
    let code = gdk_key_event_get_keycode(event)
    let isRepeat = isDown ? !pressed.insert(code).inserted : false
    if !isDown { pressed.remove(code) }
    let symbol = gdk_key_event_get_keyval(event)
    guard gdk_key_event_is_modifier(event) == 0 else {
      // It is told by the modifiers of what follows. To input methods it is a key, whose release ends the call of
      // Ctrl+Shift+U, or which changes the script by itself.
      let text = method.isActive ? method.filter(event).text : ""
      if !text.isEmpty { send(.text(text)) }
      return
    }

    let typed = KeySymbols.characters(symbol)
    let isText = !typed.isEmpty && about.modifiers.isDisjoint(with: [.control, .alt, .command])
    var text = ""
    if method.isActive {
      let (wasTaken, committed) = method.filter(event)
      text = committed
      // Half a character so far, or a key of the input method's own window.
      if wasTaken && text.isEmpty { return }
    } else if isText, isDown {
      // Programs that read keys by themselves know of texts nevertheless.
      text = typed
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
}
