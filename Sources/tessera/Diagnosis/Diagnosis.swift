import Foundation

/// One thing apps need or profit from, and whether it is there.
struct Finding: Equatable {
  enum Verdict { case present, optionalMissing, missing }

  var name: String
  var verdict: Verdict
  /// What was found.
  var detail: String
  /// The command, or the step, that mends it.
  var remedy: String?

  /// For `--json`.
  var report: [String: String] {
    let state =
      switch verdict {
      case .present: "present"
      case .optionalMissing: "optional"
      case .missing: "missing"
      }
    var values = ["name": name, "state": state, "detail": detail]
    values["remedy"] = remedy
    return values
  }

  var text: String {
    let mark =
      switch verdict {
      case .present: "✓"
      case .optionalMissing: "–"
      case .missing: "✗"
      }
    let line = "\(mark) \(name): \(detail)"
    return remedy.map { "\(line)\n    \($0)" } ?? line
  }
}

/// Everything `tessera doctor` looks at.
enum Diagnosis {
  static func all() -> [Finding] {
    [
      toolchain(), packages(), testPackages(), display(.current), graphics(), fonts(),
      otherFonts(), inputMethod(.current), accessibility(.current),
    ]
  }

  static func answer(_ program: String, _ arguments: [String]) -> String? {
    let command = Subprocess(program: program, arguments: arguments, output: .captured)
    guard let (ending, text) = try? command.run(), ending.isSuccess else { return nil }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func toolchain() -> Finding {
    let remedy = "Install Swift 6.3 from swift.org and put its bin folder first in PATH."
    guard let text = answer("swift", ["--version"]), let version = SwiftVersion(in: text) else {
      return Finding(
        name: "Swift", verdict: .missing, detail: "no toolchain in PATH", remedy: remedy)
    }
    guard version >= SwiftVersion(major: 6, minor: 3) else {
      return Finding(
        name: "Swift", verdict: .missing, detail: "\(version) is older than 6.3", remedy: remedy)
    }
    return Finding(name: "Swift", verdict: .present, detail: "\(version)")
  }

  private static func display(_ session: DesktopSession) -> Finding {
    guard let display = session.display else {
      return Finding(
        name: "Display", verdict: .optionalMissing, detail: "neither WAYLAND_DISPLAY nor DISPLAY",
        remedy: "`tessera snapshot` needs none; for `tessera run` start from a desktop, or use "
          + "xvfb-run ./tessera run")
    }
    return Finding(name: "Display", verdict: .present, detail: display)
  }

  private static func graphics() -> Finding {
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    let renderers = devices.filter { $0.hasPrefix("renderD") }.sorted()
    guard !renderers.isEmpty else {
      return Finding(
        name: "GPU", verdict: .optionalMissing,
        detail: "no /dev/dri/renderD*; windows are painted on the CPU, through shared memory")
    }
    return Finding(
      name: "GPU", verdict: .present,
      detail: renderers.map { "/dev/dri/\($0)" }.joined(separator: ", "))
  }

  private static func fonts() -> Finding {
    let family = answer("fc-match", ["-f", "%{family}", "Inter"]) ?? ""
    guard family.hasPrefix("Inter") else {
      return Finding(
        name: "Fonts", verdict: .missing,
        detail:
          "the system font Inter is missing; found \(family.isEmpty ? "no fontconfig" : family)",
        remedy: "sudo apt-get install fonts-inter fontconfig")
    }
    return Finding(name: "Fonts", verdict: .present, detail: "Inter")
  }

  private static func inputMethod(_ session: DesktopSession) -> Finding {
    if let module = session.value("GTK_IM_MODULE") {
      return Finding(name: "Input method", verdict: .present, detail: module)
    }
    if let module = session.value("XMODIFIERS") {
      return Finding(name: "Input method", verdict: .present, detail: module)
    }
    return Finding(
      name: "Input method", verdict: .optionalMissing,
      detail: "GTK's own (compose keys); no GTK_IM_MODULE",
      remedy: "For Chinese, Japanese and Korean: sudo apt-get install ibus, and choose it in the "
        + "desktop's settings.")
  }

  private static func accessibility(_ session: DesktopSession) -> Finding {
    if let address = session.value("AT_SPI_BUS_ADDRESS") {
      return Finding(name: "Accessibility bus", verdict: .present, detail: address)
    }
    let hasLauncher = FileManager.default.isExecutableFile(
      atPath: "/usr/libexec/at-spi-bus-launcher")
    guard session.value("DBUS_SESSION_BUS_ADDRESS") != nil, hasLauncher else {
      return Finding(
        name: "Accessibility bus", verdict: .optionalMissing,
        detail: hasLauncher ? "no session bus to start it on" : "at-spi2-core is not installed",
        remedy: "For screen readers: sudo apt-get install at-spi2-core, within a desktop session.")
    }
    return Finding(
      name: "Accessibility bus", verdict: .present, detail: "started by the session bus on demand")
  }
}
