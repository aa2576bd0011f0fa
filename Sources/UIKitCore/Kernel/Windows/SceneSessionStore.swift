import Failures
import PlatformInterface

/// The file in which a program keeps the sessions it has, so that its next start opens their windows again.
@MainActor
package enum SceneSessionStore {
  /// Said once, before the launch, by who starts the program; nil keeps nothing, as under scripts, in tests and
  /// without a display, where every run begins alike.
  package static var file: URL?

  /// What was kept: the sessions, that of the window in front first, and how many there have ever been.
  struct Contents {
    var sessions: [UISceneSession] = []
    var count = 0
  }

  /// Reads the file. One that is damaged counts as none, after a sentence on standard error.
  static func read() -> Contents {
    guard let file, let data = try? Data(contentsOf: file) else { return Contents() }
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any], let kept = values["sessions"] as? [[String: Any]]
    else {
      Log.write("\(file.path) should hold the windows of the last run; it is damaged and left out.")
      return Contents()
    }
    return Contents(
      sessions: kept.compactMap(UISceneSession.init(kept:)), count: values["count"] as? Int ?? 0)
  }

  /// Writes the sessions of the scenes that are connected, that in front first.
  ///
  /// - Parameter count: how many sessions there have ever been.
  static func save(count: Int) {
    guard let file else { return }
    let front = SceneRegistry.front
    let scenes = [front].compactMap { $0 } + SceneRegistry.scenes.filter { $0 !== front }
    let values: [String: Any] = ["sessions": scenes.map(\.session.kept), "count": count]
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try PropertyListSerialization.data(
        fromPropertyList: values, format: .binary, options: 0)
      try data.write(to: file, options: .atomic)
    } catch {
      // Said once: a disk that is full stays so for a while.
      Log.write("The program's windows cannot be kept for its next start: \(error)")
      self.file = nil
    }
  }
}

extension UISceneSession {
  /// What is kept of the session, as values of a property list.
  fileprivate var kept: [String: Any] {
    var values: [String: Any] = ["identifier": persistentIdentifier, "role": role.rawValue]
    values["userInfo"] = userInfo.flatMap { KeptValue.kept($0, of: "UISceneSession.userInfo") }
    values["activity"] = stateRestorationActivity?.kept
    if let window = (scene as? UIWindowScene)?.host.platformWindow {
      values["window"] = KeptWindow(window).kept
    }
    return values
  }

  /// - Returns: nil where the values are not those of a session.
  fileprivate convenience init?(kept values: [String: Any]) {
    guard let identifier = values["identifier"] as? String, let role = values["role"] as? String
    else { return nil }
    self.init(role: Role(rawValue: role), identifier: identifier)
    keptWindow = (values["window"] as? [String: Any]).flatMap(KeptWindow.init(kept:))
    userInfo = values["userInfo"].map(KeptValue.value) as? [String: Any]
    stateRestorationActivity = (values["activity"] as? [String: Any]).flatMap(
      NSUserActivity.init(kept:))
  }
}

extension NSUserActivity {
  /// What is kept of the activity, as values of a property list.
  fileprivate var kept: [String: Any] {
    var values: [String: Any] = ["type": activityType]
    values["title"] = title
    values["webpageURL"] = webpageURL?.absoluteString
    values["persistentIdentifier"] = persistentIdentifier
    values["targetContentIdentifier"] = targetContentIdentifier
    values["userInfo"] = userInfo.flatMap { KeptValue.kept($0, of: "NSUserActivity.userInfo") }
    return values
  }

  /// - Returns: nil where the values are not those of an activity.
  fileprivate convenience init?(kept values: [String: Any]) {
    guard let type = values["type"] as? String else { return nil }
    self.init(activityType: type)
    title = values["title"] as? String
    webpageURL = (values["webpageURL"] as? String).flatMap { URL(string: $0) }
    persistentIdentifier = values["persistentIdentifier"] as? String
    targetContentIdentifier = values["targetContentIdentifier"] as? String
    userInfo = values["userInfo"].map(KeptValue.value) as? [String: Any]
  }
}
