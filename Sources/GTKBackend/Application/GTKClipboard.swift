import CGTK4
import PlatformInterface

/// The desktop's clipboard.
///
/// A desktop clipboard holds one thing in several formats; several items are merged for other
/// programs, and whole for this one as long as it owns the clipboard.
@MainActor
final class GTKClipboard: Clipboard {
  private let clipboard: OpaquePointer?
  private(set) var changeCount = 0
  var foreignChangeHandler: (@MainActor () -> Void)?
  private var ownItems: [[ClipboardForm]] = []
  /// What another program's clipboard was read to hold, until it changes.
  private var readData: [String: Data] = [:]
  private var isOffering = false
  private var connection: SignalConnection?

  /// Another program that owns the clipboard is waited for no longer than this.
  private static let patienceMilliseconds: Int32 = 1000
  /// A clipboard manager is waited for no longer than this when the program ends.
  private static let farewellMilliseconds: Int32 = 500

  /// - Parameter isPrimary: holds what is selected, and is not the one that programs copy to.
  init(isPrimary: Bool = false) {
    clipboard = gdk_display_get_default().flatMap {
      isPrimary ? gdk_display_get_primary_clipboard($0) : gdk_display_get_clipboard($0)
    }
    guard let clipboard else { return }
    let changed: PlainHandler = { _, data in owner(GTKClipboard.self, data)?.didChange() }
    connection = SignalConnection(clipboard, "changed", owner: self, changed)
  }

  private func didChange() {
    changeCount += 1
    readData = [:]
    if !isOffering, !isOwn {
      ownItems = []
      EventGate.pass { [weak self] in self?.foreignChangeHandler?() }
    }
  }

  var isOwn: Bool { clipboard.map { gdk_clipboard_is_local($0) != 0 } ?? true }

  // MARK: Offering

  func offer(_ items: [[ClipboardForm]]) {
    ownItems = items
    guard let clipboard else { return changeCount += 1 }
    let old = changeCount
    isOffering = true
    defer { isOffering = false }
    guard !items.isEmpty else {
      gdk_clipboard_set_content(clipboard, nil)
      return changeCount = old + 1
    }
    let content = ClipboardOffer.make(ClipboardForm.merged(items))
    gdk_clipboard_set_content(clipboard, content)
    if let content { g_object_unref(content) }
    changeCount = old + 1
  }

  /// Leaves what this program offers to the desktop; called when the program ends.
  func store() {
    guard let clipboard, isOwn, !ownItems.isEmpty else { return }
    tessera_clipboard_store(clipboard, Self.farewellMilliseconds)
  }

  // MARK: Reading

  var types: [[String]] {
    guard let clipboard, !isOwn else { return ownItems.map { $0.map(\.type) } }
    let found = foreignTypes(clipboard)
    return found.isEmpty ? [] : [found]
  }

  func data(ofType type: String, inItem index: Int) -> Data? {
    guard let clipboard, !isOwn else { return ownData(type, index) }
    guard index == 0 else { return nil }
    if let known = readData[type] { return known }
    guard foreignTypes(clipboard).contains(type) else { return nil }
    let count = changeCount
    EventGate.close()
    let bytes = tessera_clipboard_read(clipboard, type, Self.patienceMilliseconds)
    EventGate.open()
    guard let bytes else {
      Log.write("The clipboard's owner did not hand over \(type).")
      return nil
    }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return Data() }
    let data = Data(bytes: start, count: Int(size))
    if count == changeCount { readData[type] = data }
    return data
  }

  private func ownData(_ type: String, _ index: Int) -> Data? {
    guard ownItems.indices.contains(index) else { return nil }
    final class Answer { var data: Data? }
    let answer = Answer()
    ownItems[index].first { $0.type == type }?.load { answer.data = $0 }
    return answer.data
  }

  private final class Names { var list: [String] = [] }

  private func foreignTypes(_ clipboard: OpaquePointer) -> [String] {
    let names = Names()
    tessera_clipboard_types(
      clipboard,
      { owner, type in
        guard let owner, let type else { return }
        Unmanaged<Names>.fromOpaque(owner).takeUnretainedValue().list.append(String(cString: type))
      }, Unmanaged.passUnretained(names).toOpaque())
    return names.list
  }
}
