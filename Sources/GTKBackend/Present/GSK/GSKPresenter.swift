import CGTK4
import PlatformInterface

/// Frames as GSK nodes, drawn by GTK's renderer on the GPU.
@MainActor
final class GSKPresenter: Presenter {
  private let content: UnsafeMutablePointer<GtkWidget>
  private let builder: GSKNodeBuilder
  private var node: GSKNode?
  /// Where the content lies in the GdkSurface, in surface units.
  private var origin = CGPoint.zero
  var becameReady: (() -> Void)?
  /// GTK draws, at the scale that it knows of.
  var wantedScale: CGFloat? { nil }
  var wantedScaleChanged: (() -> Void)?

  /// - Parameter content: realized, so that its renderer is there.
  init(content: UnsafeMutablePointer<GtkWidget>) {
    self.content = content
    let renderer = gtk_widget_get_native(content).flatMap { gtk_native_get_renderer($0) }
    builder = GSKNodeBuilder(
      drawsPerspective: renderer.map { tessera_renderer_draws_perspective($0) } ?? false)
  }

  var kind: String { "gsk" }
  /// GTK's frame clock waits for the compositor itself.
  var isReady: Bool { true }

  func place(_ rect: CGRect, scale: CGFloat) { origin = rect.origin }

  func present(_ frame: RenderFrame) {
    node = builder.build(frame, at: origin)
    gtk_widget_queue_draw(content)
  }

  func snapshot(into snapshot: OpaquePointer) {
    if let node { gtk_snapshot_append_node(snapshot, node.pointer) }
  }

  func close() {
    node = nil
    builder.removeAll()
  }
}
