import PlatformInterface

/// Backdrops read the pixels that were painted below them just now. So whoever asks for a part of a
/// frame with backdrops asks for all of what they look at: `BackdropZones` sees to it for damage.
extension NodePainter {
  func paintBackdrop(
    _ shape: RoundedRect, _ filter: RenderBackdrop, _ place: DevicePlacement, clip: PixelRect
  ) {
    guard !leavesOutBackdrops, filter.radius.isFinite, filter.saturation.isFinite else { return }
    let deviation = Double(max(filter.radius, 0) * place.resolution)
    withClip(shape, place, clip: clip) {
      canvas.blurBackdrop($0, deviation: deviation, saturation: Double(filter.saturation))
    }
  }
}
