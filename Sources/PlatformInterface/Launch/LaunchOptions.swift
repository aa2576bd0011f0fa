import Failures

/// What the command line asks of an app it starts, handed over as JSON in the environment.
///
/// The command fills it, `UIApplicationMain` reads it before the first UIKit object is made. An app
/// started without it opens a window with the desktop's own settings.
package struct LaunchOptions: Codable, Hashable, Sendable {
  /// The environment variable that carries the JSON.
  package static let environmentVariable = "TESSERA_OPTIONS"

  package enum Mode: String, Codable, Hashable, Sendable {
    /// A window on the desktop.
    case window
    /// No display, a clock that moves only when told, and the same picture each time.
    case headless
  }

  /// What URLSession may reach.
  package enum Network: String, Codable, Hashable, Sendable {
    case live
    /// Every request beyond this machine fails at once.
    case none
    /// Answered from the files of `networkFolder`.
    case replay
    /// Live, and kept in `networkFolder`.
    case record
  }

  /// An icon in the sizes that a desktop wants.
  package struct IconScaling: Codable, Hashable, Sendable {
    /// Absolute, of a square picture that is made smaller; nil for a tile as the app's windows have.
    package var picture: String?
    /// In pixels.
    package var sides: [Int]
    /// Absolute; `SIDE.png` is written there for each.
    package var folder: String

    package init(picture: String?, sides: [Int], folder: String) {
      self.picture = picture
      self.sides = sides
      self.folder = folder
    }
  }

  package var mode: Mode = .window
  /// The screen the app believes in; nil means the desktop's.
  package var device: DeviceProfile?
  /// Nil follows the desktop.
  package var appearance: PlatformEnvironment.Appearance?
  /// One of `TextSize.names`; nil follows the desktop.
  package var textSize: String?
  package var isRightToLeft: Bool?
  /// BCP 47, or nil for the desktop's language.
  package var localeIdentifier: String?
  /// The date at which a headless process begins, in seconds since 1970; nil means the machine's. Read by the
  /// virtual clock (`Sources/CVirtualClock/Clock.c`) before the first line of Swift runs.
  package var startDate: Int?
  /// Values of UserDefaults for this run alone.
  package var defaults: [String: String] = [:]
  package var network: Network = .live
  /// Absolute; the command fills the second with where it built the product NetworkReplay.
  package var networkFolder: String?
  package var networkLibrary: String?

  /// Absolute paths, nil where nothing was asked for.
  package var scriptPath: String?
  /// The picture to write once the app is idle; the app then ends.
  package var picturePath: String?
  package var dumpPath: String?
  /// Where the faults of the screens are written that the script comes to rest at.
  package var auditPath: String?
  /// A Unix stream socket on which a controller listens that drives the app from outside, request by request;
  /// the app connects once it has launched.
  package var sessionPath: String?
  /// Where a program that was built with its previews writes their list, and then ends.
  package var previewListPath: String?
  /// Which sizes of its icon a program writes, and then ends.
  package var iconScaling: IconScaling?
  /// The place in that list of the preview that is shown instead of the app's own screens.
  package var preview: Int?
  package var framesDirectory: String?
  package var statsPath: String?
  /// Where the sentence is kept in which the app ended, if it does; the command fills it.
  package var lastWordsPath: String?
  /// Virtual seconds that waiting for an idle app may take.
  package var timeout: TimeInterval = 10

  package init() {}

  /// The options this process was started with, or nil.
  ///
  /// - Throws: `LaunchOptionsError` where the variable holds something else than the command wrote.
  package static func fromEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LaunchOptionsError) -> LaunchOptions? {
    guard let text = environment[environmentVariable], !text.isEmpty else { return nil }
    do {
      return try JSONDecoder().decode(LaunchOptions.self, from: Data(text.utf8))
    } catch {
      throw LaunchOptionsError(
        "\(environmentVariable) should hold the options that the tessera command of the same "
          + "version writes; it could not be read (\(error)). Start the app with "
          + "`tessera run`, or unset the variable.")
    }
  }

  /// The value of the environment variable. Keys are sorted, so that equal options are equal text.
  package func encoded() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      failure("Launch options hold only strings and finite numbers; found \(self).")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The variables with which a program is started that shall find these options, beside those of whoever starts it.
  ///
  /// Without a display they also have Swift hash alike in every run: an app that goes through a set or a dictionary
  /// then does so in one order, and its pictures are the same. What `CVirtualClock` does for random numbers needs no
  /// variable.
  package var environment: [String: String] {
    var variables = [Self.environmentVariable: encoded()]
    if mode == .headless { variables["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    return variables
  }

  /// `environment` as these options change it: the device's bars and idiom, then single settings.
  package func applied(to environment: PlatformEnvironment) -> PlatformEnvironment {
    var result = environment
    if let device {
      result.idiom = device.idiom
      result.safeArea = device.safeArea
    }
    if let appearance { result.appearance = appearance }
    if let textSize { result.textSize = textSize }
    if let localeIdentifier {
      result.localeIdentifier = localeIdentifier
      let language = Locale.Language(identifier: localeIdentifier)
      result.isRightToLeft = language.characterDirection == .rightToLeft
    }
    if let isRightToLeft { result.isRightToLeft = isRightToLeft }
    return result
  }
}

/// Why the options in the environment cannot be used; `description` is a sentence for the user.
package struct LaunchOptionsError: Error, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
