import Failures
import PlatformInterface

/// What was copied, for pasting: the general pasteboard is the desktop's clipboard, named ones live in
/// the program.
///
/// May be used from any thread; off the main one it waits for the main one. Data that another program
/// owns is fetched when it is asked for, and waited for at most a second.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let generalPasteboard = UIPasteboard(desktop)
  private static let desktop = DesktopPasteboardStore(name: .general)
  @MainActor private static var named: [Name: PasteboardStore] = [:]

  private let store: PasteboardStore

  private init(_ store: PasteboardStore) { self.store = store }

  // MARK: Getting pasteboards

  /// The desktop's clipboard.
  open class var general: UIPasteboard { generalPasteboard }

  /// Finds the program's pasteboard of a name; nil where there is none and it is not to be made.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let found = Self.onMain { () -> PasteboardStore? in
      if pasteboardName == .general { return Self.desktop }
      if let known = Self.named[pasteboardName] { return known }
      guard create else { return nil }
      let made = PasteboardStore(name: pasteboardName)
      Self.named[pasteboardName] = made
      return made
    }
    guard let found else { return nil }
    store = found
  }

  /// Makes a pasteboard of this program's with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    let store = PasteboardStore(name: Name(UUID().uuidString))
    onMain { named[store.name] = store }
    return UIPasteboard(store)
  }

  /// Empties and forgets a pasteboard of the program's; the general one cannot be removed.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    onMain {
      guard let store = named.removeValue(forKey: pasteboardName) else { return }
      store.replace(with: [])
      NotificationCenter.default.post(
        name: removedNotification, object: UIPasteboard(store), userInfo: nil)
    }
  }

  /// What the pasteboard is called.
  open var name: UIPasteboard.Name { store.name }

  /// A number that grows whenever anybody changes the contents.
  open var changeCount: Int { onMain { store.currentChangeCount } }

  // MARK: Items

  /// How many items are on the pasteboard.
  open var numberOfItems: Int { onMain { store.current.count } }

  /// All forms of all items, by type: strings, addresses, images and colours as such, else data.
  open var items: [[String: Any]] {
    get {
      onMain {
        store.current.map { item in
          var values: [String: Any] = [:]
          for form in item.forms { values[form.type] = PasteboardCoding.value(of: form) }
          return values
        }
      }
    }
    set { setItems(newValue) }
  }

  /// Adds items, each of which gives its data by type.
  open func addItems(_ items: [[String: Any]]) {
    nonisolated(unsafe) let items = items
    onMain { store.replace(with: store.current + items.map { PasteboardItem($0) }) }
  }

  /// Replaces everything. What is here never leaves this computer, so `.localOnly` changes nothing.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    nonisolated(unsafe) let items = items
    let expiry = options[.expirationDate] as? Date
    onMain { store.replace(with: items.map { PasteboardItem($0) }, expiry: expiry) }
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { onMain { store.current.first?.types ?? [] } }

  /// Returns the types of chosen items, or of all where the set is nil; nil where an index is not
  /// there.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    onMain { chosen(itemSet)?.map(\.types) }
  }

  /// Returns whether the first item has any of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    onMain { store.current.first?.contains(anyOf: pasteboardTypes) ?? false }
  }

  /// Returns whether each of chosen items, or of all where the set is nil, has any of some types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    onMain { chosen(itemSet)?.allSatisfy { $0.contains(anyOf: pasteboardTypes) } ?? false }
  }

  /// Which items have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    onMain {
      let indexes = store.current.indices.filter {
        store.current[$0].contains(anyOf: pasteboardTypes)
      }
      return indexes.isEmpty ? nil : IndexSet(indexes)
    }
  }

  // MARK: Data and values of a type

  /// Returns the data of a type of the first item; nil where it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    onMain { store.current.first?.form(ofType: pasteboardType)?.data }
  }

  /// Returns the data of a type of chosen items, or of all where the set is nil.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    onMain { chosen(itemSet)?.compactMap { $0.form(ofType: pasteboardType)?.data } }
  }

  /// Returns the value of a type of the first item, as `items` has it; nil where there is none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    onMain { store.current.first?.form(ofType: pasteboardType).flatMap(PasteboardCoding.value) }
  }

  /// Returns the values of a type of chosen items, or of all where the set is nil.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    onMain {
      chosen(itemSet)?.compactMap {
        $0.form(ofType: pasteboardType).flatMap(PasteboardCoding.value)
      }
    }
  }

  /// Replaces everything by one item of one form.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  /// Replaces what is on the pasteboard by one value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Nil where a number is beyond the items; all items for nil.
  @MainActor private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem]? {
    let items = store.current
    guard let itemSet else { return items }
    guard itemSet.allSatisfy({ items.indices.contains($0) }) else { return nil }
    return itemSet.map { items[$0] }
  }

  // MARK: Objects

  @MainActor var currentItems: [PasteboardItem] { store.current }

  @MainActor func replace(with items: [PasteboardItem], expiry: Date? = nil) {
    store.replace(with: items, expiry: expiry)
  }

  // MARK: Threads

  func onMain<Result>(_ body: @MainActor () -> Result) -> Result { Self.onMain(body) }

  /// Runs `body` on the main thread, now where this is it.
  static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    MainThread.wait(for: body)
  }

  // MARK: Changes

  /// Hears of other programs' changes from now on; called when the program is launched.
  @MainActor static func watchDesktop() { desktop.watch() }

  @MainActor static func postChange(
    of store: PasteboardStore, from old: Set<String>, to new: Set<String>
  ) {
    let isGeneral = store === desktop
    NotificationCenter.default.post(
      name: changedNotification, object: isGeneral ? generalPasteboard : UIPasteboard(store),
      userInfo: [
        changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
  }

  /// Pasteboards of one name are equal, as their contents are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIPasteboard)?.store === store
  }

  open override var hash: Int { name.hashValue }
}
