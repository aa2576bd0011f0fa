/// The app's `Info.plist`: the main bundle's own, or the one among the resources beside the program.
@MainActor
package enum AppInfo {
  /// The entries of the property list, read once when it is first needed; empty where the program
  /// has none.
  package static let dictionary: [String: Any] = {
    var result = Bundle.main.infoDictionary ?? [:]
    for folder in BundleFolders.of(.main).roots where !BundleFolders.isOfOtherProgram(folder) {
      // SwiftPM takes no resource called Info.plist.
      for name in ["Info.plist", "AppInfo.plist"] {
        let file = URL(fileURLWithPath: folder + "/" + name)
        guard let data = try? Data(contentsOf: file),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
          let values = list as? [String: Any]
        else { continue }
        result.merge(values) { first, _ in first }
      }
    }
    return result
  }()

  /// Whether the program shows the screens that its list names, and not a preview.
  package static var showsOwnScreens = true

  /// The appearance that the list fixes by `UIUserInterfaceStyle`; nil where the program goes by the system's. For
  /// tests it can be said.
  static var userInterfaceStyle = style(of: dictionary)

  static func style(of list: [String: Any]) -> UIUserInterfaceStyle? {
    switch list["UIUserInterfaceStyle"] as? String {
    case "Light": .light
    case "Dark": .dark
    default: nil
    }
  }

  /// Makes the colour of the catalog that the list names by `NSAccentColorName` the program's tint.
  static func takeAccentColor(of list: [String: Any] = dictionary) {
    AppAccent.color = (list["NSAccentColorName"] as? String).flatMap { UIColor(named: $0) }
  }

  /// The storyboard of an app without scenes.
  static var mainStoryboard: String? {
    showsOwnScreens && sceneConfigurations.isEmpty
      ? name(value("UIMainStoryboardFile")) : nil
  }

  /// What a list says for this kind of device: under the key with `~iphone` or `~ipad` behind it, else under the key.
  static func value(
    _ key: String, in list: [String: Any] = dictionary,
    on idiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
  ) -> Any? { list[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? list[key] }

  /// An empty name is none: of screens made in code.
  private static func name(_ value: Any?) -> String? {
    (value as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static var sceneManifest: [String: Any]? {
    dictionary["UIApplicationSceneManifest"] as? [String: Any]
  }

  /// Whether the program may have several scenes. For tests it can be said.
  package static var supportsMultipleScenes =
    sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false

  private static var sceneConfigurations: [[String: Any]] {
    guard showsOwnScreens else { return [] }
    let roles = sceneManifest?["UISceneConfigurations"] as? [String: Any]
    return roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
  }

  /// Fills a configuration with what the list says under its name, or with the first one.
  static func complete(_ configuration: UISceneConfiguration) {
    let all = sceneConfigurations
    guard
      let values = all.first(where: {
        $0["UISceneConfigurationName"] as? String == configuration.name
      }) ?? all.first
    else { return }
    if configuration.delegateClass == nil,
      let name = values["UISceneDelegateClassName"] as? String
    {
      configuration.delegateClass = NibClasses.named(name)
    }
    if configuration.storyboard == nil, let name = name(values["UISceneStoryboardFile"]) {
      configuration.storyboard = ApplicationLifeCycle.storyboard(named: name)
    }
  }
}
