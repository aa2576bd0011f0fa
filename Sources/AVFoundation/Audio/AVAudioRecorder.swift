import Foundation
import PlatformInterface

/// What is told how a recording went. All methods are optional; nothing is recorded here, so that nothing calls them.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It could not be packed.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// How good sound is, as settings of recorders name it.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// Records sound to a file. There is no microphone that programs can use here: recording cannot begin, which
/// `record()` answers and a line says once.
open class AVAudioRecorder: NSObject {
  /// Is told of the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file.
  open private(set) var url: URL
  /// How the file was to be written.
  open private(set) var settings: [String: Any]
  /// Whether sound is being recorded: no.
  open var isRecording: Bool { false }
  /// Seconds that were recorded: none.
  open var currentTime: TimeInterval { 0 }
  /// Whether levels are measured. Kept.
  open var isMeteringEnabled = false

  /// Makes a recorder to a file, which is written when something is recorded.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  /// False.
  @discardableResult open func prepareToRecord() -> Bool { refuse() }
  /// False.
  @discardableResult open func record() -> Bool { refuse() }
  /// False.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { refuse() }
  /// False.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { refuse() }
  /// Nothing is being recorded.
  open func pause() {}
  /// Nothing is being recorded.
  open func stop() {}
  /// Deletes the file. False where there is none.
  @discardableResult open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }
  /// Nothing is measured.
  open func updateMeters() {}
  /// -160 decibels, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// -160 decibels, which is silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func refuse() -> Bool {
    Unsupported.report("AVAudioRecorder")
    return false
  }
}

/// The key of a file's format, a number of Core Audio's.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how good the sound is packed, an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of bits a second of a packed sound.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether samples' higher bytes come first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are numbers with fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Sound packed as AAC: `kAudioFormatMPEG4AAC`'s number.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Sound that is not packed: `kAudioFormatLinearPCM`'s number.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Sound packed as Apple Lossless.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
