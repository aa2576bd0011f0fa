import CGTK4
import PlatformInterface

/// The desktop's clipboard.
///
/// A desktop clipboard holds one thing in several formats. Other programs get the first item; the
/// rest stay here, to be read back as long as this program owns the clipboard.
@MainActor
final class GTKClipboard: Clipboard {
  private let clipboard: OpaquePointer?
  private(set) var changeCount = 0
  private var ownItems: [[String: Data]] = []
  private var connection: SignalConnection?

  /// Another program that owns the clipboard is waited for no longer than this.
  private static let patienceMilliseconds: Int32 = 1000

  init() {
    clipboard = gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    guard let clipboard else { return }
    let changed: PlainHandler = { _, data in owner(GTKClipboard.self, data)?.changeCount += 1 }
    connection = SignalConnection(clipboard, "changed", owner: self, changed)
  }

  var items: [[String: Data]] {
    get {
      guard let clipboard, gdk_clipboard_is_local(clipboard) == 0 else { return ownItems }
      let item = foreignItem(on: clipboard)
      return item.isEmpty ? [] : [item]
    }
    set {
      ownItems = newValue
      guard let clipboard else { return changeCount += 1 }
      offer(newValue.first ?? [:], on: clipboard)
    }
  }

  private static let plainText = "text/plain"
  private static let plainTextInUTF8 = "text/plain;charset=utf-8"

  private func offer(_ item: [String: Data], on clipboard: OpaquePointer) {
    var formats = item
    // Some programs ask for text by the one name, some by the other.
    if let text = item[Self.plainText] ?? item[Self.plainTextInUTF8] {
      formats[Self.plainText] = text
      formats[Self.plainTextInUTF8] = text
    }
    let sorted = formats.sorted { $0.key < $1.key }
    let types = sorted.map { UnsafePointer(strdup($0.key)) }
    let data = sorted.map { entry in
      entry.value.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    }
    tessera_clipboard_offer(clipboard, types, data, Int32(sorted.count))
    for type in types { free(UnsafeMutablePointer(mutating: type)) }
    for bytes in data { g_bytes_unref(bytes) }
  }

  private final class Collected { var item: [String: Data] = [:] }

  private func foreignItem(on clipboard: OpaquePointer) -> [String: Data] {
    let collected = Collected()
    EventGate.close()
    tessera_clipboard_read(
      clipboard, Self.patienceMilliseconds,
      { data, type, bytes, count in
        guard let data, let type, let bytes else { return }
        Unmanaged<Collected>.fromOpaque(data).takeUnretainedValue()
          .item[String(cString: type)] = Data(bytes: bytes, count: count)
      }, Unmanaged.passUnretained(collected).toOpaque())
    EventGate.open()
    var item = collected.item
    if let text = item[Self.plainTextInUTF8] { item[Self.plainText] = text }
    return item
  }
}
