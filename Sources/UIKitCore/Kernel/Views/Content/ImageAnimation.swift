/// Which of several pictures an image view shows, and when that changes.
@MainActor
final class ImageAnimation: FrameAnimation {
  weak var view: UIImageView?
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  private(set) var isRunning = false
  private var startTime: TimeInterval?
  private var index = 0
  /// The loop that steps this animation.
  private weak var loop: FrameLoop?

  /// The pictures that run now: the view's own, or those of an animated image.
  private func frames(isHighlighted: Bool) -> [UIImage]? {
    if isHighlighted, let highlightedImages { return highlightedImages }
    if let images { return images }
    let shown = isHighlighted ? view?.highlightedImage ?? view?.image : view?.image
    return shown?.images
  }

  private var roundDuration: TimeInterval {
    let frames = frames(isHighlighted: view?.isHighlighted ?? false) ?? []
    if images == nil, let image = view?.image, image.images != nil, image.duration > 0 {
      return image.duration
    }
    return duration > 0 ? duration : Double(frames.count) / 30
  }

  func currentImage(isHighlighted: Bool) -> UIImage? {
    guard isRunning, let frames = frames(isHighlighted: isHighlighted), !frames.isEmpty else {
      return nil
    }
    return frames[min(index, frames.count - 1)]
  }

  func start() {
    guard let frames = frames(isHighlighted: view?.isHighlighted ?? false), !frames.isEmpty else {
      return
    }
    index = 0
    startTime = nil
    isRunning = true
    view?.setNeedsDisplay()
    windowDidChange()
  }

  func stop() {
    guard isRunning else { return }
    isRunning = false
    loop?.remove(self)
    loop = nil
    view?.setNeedsDisplay()
  }

  /// An animated image runs by itself.
  func imageDidChange(isAnimated: Bool) {
    guard images == nil else { return }
    if isAnimated {
      start()
    } else if isRunning {
      stop()
    }
  }

  /// Without a window nothing moves; in one it goes on where it stands.
  func windowDidChange() {
    let wanted = isRunning ? view?.window?.windowScene?.host.loop : nil
    guard wanted !== loop else { return }
    loop?.remove(self)
    loop = wanted
    startTime = nil
    wanted?.add(self)
  }

  func step(at time: TimeInterval) -> Bool {
    guard isRunning, let view,
      let frames = frames(isHighlighted: view.isHighlighted), !frames.isEmpty
    else {
      loop = nil
      return false
    }
    let round = roundDuration
    guard round > 0 else { return true }
    let start = startTime ?? time - round * Double(index) / Double(frames.count)
    startTime = start
    // Times are sums of frames: a hair below a boundary counts as on it.
    let pictures = max(0, time - start) / round * Double(frames.count) + 1e-6
    if repeatCount > 0, images != nil || highlightedImages != nil,
      pictures >= Double(repeatCount) * Double(frames.count)
    {
      isRunning = false
      loop = nil
      view.setNeedsDisplay()
      return false
    }
    let next = Int(pictures.truncatingRemainder(dividingBy: Double(frames.count)))
    if next != index {
      index = next
      view.setNeedsDisplay()
    }
    return true
  }
}
