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
  /// The windows with the numbers of their roots.
  var windows: [(window: GTKWindow, number: Int)] = []
  var byNumber: [Int: Entry] = [:]
  /// The numbers in the order of the tree, each node before its children.
  var order: [Int] = []
  /// Whether somebody keeps what nodes are, and has to hear of those that come and go.
  var isCached = false
  var focused: Int?
  private var schedule = ReaderSchedule()
  private var report: MainLoopTimer?
  private var windowNumbers: [ObjectIdentifier: (number: Int, window: Weak)] = [:]
  private var lastWindow = 0
  /// Gives the keys to the text that readers begin a screen at.
  var begins: MainLoopTimer?
  /// What had the focus until its screen went, as a reader still asks where it was: it answers, in no state and
  /// without children, until the focus goes on.
  var leftBehind: (number: Int, entry: Entry)?

  struct Entry {
    var node: AccessibilityNode
    var parent: Int
    var index: Int
    /// What is added to numbers of the node's own window.
    var start: Int
    /// The number in the node's own window.
    var own: Int { node.id }
    var window: GTKWindow
  }

  private struct Weak { weak var window: GTKWindow? }

  /// Windows have numbers of their own, that are not given twice, above those of their nodes.
  private static let windowShift = 40

  init(_ application: GTKApplication) { self.application = application }

  /// Listens for readers from now on.
  func start() {
    // GLib calls them on the thread of its main loop, which is the main thread.
    typealias Name = UnsafePointer<CChar>
    let connected: @MainActor @convention(c) (gpointer?, Bool) -> Void = { data, isConnected in
      owner(ReaderBus.self, data)?.connected(isConnected)
    }
    let embedded: @MainActor @convention(c) (gpointer?) -> Void = { data in
      owner(ReaderBus.self, data)?.tellOfAll()
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
      embedded: unsafeBitCast(embedded, to: TesseraReadersEmbedded.self),
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

  /// A frame was made: what is known may be old.
  func frameRan() {
    guard isConnected else { return }
    schedule.frameRan(at: MonotonicClock.now)
    if report == nil { wait() }
  }

  /// Something was done that readers are to hear of soon: what is known is old.
  func contentsChanged() {
    guard isConnected else { return }
    schedule.contentsChanged(at: MonotonicClock.now)
    wait()
  }

  /// The user did something; what moves many times a second is left to the frames that come of it.
  func received(_ event: PlatformEvent) {
    switch event {
    case .scroll, .hover, .magnify, .rotate: break
    case .touch(let touch) where touch.phase == .changed: break
    default: contentsChanged()
    }
  }

  /// Tells readers when it is time; frames that come meanwhile may put that off.
  private func wait() {
    report?.cancel()
    report = nil
    guard let due = schedule.reportTime else { return }
    let seconds = min(max(due - MonotonicClock.now, 0), ReaderSchedule.longestWait)
    report = MainLoopTimer(milliseconds: UInt32((seconds * 1000).rounded(.up))) { [weak self] in
      guard let self else { return }
      report = nil
      if schedule.isReportDue(at: MonotonicClock.now) { refresh() } else { wait() }
    }
  }

  private func forget() {
    windows = []
    byNumber = [:]
    order = []
    focused = nil
    leftBehind = nil
    isCached = false
    schedule = ReaderSchedule()
  }

  /// Makes the tree anew where it may be old, and tells readers of what differs.
  func refresh() {
    guard isConnected, schedule.isTreeOld else { return }
    schedule.treeMade(at: MonotonicClock.now)
    let before = (nodes: byNumber, order: order, windows: windows.map(\.number))
    windows = []
    byNumber = [:]
    order = []
    for (index, window) in application.readableWindows.enumerated() {
      guard let client = window.client else { continue }
      let start = number(of: window) << Self.windowShift
      var root = AccessibilityNode(
        id: 0, role: .window, frame: CGRect(origin: .zero, size: window.size),
        activationPoint: .zero, isElement: false)
      root.label = window.title
      root.states = [.enabled, .showing]
      if window.isActive { root.states.insert(.active) }
      root.children = client.accessibilityWindows().flatMap(\.children)
      windows.append((window, start))
      enter(root, index: index, start: start, window: window)
    }
    keepFocus(comingFrom: before.nodes)
    if before.nodes.isEmpty {
      focused = order.last { isFocused($0) }
    } else {
      tellOfChanges(before.nodes, before.order, before.windows)
    }
  }

  private func number(of window: GTKWindow) -> Int {
    if let known = windowNumbers[ObjectIdentifier(window)], known.window.window === window {
      return known.number
    }
    windowNumbers = windowNumbers.filter { $0.value.window.window != nil }
    lastWindow += 1
    windowNumbers[ObjectIdentifier(window)] = (lastWindow, Weak(window: window))
    return lastWindow
  }

  private func enter(_ root: AccessibilityNode, index: Int, start: Int, window: GTKWindow) {
    var waiting = [(node: root, parent: 0, index: index)]
    while let (node, parent, index) = waiting.popLast() {
      let number = start + node.id
      byNumber[number] = Entry(
        node: node, parent: parent, index: index, start: start, window: window)
      order.append(number)
      for place in node.children.indices.reversed() {
        waiting.append((node.children[place], number, place))
      }
    }
  }

  func number(of child: AccessibilityNode, in parent: Entry) -> Int { parent.start + child.id }

  func children(of entry: Entry) -> [Int] { entry.node.children.map { entry.start + $0.id } }

  /// The program says something to readers.
  func announce(_ text: String) {
    guard isConnected else { return }
    // Polite, as those of VoiceOver are.
    tessera_accessibility_emit(0, "Object", "Announcement", text, 1, 0, g_variant_new_string(text))
  }

  // MARK: Questions

  /// The node of a name: as it is told now where only frames have run since, so that readers who ask much while a
  /// list scrolls do not have a tree made for each frame.
  func entry(_ name: String) -> Entry? {
    if !schedule.answersFromTree(at: MonotonicClock.now) { refresh() }
    let number = Int(name)
    if let known = number.flatMap({ byNumber[$0] }) { return known }
    refresh()
    return number.flatMap { byNumber[$0] ?? ($0 == leftBehind?.number ? leftBehind?.entry : nil) }
  }

  func interfaces(_ name: String) -> UInt32 {
    if name == "root" { return AccessibilityNode.programInterfaces }
    // Asked before each question, which is answered from a fresh tree: here an old one will do.
    let known = Int(name).flatMap { byNumber[$0] }
    return (known ?? entry(name))?.node.readerInterfaces ?? 0
  }
}
