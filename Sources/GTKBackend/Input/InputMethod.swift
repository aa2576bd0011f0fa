import CGTK4
import PlatformInterface

/// GTK's input method for one window: dead keys, compose sequences, and whatever the desktop runs.
@MainActor
final class InputMethod {
  private let content: UnsafeMutablePointer<GtkWidget>
  /// Made when the first text is edited, because looking for input methods takes time.
  private(set) var context: UnsafeMutablePointer<GtkIMContext>?
  private var connections: [SignalConnection] = []
  private var state: TextInputState?
  private var isKey = false
  private var isFocused = false
  /// What was committed while it looked at a key.
  private var committed = ""
  private var isFiltering = false
  /// What it says now is about a text that is edited no more.
  private var isResetting = false
  private var send: ((PlatformEvent) -> Void)?

  init(content: UnsafeMutablePointer<GtkWidget>) { self.content = content }

  /// A text is edited, whose keys are its business.
  var isActive: Bool { state != nil }

  /// Of that text, in the content.
  var caret: CGRect? { state?.caret }

  func focusChanged(isKey: Bool) {
    self.isKey = isKey
    takeFocus()
  }

  /// - Parameter origin: of the content in its surface.
  func take(
    _ new: TextInputState?, origin: CGPoint, _ send: @escaping (PlatformEvent) -> Void
  ) {
    self.send = send
    let old = state
    state = new
    guard let new else { return takeFocus() }
    let context = makeContext()
    if old == nil || old?.resets != new.resets { reset() }
    if old?.purpose != new.purpose { tessera_im_context_set_purpose(context, new.purpose.gtk) }
    takeFocus()
    var area = GdkRectangle(
      x: Int32(new.caret.minX.rounded()), y: Int32(new.caret.minY.rounded()),
      width: Int32(max(new.caret.width, 1).rounded()),
      height: Int32(max(new.caret.height, 1).rounded()))
    gtk_im_context_set_cursor_location(context, &area)
  }

  /// - Returns: whether the key was used, and the text it brought.
  func filter(_ event: OpaquePointer) -> (wasTaken: Bool, text: String) {
    guard let context else { return (false, "") }
    committed = ""
    isFiltering = true
    let wasTaken = gtk_im_context_filter_keypress(context, event) != 0
    isFiltering = false
    return (wasTaken, committed)
  }

  func close() {
    for connection in connections { connection.disconnect() }
    connections = []
    send = nil
    guard let context else { return }
    gtk_im_context_set_client_widget(context, nil)
    g_object_unref(context)
    self.context = nil
  }

  private func takeFocus() {
    guard let context, isFocused != (isKey && isActive) else { return }
    isFocused = isKey && isActive
    if isFocused { return gtk_im_context_focus_in(context) }
    reset()
    gtk_im_context_focus_out(context)
  }

  private func reset() {
    guard let context else { return }
    isResetting = true
    gtk_im_context_reset(context)
    isResetting = false
  }

  // MARK: Signals

  private func makeContext() -> UnsafeMutablePointer<GtkIMContext> {
    if let context { return context }
    let made = gtk_im_multicontext_new()!
    context = made
    gtk_im_context_set_client_widget(made, content)
    gtk_im_context_set_use_preedit(made, 1)
    let commit:
      @MainActor @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> Void =
        { _, text, data in
          if let text { owner(InputMethod.self, data)?.commit(String(cString: text)) }
        }
    connections.append(SignalConnection(opaque(made), "commit", owner: self, commit))
    let change: PlainHandler = { _, data in owner(InputMethod.self, data)?.compositionChanged() }
    connections.append(SignalConnection(opaque(made), "preedit-changed", owner: self, change))
    let surrounding: @MainActor @convention(c) (OpaquePointer?, gpointer?) -> gboolean = {
      _, data in owner(InputMethod.self, data)?.tellSurrounding() == true ? 1 : 0
    }
    connections.append(
      SignalConnection(opaque(made), "retrieve-surrounding", owner: self, surrounding))
    let deletion: @MainActor @convention(c) (OpaquePointer?, gint, gint, gpointer?) -> gboolean = {
      _, offset, count, data in
      owner(InputMethod.self, data)?.delete(Int(offset), Int(count)) == true ? 1 : 0
    }
    connections.append(SignalConnection(opaque(made), "delete-surrounding", owner: self, deletion))
    return made
  }

  /// Characters that it takes away, counted from the caret.
  private func delete(_ offset: Int, _ count: Int) -> Bool {
    guard !isResetting, let state, state.purpose != .password, let send else { return false }
    // What it brought before stands before the caret.
    if !committed.isEmpty {
      send(.text(committed))
      committed = ""
    }
    send(.deletion(offset: offset, count: count))
    return true
  }

  /// From inside `filter`, or later from an input method that thinks in another process.
  private func commit(_ text: String) {
    guard !isResetting else { return }
    if isFiltering { committed += text } else { send?(.text(text)) }
  }

  private func compositionChanged() {
    guard let context, !isResetting else { return }
    var text: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(context, &text, nil, &caret)
    let shown = text.map { String(cString: $0) } ?? ""
    g_free(text)
    // GTK counts characters of Unicode.
    let before = shown.unicodeScalars.prefix(Int(max(caret, 0)))
    send?(
      .composition(
        TextComposition(text: shown, caret: String(String.UnicodeScalarView(before)).utf16.count)))
  }

  private func tellSurrounding() -> Bool {
    guard let context, let state, !state.surrounding.isEmpty else { return false }
    func bytes(_ offset: Int) -> gint {
      gint(String(decoding: state.surrounding.utf16.prefix(offset), as: UTF16.self).utf8.count)
    }
    gtk_im_context_set_surrounding_with_selection(
      context, state.surrounding, -1, bytes(state.caretOffset), bytes(state.anchorOffset))
    return true
  }
}

extension TextInputState.Purpose {
  fileprivate var gtk: GtkInputPurpose {
    switch self {
    case .text: GTK_INPUT_PURPOSE_FREE_FORM
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    }
  }
}
