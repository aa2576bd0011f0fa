import Foundation
import UIKitTestSupport
import XCTest

@_spi(XcodeSources) import ObjCRuntime
@testable import UIKitCore

/// Properties that make a controller's view before they are read.
final class ViewLoadingTests: XCTestCase {
  private final class DateController: UIViewController {
    @ViewLoading private var label: UILabel
    @ViewLoading var count = 3
    /// What sets the label before the controller's own `viewDidLoad()` would.
    var early: UILabel?

    var text: String? {
      didSet { label.text = text }
    }
    var shown: UILabel { label }
    func set(_ label: UILabel) { self.label = label }

    override func loadView() {
      view = UIView()
      if let early {
        label = early
        // The view is being made, and is not made twice.
        label.tag = 7
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard early == nil else { return }
      label = UILabel()
      view.addSubview(label)
    }
  }

  func test_aViewThatAProgramLoadsItself_isTheControllers() {
    onMainActor {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let controller = UIViewController()
      controller.loadView()
      XCTAssertTrue(controller.view.next === controller)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let before = controller.view.safeAreaInsets.bottom
      controller.additionalSafeAreaInsets.bottom = 100
      XCTAssertEqual(controller.view.safeAreaInsets.bottom, before + 100)
      window.isHidden = true
    }
  }

  func test_readingAProperty_makesTheView() {
    onMainActor {
      let controller = DateController()
      XCTAssertFalse(controller.isViewLoaded)
      controller.text = "Monday"
      XCTAssertTrue(controller.isViewLoaded)
      XCTAssertEqual(controller.view.subviews.compactMap { ($0 as? UILabel)?.text }, ["Monday"])
    }
  }

  func test_firstValues_areReadFromAMadeView_andWrittenWithout() {
    onMainActor {
      let controller = DateController()
      controller.count = 4
      XCTAssertFalse(controller.isViewLoaded)
      XCTAssertEqual(controller.count, 4)
      XCTAssertTrue(controller.isViewLoaded)
      XCTAssertEqual(DateController().count, 3)
    }
  }

  func test_propertiesSetInLoadView_areReadThere() {
    onMainActor {
      let controller = DateController()
      let label = UILabel()
      controller.early = label
      XCTAssertTrue(controller.shown === label)
      XCTAssertEqual(label.tag, 7)
      let other = UILabel()
      controller.set(other)
      XCTAssertTrue(controller.shown === other)
    }
  }

  private final class OutletController: UIViewController {
    @ViewLoading var label: UILabel

    override func loadView() {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
          <outlet property="view" destination="V" id="O1"/>
          <outlet property="label" destination="L" id="O2"/>
        </connections></placeholder>
        <view id="V"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
          <label text="Photo" id="L"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
        </subviews></view>
        </objects></document>
        """
      _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: self)
    }
  }

  func test_outlets_areSetByDocuments() {
    onMainActor {
      ObjCMembers.add(OutletController.self) {
        $0.property("label", \OutletController.label, setter: { $0.label = $1 })
      }
      let controller = OutletController()
      XCTAssertEqual(controller.label.text, "Photo")
      XCTAssertTrue(controller.label.superview === controller.view)
    }
  }

  private final class Measuring: UIViewController {
    var barFrame = CGRect.null
    override func viewDidLoad() {
      super.viewDidLoad()
      barFrame = navigationController?.navigationBar.frame ?? .null
    }
  }

  func test_navigationBar_hasItsSize_asTheViewIsLoaded() {
    onMainActor {
      let controller = Measuring()
      let harness = Harness(
        device: "iphone-se", root: UINavigationController(rootViewController: controller))
      harness.advance(by: 0.1)
      XCTAssertEqual(controller.barFrame, CGRect(x: 0, y: 20, width: 375, height: 44))
      harness.close()
    }
  }

  /// A controller among the objects of a nib, with its view in it.
  func test_controllerInANib_hasTheViewThatTheNibHasForIt() {
    onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <viewController id="C" customClass="CardController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="T"/>
            <viewControllerLayoutGuide type="bottom" id="B"/></layoutGuides>
          <view key="view" id="V"><rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <subviews><label text="Card" id="L" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints><constraint firstItem="L" firstAttribute="top" secondItem="T" \
        secondAttribute="bottom" constant="12" id="K"/></constraints></view>
          <connections><outlet property="label" destination="L" id="O"/></connections>
        </viewController></objects></document>
        """
      ObjCMembers.add(CardController.self, named: "CardController") {
        $0.property("label", \CardController.label)
      }
      let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      guard let controller = made.first as? CardController else {
        return XCTFail("the controller was not made: \(made)")
      }
      XCTAssertEqual(controller.label?.text, "Card")
      XCTAssertFalse(controller.isViewLoaded)
      XCTAssertTrue(controller.label?.superview === controller.view)
      XCTAssertEqual(controller.loaded, ["Card"])
      controller.view.layoutIfNeeded()
      XCTAssertEqual(controller.label?.frame.minY, 12)
    }
  }
}

private final class CardController: UIViewController {
  var label: UILabel?
  var loaded: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    loaded.append(label?.text ?? "")
  }
}
