import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Writes down a keyboard's notifications: name and height of the end frame.
@MainActor
private final class KeyboardLog {
  var log: [String] = []
  private(set) var last: [AnyHashable: Any] = [:]
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notice in
          let info = notice.userInfo ?? [:]
          nonisolated(unsafe) let known = info
          MainActor.assumeIsolated {
            let end = (known[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            self?.log.append("\(word) \(Int(end?.minY ?? -1))")
            self?.last = known
          }
        })
    }
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A controller with a bar at the bottom, as chats have it.
private final class BarController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
  var showsBar = true
  override var canBecomeFirstResponder: Bool { showsBar }
  override var inputAccessoryView: UIView? { bar }
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
  }
}

final class InputPanelTests: XCTestCase {
  func test_hardwareKeys_postNothing() {
    onMainActor {
      let log = KeyboardLog()
      defer { log.stop() }
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      controller.view.addSubview(field)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      field.becomeFirstResponder()
      harness.settle()
      field.resignFirstResponder()
      harness.settle()
      XCTAssertEqual(log.take(), [])
    }
  }

  func test_inputViewAndAccessory_areDockedAndAnnounced() {
    onMainActor {
      let log = KeyboardLog()
      defer { log.stop() }
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
      let pad = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.inputView = pad
      field.inputAccessoryView = bar
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      for view in [field, other, line] { controller.view.addSubview(view) }
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
        line.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      ])
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      XCTAssertEqual(line.frame.maxY, 480)
      field.becomeFirstResponder()
      XCTAssertEqual(log.take(), ["willChange 220", "willShow 220"])
      XCTAssertEqual(
        log.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
      XCTAssertEqual(log.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, 7)
      XCTAssertEqual(
        (log.last[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue.minY, 480)
      harness.settle()
      XCTAssertEqual(log.take(), ["didChange 220", "didShow 220"])
      XCTAssertEqual(bar.convert(bar.bounds, to: nil).minY, 220)
      XCTAssertEqual(pad.convert(pad.bounds, to: nil).minY, 264)
      XCTAssertEqual(line.frame.maxY, 220, "what is bound to the guide stands above")
      // Another field has hardware keys only.
      other.becomeFirstResponder()
      harness.settle()
      XCTAssertEqual(
        log.take(), ["willChange 480", "willHide 480", "didChange 480", "didHide 480"])
      XCTAssertNil(pad.window)
      XCTAssertEqual(line.frame.maxY, 480)
      field.becomeFirstResponder()
      field.inputAccessoryView = nil
      harness.settle()
      XCTAssertEqual(
        log.take(),
        [
          "willChange 220", "willShow 220", "willChange 264", "willShow 264", "didChange 264",
          "didShow 264",
        ])
    }
  }

  func test_barOfAController_staysWhileAndAfterItsFieldIsEdited() {
    onMainActor {
      let log = KeyboardLog()
      defer { log.stop() }
      let controller = BarController()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      harness.settle()
      XCTAssertTrue(controller.isFirstResponder, "shown as soon as the controller is")
      XCTAssertEqual(controller.bar.convert(controller.bar.bounds, to: nil).minY, 436)
      _ = log.take()
      harness.run("tap 100,460\ntype \"hello\"")
      XCTAssertEqual(controller.field.text, "hello")
      XCTAssertTrue(controller.field.isFirstResponder)
      XCTAssertEqual(log.take(), [], "nothing moves")
      controller.field.resignFirstResponder()
      XCTAssertTrue(controller.isFirstResponder)
      XCTAssertNotNil(controller.bar.window)
      // A taller bar.
      controller.bar.frame.size.height = 80
      controller.reloadInputViews()
      harness.settle()
      XCTAssertEqual(log.take().first, "willChange 400")
      XCTAssertEqual(controller.bar.convert(controller.bar.bounds, to: nil).minY, 400)
      controller.showsBar = false
      controller.resignFirstResponder()
      harness.settle()
      XCTAssertNil(controller.bar.window)
    }
  }

  func test_drag_dismisses() {
    onMainActor {
      let controller = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      scroll.contentSize = CGSize(width: 320, height: 2000)
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      let pad = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      field.inputView = pad
      scroll.addSubview(field)
      controller.view.addSubview(scroll)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      scroll.keyboardDismissMode = .onDrag
      field.becomeFirstResponder()
      harness.settle()
      harness.run("drag 100,250 to 100,200")
      XCTAssertFalse(field.isFirstResponder)
      // A finger takes it along from where it meets it.
      scroll.keyboardDismissMode = .interactive
      field.becomeFirstResponder()
      harness.settle()
      harness.finger(.began, 100, 240)
      for y in stride(from: 250, through: 340, by: 10) { harness.finger(.changed, 100, CGFloat(y)) }
      XCTAssertTrue(field.isFirstResponder)
      XCTAssertEqual(pad.convert(pad.bounds, to: nil).minY, 340)
      for y in stride(from: 335, through: 285, by: -5) { harness.finger(.changed, 100, CGFloat(y)) }
      harness.finger(.ended, 100, 285)
      harness.settle()
      XCTAssertTrue(field.isFirstResponder, "let go on the way up it comes back")
      XCTAssertEqual(pad.convert(pad.bounds, to: nil).minY, 280)
      harness.finger(.began, 100, 240)
      for y in stride(from: 260, through: 440, by: 20) { harness.finger(.changed, 100, CGFloat(y)) }
      harness.finger(.ended, 100, 440)
      harness.settle()
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertNil(pad.window)
    }
  }
}
