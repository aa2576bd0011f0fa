import CGTK4
import PlatformInterface

/// What is dragged over one window, and dropped on it.
@MainActor
final class WindowDrops {
  private unowned let window: GTKWindow
  private var connections: [SignalConnection] = []
  private var current: GTKDrop?

  private typealias Place =
    @MainActor @convention(c) (
      OpaquePointer?, OpaquePointer?, Double, Double, gpointer?
    ) -> UInt32

  init(_ window: GTKWindow) {
    self.window = window
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    let target = gtk_drop_target_async_new(nil, actions)!
    let moved: Place = { _, drop, x, y, data in
      guard let drop, let owner = owner(WindowDrops.self, data) else { return 0 }
      return owner.moved(drop, CGPoint(x: x, y: y)).rawValue
    }
    let left: @MainActor @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      _, drop, data in owner(WindowDrops.self, data)?.left()
    }
    let dropped:
      @MainActor @convention(c) (
        OpaquePointer?, OpaquePointer?, Double, Double, gpointer?
      ) -> gboolean = { _, drop, x, y, data in
        guard let drop, let owner = owner(WindowDrops.self, data) else { return 0 }
        return owner.dropped(drop, CGPoint(x: x, y: y)) ? 1 : 0
      }
    connections = [
      SignalConnection(target, "drag-enter", owner: self, moved),
      SignalConnection(target, "drag-motion", owner: self, moved),
      SignalConnection(target, "drag-leave", owner: self, left),
      SignalConnection(target, "drop", owner: self, dropped),
    ]
    gtk_widget_add_controller(window.content, target)
  }

  func detach() {
    for connection in connections { connection.disconnect() }
    connections = []
  }

  private func drop(_ pointer: OpaquePointer) -> GTKDrop {
    if let current, current.pointer == pointer { return current }
    let new = GTKDrop(pointer)
    current = new
    return new
  }

  private func moved(_ pointer: OpaquePointer, _ place: CGPoint) -> GdkDragAction {
    guard EventGate.isOpen, let client = window.client else { return GdkDragAction(0) }
    let action = GdkDragAction(client.dropMoved(drop(pointer), to: place))
    tessera_main_loop_note_application_code()
    return action
  }

  /// GTK tells of leaving before it tells of a drop, too.
  private func left() {
    guard let leaving = current else { return }
    _ = MainLoopTimer(milliseconds: 0) { [weak self] in
      guard let self, current === leaving, !leaving.isDropped else { return }
      current = nil
      window.client?.dropLeft(leaving)
    }
  }

  private func dropped(_ pointer: OpaquePointer, _ place: CGPoint) -> Bool {
    guard let client = window.client else { return false }
    let drop = drop(pointer)
    drop.isDropped = true
    current = nil
    let takes = client.dropped(drop, at: place)
    tessera_main_loop_note_application_code()
    return takes
  }
}

/// One drag over a window.
@MainActor
final class GTKDrop: DesktopDrop {
  nonisolated(unsafe) let pointer: OpaquePointer
  let types: [String]
  var isDropped = false
  private var isFinished = false

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
    final class Names { var list: [String] = [] }
    let names = Names()
    tessera_drop_types(
      pointer,
      { owner, type in
        guard let owner, let type else { return }
        Unmanaged<Names>.fromOpaque(owner).takeUnretainedValue().list.append(String(cString: type))
      }, Unmanaged.passUnretained(names).toOpaque())
    types = names.list
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  private var actions: UInt32 { gdk_drop_get_actions(pointer).rawValue }
  var allowsCopy: Bool { actions & GDK_ACTION_COPY.rawValue != 0 }
  var allowsMove: Bool { actions & GDK_ACTION_MOVE.rawValue != 0 }
  var isOwn: Bool { gdk_drop_get_drag(pointer) != nil }

  func load(_ type: String, _ done: @escaping @MainActor (Data?) -> Void) {
    final class Answer {
      let done: @MainActor (Data?) -> Void
      init(_ done: @escaping @MainActor (Data?) -> Void) { self.done = done }
    }
    guard !isFinished else { return done(nil) }
    let answer: @MainActor @convention(c) (gpointer?, OpaquePointer?) -> Void = { owner, bytes in
      guard let owner else { return }
      let answer = Unmanaged<Answer>.fromOpaque(owner).takeRetainedValue()
      guard let bytes else { return answer.done(nil) }
      var size: gsize = 0
      let start = g_bytes_get_data(bytes, &size)
      answer.done(start.map { Data(bytes: $0, count: Int(size)) } ?? Data())
      tessera_main_loop_note_application_code()
    }
    tessera_drop_read(
      pointer, type, unsafeBitCast(answer, to: TesseraDropRead.self),
      Unmanaged.passRetained(Answer(done)).toOpaque())
  }

  func finish(_ operation: DragOperation) {
    guard !isFinished, isDropped else { return }
    isFinished = true
    gdk_drop_finish(pointer, GdkDragAction(operation))
  }
}

extension GdkDragAction {
  init(_ operation: DragOperation) {
    switch operation {
    case .none: self.init(0)
    case .copy: self = GDK_ACTION_COPY
    case .move: self = GDK_ACTION_MOVE
    }
  }
}
