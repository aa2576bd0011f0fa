import Foundation

/// How an app's sounds go together with those of others. A desktop mixes the sounds of all programs, so that what is
/// set is kept and changes nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the category.
    public var rawValue: String
    /// Makes a category of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds beside those of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds in place of those of others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music, films and their like.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playing at one time.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several streams to several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What the sounds of a category are for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the mode.
    public var rawValue: String
    /// Makes a mode of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of the category.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Talking over a network.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talking over a network with a picture.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Talking in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recording films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Playing films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech that goes on for long.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Speech that a program makes.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// What a category does besides.
  public struct CategoryOptions: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Makes options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside the sounds of others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sounds of others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets over Bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker unless another device is there.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// The speech of others stops.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Music devices over Bluetooth.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Devices over AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// What happens as a session begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Makes options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()
  private let lock = NSLock()
  private var kept: (category: Category, mode: Mode, options: CategoryOptions) =
    (.soloAmbient, .default, [])
  private var policyOfRoutes = RouteSharingPolicy.default

  private override init() {
    super.init()
    _ = ObservedNames.areKnown
  }

  /// The app's session.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// The category that was set; `soloAmbient` at first.
  open var category: Category { lock.withLock { kept.category } }
  /// The mode that was set.
  open var mode: Mode { lock.withLock { kept.mode } }
  /// The options that were set.
  open var categoryOptions: CategoryOptions { lock.withLock { kept.options } }
  /// Whether other programs play sounds, which is not known here: false.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether this program's sounds should wait for those of others, which a desktop mixes: false.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// How loud the program is, from 0 to 1: 1 unless its user turned an `MPVolumeView`. Observed by its key.
  open var outputVolume: Float { ProgramVolume.value }

  /// Keeps a category.
  open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }
  /// Keeps a category with options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Keeps a category, a mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { kept = (category, mode, options) }
  }
  /// Keeps a category, a mode and options. How routes are shared is the desktop's own matter.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    lock.withLock { policyOfRoutes = policy }
  }
  /// The policy that was set; the default at first.
  open var routeSharingPolicy: RouteSharingPolicy { lock.withLock { policyOfRoutes } }
  /// Keeps a mode.
  open func setMode(_ mode: Mode) throws { lock.withLock { kept.mode = mode } }
  /// Changes nothing: sounds of all programs are heard on a desktop.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
