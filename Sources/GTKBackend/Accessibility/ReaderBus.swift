import CGTK4
import PlatformInterface

/// What screen readers of the desktop see of the program: its windows' trees of accessible elements, by AT-SPI.
///
/// Nothing is made before the desktop says that somebody reads. From then on a window's tree is made anew at most
/// once between two frames, when a reader asks or a change is to be told; nodes are values with numbers, and a
/// question names one by its number.
@MainActor
final class ReaderBus {
  unowned let application: GTKApplication
  /// Whether readers are there.
  private(set) var isConnected = false
  /// The roots, one for each window.
  var windows: [(window: GTKWindow, node: AccessibilityNode)] = []
  var byNumber: [Int: Entry] = [:]
  private var isFresh = false
  private var report: MainLoopTimer?
  private var focused: Int?

  struct Entry {
    var node: AccessibilityNode
    var parent: Int
    var index: Int
    /// The number in the node's own window.
    var own: Int
    var window: GTKWindow
  }

  /// Milliseconds between a change and its report, in which others gather.
  private static let pause: UInt32 = 80
  /// Numbers of one window begin this far after those of the one before.
  private static let windowStep = 10_000_000

  init(_ application: GTKApplication) { self.application = application }

  /// Listens for readers from now on.
  func start() {
    // GLib calls them on the thread of its main loop, which is the main thread.
    typealias Name = UnsafePointer<CChar>
    let connected: @MainActor @convention(c) (gpointer?, Bool) -> Void = { data, isConnected in
      owner(ReaderBus.self, data)?.connected(isConnected)
    }
    let interfaces: @MainActor @convention(c) (gpointer?, Name?) -> UInt32 = { data, node in
      node.flatMap { owner(ReaderBus.self, data)?.interfaces(String(cString: $0)) } ?? 0
    }
    let get: @MainActor @convention(c) (gpointer?, Name?, Name?, Name?) -> OpaquePointer? = {
      data, node, interface, property in
      guard let node, let property else { return nil }
      return owner(ReaderBus.self, data)?.value(String(cString: property), String(cString: node))
    }
    let set: @MainActor @convention(c) (gpointer?, Name?, Name?, Name?, OpaquePointer?) -> Bool = {
      data, node, interface, property, value in
      guard let node, let property, let value else { return false }
      return owner(ReaderBus.self, data)?.set(
        String(cString: property), String(cString: node), value) ?? false
    }
    let call:
      @MainActor @convention(c) (gpointer?, Name?, Name?, Name?, OpaquePointer?) -> OpaquePointer? =
        {
          data, node, interface, method, arguments in
          guard let node, let interface, let method, let arguments else { return nil }
          return owner(ReaderBus.self, data)?.call(
            String(cString: method), String(cString: interface), String(cString: node),
            ReaderArguments(arguments))
        }
    let callbacks = TesseraAccessibilityCallbacks(
      connected: unsafeBitCast(connected, to: TesseraReadersConnected.self),
      interfaces: unsafeBitCast(interfaces, to: TesseraReadersInterfaces.self),
      get: unsafeBitCast(get, to: TesseraReadersGet.self),
      set: unsafeBitCast(set, to: TesseraReadersSet.self),
      call: unsafeBitCast(call, to: TesseraReadersCall.self))
    tessera_accessibility_start(callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The program ends.
  func stop() {
    report?.cancel()
    report = nil
    isConnected = false
    tessera_accessibility_stop()
  }

  private func connected(_ isConnected: Bool) {
    self.isConnected = isConnected
    forget()
    application.readersChanged()
    if isConnected { refresh() }
  }

  // MARK: The tree

  /// A frame was made, or something was done: what is known may be old.
  func contentsChanged() {
    guard isConnected else { return }
    isFresh = false
    guard report == nil else { return }
    report = MainLoopTimer(milliseconds: Self.pause) { [weak self] in
      self?.report = nil
      self?.refresh()
    }
  }

  private func forget() {
    windows = []
    byNumber = [:]
    focused = nil
    isFresh = false
  }

  /// Makes the tree anew where it may be old, and tells readers of what differs.
  func refresh() {
    guard isConnected, !isFresh else { return }
    isFresh = true
    let old = byNumber
    let oldChildren = windows.count
    windows = []
    byNumber = [:]
    for (index, window) in application.readableWindows.enumerated() {
      guard let client = window.client else { continue }
      let start = Self.windowStep * index
      var root = AccessibilityNode(
        id: start + Self.windowStep - 1, role: .window,
        frame: CGRect(origin: .zero, size: window.size), activationPoint: .zero, isElement: false)
      root.label = window.title
      root.states = [.enabled, .showing]
      root.children = client.accessibilityWindows().flatMap(\.children)
      windows.append((window, root))
      enter(root, parent: 0, index: index, start: start, window: window)
    }
    tellOfChanges(old, oldChildren)
  }

  private func enter(
    _ node: AccessibilityNode, parent: Int, index: Int, start: Int, window: GTKWindow
  ) {
    var waiting = [(node, parent, index)]
    while let (node, parent, index) = waiting.popLast() {
      let number = node.role == .window ? node.id : start + node.id
      byNumber[number] = Entry(
        node: node, parent: parent, index: index, own: node.id, window: window)
      for (place, child) in node.children.enumerated() { waiting.append((child, number, place)) }
    }
  }

  func number(of child: AccessibilityNode, in parent: Entry) -> Int {
    let start = (application.readableWindows.firstIndex { $0 === parent.window } ?? 0)
    return start * Self.windowStep + child.id
  }

  func children(of entry: Entry) -> [Int] {
    entry.node.children.map { number(of: $0, in: entry) }
  }

  // MARK: Changes

  private func tellOfChanges(_ old: [Int: Entry], _ oldWindows: Int) {
    guard !old.isEmpty else { return }
    func emit(
      _ number: Int, _ signal: String, _ detail: String, _ first: Int = 0, _ second: Int = 0,
      _ value: OpaquePointer? = nil
    ) {
      tessera_accessibility_emit(
        Int32(number), "Object", signal, detail, Int32(first), Int32(second),
        value ?? g_variant_new_int32(0))
    }
    for (number, entry) in byNumber {
      guard let before = old[number] else { continue }
      let (a, b) = (before.node, entry.node)
      if a.readerName != b.readerName {
        emit(
          number, "PropertyChange", "accessible-name", 0, 0, g_variant_new_string(b.readerName))
      }
      for (state, name) in Self.spokenStates
      where a.states.contains(state) != b.states.contains(state) {
        emit(number, "StateChanged", name, b.states.contains(state) ? 1 : 0)
      }
      if a.range?.value != b.range?.value, let range = b.range {
        emit(
          number, "PropertyChange", "accessible-value", 0, 0, g_variant_new_double(range.value))
      }
      if let text = b.text, let was = a.text {
        if text.content != was.content { tellOfText(number, was.content, text.content) }
        if text.selection != was.selection {
          emit(
            number, "TextCaretMoved", "",
            ReaderText.scalars(text.content, text.selection.upperBound))
        }
      }
      let (was, now) = (before.node.children.map(\.id), entry.node.children.map(\.id))
      guard was != now else { continue }
      for (place, child) in before.node.children.enumerated() where !now.contains(child.id) {
        emit(
          number, "ChildrenChanged", "remove", place, 0,
          tessera_accessibility_reference(Int32(self.number(of: child, in: entry))))
      }
      for (place, child) in entry.node.children.enumerated() where !was.contains(child.id) {
        emit(
          number, "ChildrenChanged", "add", place, 0,
          tessera_accessibility_reference(Int32(self.number(of: child, in: entry))))
      }
    }
    let new = byNumber.first { $0.value.node.states.contains(.focused) }?.key
    if new != focused {
      if let focused, byNumber[focused] != nil { emit(focused, "StateChanged", "focused", 0) }
      focused = new
      if let new { emit(new, "StateChanged", "focused", 1) }
    }
  }

  private static let spokenStates: [(AccessibilityStates, String)] = [
    (.enabled, "enabled"), (.selected, "selected"), (.checked, "checked"), (.showing, "showing"),
  ]

  private func tellOfText(_ number: Int, _ old: String, _ new: String) {
    let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    for (text, scalars, kind) in [(old, a, "delete"), (new, b, "insert")]
    where scalars.count > start + end {
      tessera_accessibility_emit(
        Int32(number), "Object", "TextChanged", kind, Int32(start),
        Int32(scalars.count - start - end),
        g_variant_new_string(ReaderText.part(text, start, scalars.count - end)))
    }
  }

  /// The program says something to readers.
  func announce(_ text: String) {
    guard isConnected else { return }
    // Polite, as those of VoiceOver are.
    tessera_accessibility_emit(0, "Object", "Announcement", text, 1, 0, g_variant_new_string(text))
  }

  // MARK: Questions

  func entry(_ name: String) -> Entry? {
    refresh()
    return Int(name).flatMap { byNumber[$0] }
  }

  func interfaces(_ name: String) -> UInt32 {
    if name == "root" { return 0b11 }
    // Asked before each question, which is answered from a fresh tree: here an old one will do.
    let known = Int(name).flatMap { byNumber[$0] }
    return (known ?? entry(name))?.node.readerInterfaces ?? 0
  }

  func value(_ property: String, _ name: String) -> OpaquePointer? {
    if name == "root" { return rootValue(property) }
    guard let entry = entry(name) else { return nil }
    let node = entry.node
    switch property {
    case "Name": return g_variant_new_string(node.readerName)
    case "Description": return g_variant_new_string(node.hint ?? "")
    case "Parent": return tessera_accessibility_reference(Int32(entry.parent))
    case "ChildCount": return g_variant_new_int32(Int32(node.children.count))
    case "Locale": return g_variant_new_string(application.environment.localeIdentifier)
    case "AccessibleId": return g_variant_new_string(node.identifier ?? "")
    case "NActions": return g_variant_new_int32(Int32(actions(of: entry).count))
    case "MinimumValue": return g_variant_new_double(node.range?.minimum ?? 0)
    case "MaximumValue": return g_variant_new_double(node.range?.maximum ?? 0)
    case "MinimumIncrement":
      let range = node.range
      return g_variant_new_double(((range?.maximum ?? 0) - (range?.minimum ?? 0)) / 10)
    case "CurrentValue": return g_variant_new_double(node.range?.value ?? 0)
    case "CharacterCount":
      return g_variant_new_int32(Int32(node.text?.content.unicodeScalars.count ?? 0))
    case "CaretOffset":
      let text = node.text
      return g_variant_new_int32(
        Int32(text.map { ReaderText.scalars($0.content, $0.selection.upperBound) } ?? -1))
    case "NSelectedChildren":
      return g_variant_new_int32(Int32(selected(in: entry).count))
    default: return nil
    }
  }

  func rootValue(_ property: String) -> OpaquePointer? {
    refresh()
    switch property {
    case "Name":
      return g_variant_new_string(g_get_application_name().map { String(cString: $0) } ?? "")
    case "Description", "AccessibleId": return g_variant_new_string("")
    case "Parent": return tessera_accessibility_desktop()
    case "ChildCount": return g_variant_new_int32(Int32(windows.count))
    case "Locale": return g_variant_new_string(application.environment.localeIdentifier)
    case "ToolkitName": return g_variant_new_string("UIKit")
    case "Version": return g_variant_new_string("1.0")
    case "AtspiVersion": return g_variant_new_string("2.1")
    case "Id": return g_variant_new_int32(0)
    default: return nil
    }
  }

  func set(_ property: String, _ name: String, _ value: OpaquePointer) -> Bool {
    if name == "root" { return property == "Id" }
    guard property == "CurrentValue", let entry = entry(name) else { return false }
    return perform(.setValue(g_variant_get_double(value)), entry)
  }

  func selected(in entry: Entry) -> [AccessibilityNode] {
    entry.node.children.filter { $0.states.contains(.selected) }
  }
}
