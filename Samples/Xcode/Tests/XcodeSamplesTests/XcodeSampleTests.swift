import UIKitTestSupport
import XCTest

/// The recipes with documents of Interface Builder, as programs of their own.
final class XcodeSampleTests: XCTestCase {
  private let screens = [
    (name: "phone-light", device: "iphone-se", isDark: false),
    (name: "phone-dark", device: "iphone-se", isDark: true),
    (name: "tablet-light", device: "ipad-9", isDark: false),
    (name: "tablet-dark", device: "ipad-9", isDark: true),
  ]

  private func assertPictures(
    of sample: String, script: String? = nil, suffix: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    // States as in SamplePictureTests: light on the phone, dark on the tablet.
    let isState = !suffix.isEmpty
    for screen in screens where !isState || (screen.device == "ipad-9") == screen.isDark {
      var app = AppSnapshot()
      app.device = screen.device
      app.isDark = screen.isDark
      app.script = script
      let first = try app.picture(ofProductNamed: sample)
      let second = try app.picture(ofProductNamed: sample)
      let name = "\(sample)\(suffix)-\(screen.name)"
      XCTAssertEqual(first, second, "two runs of \(name) differ", file: file, line: line)
      MainActor.assumeIsolated {
        assertGolden(
          png: first, named: name, in: "../../Tests/Goldens/samples",
          reducedBy: isState || screen.device == "ipad-9" ? 2 : 1, file: file, line: line)
      }
    }
  }

  func test_nibCells() throws { try assertPictures(of: "C5NibCells") }

  func test_nibCells_scrolledToTheEnd() throws {
    try assertPictures(of: "C5NibCells", script: "key end\nidle", suffix: "-end")
  }

  func test_nibHeaders() throws { try assertPictures(of: "C7NibHeaders") }

  func test_nibHeaders_pinnedAndPressed() throws {
    try assertPictures(
      of: "C7NibHeaders",
      script: """
        expect "Section Header 1"
        tap "Section Footer 1"
        idle
        expect "Section Footer 1, pressed 1"
        scroll 180,300 by 0,180
        idle
        """, suffix: "-pressed")
  }
}
