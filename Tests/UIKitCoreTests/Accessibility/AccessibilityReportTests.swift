import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What programs tell of elements by rarer ways: blocks, custom content, delegates; and what nobody hears of.
final class AccessibilityReportTests: XCTestCase {
  private final class Plain: NSObject {}

  /// Every form with a block, on a view and on an object that is none.
  func test_everyBlock_answersInPlaceOfItsValue() throws {
    try onMainActor {
      for object in [UIView(), UIAccessibilityElement(accessibilityContainer: UIView()), Plain()]
        as [NSObject]
      {
        let name = "\(type(of: object))"
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let action = UIAccessibilityCustomAction(name: "Do") { _ in true }
        let rotor = UIAccessibilityCustomRotor(name: "Go") { _ in nil }
        var done: [String] = []
        object.accessibilityLabel = "value"
        object.isAccessibilityElementBlock = { true }
        object.accessibilityLabelBlock = { "label" }
        object.accessibilityValueBlock = { "five" }
        object.accessibilityHintBlock = { "hint" }
        object.accessibilityTraitsBlock = { .header }
        object.accessibilityIdentifierBlock = { "identifier" }
        object.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 30, height: 40) }
        object.accessibilityPathBlock = { path }
        object.accessibilityActivationPointBlock = { CGPoint(x: 7, y: 8) }
        object.accessibilityLanguageBlock = { "de" }
        object.accessibilityElementsHiddenBlock = { true }
        object.accessibilityViewIsModalBlock = { true }
        object.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
        object.accessibilityNavigationStyleBlock = { .combined }
        object.accessibilityRespondsToUserInteractionBlock = { false }
        object.accessibilityUserInputLabelsBlock = { ["say"] }
        object.accessibilityTextualContextBlock = { .console }
        object.accessibilityCustomActionsBlock = { [action] }
        object.accessibilityCustomRotorsBlock = { [rotor] }
        object.accessibilityElementsBlock = { ["element"] }
        object.automationElementsBlock = { ["automated"] }
        object.accessibilityActivateBlock = {
          done.append("activate")
          return true
        }
        object.accessibilityIncrementBlock = { done.append("increment") }
        object.accessibilityDecrementBlock = { done.append("decrement") }
        object.accessibilityPerformEscapeBlock = {
          done.append("escape")
          return true
        }
        object.accessibilityMagicTapBlock = {
          done.append("magic tap")
          return true
        }
        XCTAssertTrue(object.isAccessibilityElement, name)
        XCTAssertEqual(object.accessibilityLabel, "label", name)
        XCTAssertEqual(object.accessibilityValue, "five", name)
        XCTAssertEqual(object.accessibilityHint, "hint", name)
        XCTAssertEqual(object.accessibilityTraits, .header, name)
        XCTAssertEqual(object.accessibilityFrame, CGRect(x: 1, y: 2, width: 30, height: 40), name)
        XCTAssertTrue(object.accessibilityPath === path, name)
        XCTAssertEqual(object.accessibilityActivationPoint, CGPoint(x: 7, y: 8), name)
        XCTAssertEqual(object.accessibilityLanguage, "de", name)
        XCTAssertTrue(object.accessibilityElementsHidden, name)
        XCTAssertTrue(object.accessibilityViewIsModal, name)
        XCTAssertTrue(object.shouldGroupAccessibilityChildren, name)
        XCTAssertEqual(object.accessibilityNavigationStyle, .combined, name)
        XCTAssertFalse(object.accessibilityRespondsToUserInteraction, name)
        XCTAssertEqual(object.accessibilityUserInputLabels, ["say"], name)
        XCTAssertEqual(object.accessibilityTextualContext, .console, name)
        XCTAssertTrue(object.accessibilityCustomActions?.first === action, name)
        XCTAssertTrue(object.accessibilityCustomRotors?.first === rotor, name)
        XCTAssertEqual(object.accessibilityElements as? [String], ["element"], name)
        XCTAssertEqual(object.automationElements as? [String], ["automated"], name)
        XCTAssertTrue(object.accessibilityActivate(), name)
        object.accessibilityIncrement()
        object.accessibilityDecrement()
        XCTAssertTrue(object.accessibilityPerformEscape(), name)
        XCTAssertTrue(object.accessibilityPerformMagicTap(), name)
        XCTAssertEqual(done, ["activate", "increment", "decrement", "escape", "magic tap"], name)
        // The attributed forms.
        object.accessibilityLabelBlock = nil
        object.accessibilityUserInputLabelsBlock = nil
        object.accessibilityAttributedLabelBlock = { NSAttributedString(string: "styled") }
        object.accessibilityAttributedValueBlock = { NSAttributedString(string: "styled five") }
        object.accessibilityAttributedHintBlock = { NSAttributedString(string: "styled hint") }
        object.accessibilityAttributedUserInputLabelsBlock = {
          [NSAttributedString(string: "styled say")]
        }
        object.accessibilityValueBlock = nil
        object.accessibilityHintBlock = nil
        XCTAssertEqual(object.accessibilityAttributedLabel?.string, "styled", name)
        XCTAssertEqual(object.accessibilityLabel, "styled", name)
        XCTAssertEqual(object.accessibilityValue, "styled five", name)
        XCTAssertEqual(object.accessibilityHint, "styled hint", name)
        XCTAssertEqual(object.accessibilityUserInputLabels, ["styled say"], name)
        XCTAssertEqual(
          object.accessibilityAttributedUserInputLabels.map(\.string), ["styled say"], name)
        // Without its block the value is there again.
        object.accessibilityAttributedLabelBlock = nil
        XCTAssertEqual(object.accessibilityLabel, "value", name)
      }
      Unsupported.reset()
    }
  }

  // MARK: What nobody hears of

  func test_whatNoReaderAsksFor_isReportedOnce() {
    onMainActor {
      Unsupported.reset()
      defer { Unsupported.reset() }
      for view in [UIView(), UIView()] {
        view.accessibilityCustomRotors = []
        view.accessibilityCustomRotors = nil
        view.accessibilityNavigationStyle = .automatic
        view.accessibilityDirectTouchOptions = []
        view.accessibilityDragSourceDescriptors = nil
        view.automationElements = nil
        view.accessibilityLanguage = "de"
      }
      XCTAssertEqual(Unsupported.reported, [], "what is the default anyway, and what is heard")
      for object in [UIView(), Plain(), UIView()] as [NSObject] {
        object.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Go") { _ in nil }]
        object.accessibilityNavigationStyle = .separate
        object.accessibilityDirectTouchOptions = .silentOnTouch
        let descriptor = UIAccessibilityLocationDescriptor(name: "Here", view: UIView())
        object.accessibilityDragSourceDescriptors = [descriptor]
        object.accessibilityDropPointDescriptors = [descriptor]
        object.automationElements = []
      }
      XCTAssertEqual(
        Unsupported.reported,
        [
          "NSObject.accessibilityCustomRotors", "NSObject.accessibilityNavigationStyle",
          "NSObject.accessibilityDirectTouchOptions",
          "NSObject.accessibilityDragSourceDescriptors",
          "NSObject.accessibilityDropPointDescriptors", "NSObject.automationElements",
        ])
    }
  }

  // MARK: Custom content

  private final class Trip: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
  }

  func test_customContent_isReadWithValueAndHint() throws {
    try onMainActor {
      let trip = Trip(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      trip.isAccessibilityElement = true
      trip.accessibilityLabel = "Lisbon"
      trip.accessibilityHint = "Opens the trip"
      let price = AXCustomContent(label: "Price", value: "90")
      price.importance = .high
      trip.accessibilityCustomContent = [price, AXCustomContent(label: "Stars", value: "4")]
      let root = UIViewController()
      root.view.addSubview(trip)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      defer { harness.close() }
      let element = try XCTUnwrap(harness.element(label: "Lisbon"))
      XCTAssertEqual(element.value, "Price, 90")
      XCTAssertEqual(element.hint, "Opens the trip, Stars, 4")
      trip.accessibilityCustomContentBlock = { [AXCustomContent(label: "Days", value: "3")] }
      XCTAssertEqual(harness.element(label: "Lisbon")?.hint, "Opens the trip, Days, 3")
      XCTAssertNil(harness.element(label: "Lisbon")?.value)
      let copy = price.copy() as? AXCustomContent
      XCTAssertEqual(copy?.importance, .high)
      XCTAssertEqual(copy?.value, "90")
    }
  }

  // MARK: Pickers

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
      -> String?
    { component == 0 ? "Hours" : nil }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { component == 1 ? NSAttributedString(string: "Minutes") : nil }
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
      -> String?
    { "Turns \(component)" }
  }

  func test_wheelsOfAPicker_areCalledAsTheDelegateSays() throws {
    try onMainActor {
      let wheels = Wheels()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 40, width: 320, height: 200))
      picker.dataSource = wheels
      picker.delegate = wheels
      let root = UIViewController()
      root.view.addSubview(picker)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      defer { harness.close() }
      let hours = try XCTUnwrap(harness.element(label: "Hours"))
      XCTAssertEqual(hours.role, "picker")
      XCTAssertEqual(hours.hint, "Turns 0")
      XCTAssertEqual(harness.element(label: "Minutes")?.hint, "Turns 1")
    }
  }

  // MARK: Objects that go while they are asked

  /// A view that is thrown away by whoever asks what it is called.
  private final class Vanishing: UIView {
    override var accessibilityLabel: String? {
      get {
        removeFromSuperview()
        return "Gone"
      }
      set {}
    }
  }

  func test_labelThatThrowsAwayItsOwner_endsWithinTheTree() {
    onMainActor {
      let root = UIViewController()
      for index in 0..<4 {
        let view = index % 2 == 0 ? Vanishing() : UILabel()
        view.frame = CGRect(x: 0, y: 100 * index + 20, width: 100, height: 44)
        view.isAccessibilityElement = true
        (view as? UILabel)?.text = "Label \(index)"
        root.view.addSubview(view)
      }
      // A label in a block throws away its owner's last reference.
      let holder = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 44))
      root.view.addSubview(holder)
      weak var weakest: UIAccessibilityElement?
      do {
        let element = UIAccessibilityElement(accessibilityContainer: holder)
        element.accessibilityFrame = holder.frame
        element.accessibilityLabelBlock = { [unowned holder] in
          holder.accessibilityElements = nil
          return "Block"
        }
        holder.accessibilityElements = [element]
        weakest = element
      }
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      defer { harness.close() }
      XCTAssertEqual(
        Set(harness.accessibleElements.map(\.label)), ["Gone", "Label 1", "Label 3", "Block"])
      XCTAssertEqual(harness.accessibleElements.map(\.label), ["Label 1", "Label 3"])
      XCTAssertNil(weakest)
    }
  }

  func test_actionThatRemovesItsElement_isDone_andNothingIsLeftToActOn() throws {
    try onMainActor {
      let root = UIViewController()
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Card"
      var count = 0
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { [unowned view] _ in
          count += 1
          view.accessibilityCustomActions = nil
          view.removeFromSuperview()
          return true
        }
      ]
      root.view.addSubview(view)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
      defer { harness.close() }
      let card = try XCTUnwrap(harness.element(label: "Card"))
      XCTAssertTrue(card.perform("Delete"))
      XCTAssertNil(harness.element(label: "Card"))
      XCTAssertFalse(card.perform("Delete"))
      XCTAssertFalse(card.activate() && count > 1)
      XCTAssertEqual(count, 1)
    }
  }
}
