import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The button that pastes without asking.
final class PasteControlTests: XCTestCase {
  @MainActor private final class Target: UIView {
    var pasted: [[NSItemProvider]] = []
    var agrees = true
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { agrees }
  }

  @MainActor private static func show(
    _ configuration: UIPasteControl.Configuration = UIPasteControl.Configuration()
  ) -> (UIPasteControl, Target, Harness) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let control = UIPasteControl(configuration: configuration)
    control.frame.origin = CGPoint(x: 40, y: 60)
    let target = Target(frame: CGRect(x: 40, y: 200, width: 50, height: 50))
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    control.target = target
    controller.view.addSubview(control)
    controller.view.addSubview(target)
    let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
    harness.settle()
    return (control, target, harness)
  }

  func test_whatTheTargetAccepts_isPasted() {
    onMainActor {
      UIPasteboard.general.items = []
      let (control, target, harness) = Self.show()
      defer { harness.close() }
      harness.run("tap \"Paste\"\nidle")
      XCTAssertTrue(target.pasted.isEmpty, "there is nothing")
      UIPasteboard.general.string = "hello"
      harness.settle()
      assertGolden(png: harness.picture(), named: "paste-control", in: "Tests/Goldens/controls")
      harness.run("tap \"Paste\"\nidle")
      XCTAssertEqual(target.pasted.map(\.count), [1])
      XCTAssertTrue(target.pasted[0][0].canLoadObject(ofClass: NSString.self))
      target.agrees = false
      harness.run("tap \"Paste\"\nidle")
      XCTAssertEqual(target.pasted.count, 1, "it wants none of it")
      target.agrees = true
      target.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
      UIPasteboard.general.string = "again"
      harness.run("tap \"Paste\"\nidle")
      XCTAssertEqual(target.pasted.count, 1, "no picture")
      control.target = nil
      harness.run("tap \"Paste\"\nidle")
    }
  }

  func test_displayModes() {
    onMainActor {
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = .labelOnly
      let label = UIPasteControl(configuration: configuration).bounds.width
      configuration.displayMode = .iconAndLabel
      let both = UIPasteControl(configuration: configuration).bounds.width
      configuration.displayMode = .iconOnly
      let control = UIPasteControl(configuration: configuration)
      XCTAssertGreaterThan(both, label)
      XCTAssertLessThan(control.bounds.width, label)
      configuration.displayMode = .labelOnly
      XCTAssertEqual(control.configuration.displayMode, .iconOnly, "a copy")
    }
  }
}
