import CoreGraphics
import Foundation

/// What a session brings pictures and sounds to.
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
  /// The ways that lead here: none.
  open var connections: [AVCaptureConnection] { [] }
  /// The first that brings what a type says: nil.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// What is told of codes and faces that a camera sees. There is no camera here, so that nothing calls it.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// What was found in one picture.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Finds codes and faces in what a camera sees, which is nothing here.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Who is told.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where he is told.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// What is looked for. Kept.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What can be looked for without an input: nothing.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where it is looked for, in the unit square of the picture. Kept.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Makes an output.
  public override init() { super.init() }

  /// Sets who is told, and where.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// What is told how the recording of a film went.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// It has begun. Nothing here calls it.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  /// It has ended, or could not begin.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// Writes what a session brings to a file.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether a file is being written: no.
  open var isRecording: Bool { false }
  /// The file that is being written: none.
  open var outputFileURL: URL? { nil }

  /// Fails, and says so on the main queue: nothing brings pictures.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    let call = PlayerCall {
      delegate.fileOutput(
        self, didFinishRecordingTo: outputFileURL, from: [],
        error: AVError(.noDataCaptured))
    }
    DispatchQueue.main.async { call.run() }
  }

  /// Nothing is being written.
  open func stopRecording() {}
}

/// Writes a film.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// Makes an output.
  public override init() { super.init() }
}
