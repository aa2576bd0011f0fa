/// The kinds of features that every scene has: the one place where they are named.
@MainActor
enum SceneFeatures {
  private static let kinds: [SceneFeature.Type] = [
    SceneDrags.self, SceneMenus.self, StatusBarTap.self, TextDelivery.self, ListKeys.self,
    PageKeys.self, ScrollKeys.self, MenuOpening.self, MainMenu.self, ShortcutOverview.self,
    SearchCommand.self, NavigationButtons.self, CancelButtons.self,
  ].sorted { $0.priority < $1.priority }

  /// One of each for a scene, in the order in which they are asked.
  static func make(for host: SceneHost) -> [SceneFeature] { kinds.map { $0.init(host: host) } }
}
