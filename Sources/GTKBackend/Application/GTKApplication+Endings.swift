import CGTK4
import Failures
import PlatformInterface

/// Ends that come from outside of the program.
extension GTKApplication {
  func watchEndings() {
    let ends: @MainActor @convention(c) (gpointer?, Int32, UnsafePointer<CChar>?) -> Void = {
      data, signal, reason in
      guard let application = owner(GTKApplication.self, data) else { return }
      if signal == 0 {
        application.displayIsGone(reason.map { String(cString: $0) } ?? "")
      } else {
        application.programEnds(signal)
      }
    }
    tessera_ends_watch(
      display.kind == .wayland ? TESSERA_DISPLAY_WAYLAND : TESSERA_DISPLAY_X11,
      unsafeBitCast(ends, to: TesseraEndCallback.self), Unmanaged.passUnretained(self).toOpaque())
  }

  /// Called by a display's own code, which leaves the process afterwards.
  private func displayIsGone(_ reason: String) {
    let (kind, variable) =
      display.kind == .wayland ? ("Wayland compositor", "WAYLAND_DISPLAY") : ("X server", "DISPLAY")
    let name = getenv(variable).map { " " + String(cString: $0) } ?? ""
    Log.write("The \(kind)\(name) is gone (\(reason)), and the app ends; its state is saved.")
    let clients = readableWindows.map(\.client)
    for window in readableWindows { window.displayIsGone() }
    clients.first??.receive(.programEnds)
  }

  private func programEnds(_ signal: Int32) {
    if let client = readableWindows.lazy.compactMap(\.client).first { client.receive(.programEnds) }
    // As shells know programs that a signal ended.
    stop(status: 128 + signal)
  }
}
