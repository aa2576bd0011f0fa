import PlatformInterface

/// Keys that nobody wanted turn the pages that the window shows.
final class PageKeys: SceneFeature {
  override class var priority: EventPriority { .pages }

  override func handleUnusedKey(
    _ input: KeyInput, from responder: UIResponder?, in window: UIWindow
  ) -> Bool {
    window.shownPages?.handleKey(input) ?? false
  }
}
