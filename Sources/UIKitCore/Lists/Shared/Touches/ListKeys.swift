import PlatformInterface

/// Keys that nobody wanted are for the items that have the focus.
final class ListKeys: SceneFeature {
  override class var priority: EventPriority { .focusedItems }

  override func handleUnusedKey(
    _ input: KeyInput, from responder: UIResponder?, in window: UIWindow
  ) -> Bool {
    window.focusSystem.current?.list?.handleKey(input) ?? false
  }
}
