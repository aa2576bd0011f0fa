import ObjCRuntime
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A keyboard of a program's own.
@MainActor
private final class Keys: UIInputViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let key = UIButton(type: .system)
    key.setTitle("Seven", for: .normal)
    key.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    key.addAction(
      UIAction { [weak self] _ in self?.textDocumentProxy.insertText("7") }, for: .touchUpInside)
    view.addSubview(key)
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 200, y: 20, width: 100, height: 44)
    done.addTarget(self, action: Selector("dismissKeyboard"), for: .touchUpInside)
    view.addSubview(done)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("did appear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("did disappear")
  }
}

@MainActor
private final class KeyedField: UITextField {
  let keys = Keys()
  override var inputViewController: UIInputViewController? { keys }
}

final class InputViewControllerTests: XCTestCase {
  func test_itsViewIsDocked_whileItsResponderIsFirst_andTypesThere() {
    onMainActor {
      let root = UIViewController()
      let field = KeyedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      root.view.addSubview(field)
      let harness = Harness(device: "iphone-se", root: root)
      XCTAssertNil(harness.window.firstResponder)
      field.becomeFirstResponder()
      harness.advance(by: 1)
      let view: UIView = field.keys.view
      XCTAssertEqual(
        view.convert(view.bounds, to: nil), CGRect(x: 0, y: 451, width: 375, height: 216))
      XCTAssertTrue(field.keys.inputView === view)
      harness.tap("Seven")
      harness.tap("Seven")
      XCTAssertEqual(field.text, "77")
      let proxy = field.keys.textDocumentProxy
      XCTAssertEqual(proxy.documentContextBeforeInput, "77")
      XCTAssertNil(proxy.documentContextAfterInput)
      proxy.adjustTextPosition(byCharacterOffset: -1)
      proxy.insertText("x")
      XCTAssertEqual(field.text, "7x7")
      XCTAssertEqual(proxy.documentContextAfterInput, "7")
      XCTAssertNil(proxy.selectedText)
      harness.tap("Done")
      harness.advance(by: 1)
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertNil(view.window)
      XCTAssertEqual(field.keys.log, ["did appear", "did disappear"])
    }
  }
}
