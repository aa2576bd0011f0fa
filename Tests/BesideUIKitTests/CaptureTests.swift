@preconcurrency import AVFoundation
import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a program notices where there is no camera and no microphone.
final class CaptureTests: XCTestCase {
  func test_thereIsNoCamera_andAskingIsGranted() {
    XCTAssertNil(AVCaptureDevice.default(for: .video))
    XCTAssertNil(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
    XCTAssertEqual(
      AVCaptureDevice.DiscoverySession(
        deviceTypes: [.builtInDualCamera], mediaType: .video, position: .unspecified
      ).devices, [])
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .muxed), .notDetermined)
    let granted = expectation(description: "an answer")
    AVCaptureDevice.requestAccess(for: .muxed) {
      XCTAssertTrue($0)
      granted.fulfill()
    }
    wait(for: [granted], timeout: 30)
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .muxed), .authorized)
  }

  func test_aSession_keepsItsOutputs_andRuns() {
    let session = AVCaptureSession()
    let output = AVCapturePhotoOutput()
    XCTAssertTrue(session.canAddOutput(output))
    session.addOutput(output)
    XCTAssertFalse(session.canAddOutput(output))
    XCTAssertNil(output.connection(with: .video))
    var posts: [String] = []
    let tokens = [
      AVCaptureSession.didStartRunningNotification, AVCaptureSession.didStopRunningNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) {
        posts.append($0.name.rawValue)
      }
    }
    var running: [Bool] = []
    let observation = session.observe(\.isRunning, options: [.new]) { _, change in
      running.append(change.newValue ?? false)
    }
    session.startRunning()
    session.startRunning()
    XCTAssertTrue(session.isRunning)
    session.stopRunning()
    XCTAssertEqual(
      posts,
      ["AVCaptureSessionDidStartRunningNotification", "AVCaptureSessionDidStopRunningNotification"])
    XCTAssertEqual(running, [true, false])
    observation.invalidate()
    tokens.forEach(NotificationCenter.default.removeObserver)
    session.removeOutput(output)
    XCTAssertEqual(session.outputs, [])
  }

  func test_aFilmCannotBeTaken_andTheDelegateHearsWhy() {
    final class Delegate: NSObject, AVCaptureFileOutputRecordingDelegate {
      var error: NSError?
      let ended: XCTestExpectation
      init(_ ended: XCTestExpectation) { self.ended = ended }
      func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
      ) {
        self.error = error as NSError?
        ended.fulfill()
      }
    }
    let delegate = Delegate(expectation(description: "the end"))
    AVCaptureMovieFileOutput().startRecording(
      to: URL(fileURLWithPath: "/nowhere/a.mov"), recordingDelegate: delegate)
    wait(for: [delegate.ended], timeout: 30)
    XCTAssertEqual(delegate.error?.domain, AVFoundationErrorDomain)
    XCTAssertEqual(delegate.error?.code, AVError.noDataCaptured.rawValue)
  }

  func test_anError_isFoundByItsCode() {
    do {
      throw AVError(.diskFull)
    } catch AVError.diskFull {
      XCTAssertEqual((AVError(.diskFull) as NSError).code, -11807)
    } catch {
      XCTFail("\(error)")
    }
  }

  func test_aPreview_takesPlaces_andShowsItsBackground() {
    onMainActor {
      let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.videoGravity = .resizeAspectFill
      XCTAssertEqual(
        layer.metadataOutputRectConverted(
          fromLayerRect: CGRect(x: 50, y: 25, width: 100, height: 50)),
        CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
      XCTAssertNil(layer.connection)
    }
  }

  func test_nothingIsRecorded() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("no.m4a")
    let recorder = try AVAudioRecorder(
      url: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100])
    XCTAssertFalse(recorder.record())
    XCTAssertFalse(recorder.isRecording)
    XCTAssertEqual(AVAudioSession.sharedInstance().recordPermission, .denied)
    XCTAssertEqual(
      AVAudioSession.sharedInstance().currentRoute.outputs.map(\.portType), [.builtInSpeaker])
  }
}
