import CGTK4
import PlatformInterface

/// Frames as GSK nodes, drawn by GTK's renderer on the GPU.
@MainActor
final class GSKPresenter: Presenter {
  private let content: UnsafeMutablePointer<GtkWidget>
  private let builder = GSKNodeBuilder()
  private var node: OpaquePointer?
  var becameReady: (() -> Void)?

  init(content: UnsafeMutablePointer<GtkWidget>) { self.content = content }

  var kind: String { "gsk" }
  /// GTK's frame clock waits for the compositor itself.
  var isReady: Bool { true }

  func place(_ rect: CGRect, scale: Int) {}

  func present(_ frame: RenderFrame) {
    let built = builder.build(frame)
    if let node { gsk_render_node_unref(node) }
    node = built
    gtk_widget_queue_draw(content)
  }

  func snapshot(into snapshot: OpaquePointer) {
    if let node { gtk_snapshot_append_node(snapshot, node) }
  }

  func close() {
    if let node { gsk_render_node_unref(node) }
    node = nil
    builder.removeAll()
  }
}
