import UIKit
import XCTest

final class OldSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: UITableViewCellStyle.value1, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// Names of Swift 3 to 4.1.
final class OldSpellingTests: XCTestCase {
  func test_nestedTypes_haveTheirOlderNames() {
    let style: UITableViewCellSelectionStyle = .none
    let state: UIControlState = [.normal, .highlighted]
    let events = UIControlEvents.touchUpInside
    let recognizerState = UIGestureRecognizerState.began
    XCTAssertEqual(style, UITableViewCell.SelectionStyle.none)
    XCTAssertTrue(state.contains(.highlighted))
    XCTAssertEqual(events, UIControl.Event.touchUpInside)
    XCTAssertEqual(recognizerState.rawValue, 1)
    XCTAssertEqual(UIViewContentMode.center, UIView.ContentMode.center)
    XCTAssertEqual(NSLayoutAttribute.leading, NSLayoutConstraint.Attribute.leading)
  }

  func test_functionsOfGeometry_becameMembers() {
    let rect = CGRectMake(1, 2, 3, 4)
    XCTAssertEqual(CGRectGetMaxX(rect) + CGRectGetHeight(rect), 8)
    XCTAssertTrue(CGRectContainsPoint(rect, CGPointMake(2, 3)))
    XCTAssertTrue(
      CGRectEqualToRect(CGRectInset(rect, 1, 1), CGRect(x: 2, y: 3, width: 1, height: 2)))
    XCTAssertEqual(CGAffineTransformMakeScale(2, 3), CGAffineTransform(scaleX: 2, y: 3))
    let turned = CGAffineTransformRotate(CGAffineTransformMakeTranslation(1, 1), 0)
    XCTAssertFalse(CGAffineTransformIsIdentity(turned))
    XCTAssertEqual(UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 1, 1, 1)).size, CGSizeMake(1, 2))
    XCTAssertTrue(CGRectZero.isEmpty)
    XCTAssertTrue(rect.equalTo(rect) && rect.size.equalTo(CGSizeMake(3, 4)))
    XCTAssertFalse(rect.origin.equalTo(.zero))
  }

  func test_constants_becameMembers() {
    XCTAssertEqual(UITableViewAutomaticDimension, UITableView.automaticDimension)
    XCTAssertEqual(UIViewNoIntrinsicMetric, UIView.noIntrinsicMetric)
    XCTAssertEqual(NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
    XCTAssertEqual(
      Notification.Name.UIApplicationDidEnterBackground,
      UIApplication.didEnterBackgroundNotification)
    XCTAssertEqual(UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold).pointSize, 12)
    let layer = CAShapeLayer()
    layer.lineCap = kCALineCapRound
    layer.lineJoin = kCALineJoinBevel
    XCTAssertEqual(layer.lineCap, .round)
    XCTAssertEqual(kCAMediaTimingFunctionEaseInEaseOut, CAMediaTimingFunctionName.easeInEaseOut)
  }

  func test_textAttributes_hadKeysOfText() {
    let attributes: [String: Any] = [
      NSFontAttributeName: UIFont.systemFont(ofSize: 20),
      NSForegroundColorAttributeName: UIColor.red,
    ]
    let text = NSAttributedString(string: "a", attributes: attributes)
    XCTAssertEqual(
      (text.attribute(NSFontAttributeName, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 20)
    var more = [String: Any]()
    more[NSKernAttributeName] = 2
    XCTAssertEqual(NSAttributedString(string: "a", attributes: more).length, 1)
    XCTAssertEqual("text".characters.count, 4)
  }

  func test_membersAndLabels_changed() {
    let indicator = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    indicator.activityIndicatorViewStyle = UIActivityIndicatorViewStyle.white
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    XCTAssertEqual(parent.childViewControllers, [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    parent.view.addSubview(indicator)
    parent.view.bringSubview(toFront: indicator)
    XCTAssertTrue(parent.view.subviews.last === indicator)
  }

  func test_priorities_wereNumbers() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    constraint.priority = 999
    XCTAssertEqual(constraint.priority.rawValue, 999)
    constraint.priority = UILayoutPriorityDefaultHigh - 1
    XCTAssertEqual(constraint.priority.rawValue, 749)
    constraint.priority += 2
    XCTAssertEqual(constraint.priority.rawValue, 751)
    view.setContentHuggingPriority(251, for: .horizontal)
    XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 251)
    XCTAssertEqual((UIWindowLevelAlert + 1).rawValue, 2001)
  }

  func test_indexPaths_haveTheirOlderClass() {
    let path = IndexPath(row: 3, section: 1)
    XCTAssertEqual((path as NSIndexPath).row, 3)
    XCTAssertEqual((path as NSIndexPath).item, 3)
    XCTAssertEqual((path as NSIndexPath).section, 1)
    XCTAssertEqual(NSIndexPath(row: 2, section: 4) as IndexPath, IndexPath(item: 2, section: 4))
    XCTAssertEqual(NSIndexPath(forRow: 2, inSection: 4), NSIndexPath(item: 2, section: 4))
  }
}

extension CGPoint {
  init(_ size: CGSize) {
    x = size.width
    y = size.height
  }
}

/// Overrides of older names, in an extension.
class OldController: UIViewController {}

extension OldController {
  override var childViewControllerForStatusBarStyle: UIViewController? {
    childViewControllers.first
  }
  override func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
  }
}
