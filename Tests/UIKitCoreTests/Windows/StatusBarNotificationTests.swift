import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What apps heard of the status bar before scenes had one.
final class StatusBarNotificationTests: XCTestCase {
  func test_turningTheDevice_tellsOrientationsAndFrames() {
    onMainActor {
      let harness = Harness(device: "iphone-15", root: UIViewController())
      defer { harness.close() }
      let portrait = harness.window.windowScene?.statusBarManager?.statusBarFrame
      var heard: [String] = []
      var frames: [CGRect?] = []
      let names = [
        UIApplication.willChangeStatusBarOrientationNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
        UIApplication.willChangeStatusBarFrameNotification,
        UIApplication.didChangeStatusBarFrameNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let frame = note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
          let orientation =
            note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
          MainActor.assumeIsolated {
            heard.append(
              name.rawValue.replacingOccurrences(of: "UIApplication", with: "")
                + (orientation.map { " \($0)" } ?? ""))
            if frame != nil { frames.append(frame?.cgRectValue) }
          }
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      harness.run("rotate-device\nidle")
      let landscape = UIInterfaceOrientation.landscapeLeft.rawValue
      XCTAssertEqual(
        heard,
        [
          "WillChangeStatusBarOrientationNotification \(landscape)",
          "WillChangeStatusBarFrameNotification",
          "DidChangeStatusBarOrientationNotification 1",
          "DidChangeStatusBarFrameNotification",
        ])
      XCTAssertEqual(frames.first, harness.window.windowScene?.statusBarManager?.statusBarFrame)
      XCTAssertEqual(frames.last, portrait)
    }
  }
}
