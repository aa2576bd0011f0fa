import CairoBackend
import Failures
import Foundation
import PlatformInterface
import UIKitCore

/// Runs frames of the headless platform one after the other and paints them as a window would: the
/// part that changed, into the picture of the frame before.
@MainActor
public final class HeadlessFrames {
  private let application: any VirtualTimeApplication
  private let painter: FramePainter
  private var target: PixelTarget?
  /// Frames painted so far.
  public private(set) var painted = 0

  /// Makes frames of the headless platform.
  ///
  /// - Precondition: no desktop window is open.
  public init() {
    guard let application = PlatformServices.current.application as? any VirtualTimeApplication
    else { failure("Headless frames need the headless platform; a window is open.") }
    guard let text = PlatformServices.current.textMeasurer as? CairoTextMeasurer else {
      failure("Headless frames paint the Cairo backend's text.")
    }
    self.application = application
    painter = FramePainter(text: text)
  }

  /// Moves the clock on by one frame and paints what the window shows.
  public func step(in window: UIWindow, painting: Bool = true) {
    let before = window.windowScene?.host.loop.lastFrame?.number
    application.stepFrame()
    guard painting, let frame = window.windowScene?.host.loop.lastFrame, frame.number != before
    else { return }
    let width = Int((frame.size.width * frame.scale).rounded())
    let height = Int((frame.size.height * frame.scale).rounded())
    if target?.width != width || target?.height != height {
      target = PixelTarget(PixelBuffer(width: width, height: height, isOpaque: true))
    }
    guard let target else { return }
    _ = painter.paint(frame, into: target)
    painted += 1
  }
}
