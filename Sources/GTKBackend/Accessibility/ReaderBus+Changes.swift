import CGTK4
import PlatformInterface

/// What readers are told of: the focus, then where a tree differs from the one before it, in the order of the tree.
extension ReaderBus {
  func tellOfChanges(_ old: [Int: Entry], _ oldOrder: [Int], _ oldWindows: [Int]) {
    tellOfWindows(oldWindows)
    tellOfFocus(comingFrom: old)
    for number in order {
      guard let entry = byNumber[number], let before = old[number] else { continue }
      tell(number, before.node, entry.node)
      tellOfChildren(number, before.node.children.map { before.start + $0.id }, children(of: entry))
    }
    if isCached { tellCaches(old, oldOrder) }
  }

  /// Before what comes and goes: a reader whose place is gone looks for the focus by itself, and does not say what it
  /// finds.
  private func tellOfFocus(comingFrom tree: [Int: Entry]) {
    let new = order.last { isFocused($0) }
    guard new != focused else { return }
    let old = focused
    focused = new
    leave(old.flatMap { number in tree[number].map { (number, $0) } })
    if let old, byNumber[old] != nil { emit(old, "StateChanged", "focused", 0) }
    guard let new else { return }
    emit(new, "StateChanged", "focused", 1)
    if let old { tellOfDescendant(old, new) }
  }

  private func leave(_ place: (number: Int, entry: Entry)?) {
    leftBehind = nil
    guard let place, byNumber[place.number] == nil else { return }
    var entry = place.entry
    entry.node.states = []
    entry.node.children = []
    // The list that it lay in may be gone as well.
    entry.parent = windows.first { $0.window === entry.window }?.number ?? 0
    entry.index = -1
    leftBehind = (place.number, entry)
  }

  /// The focus goes from one item of a list to another.
  private func tellOfDescendant(_ old: Int, _ new: Int) {
    guard let entry = byNumber[new], let list = byNumber[entry.parent], list.node.role == .list,
      old == entry.parent || byNumber[old]?.parent == entry.parent
    else { return }
    emit(
      entry.parent, "ActiveDescendantChanged", "", entry.index, 0,
      tessera_accessibility_reference(Int64(new)))
  }

  /// Readers came, or came back: the windows there are, which of them has the keyboard, and what in it.
  func tellOfAll() {
    refresh()
    tellOfWindows([])
    if let focused { emit(focused, "StateChanged", "focused", 1) }
  }

  /// Whoever reads stays where the focus was while nothing else has it, and begins anew in a screen that came in its
  /// place.
  func keepFocus(comingFrom old: [Int: Entry]) {
    guard let before = focused, !order.contains(where: { isFocused($0) }) else { return }
    let isGone = byNumber[before] == nil
    guard let place = isGone ? beginning(comingFrom: old) : before else { return }
    byNumber[place]?.node.states.insert(.focused)
    if isGone, byNumber[place]?.node.states.contains(.editable) == true { giveKeys(to: place) }
  }

  /// A text that readers begin at is typed into, as they say that it is there; nobody is in the middle of a question
  /// by then.
  private func giveKeys(to number: Int) {
    begins = MainLoopTimer(milliseconds: 1) { [weak self] in
      guard let self else { return }
      begins = nil
      if focused == number, let entry = byNumber[number] { _ = perform(.focus, entry) }
    }
  }

  /// Where readers begin in the active window: at the title of the screen that came, as all readers say what has the
  /// focus and few an announcement; without one at the first element of the content, to which Tab goes first, too.
  private func beginning(comingFrom old: [Int: Entry]) -> Int? {
    guard
      let window = windows.first(where: {
        byNumber[$0.number]?.node.states.contains(.active) == true
      })
    else { return nil }
    let elements = order.filter {
      guard let entry = byNumber[$0], entry.window === window.window else { return false }
      return entry.node.isElement && entry.node.states.contains(.showing)
    }
    let titles = elements.filter { byNumber[$0]?.node.role == .heading && isInBar($0) }
    return titles.first { byNumber[$0]?.node.label != old[$0]?.node.label } ?? titles.first
      ?? elements.first { !isInBar($0) } ?? elements.first
  }

  private func isInBar(_ number: Int) -> Bool {
    var next = byNumber[number]?.parent
    while let place = next, place != 0, let entry = byNumber[place] {
      if [.navigationBar, .toolbar, .tabBar].contains(entry.node.role) { return true }
      next = entry.parent
    }
    return false
  }

