import UIKitTestSupport
import XCTest

@_spi(XcodeSources) @testable import UIKitCore

/// Classes that ask for their own proxy while one of them is made.
final class OwnProxyTests: XCTestCase {
  @MainActor private class Bar: UIToolbar {
    static var isSet: Void = setProxy()
    static func setProxy() {
      let proxy = appearanceAskedByItself()
      proxy.barTintColor = .red
      proxy.note = "set"
    }
    private let label = UILabel()
    var note: String?
    override init(frame: CGRect) {
      _ = Bar.isSet
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor private final class Item: UIBarButtonItem {
    static var isSet: Void = setProxy()
    static func setProxy() { appearanceAskedByItself().tintColor = .red }
    override init() {
      _ = Item.isSet
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  override func tearDown() { onMainActor { AppearanceProxies.removeAll() } }

  func test_aProxyThatTheClassAsksFor_callsNoInitialiser_andStandsForItsObjects() {
    onMainActor {
      let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      XCTAssertTrue(Bar.appearance() === Bar.appearanceAskedByItself())
      XCTAssertEqual(Bar.appearance().barTintColor, .red)
      XCTAssertEqual(Bar.appearance().note, "set")
      let harness = Harness(device: "iphone-se", root: UIViewController())
      harness.window.addSubview(bar)
      XCTAssertEqual(bar.barTintColor, .red)
      harness.close()
    }
  }

  func test_items_too() {
    onMainActor {
      let item = Item(title: "Go", style: .plain, target: nil, action: nil)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      bar.items = [item]
      let harness = Harness(device: "iphone-se", root: UIViewController())
      harness.window.addSubview(bar)
      harness.advance(by: 0.1)
      XCTAssertEqual(item.tintColor, .red)
      harness.close()
    }
  }
}
