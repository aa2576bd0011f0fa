import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The desktop's primary selection: what is selected anywhere, which the middle button pastes.
final class PrimarySelectionTests: XCTestCase {
  func test_middleClick_pastesWhatIsSelectedInAnotherField() {
    onMainActor {
      let root = UIViewController()
      let first = UITextField(frame: CGRect(x: 20, y: 50, width: 280, height: 40))
      let second = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
      for field in [first, second] { root.view.addSubview(field) }
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      defer { harness.close() }
      first.text = "pear tree"
      UIPasteboard.general.string = "copied"
      harness.run("idle\ntap 40,70\nidle\nkey a with ctrl\nidle")
      let host = harness.window.windowScene!.host
      host.receive(.middleClick(location: CGPoint(x: 40, y: 140), time: host.time))
      harness.settle()
      XCTAssertEqual(second.text, "pear tree")
      XCTAssertTrue(second.isFirstResponder)
      XCTAssertEqual(UIPasteboard.general.string, "copied", "the clipboard is another")
      host.receive(.middleClick(location: CGPoint(x: 40, y: 140), time: host.time))
      harness.settle()
      XCTAssertEqual(second.text?.count, 18, "still what was selected last")
    }
  }

  func test_anotherProgramsSelection_isPastedInOneLine() throws {
    try onMainActor {
      let primary = try XCTUnwrap(PlatformServices.current.primarySelection as? MemoryClipboard)
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 50, width: 280, height: 40))
      root.view.addSubview(field)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      defer { harness.close() }
      harness.run("idle")
      primary.replaceFromOutside([[("text/plain;charset=utf-8", Data("one\ntwo".utf8))]])
      let host = harness.window.windowScene!.host
      host.receive(.middleClick(location: CGPoint(x: 200, y: 400), time: host.time))
      harness.settle()
      XCTAssertEqual(field.text, "")
      host.receive(.middleClick(location: CGPoint(x: 40, y: 70), time: host.time))
      harness.settle()
      XCTAssertEqual(field.text, "one two")
    }
  }

  func test_secrets_areNotOffered() throws {
    try onMainActor {
      let primary = PlatformServices.current.primarySelection
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 50, width: 280, height: 40))
      field.isSecureTextEntry = true
      field.text = "secret"
      root.view.addSubview(field)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      defer { harness.close() }
      let before = primary.changeCount
      harness.run("idle\ntap 40,70\nidle\nkey a with ctrl\nidle")
      XCTAssertEqual(primary.changeCount, before)
    }
  }
}
