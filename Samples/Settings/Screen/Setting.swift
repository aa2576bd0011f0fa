import UIKit

/// One row of settings.
struct Setting {
  enum Kind {
    /// Opens further settings.
    case link(detail: String?, sections: () -> [Section])
    case toggle(isOn: Bool)
    case slider(value: Float, low: String, high: String)
    case choice(isChosen: Bool)
    case date(Date)
    case text(placeholder: String, value: String)
    case button
    case info(String)
  }

  var title: String
  var symbol: String?
  var color: UIColor = .systemGray
  var kind: Kind

  struct Section {
    var header: String?
    var footer: String?
    var settings: [Setting]
    /// Whether the user gives its rows their order, on a screen with an Edit button.
    var isOrdered = false
  }
}

/// What there is to set.
enum Settings {
  static func all() -> [Setting.Section] {
    [
      Setting.Section(settings: [
        Setting(
          title: "Airplane Mode", symbol: "airplane", color: .systemOrange,
          kind: .toggle(isOn: false)),
        Setting(
          title: "Wi-Fi", symbol: "wifi", color: .systemBlue,
          kind: .link(detail: "Attic", sections: networks)),
        Setting(
          title: "Bluetooth", symbol: "antenna.radiowaves.left.and.right", color: .systemBlue,
          kind: .link(detail: "On", sections: { [] })),
      ]),
      Setting.Section(settings: [
        Setting(
          title: "Notifications", symbol: "bell.badge.fill", color: .systemRed,
          kind: .link(detail: nil, sections: notifications)),
        Setting(
          title: "Sounds", symbol: "speaker.wave.3.fill", color: .systemPink,
          kind: .link(detail: nil, sections: sounds)),
        Setting(
          title: "Focus", symbol: "moon.fill", color: .systemIndigo,
          kind: .link(detail: nil, sections: focus)),
      ]),
      Setting.Section(
        settings: [
          Setting(
            title: "General", symbol: "gear", color: .systemGray,
            kind: .link(detail: nil, sections: general)),
          Setting(
            title: "Display & Brightness", symbol: "sun.max.fill", color: .systemBlue,
            kind: .link(detail: nil, sections: display)),
        ]),
    ]
  }

  private static func networks() -> [Setting.Section] {
    [
      Setting.Section(settings: [Setting(title: "Wi-Fi", kind: .toggle(isOn: true))]),
      Setting.Section(
        header: "Networks",
        settings: [
          Setting(title: "Attic", kind: .choice(isChosen: true)),
          Setting(title: "Garden", kind: .choice(isChosen: false)),
          Setting(title: "Library Guest", kind: .choice(isChosen: false)),
        ]),
      Setting.Section(
        footer: "Known networks are joined by themselves. Elsewhere you have to choose one.",
        settings: [Setting(title: "Ask to Join Networks", kind: .toggle(isOn: true))]),
    ]
  }

  private static func notifications() -> [Setting.Section] {
    [
      Setting.Section(
        header: "Show Previews",
        settings: [
          Setting(title: "Always", kind: .choice(isChosen: true)),
          Setting(title: "When Unlocked", kind: .choice(isChosen: false)),
          Setting(title: "Never", kind: .choice(isChosen: false)),
        ])
    ]
  }

  private static func sounds() -> [Setting.Section] {
    [
      Setting.Section(
        header: "Ringtone and Alert Volume",
        settings: [
          Setting(
            title: "Volume",
            kind: .slider(value: 0.6, low: "speaker.fill", high: "speaker.wave.3.fill")),
          Setting(title: "Change with Buttons", kind: .toggle(isOn: false)),
        ])
    ]
  }

  private static func focus() -> [Setting.Section] {
    var parts = DateComponents(year: 2026, month: 3, day: 14, hour: 22)
    let from = Calendar.current.date(from: parts) ?? Date()
    (parts.day, parts.hour) = (15, 7)
    let to = Calendar.current.date(from: parts) ?? Date()
    return [
      Setting.Section(
        header: "Schedule",
        footer: "Calls and messages are silent during this time.",
        settings: [
          Setting(title: "Scheduled", kind: .toggle(isOn: true)),
          Setting(title: "From", kind: .date(from)), Setting(title: "To", kind: .date(to)),
        ])
    ]
  }

  private static func general() -> [Setting.Section] {
    [
      Setting.Section(settings: [
        Setting(title: "Name", kind: .text(placeholder: "Name", value: "Mira's Tablet")),
        Setting(title: "Software Version", kind: .info("17.4")),
        Setting(title: "Capacity", kind: .info("256 GB")),
        Setting(title: "Language & Region", kind: .link(detail: nil, sections: languages)),
      ]),
      Setting.Section(
        footer: "Your data stays as it is.",
        settings: [Setting(title: "Reset All Settings", kind: .button)]),
    ]
  }

  private static func languages() -> [Setting.Section] {
    [
      Setting.Section(
        header: "Preferred Languages",
        footer: "Apps and websites use the first language in this list that they support.",
        settings: ["English", "Deutsch", "Português", "日本語"].map {
          Setting(title: $0, kind: .info(""))
        }, isOrdered: true),
      Setting.Section(settings: [
        Setting(title: "Region", kind: .info("Portugal")),
        Setting(title: "Temperature", kind: .info("°C")),
      ]),
    ]
  }

  private static func display() -> [Setting.Section] {
    [
      Setting.Section(
        header: "Brightness",
        settings: [
          Setting(
            title: "Brightness",
            kind: .slider(value: 0.8, low: "sun.min.fill", high: "sun.max.fill")),
          Setting(title: "True Tone", kind: .toggle(isOn: true)),
        ])
    ]
  }
}
