import CVirtualClock
import PlatformInterface

/// The contents of one pasteboard, shared by all objects of its name.
@MainActor
class PasteboardStore {
  let name: UIPasteboard.Name
  private(set) var changeCount = 0
  fileprivate(set) var items: [PasteboardItem] = []
  /// Counts changes by this program, so that an old expiry does not clear newer contents.
  private var generation = 0

  nonisolated init(name: UIPasteboard.Name) { self.name = name }

  var current: [PasteboardItem] { items }
  var currentChangeCount: Int { changeCount }

  /// - Parameter expiry: when the items vanish again.
  final func replace(with items: [PasteboardItem], expiry: Date? = nil) {
    let old = Set(current.flatMap(\.types))
    generation += 1
    put(items)
    if let expiry { expire(at: expiry, generation) }
    UIPasteboard.postChange(of: self, from: old, to: Set(items.flatMap(\.types)))
  }

  func put(_ items: [PasteboardItem]) {
    self.items = items
    changeCount += 1
  }

  private func expire(at date: Date, _ generation: Int) {
    let delay = max(0, date.timeIntervalSinceNow)
    guard delay.isFinite else { return }
    // Nobody waits for it: what is seen stays the same.
    tessera_clock_set_unawaited(true)
    defer { tessera_clock_set_unawaited(false) }
    DispatchQueue.main.asyncAfter(deadline: .now() + min(delay, 1e8)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == generation, self.ownsContents else { return }
        self.replace(with: [])
      }
    }
  }

  var ownsContents: Bool { true }
}

/// The general pasteboard: the desktop's clipboard, or the one in memory that stands for it.
final class DesktopPasteboardStore: PasteboardStore {
  private var clipboard: any Clipboard {
    let clipboard = PlatformServices.current.clipboard
    if clipboard.foreignChangeHandler == nil {
      clipboard.foreignChangeHandler = { [weak self] in self?.changedFromOutside() }
    }
    return clipboard
  }
  /// What another program put there, with the count it was read at.
  private var foreign: (changeCount: Int, items: [PasteboardItem])?

  /// Hears of what other programs do from now on.
  func watch() { _ = clipboard }

  override var ownsContents: Bool { clipboard.isOwn }
  override var currentChangeCount: Int { clipboard.changeCount }

  override var current: [PasteboardItem] {
    let clipboard = clipboard
    if clipboard.isOwn { return items }
    if let foreign, foreign.changeCount == clipboard.changeCount { return foreign.items }
    let items = ForeignItems.read(clipboard)
    foreign = (clipboard.changeCount, items)
    return items
  }

  override func put(_ items: [PasteboardItem]) {
    self.items = items
    foreign = nil
    clipboard.offer(items.map(DesktopForms.forms))
  }

  private func changedFromOutside() {
    let old = Set((foreign?.items ?? items).flatMap(\.types))
    items = []
    foreign = nil
    let new = clipboard.types.joined().map { UniformTypes.identifier(ofMIMEType: $0) }
    UIPasteboard.postChange(of: self, from: old, to: Set(new))
  }
}

/// Items as the desktop takes them.
@MainActor
enum DesktopForms {
  static func forms(of item: PasteboardItem) -> [ClipboardForm] {
    var forms: [ClipboardForm] = []
    for form in item.forms {
      let type = UniformTypes.mimeType(of: form.type)
      // A file's address is an address to the desktop; a UIKit picture is offered as PNG already.
      let isAnotherName =
        form.type == UniformTypes.fileURL
        || form.type == UniformTypes.uikitImage && item.form(ofType: UniformTypes.png) != nil
      if isAnotherName || forms.contains(where: { $0.type == type }) { continue }
      forms.append(ClipboardForm(type: type, load: form.load))
    }
    // An address can be pasted where a text is wanted.
    if let url = item.form(conformingTo: [UniformTypes.url]),
      item.form(conformingTo: [UniformTypes.plainText]) == nil
    {
      forms.append(ClipboardForm(type: "text/plain;charset=utf-8", load: url.load))
    }
    return forms
  }
}

/// What another program put on the clipboard, as items.
@MainActor
enum ForeignItems {
  private static let uriList = "text/uri-list"

  static func read(_ clipboard: any Clipboard) -> [PasteboardItem] {
    clipboard.types.indices.flatMap { item($0, of: clipboard) }
  }

  /// Several files copied in a file browser are several items on iOS, and one list here.
  private static func item(_ index: Int, of clipboard: any Clipboard) -> [PasteboardItem] {
    var whole = PasteboardItem(forms: [])
    var addresses: [URL] = []
    for type in clipboard.types[index] {
      if type == uriList {
        addresses = clipboard.data(ofType: type, inItem: index).map(PasteboardCoding.urls) ?? []
        if let first = addresses.first { whole.forms += PasteboardItem(first).forms }
        continue
      }
      let identifier = UniformTypes.identifier(ofMIMEType: type)
      guard whole.form(ofType: identifier) == nil else { continue }
      whole.forms.append(load(identifier, type, index, clipboard))
    }
    useCharset(&whole)
    return [whole].filter { !$0.forms.isEmpty } + addresses.dropFirst().map { PasteboardItem($0) }
  }

  private static func load(
    _ identifier: String, _ type: String, _ index: Int, _ clipboard: any Clipboard
  ) -> PasteboardItem.Form {
    // Asked later, the clipboard may hold something else.
    let count = clipboard.changeCount
    return PasteboardItem.Form(identifier) { done in
      done(clipboard.changeCount == count ? clipboard.data(ofType: type, inItem: index) : nil)
    }
  }

  /// Text without a charset is in UTF-8 on every desktop that runs this, and known as such on iOS.
  private static func useCharset(_ item: inout PasteboardItem) {
    guard item.form(ofType: UniformTypes.utf8PlainText) == nil,
      let index = item.forms.firstIndex(where: { $0.type == UniformTypes.plainText })
    else { return }
    item.forms[index].type = UniformTypes.utf8PlainText
  }
}
