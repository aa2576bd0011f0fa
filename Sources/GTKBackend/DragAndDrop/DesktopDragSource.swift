import CGTK4
import PlatformInterface

/// A drag that the desktop carries for a window, from where it leaves it to its end.
@MainActor
final class DesktopDragSource {
  private let drag: OpaquePointer
  private var connections: [SignalConnection] = []
  private let ended: @MainActor (DragOperation) -> Void
  private let target: DropTargetWatch
  /// Keeps itself until the desktop says that it is over.
  private var retained: DesktopDragSource?

  /// - Returns: nil where the desktop does not take it.
  init?(
    _ offer: DragOffer, on surface: OpaquePointer,
    ended: @escaping @MainActor (DragOperation) -> Void
  ) {
    let target = DropTargetWatch()
    let content = ClipboardOffer.make(target.watched(ClipboardForm.merged(offer.items)))
    defer { if let content { g_object_unref(content) } }
    let isBlended = DragShape.displayBlends
    let texture = GSKTexture(
      isBlended ? offer.picture : DragShape.laid(offer.picture, over: offer.ground))
    let drag = tessera_drag_begin(
      surface, content, offer.allowsMove, texture.pointer, Int32(offer.hotspot.x.rounded()),
      Int32(offer.hotspot.y.rounded()))
    guard let drag else { return nil }
    if !isBlended { DragShape.cut(drag, to: offer.picture) }
    self.drag = drag
    self.target = target
    self.ended = ended
    retained = self
    target.died = { [unowned self] in end(isTaken: false) }
    target.follow(drag)
    let dropped: PlainHandler = { _, data in
      owner(DesktopDragSource.self, data)?.target.dropped()
    }
    let finished: PlainHandler = { _, data in
      owner(DesktopDragSource.self, data)?.end(isTaken: true)
    }
    let cancelled:
      @MainActor @convention(c) (OpaquePointer?, GdkDragCancelReason, gpointer?) -> Void = {
        _, _, data in owner(DesktopDragSource.self, data)?.end(isTaken: false)
      }
    connections = [
      SignalConnection(drag, "drop-performed", owner: self, dropped),
      SignalConnection(drag, "dnd-finished", owner: self, finished),
      SignalConnection(drag, "cancel", owner: self, cancelled),
    ]
  }

  private func end(isTaken: Bool) {
    guard retained != nil else { return }
    target.stop()
    let action = gdk_drag_get_selected_action(drag)
    let operation: DragOperation =
      !isTaken
      ? .none : action == GDK_ACTION_MOVE ? .move : action == GDK_ACTION_COPY ? .copy : .none
    for connection in connections { connection.disconnect() }
    gdk_drag_drop_done(drag, isTaken ? 1 : 0)
    // GDK is still telling others.
    _ = MainLoopTimer(milliseconds: 0) { [self] in
      g_object_unref(UnsafeMutableRawPointer(drag))
      ended(operation)
      retained = nil
      tessera_main_loop_note_application_code()
    }
  }
}

/// Finds out whether the program that things are dropped on is there to answer: GDK waits for ever for one that
/// crashed.
@MainActor
final class DropTargetWatch {
  /// Milliseconds from one check to the next.
  private static let pause: UInt32 = 250
  /// Seconds that a program may take to ask for something, or to say that it is done.
  private static let patience: TimeInterval = 20

  private var drag: OpaquePointer?
  /// The X window that is dragged over, or was last; 0 where nobody knows.
  private var window: UInt32 = 0
  private var lastSign: TimeInterval?
  private var timer: MainLoopTimer?
  /// Called once, after the drop, when no answer will come.
  var died: @MainActor () -> Void = {}

  /// The same forms; who asks for one is there.
  func watched(_ forms: [ClipboardForm]) -> [ClipboardForm] {
    forms.map { form in
      ClipboardForm(type: form.type) { [weak self] done in
        self?.noteSign()
        form.load {
          self?.noteSign()
          done($0)
        }
      }
    }
  }

  private func noteSign() { if lastSign != nil { lastSign = MonotonicClock.now } }

  /// Watches what is dragged over, until `stop()`.
  func follow(_ drag: OpaquePointer) {
    self.drag = drag
    timer = nil
    check()
    guard self.drag != nil else { return }
    timer = MainLoopTimer(milliseconds: Self.pause) { [weak self] in self?.follow(drag) }
  }

  private func check() {
    guard let drag else { return }
    guard let lastSign else {
      let found = tessera_drag_target(drag)
      if found != 0 { window = found }
      return
    }
    let isGone = window != 0 && !tessera_drag_target_lives(window)
    if isGone || MonotonicClock.now - lastSign > Self.patience {
      Log.write("What was dropped on another program was not taken: the program does not answer.")
      died()
    }
  }

  /// The button was released over a program that takes what is dragged.
  func dropped() {
    check()
    lastSign = MonotonicClock.now
  }

  func stop() {
    drag = nil
    timer?.cancel()
    timer = nil
    died = {}
  }
}
