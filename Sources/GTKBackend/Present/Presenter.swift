import CGTK4
import PlatformInterface

/// Brings frames of one window to the screen. Main thread only.
///
/// Two conform: `SharedMemoryPresenter` and `GSKPresenter`.
@MainActor
protocol Presenter: AnyObject {
  /// For logs and statistics: "x11-shm", "x11-put", "wayland-shm" or "gsk".
  var kind: String { get }

  /// False while the display server has not yet taken the last frame; `becameReady` follows.
  var isReady: Bool { get }
  var becameReady: (() -> Void)? { get set }

  /// The content's rectangle in the GdkSurface, in surface units, and device pixels per unit, which need not be
  /// a whole number.
  func place(_ rect: CGRect, scale: CGFloat)

  /// Device pixels per surface unit that the display would like, where this presenter knows better than GTK.
  var wantedScale: CGFloat? { get }
  var wantedScaleChanged: (() -> Void)? { get set }

  /// Shows a frame; the same one again where the picture may have been lost.
  func present(_ frame: RenderFrame)

  /// Draws the latest frame as part of GTK's own drawing. Nothing for a presenter that does not.
  func snapshot(into snapshot: OpaquePointer)

  /// Lets go of everything on the display server; called before the GdkSurface goes.
  func close()
}
