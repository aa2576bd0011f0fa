import CGTK4
import PlatformInterface

/// A drag that the desktop carries for a window, from where it leaves it to its end.
@MainActor
final class DesktopDragSource {
  private let drag: OpaquePointer
  private var connections: [SignalConnection] = []
  private let ended: @MainActor (DragOperation) -> Void
  /// Keeps itself until the desktop says that it is over.
  private var retained: DesktopDragSource?

  /// - Returns: nil where the desktop does not take it.
  init?(
    _ offer: DragOffer, on surface: OpaquePointer,
    ended: @escaping @MainActor (DragOperation) -> Void
  ) {
    let content = ClipboardOffer.make(ClipboardForm.merged(offer.items))
    defer { if let content { g_object_unref(content) } }
    let texture = GSKTexture(offer.picture)
    let drag = tessera_drag_begin(
      surface, content, offer.allowsMove, texture.pointer, Int32(offer.hotspot.x.rounded()),
      Int32(offer.hotspot.y.rounded()))
    guard let drag else { return nil }
    self.drag = drag
    self.ended = ended
    retained = self
    let finished: PlainHandler = { _, data in
      owner(DesktopDragSource.self, data)?.end(isTaken: true)
    }
    let cancelled:
      @MainActor @convention(c) (OpaquePointer?, GdkDragCancelReason, gpointer?) -> Void = {
        _, _, data in owner(DesktopDragSource.self, data)?.end(isTaken: false)
      }
    connections = [
      SignalConnection(drag, "dnd-finished", owner: self, finished),
      SignalConnection(drag, "cancel", owner: self, cancelled),
    ]
  }

  private func end(isTaken: Bool) {
    guard retained != nil else { return }
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
