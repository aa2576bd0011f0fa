import Foundation

/// The domain of the errors of media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What went wrong with media, or with what records them.
public struct AVError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case maximumNumberOfSamplesForFileFormatReached = -11813
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case compositionTrackSegmentsNotContiguous = -11824
    case invalidCompositionTrackSegmentDuration = -11825
    case invalidCompositionTrackSegmentSourceStartTime = -11826
    case invalidCompositionTrackSegmentSourceDuration = -11827
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case maximumStillImageCaptureRequestsExceeded = -11830
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case deviceIsNotAvailableInBackground = -11837
    case operationNotSupportedForAsset = -11838
    case decoderTemporarilyUnavailable = -11839
    case encoderTemporarilyUnavailable = -11840
    case invalidVideoComposition = -11841
    case referenceForbiddenByReferencePolicy = -11842
    case invalidOutputURLPathExtension = -11843
    case screenCaptureFailed = -11844
    case displayWasDisabled = -11845
    case torchLevelUnavailable = -11846
    case operationInterrupted = -11847
    case incompatibleAsset = -11848
    case failedToLoadMediaData = -11849
    case serverIncorrectlyConfigured = -11850
    case applicationIsNotAuthorizedToUseDevice = -11852

    /// Whether an error is the one of a code, so that `catch AVError.Code.diskFull` finds it.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? AVError)?.code == code
    }
  }

  public static var errorDomain: String { AVFoundationErrorDomain }
  /// What went wrong.
  public let code: Code
  public var errorCode: Int { code.rawValue }

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// Something that has no name.
  public static let unknown = Code.unknown
  /// A recording got nothing.
  public static let noDataCaptured = Code.noDataCaptured
  /// The disk is too full for a recording.
  public static let diskFull = Code.diskFull
  /// Nothing here reads such a file.
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  /// No picture is shown at that time.
  public static let noImageAtTime = Code.noImageAtTime
  /// The user did not let the app use the device.
  public static let applicationIsNotAuthorizedToUseDevice = Code
    .applicationIsNotAuthorizedToUseDevice
  /// The lamp has no such brightness, or is none.
  public static let torchLevelUnavailable = Code.torchLevelUnavailable
  /// The session was not started.
  public static let sessionNotRunning = Code.sessionNotRunning
  /// A recording is as long as it may be.
  public static let maximumDurationReached = Code.maximumDurationReached
}
