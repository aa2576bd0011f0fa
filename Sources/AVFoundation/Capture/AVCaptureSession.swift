import CoreGraphics
import Foundation
import ObjCRuntime

/// Brings what devices see and hear to outputs. As there are no devices here it runs and brings nothing, which is
/// what it does on a simulator of iOS.
///
/// Programs use it on a queue of their own or on the main one, one at a time.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How large and how good pictures and sounds are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a preset of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVCaptureSessionPreset\(name)" }
    /// For photographs.
    public static let photo = Preset("Photo")
    /// The best that a device has.
    public static let high = Preset("High")
    /// Enough for a wireless network.
    public static let medium = Preset("Medium")
    /// Enough for a telephone's network.
    public static let low = Preset("Low")
    /// 352×288 pixels.
    public static let cif352x288 = Preset("352x288")
    /// 640×480 pixels.
    public static let vga640x480 = Preset("640x480")
    /// 1280×720 pixels.
    public static let hd1280x720 = Preset("1280x720")
    /// 1920×1080 pixels.
    public static let hd1920x1080 = Preset("1920x1080")
    /// 3840×2160 pixels.
    public static let hd4K3840x2160 = Preset("3840x2160")
    /// What the inputs were set to.
    public static let inputPriority = Preset("InputPriority")
  }

  /// How good pictures and sounds are. Kept.
  open var sessionPreset = Preset.high
  /// What was added, in that order.
  open private(set) var inputs: [AVCaptureInput] = []
  /// What was added, in that order.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Ways from inputs to outputs: none, as no input is there.
  open var connections: [AVCaptureConnection] { [] }
  /// Whether it was started.
  open private(set) var isRunning = false
  /// Whether another program has the devices: no.
  open var isInterrupted: Bool { false }
  /// Kept.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Kept.
  open var usesApplicationAudioSession = true

  /// Makes one with nothing in it.
  public override init() {
    super.init()
    _ = ObservedNames.areKnown
  }

  /// Before several changes.
  open func beginConfiguration() {}
  /// After them.
  open func commitConfiguration() {}

  /// Whether a preset can be set: all are kept.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether an input can be added: each once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds an input, unless it is there.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Takes an input out; nothing for others.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added: each once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an output, unless it is there.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }
  /// Takes an output out; nothing for others.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// Runs, and posts so where it did not.
  open func startRunning() { run(true, .AVCaptureSessionDidStartRunning) }
  /// Stops, and posts so where it ran.
  open func stopRunning() { run(false, .AVCaptureSessionDidStopRunning) }

  private func run(_ runs: Bool, _ name: NSNotification.Name) {
    guard isRunning != runs else { return }
    willChangeValue(forKey: "running")
    isRunning = runs
    didChangeValue(forKey: "running")
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension NSNotification.Name {
  /// A session runs.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// A session has stopped.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// A session has failed, which none does here.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// Another program has the devices, which there are none of.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// It has them no longer.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

/// The key of a session's error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

extension AVCaptureSession {
  /// A session runs.
  public static let didStartRunningNotification = NSNotification.Name
    .AVCaptureSessionDidStartRunning
  /// A session has stopped.
  public static let didStopRunningNotification = NSNotification.Name
    .AVCaptureSessionDidStopRunning
  /// A session has failed, which none does here.
  public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
  /// Another program has the devices, which there are none of.
  public static let wasInterruptedNotification = NSNotification.Name
    .AVCaptureSessionWasInterrupted
  /// It has them no longer.
  public static let interruptionEndedNotification = NSNotification.Name
    .AVCaptureSessionInterruptionEnded
}
