import CGTK4
import PlatformInterface

/// The desktop's own file dialog, by portal where there is one.
@MainActor
final class FileChooser: FileDialog {
  // The main thread alone releases it.
  nonisolated(unsafe) private let native: OpaquePointer
  private let completion: @MainActor ([URL]?) -> Void
  private var response: SignalConnection?

  /// - Parameter completion: called once from the main loop, with nil where the user chose nothing.
  init(
    _ choice: FileChoice, over window: GTKWindow?,
    completion: @escaping @MainActor ([URL]?) -> Void
  ) {
    self.completion = completion
    let action: GtkFileChooserAction =
      switch choice.purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      }
    // Nil leaves title and buttons to the desktop's language.
    native = gtk_file_chooser_native_new(nil, window?.gtkWindow, action, nil, nil)
    let dialog: UnsafeMutablePointer<GtkNativeDialog> = cast(native)
    gtk_native_dialog_set_modal(dialog, 1)
    switch choice.purpose {
    case .open(let isMultiple), .openFolder(let isMultiple):
      gtk_file_chooser_set_select_multiple(native, isMultiple ? 1 : 0)
    case .save(let name): gtk_file_chooser_set_current_name(native, name)
    }
    if let folder = choice.folder {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(native, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    addFilter(choice)
    let answered: @MainActor @convention(c) (OpaquePointer?, gint, gpointer?) -> Void = {
      _, response, data in
      owner(FileChooser.self, data)?.answer(isAccepted: response == GTK_RESPONSE_ACCEPT.rawValue)
    }
    response = SignalConnection(native, "response", owner: self, answered)
    tessera_display_load_theme()
    gtk_native_dialog_show(dialog)
  }

  /// Patterns that a filter's name tells; a dialog has space for about as many.
  private static let namedPatterns = 6

  private func addFilter(_ choice: FileChoice) {
    guard !choice.mimeTypes.isEmpty || !choice.suffixes.isEmpty else { return }
    guard let filter = gtk_file_filter_new() else { return }
    for type in choice.mimeTypes { gtk_file_filter_add_mime_type(filter, type) }
    for suffix in choice.suffixes { gtk_file_filter_add_suffix(filter, suffix) }
    let patterns = choice.suffixes.isEmpty ? choice.mimeTypes : choice.suffixes.map { "*." + $0 }
    let name = patterns.prefix(Self.namedPatterns).joined(separator: ", ")
    gtk_file_filter_set_name(filter, patterns.count > Self.namedPatterns ? name + ", …" : name)
    gtk_file_chooser_add_filter(native, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  private func answer(isAccepted: Bool) {
    response?.disconnect()
    response = nil
    completion(isAccepted ? chosen : nil)
  }

  private var chosen: [URL] {
    guard let list = gtk_file_chooser_get_files(native) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    var urls: [URL] = []
    for index in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, index) else { continue }
      if let path = g_file_get_path(OpaquePointer(item)) {
        urls.append(URL(fileURLWithPath: String(cString: path)))
        g_free(path)
      }
      g_object_unref(item)
    }
    return urls
  }

  deinit {
    MainActor.assumeIsolated { response?.disconnect() }
    let dialog: UnsafeMutablePointer<GtkNativeDialog> = cast(native)
    gtk_native_dialog_destroy(dialog)
    g_object_unref(UnsafeMutableRawPointer(native))
  }
}
