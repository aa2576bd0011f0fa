import CGTK4
import CairoBackend
import PlatformInterface

/// Frames painted by our own painter into memory the display server reads, beside GTK's drawing:
/// GTK's widget is never marked for drawing when only the application's picture changed.
///
/// Only what is new is painted. What scrolled is moved: in a ring of rows without touching it, else by
/// copying; and the server copies it from our memory, or where it cannot read that, within its own.
@MainActor
final class SharedMemoryPresenter: Presenter {
  private let surface: OpaquePointer
  private let painter: FramePainter
  /// The surface's pixels as the painter left them.
  private var target: PixelTarget?
  private var shownBackground: RGBA?
  var becameReady: (() -> Void)?
  var wantedScaleChanged: (() -> Void)?

  /// Nil where the display server cannot share memory with a known pixel format.
  init?(surface parent: OpaquePointer, text: any BlockPainter) {
    guard let surface = tessera_shared_surface_new(parent) else { return nil }
    self.surface = surface
    painter = FramePainter(text: text)
    let ready: @MainActor @convention(c) (gpointer?) -> Void = {
      owner(SharedMemoryPresenter.self, $0)?.becameReady?()
    }
    let rescaled: @MainActor @convention(c) (gpointer?) -> Void = {
      owner(SharedMemoryPresenter.self, $0)?.wantedScaleChanged?()
    }
    tessera_shared_surface_set_ready(
      surface, unsafeBitCast(ready, to: (@convention(c) (gpointer?) -> Void).self),
      unsafeBitCast(rescaled, to: (@convention(c) (gpointer?) -> Void).self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  var kind: String { String(cString: tessera_shared_surface_kind(surface)) }
  var isReady: Bool { tessera_shared_surface_is_ready(surface) }

  var wantedScale: CGFloat? {
    let scale = tessera_shared_surface_scale(surface)
    return scale > 0 ? scale : nil
  }

  func place(_ rect: CGRect, scale: CGFloat) {
    tessera_shared_surface_place(
      surface, Int32(rect.minX.rounded()), Int32(rect.minY.rounded()),
      Int32(rect.width.rounded()), Int32(rect.height.rounded()), scale)
  }

  func present(_ frame: RenderFrame) {
    if frame.background != shownBackground {
      shownBackground = frame.background
      tessera_shared_surface_set_background(surface, frame.background.opaqueWord)
    }
    guard let target = currentTarget() else { return }
    let difference = painter.paint(frame, into: target)
    guard !difference.isEmpty else { return }
    for move in difference.moves {
      tessera_shared_surface_move(
        surface, TesseraPixelRect(move.rect), Int32(move.dx), Int32(move.dy))
    }
    let damage = difference.damage.map(TesseraPixelRect.init)
    tessera_shared_surface_show(surface, damage, Int32(damage.count))
  }

  /// The memory to paint into; a new target where it is another, or no longer holds what was shown.
  private func currentTarget() -> PixelTarget? {
    var isFresh = false
    let buffer = tessera_shared_surface_begin(surface, &isFresh)
    guard let bytes = buffer.pixels else {
      target = nil
      return nil
    }
    let width = Int(buffer.width)
    let height = Int(buffer.height)
    if let target, target.bytes == bytes, target.width == width, target.height == height {
      if isFresh { target.forget() }
      return target
    }
    let made = PixelTarget(
      bytes: bytes, width: width, height: height, bytesPerRow: Int(buffer.bytes_per_row),
      owner: nil,
      roll: { [surface] dy in
        var rolled = TesseraSharedBuffer()
        return tessera_shared_surface_roll(surface, Int32(dy), &rolled) ? rolled.pixels : nil
      })
    target = made
    return made
  }

  func snapshot(into snapshot: OpaquePointer) {}

  func close() {
    becameReady = nil
    wantedScaleChanged = nil
    target = nil
    tessera_shared_surface_set_ready(surface, nil, nil, nil)
    tessera_shared_surface_free(surface)
  }
}

extension TesseraPixelRect {
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.maxX - rect.minX),
      height: Int32(rect.maxY - rect.minY))
  }
}

extension RGBA {
  /// `0xRRGGBB`, as a pixel of a window without transparency.
  fileprivate var opaqueWord: UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
