import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import ObjCRuntime
@testable import UIKitCore

/// Actions whose methods name another class for the sender than the one that sends.
final class SenderStandInTests: XCTestCase {
  @MainActor private final class Target: NSObject {
    var tags: [Int] = []
    var classes: [String] = []
    func add(_ sender: UIButton) { note(sender, sender.tag) }
    func edit(_ sender: UIBarButtonItem) { note(sender, sender.tag) }
    func tapped(_ sender: UITapGestureRecognizer?) { note(sender, sender?.view?.tag ?? -1) }
    func text(_ sender: NSString) { note(sender, 0) }
    private func note(_ sender: AnyObject?, _ tag: Int) {
      classes.append(sender.map { "\(type(of: $0))" } ?? "nil")
      tags.append(tag)
    }
  }

  @MainActor private static func said(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var lines: [String] = []
    Log.redirect { lines.append($0) }
    body()
    Log.redirect(to: nil)
    return lines
  }

  func test_barButton_callsWhatWasWrittenForAButton() {
    onMainActor {
      // One that no other test has said anything of.
      final class AddItem: UIBarButtonItem {}
      let target = Target()
      let item = AddItem()
      (item.target, item.action) = (target, Selector("add:", Target.add(_:)))
      item.tag = 7
      let lines = Self.said {
        for _ in 0..<2 {
          _ = UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        }
      }
      XCTAssertEqual(target.classes, ["UIButton", "UIButton"])
      XCTAssertEqual(target.tags, [7, 7])
      XCTAssertEqual(lines.count, 1)
      XCTAssertTrue(lines.first?.contains("a new UIButton stands for it") ?? false, "\(lines)")
    }
  }

  func test_buttonAndRecognizer_callWhatWasWrittenForOthers() {
    onMainActor {
      let target = Target()
      let button = UIButton(type: .system)
      button.tag = 3
      button.addTarget(target, action: Selector("edit:", Target.edit(_:)), for: .touchUpInside)
      button.addTarget(target, action: Selector("tapped:", Target.tapped(_:)), for: .touchUpInside)
      _ = Self.said { button.sendActions(for: .touchUpInside) }
      XCTAssertEqual(target.classes.sorted(), ["UIBarButtonItem", "UITapGestureRecognizer"])
      XCTAssertEqual(target.tags.sorted(), [-1, 3])
    }
  }

  func test_recognizerOfAnotherClass_isWhereItIs_inTheSameState() {
    onMainActor {
      final class Place: NSObject {
        var log: [String] = []
        func moved(_ sender: UITapGestureRecognizer) {
          let place = sender.location(in: sender.view)
          log.append(
            "\(sender.state) \(Int(place.x)),\(Int(place.y)) \(sender.numberOfTouches)")
        }
      }
      let target = Place()
      let root = UIViewController()
      let press = UILongPressGestureRecognizer(
        target: target, action: Selector("moved:", Place.moved(_:)))
      press.minimumPressDuration = 0
      root.view.addGestureRecognizer(press)
      let harness = Harness(size: CGSize(width: 200, height: 200), root: root)
      defer { harness.close() }
      _ = Self.said {
        harness.finger(.began, 40, 50)
        harness.finger(.changed, 60, 70)
        harness.finger(.ended, 60, 70)
      }
      XCTAssertEqual(target.log, ["began 40,50 1", "changed 60,70 1", "ended 60,70 0"])
    }
  }

  func test_whatNobodyCanStandFor_isLoggedAndNotCalled() {
    onMainActor {
      let target = Target()
      let lines = Self.said { Selector("text:", Target.text(_:)).perform(on: target, UIButton()) }
      XCTAssertEqual(target.classes, [])
      XCTAssertEqual(
        lines,
        ["-[Target text:] was not called: argument 1 should be of type NSString; found UIButton."])
    }
  }
}
