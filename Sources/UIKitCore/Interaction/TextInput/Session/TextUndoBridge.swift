import ObjCRuntime

/// Brings a text's history to an `UndoManager`, which shortcuts and programs know: one action a step.
@MainActor
final class TextUndoBridge {
  let manager = UndoManager()
  private weak var session: TextSession?

  init(_ session: TextSession) {
    self.session = session
    manager.groupsByEvent = false
  }

  /// A program may switch it off.
  var isRecording: Bool { manager.isUndoRegistrationEnabled }

  /// The newest step can be undone.
  func register() {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { $0.turn(isRedo: false) }
    manager.endUndoGrouping()
  }

  /// Undoes or repeats a step, and lets the manager turn that round.
  private func turn(isRedo: Bool) {
    manager.registerUndo(withTarget: self) { $0.turn(isRedo: !isRedo) }
    perform(isRedo: isRedo)
  }

  private func perform(isRedo: Bool) {
    if isRedo { session?.redo() } else { session?.undo() }
  }

  func forget() { manager.removeAllActions() }
}
