import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What toolbars and their items were told before there were appearances.
final class BarPicturesTests: XCTestCase {
  /// A subclass with the initialisers that Apple's class wants to be overridden, and the others by inheritance.
  @MainActor private final class Item: UIBarButtonItem {
    static var count = 0
    override init() {
      Item.count += 1
      super.init()
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @MainActor private final class Picture: UIButton {
    var titles: [String?] = []
    override func setTitle(_ title: String?, for state: UIControl.State) {
      titles.append(title)
      super.setTitle(title.map { "\($0)!" }, for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) {
      super.setImage(image?.withRenderingMode(.alwaysTemplate), for: state)
    }
  }

  private final class Keys: UIView, UIInputViewAudioFeedback {}

  private final class Child: UIViewController {
    override var textInputContextIdentifier: String? { "child" }
  }

  func test_subclassesOfItems_inheritTheInitialisers() {
    onMainActor {
      Item.count = 0
      let item = Item(title: "Go", style: .done, target: nil, action: nil)
      XCTAssertEqual(item.title, "Go")
      XCTAssertEqual(item.style, .done)
      let space = Item(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      XCTAssertEqual(space.spaceKind, .flexible)
      XCTAssertEqual(Item(barButtonSystemItem: .done, target: nil, action: nil).style, .done)
      XCTAssertEqual(Item.count, 3)
    }
  }

  func test_picturesOfItems_byStyle() {
    onMainActor {
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      let picture = UIImage()
      item.setBackgroundImage(picture, for: .normal, style: .done, barMetrics: .default)
      XCTAssertTrue(item.shownBackgrounds.isEmpty)
      item.style = .done
      XCTAssertTrue(item.shownBackgrounds[0] === picture)
      XCTAssertTrue(
        item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === picture)
      item.setBackButtonBackgroundImage(nil, for: .normal, barMetrics: .default)
      item.setBackgroundVerticalPositionAdjustment(0, for: .default)
      item.setBackButtonBackgroundVerticalPositionAdjustment(0, for: .default)
      XCTAssertEqual(item.backButtonBackgroundVerticalPositionAdjustment(for: .default), 0)
    }
  }

  func test_aToolbarWithAnEmptyPicture_hasNoBackground() {
    onMainActor {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      func material() -> UIVisualEffect? {
        bar.subviews.lazy.compactMap { $0 as? BarBackground }.first?.subviews.lazy
          .compactMap { $0 as? MaterialView }.first?.effect
      }
      XCTAssertNotNil(material())
      bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
      bar.setShadowImage(UIImage(), forToolbarPosition: .any)
      XCTAssertNil(material())
      XCTAssertNotNil(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default))
      XCTAssertNotNil(bar.shadowImage(forToolbarPosition: .any))
      bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
      XCTAssertNotNil(material())
    }
  }

  func test_settersOfButtons_canBeOverridden() {
    onMainActor {
      let button = Picture()
      button.setTitle("Go", for: .normal)
      XCTAssertEqual(button.title(for: .normal), "Go!")
      XCTAssertEqual(button.titles, ["Go"])
      XCTAssertFalse(Keys().enableInputClicksWhenVisible)
      UIDevice.current.playInputClick()
      let child = Child()
      XCTAssertEqual(child.textInputContextIdentifier, "child")
      XCTAssertNil(UIView().textInputContextIdentifier)
    }
  }
}
