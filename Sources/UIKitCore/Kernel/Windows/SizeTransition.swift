import PlatformInterface

/// A window's way from one size, or set of traits, to another, as its controllers see it.
@MainActor
final class SizeTransition {
  private let window: UIWindow
  private let newFrame: CGRect
  private let changesSize: Bool
  private let traits: UITraitCollection?
  private let coordinator: TransitionCoordinator

  /// - Parameter oldSize: the scene's size so far, or nil where it stays.
  init(_ window: UIWindow, from oldSize: CGSize?, to size: CGSize, traits: UITraitCollection?) {
    self.window = window
    self.traits = traits
    // Windows that fill the scene go on filling it; others keep their place.
    let fills = oldSize != nil && window.frame.size == oldSize
    changesSize = fills && window.frame.size != size
    newFrame = changesSize ? CGRect(origin: window.frame.origin, size: size) : window.frame
    coordinator = TransitionCoordinator(container: window)
  }

  func begin() {
    guard let root = window.rootViewController, window.isRootInstalled else { return }
    if let traits { root.willTransition(to: traits, with: coordinator) }
    if changesSize { root.viewWillTransition(to: newFrame.size, with: coordinator) }
  }

  func apply() { if changesSize { window.frame = newFrame } }

  /// Runs what was to happen alongside; what comes after runs when the new layout is done.
  func complete(in loop: FrameLoop) {
    let coordinator = coordinator
    coordinator.runAlongside()
    // Nothing waits in the loop, and keeps the window alive, without a reason.
    if coordinator.hasCompletions { loop.afterNextLayout { coordinator.finish() } }
  }
}
