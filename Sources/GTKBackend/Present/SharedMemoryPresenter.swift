import CGTK4
import PlatformInterface

/// Frames painted by our own painter into memory the display server reads, beside GTK's drawing:
/// GTK's widget is never marked for drawing when only the application's picture changed.
@MainActor
final class SharedMemoryPresenter: Presenter {
  private let surface: OpaquePointer
  var becameReady: (() -> Void)?
  private var shownBackground: RGBA?

  /// Nil where the display server cannot share memory with a known pixel format.
  init?(surface parent: OpaquePointer) {
    guard let surface = tessera_shared_surface_new(parent) else { return nil }
    self.surface = surface
    let ready: @MainActor @convention(c) (gpointer?) -> Void = {
      owner(SharedMemoryPresenter.self, $0)?.becameReady?()
    }
    tessera_shared_surface_set_ready(
      surface, unsafeBitCast(ready, to: (@convention(c) (gpointer?) -> Void).self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  var kind: String { String(cString: tessera_shared_surface_kind(surface)) }
  var isReady: Bool { tessera_shared_surface_is_ready(surface) }

  func place(_ rect: CGRect, scale: Int) {
    let factor = CGFloat(scale)
    tessera_shared_surface_place(
      surface, Int32((rect.minX * factor).rounded()), Int32((rect.minY * factor).rounded()),
      Int32((rect.width * factor).rounded()), Int32((rect.height * factor).rounded()),
      Int32(scale))
  }

  func present(_ frame: RenderFrame) {
    if frame.background != shownBackground {
      shownBackground = frame.background
      tessera_shared_surface_set_background(surface, frame.background.opaqueWord)
    }
    var isFresh = false
    let buffer = tessera_shared_surface_begin(surface, &isFresh)
    guard let target = buffer.pixels else { return }
    let pixels = PlatformServices.current.rasterizer.rasterize(
      frame.root, size: frame.size, scale: frame.scale, background: frame.background)
    let width = min(pixels.width, Int(buffer.width))
    let height = min(pixels.height, Int(buffer.height))
    for row in 0..<height {
      memcpy(
        target + row * Int(buffer.bytes_per_row), pixels.bytes + row * pixels.bytesPerRow,
        width * 4)
    }
    var all = TesseraPixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    tessera_shared_surface_show(surface, &all, 1)
  }

  func snapshot(into snapshot: OpaquePointer) {}

  func close() {
    becameReady = nil
    tessera_shared_surface_set_ready(surface, nil, nil)
    tessera_shared_surface_free(surface)
  }
}

extension RGBA {
  /// `0xRRGGBB`, as a pixel of a window without transparency.
  fileprivate var opaqueWord: UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
