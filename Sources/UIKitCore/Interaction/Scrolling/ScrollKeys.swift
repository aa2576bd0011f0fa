import PlatformInterface

/// Keys that nobody wanted scroll what the window mainly shows.
final class ScrollKeys: SceneFeature {
  override class var priority: EventPriority { .scrolling }

  override func handleUnusedKey(
    _ input: KeyInput, from responder: UIResponder?, in window: UIWindow
  ) -> Bool {
    window.mainScrollView?.handleKey(input) ?? false
  }
}
