import Foundation
import PlatformInterface

/// One end of a route: what sounds go to or come from.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// Which kind of device it is.
  public let portType: AVAudioSession.Port
  /// The device's name, for people.
  public let portName: String
  /// Tells the device from others.
  public let uid: String
  /// Whether it has a codec of its own for calls: no.
  open var hasHardwareVoiceCallProcessing: Bool { false }

  init(_ type: AVAudioSession.Port, name: String) {
    portType = type
    portName = name
    uid = name
    super.init()
  }
}

/// The devices that sounds go to and come from.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// Where sounds come from: nowhere, as nothing is recorded.
  public let inputs: [AVAudioSessionPortDescription] = []
  /// Where sounds go to.
  public let outputs: [AVAudioSessionPortDescription]

  init(outputs: [AVAudioSessionPortDescription]) {
    self.outputs = outputs
    super.init()
  }
}

extension AVAudioSession {
  /// The kind of a device.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the kind.
    public let rawValue: String
    /// Makes a kind of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The loudspeaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// What is held to the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// Wired headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// A wired headset's microphone.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// A line out.
    public static let lineOut = Port(rawValue: "LineOut")
    /// A line in.
    public static let lineIn = Port(rawValue: "LineIn")
    /// Headphones over Bluetooth.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A small device over Bluetooth.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// A headset over Bluetooth.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A device over AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A screen's loudspeakers.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// A device at USB.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }

  /// What a program wants of the route beside its other sounds.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// How the routes of a program and of the system go together.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case independent = 2
    case longFormVideo = 3
  }

  /// Why a route is another one.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  /// Where sounds go: the loudspeaker of the desktop, whichever that is.
  open var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(outputs: [
      AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker")
    ])
  }

  /// Changes nothing: the desktop's own settings choose the device.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// What could record: nothing.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// Whether there is a microphone that programs can use: no.
  open var isInputAvailable: Bool { false }
  /// The rate of the device, in samples a second, as most have it.
  open var sampleRate: Double { 48_000 }
  /// Seconds that a sound takes to be heard; not known here: 0.
  open var outputLatency: TimeInterval { 0 }
  /// Seconds of a buffer of the device; not known here: 0.
  open var ioBufferDuration: TimeInterval { 0 }
  /// How many channels are heard.
  open var outputNumberOfChannels: Int { 2 }
  /// Changes nothing: the device's rate is the desktop's.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Changes nothing: buffers are the desktop's.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  // MARK: Recording

  /// Whether a program may record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// Denied: nothing is recorded here.
  open var recordPermission: RecordPermission { .denied }

  /// Answers no, on the main queue: nothing is recorded here, which is reported.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    Unsupported.report("AVAudioSession.requestRecordPermission(_:)")
    DispatchQueue.main.async { response(false) }
  }
}
