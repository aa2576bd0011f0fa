import Foundation

extension AVAudioSession {
  /// Posted on iOS as another program's sound, a call say, stops this one's, and as it ends. A desktop mixes all
  /// sounds, so that nothing posts it here.
  public class var interruptionNotification: Notification.Name {
    Notification.Name("AVAudioSessionInterruptionNotification")
  }
  /// Posted on iOS as sounds go to another device. The desktop changes it without telling programs.
  public class var routeChangeNotification: Notification.Name {
    Notification.Name("AVAudioSessionRouteChangeNotification")
  }
  /// Posted on iOS as the system's sound has ended and begun again.
  public class var mediaServicesWereResetNotification: Notification.Name {
    Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
  }
  /// Posted on iOS as the system's sound has ended.
  public class var mediaServicesWereLostNotification: Notification.Name {
    Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
  }
  /// Posted on iOS as another program's main sound begins or ends.
  public class var silenceSecondaryAudioHintNotification: Notification.Name {
    Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  /// What an interruption's end means.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Makes options of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why an interruption began.
  public enum InterruptionReason: UInt, Sendable {
    case `default` = 0
    case appWasSuspended = 1
    case builtInMicMuted = 2
    case routeDisconnected = 4
  }

  /// Whether another program's main sound begins or ends.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    case end = 0
    case begin = 1
  }
}

/// The key of an interruption's `InterruptionType`, as a number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of its `InterruptionOptions`, as a number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of its `InterruptionReason`, as a number.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of whether the program was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of a change's `RouteChangeReason`, as a number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the route before a change.
public let AVAudioSessionRouteChangePreviousRouteKey =
  "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of a `SilenceSecondaryAudioHintType`, as a number.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
