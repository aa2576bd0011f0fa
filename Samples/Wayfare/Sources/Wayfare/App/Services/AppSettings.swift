import UIKit

/// What the user has chosen. Posts `didChange` after each change.
@MainActor
final class AppSettings {
  static let didChange = Notification.Name("AppSettingsDidChange")

  enum Appearance: Int, CaseIterable {
    case system, light, dark

    var title: String {
      switch self {
      case .system: return localized("System")
      case .light: return localized("Light")
      case .dark: return localized("Dark")
      }
    }

    var style: UIUserInterfaceStyle {
      switch self {
      case .system: return .unspecified
      case .light: return .light
      case .dark: return .dark
      }
    }
  }

  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }

  var appearance: Appearance {
    get { Appearance(rawValue: defaults.integer(forKey: "appearance")) ?? .system }
    set { set(newValue.rawValue, "appearance") }
  }

  /// Whether the countdown shows its seconds.
  var showsSeconds: Bool {
    get { !defaults.bool(forKey: "hidesSeconds") }
    set { set(!newValue, "hidesSeconds") }
  }

  /// Whether stops that are done stay in the list of a day.
  var showsDoneStops: Bool {
    get { !defaults.bool(forKey: "hidesDoneStops") }
    set { set(!newValue, "hidesDoneStops") }
  }

  func reset() {
    for key in ["appearance", "hidesSeconds", "hidesDoneStops"] {
      defaults.removeObject(forKey: key)
    }
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  private func set(_ value: Any, _ key: String) {
    defaults.set(value, forKey: key)
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }
}