  func isFocused(_ number: Int) -> Bool {
    byNumber[number]?.node.states.contains(.focused) == true
  }

  private func emit(
    _ number: Int, _ signal: String, _ detail: String, _ first: Int = 0, _ second: Int = 0,
    _ value: OpaquePointer? = nil, interface: String = "Object"
  ) {
    tessera_accessibility_emit(
      Int64(number), interface, signal, detail, Int32(clamping: first), Int32(clamping: second),
      value ?? g_variant_new_int32(0))
  }

  private func text(_ text: String) -> OpaquePointer? { ReaderReply.string(text).variant }

  // MARK: Windows

  private func tellOfWindows(_ old: [Int]) {
    let now = windows.map(\.number)
    for number in old where !now.contains(number) {
      emit(number, "Destroy", "", interface: "Window")
    }
    tellOfChildren(0, old, now)
    for number in now where !old.contains(number) {
      emit(number, "Create", "", 0, 0, name(number), interface: "Window")
      if byNumber[number]?.node.states.contains(.active) == true {
        emit(number, "Activate", "", 0, 0, name(number), interface: "Window")
      }
    }
  }

  private func name(_ number: Int) -> OpaquePointer? {
    text(byNumber[number]?.node.readerName ?? "")
  }

  // MARK: Nodes

  private func tell(_ number: Int, _ old: AccessibilityNode, _ new: AccessibilityNode) {
    func property(_ name: String, _ value: OpaquePointer?) {
      emit(number, "PropertyChange", "accessible-" + name, 0, 0, value)
    }
    if old.readerName != new.readerName { property("name", text(new.readerName)) }
    if old.hint != new.hint { property("description", text(new.hint ?? "")) }
    if old.readerRole.number != new.readerRole.number {
      property("role", g_variant_new_uint32(new.readerRole.number))
    }
    tellOfStates(number, old, new)
    if old.range?.value != new.range?.value, let range = new.range {
      property("value", g_variant_new_double(range.value))
    }
    if (old.position, old.count, old.identifier, old.value, old.role)
      != (new.position, new.count, new.identifier, new.value, new.role),
      !old.readerAttributes.elementsEqual(new.readerAttributes, by: ==)
    {
      emit(number, "AttributesChanged", "", 0, 0, text(""))
    }
    if let text = new.readerText, let was = old.readerText {
      if text.content != was.content { tellOfText(number, was.content, text.content) }
      if text.selection != was.selection {
        emit(
          number, "TextCaretMoved", "",
          ReaderText.scalars(text.content, text.selection.upperBound))
        if !text.selection.isEmpty || !was.selection.isEmpty {
          emit(number, "TextSelectionChanged", "")
        }
      }
    }
    let selected = [old, new].map { $0.children.filter { $0.states.contains(.selected) }.map(\.id) }
    if selected[0] != selected[1] { emit(number, "SelectionChanged", "") }
  }

  private func tellOfStates(_ number: Int, _ old: AccessibilityNode, _ new: AccessibilityNode) {
    let (bits, was) = (new.readerStateBits, old.readerStateBits)
    guard bits != was else { return }
    // Whose turn the focus is follows when all nodes are known.
    for (bit, name) in AccessibilityNode.stateNames
    where (bits ^ was) & 1 << bit != 0 && name != "focused" {
      let isSet = bits & 1 << bit != 0
      emit(number, "StateChanged", name, isSet ? 1 : 0)
      if name == "active" {
        emit(
          number, isSet ? "Activate" : "Deactivate", "", 0, 0, self.name(number),
          interface: "Window")
      }
    }
  }

  /// Children that went, then those that came, each with its place at that moment: who follows has the same
  /// children in the same order.
  private func tellOfChildren(_ number: Int, _ old: [Int], _ new: [Int]) {
    guard old != new else { return }
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, let child, _):
        emit(
          number, "ChildrenChanged", "remove", place, 0,
          tessera_accessibility_reference(Int64(child)))
      case .insert(let place, let child, _):
        emit(
          number, "ChildrenChanged", "add", place, 0, tessera_accessibility_reference(Int64(child)))
      }
    }
  }

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
      emit(
        number, "TextChanged", kind, start, scalars.count - start - end,
        self.text(ReaderText.part(text, start, scalars.count - end)))
    }
  }
}
