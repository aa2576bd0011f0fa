import CGTK4
import PlatformInterface

@MainActor
final class GSKNodeBuilder {
  func build(_ frame: RenderFrame) -> OpaquePointer? { nil }
  func removeAll() {}
}
