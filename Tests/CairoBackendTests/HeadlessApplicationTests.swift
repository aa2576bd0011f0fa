import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend

final class HeadlessApplicationTests: XCTestCase {
  @MainActor private final class Client: PlatformWindowClient {
    var events: [PlatformEvent] = []
    var times: [TimeInterval] = []
    var frame: RenderFrame?
    func receive(_ event: PlatformEvent) { events.append(event) }
    func frame(at time: TimeInterval) -> RenderFrame? {
      times.append(time)
      return frame
    }
  }

  func test_severalRequests_runOneFrame_atTheVirtualTime() {
    onMainActor {
      let application = HeadlessApplication()
      let client = Client()
      let window = application.makeWindow(application.defaultWindow, client: client)
      XCTAssertFalse(application.isFrameRequested)
      window.requestFrame()
      window.requestFrame()
      XCTAssertTrue(application.isFrameRequested)
      application.stepFrame()
      application.stepFrame()
      XCTAssertEqual(client.times, [1 + 1.0 / 60])
      XCTAssertFalse(application.isFrameRequested)
    }
  }

  func test_step_runsMainQueueAndDueTimers() {
    onMainActor {
      let application = HeadlessApplication()
      nonisolated(unsafe) var log: [String] = []
      DispatchQueue.main.async { log.append("queue") }
      let timer = Timer(timeInterval: 0, repeats: false) { _ in log.append("timer") }
      RunLoop.main.add(timer, forMode: .default)
      application.stepFrame()
      application.stepFrame()
      XCTAssertEqual(log.sorted(), ["queue", "timer"])
    }
  }

  func test_resize_arrivesAtTheNextStep() {
    onMainActor {
      let application = HeadlessApplication()
      let client = Client()
      let window = application.makeWindow(application.defaultWindow, client: client)
      window.resize(to: CGSize(width: 400, height: CGFloat.nan))
      XCTAssertTrue(client.events.isEmpty)
      application.stepFrame()
      guard case .resized(let size, let scale)? = client.events.first else { return XCTFail() }
      XCTAssertEqual(size, CGSize(width: 400, height: 1))
      XCTAssertEqual(scale, 1)
    }
  }

  func test_run_returnsTheStatusGivenToStop() {
    onMainActor {
      let application = HeadlessApplication()
      let status = application.run {
        DispatchQueue.main.async { MainActor.assumeIsolated { application.stop(status: 3) } }
      }
      XCTAssertEqual(status, 3)
    }
  }

  func test_picture() {
    onMainActor {
      let gradient = GradientSpec(stops: [
        .init(location: 0, color: .white),
        .init(location: 1, color: RGBA(red: 1, green: 0, blue: 0)),
      ])
      let font = FontSpec(pointSize: 17)
      let node = RenderNode(
        id: 1, size: CGSize(width: 300, height: 200),
        background: [
          .fill(
            RoundedRect(
              CGRect(x: 20, y: 20, width: 100, height: 80), radius: 24, isContinuous: true),
            RGBA(red: 0, green: 0.5, blue: 1)),
          .gradient(
            gradient, .conic(center: CGPoint(x: 200, y: 60), angle: 0),
            in: RoundedRect(CGRect(x: 150, y: 10, width: 100, height: 100), radius: 50),
            extends: true),
          .text(
            TextBlock(runs: [TextRun("Tessera", TextAttributes(font: font, color: .black))]),
            origin: CGPoint(x: 20, y: 120)),
        ],
        extent: CGRect(x: 0, y: 0, width: 300, height: 200))
      let pixels = PlatformServices.current.rasterizer.rasterize(
        node, size: CGSize(width: 300, height: 200), scale: 2, background: .white)
      let data = PlatformServices.current.imageDecoder.encodePNG(pixels) ?? Data()
      if let path = ProcessInfo.processInfo.environment["PICTURE"] {
        try? data.write(to: URL(fileURLWithPath: path))
      }
      XCTAssertFalse(data.isEmpty)
    }
  }
}
