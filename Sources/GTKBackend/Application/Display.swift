import CGTK4
import PlatformInterface

/// The display server this process talks to.
struct Display: Sendable {
  enum Kind: Sendable { case x11, wayland }
  let kind: Kind
  /// Which presenter windows get; nil where only a look at OpenGL's driver can tell.
  let presenter: PresenterChoice?

  /// Opens GTK's default display, or answers nil, without having touched GTK where none answers.
  @MainActor static func open() -> Display? {
    let probed = tessera_display_probe()
    guard probed != TESSERA_DISPLAY_NONE else { return nil }
    let kind: Kind = probed == TESSERA_DISPLAY_WAYLAND ? .wayland : .x11
    let choice = PresenterChoice.beforeOpening()
    // On X11 the window manager decorates; on Wayland GTK may have to, and needs its theme.
    guard tessera_display_open(probed, choice == .sharedMemory, kind == .x11) else { return nil }
    return Display(kind: kind, presenter: choice)
  }

  /// Why no display answered, by the variables that name one.
  ///
  /// - Parameter backend: what `GDK_BACKEND` says, which may allow one kind of display alone; nil where it is not set.
  static func absence(backend: String?) -> String {
    guard let backend, !backend.isEmpty, !backend.contains("*") else {
      return "WAYLAND_DISPLAY and DISPLAY name none that answers"
    }
    switch (backend.contains("wayland"), backend.contains("x11")) {
    case (true, true): return "WAYLAND_DISPLAY and DISPLAY name none that answers"
    case (true, false):
      return
        "GDK_BACKEND=\(backend) allows Wayland alone, and WAYLAND_DISPLAY names none that answers"
    case (false, true):
      return "GDK_BACKEND=\(backend) allows X11 alone, and DISPLAY names none that answers"
    case (false, false): return "GDK_BACKEND=\(backend) allows neither Wayland nor X11"
    }
  }
}
