import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What objects tell readers of themselves, by the informal protocol.
final class AccessibilityMembersTests: XCTestCase {
  private final class Plain: NSObject {}
  private final class Own: UIView {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
    override func accessibilityActivate() -> Bool { true }
  }

  /// What blocks of notifications wrote down.
  private final class Notes: @unchecked Sendable { var texts: [String] = [] }

  func test_plainObject_keepsWhatItIsTold() {
    onMainActor {
      let object = Plain()
      XCTAssertFalse(object.isAccessibilityElement)
      XCTAssertNil(object.accessibilityLabel)
      object.isAccessibilityElement = true
      object.accessibilityLabel = "Star"
      object.accessibilityTraits = [.image, .button]
      object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
      XCTAssertTrue(object.isAccessibilityElement)
      XCTAssertEqual(object.accessibilityLabel, "Star")
      XCTAssertEqual(object.accessibilityTraits, [.image, .button])
      XCTAssertEqual(object.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
      XCTAssertEqual(object.accessibilityUserInputLabels, [], "as on iOS: metric-20")
      XCTAssertTrue(object.accessibilityRespondsToUserInteraction)
      XCTAssertNil(Plain().accessibilityLabel, "another object has a record of its own")
    }
  }

  /// Texts are objects of their own each time here, and short ones are one on iOS.
  func test_shortTextsThatAreEqual_areOneElement() {
    onMainActor {
      let numbers: [NSString] = ["101", "103"].map {
        $0.accessibilityLabel = "Prime \($0)"
        return $0 as NSString
      }
      XCTAssertEqual(numbers.map(\.accessibilityLabel), ["Prime 101", "Prime 103"])
      XCTAssertNil(NSString("107").accessibilityLabel)
      let long = NSString("a hundred and three")
      long.accessibilityLabel = "Prime 103"
      XCTAssertEqual(long.accessibilityLabel, "Prime 103")
      XCTAssertNil(NSString("a hundred and three").accessibilityLabel)
      let accented = NSString("été")
      accented.accessibilityLabel = "Summer"
      XCTAssertNil(NSString("été").accessibilityLabel)
      let changing = NSMutableString("109")
      changing.accessibilityLabel = "Prime 109"
      XCTAssertNil(NSString("109").accessibilityLabel)
    }
  }

  func test_roundedView_hasItsShapeAsPath() {
    onMainActor {
      // metric-21.
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 32, height: 32))
      XCTAssertNil(view.accessibilityPath)
      view.layer.cornerRadius = 16
      let path = view.accessibilityPath
      XCTAssertEqual(path?.bounds, view.accessibilityFrame)
      let corner = CGPoint(x: view.accessibilityFrame.minX + 2, y: view.accessibilityFrame.minY + 2)
      XCTAssertEqual(path?.contains(corner), false, "outside the rounded corner")
      let own = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      view.accessibilityPath = own
      XCTAssertTrue(view.accessibilityPath === own)
    }
  }

  func test_objectOfLesserType_answersAsItsClassOverrides() {
    onMainActor {
      let object: NSObject = Own()
      XCTAssertEqual(object.accessibilityLabel, "own")
      XCTAssertTrue(object.accessibilityActivate())
    }
  }

  func test_attributedAndPlainTexts_areOneText() {
    onMainActor {
      let view = UIView()
      view.accessibilityLabel = "one"
      XCTAssertEqual(view.accessibilityAttributedLabel?.string, "one")
      let spoken = NSAttributedString(
        string: "two", attributes: [.accessibilitySpeechLanguage: "de"])
      view.accessibilityAttributedLabel = spoken
      XCTAssertEqual(view.accessibilityLabel, "two")
      XCTAssertEqual(view.accessibilityAttributedLabel, spoken)
      view.accessibilityLabel = "three"
      XCTAssertEqual(view.accessibilityAttributedLabel?.string, "three")
    }
  }

  func test_blocks_answerInPlaceOfValues() {
    onMainActor {
      let view = UIView()
      view.accessibilityLabel = "value"
      var count = 0
      view.accessibilityLabelBlock = {
        count += 1
        return "asked \(count)"
      }
      view.isAccessibilityElementBlock = { true }
      view.accessibilityTraitsBlock = { .header }
      view.accessibilityIdentifierBlock = { "by block" }
      view.accessibilityActivateBlock = { true }
      XCTAssertEqual(view.accessibilityLabel, "asked 1")
      XCTAssertEqual(view.accessibilityLabel, "asked 2")
      XCTAssertTrue(view.isAccessibilityElement)
      XCTAssertEqual(view.accessibilityTraits, .header)
      XCTAssertEqual(view.accessibilityIdentifier, "by block")
      XCTAssertTrue(view.accessibilityActivate())
      view.accessibilityLabelBlock = nil
      XCTAssertEqual(view.accessibilityLabel, "value")
    }
  }

  func test_standardElements_areElements_plainViewsAreNot() {
    onMainActor {
      let label = UILabel()
      XCTAssertFalse(label.isAccessibilityElement, "without a text")
      label.text = "Text"
      for view in [
        label, UIButton(), UISwitch(), UISlider(), UITextField(), UITextView(), UIPageControl(),
        UIProgressView(), UIActivityIndicatorView(),
      ] {
        XCTAssertTrue(view.isAccessibilityElement, "\(type(of: view))")
      }
      for view in [UIView(), UIImageView(), UIScrollView(), UIStackView(), UIControl()] {
        XCTAssertFalse(view.isAccessibilityElement, "\(type(of: view))")
      }
      XCTAssertEqual(label.accessibilityLabel, "Text")
      XCTAssertEqual(label.accessibilityTraits, .staticText)
      label.accessibilityTraits = .header
      XCTAssertEqual(label.accessibilityTraits, .header)
      XCTAssertEqual(UISwitch().accessibilityTraits, [.button, .toggleButton])
      label.isAccessibilityElement = false
      XCTAssertFalse(label.isAccessibilityElement)
    }
  }

  func test_adjustableControls_stepAndTellTheirTargets() {
    onMainActor {
      let slider = UISlider()
      var heard = 0
      slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
      slider.value = 0.5
      slider.accessibilityIncrement()
      XCTAssertEqual(slider.value, 0.6, accuracy: 0.001)
      slider.accessibilityDecrement()
      XCTAssertEqual(slider.value, 0.5, accuracy: 0.001)
      XCTAssertEqual(heard, 2)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.accessibilityIncrement()
      XCTAssertEqual(pages.accessibilityValue, "page 2 of 3")
    }
  }

  func test_segments_areTheElementsOfTheirControl() {
    onMainActor {
      let control = UISegmentedControl(items: ["Day", "Week"])
      XCTAssertEqual(control.accessibilityElementCount(), 2)
      let week = control.accessibilityElement(at: 1) as? NSObject
      XCTAssertEqual(week?.accessibilityLabel, "Week")
      XCTAssertEqual(control.index(ofAccessibilityElement: week as Any), 1)
      XCTAssertNil(control.accessibilityElement(at: 2))
    }
  }

  func test_slider_isUsedAtItsThumb() {
    onMainActor {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      slider.value = 1
      XCTAssertGreaterThan(slider.accessibilityActivationPoint.x, 180)
      slider.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
      XCTAssertEqual(slider.accessibilityActivationPoint, CGPoint(x: 1, y: 2))
    }
  }

  func test_imageLabel_namesTheViewsThatShowIt() {
    onMainActor {
      let image = UIImage()
      image.accessibilityLabel = "Portrait"
      image.accessibilityIdentifier = "portrait"
      XCTAssertEqual(image.accessibilityIdentifier, "portrait")
      XCTAssertEqual(UIImageView(image: image).accessibilityLabel, "Portrait")
      let button = UIButton()
      button.setImage(image, for: .normal)
      XCTAssertEqual(button.accessibilityLabel, "Portrait")
    }
  }

  func test_frames_areThoseOfTheScreen() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600)))
      let outer = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
      window.addSubview(outer)
      outer.addSubview(view)
      XCTAssertEqual(view.accessibilityFrame, CGRect(x: 60, y: 70, width: 100, height: 20))
      let element = UIAccessibilityElement(accessibilityContainer: view)
      XCTAssertTrue(element.isAccessibilityElement)
      XCTAssertTrue(element.accessibilityFrameInContainerSpace.isNull)
      element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
      XCTAssertEqual(element.accessibilityFrame, CGRect(x: 65, y: 75, width: 10, height: 10))
      outer.frame.origin.y = 100
      XCTAssertEqual(element.accessibilityFrame.minY, 115)
      element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      XCTAssertEqual(element.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 2.5, y: 4))
      let path = UIAccessibility.convertToScreenCoordinates(
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)), in: view)
      XCTAssertEqual(path.bounds, CGRect(x: 60, y: 110, width: 2, height: 2))
    }
  }

  func test_containers_answerByTheirElements() {
    onMainActor {
      let view = UIView()
      let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
      view.accessibilityElements = elements
      XCTAssertEqual(view.accessibilityElementCount(), 3)
      XCTAssertTrue(view.accessibilityElement(at: 1) as AnyObject === elements[1])
      XCTAssertNil(view.accessibilityElement(at: 3))
      XCTAssertEqual(view.index(ofAccessibilityElement: elements[2]), 2)
      XCTAssertEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
    }
  }

  func test_customActions_areDoneByHandlersAndTargets() {
    onMainActor {
      let byBlock = UIAccessibilityCustomAction(name: "Archive") { $0.name == "Archive" }
      XCTAssertTrue(byBlock.perform())
      @MainActor final class Target: NSObject {
        var archived: [String] = []
        func archive(_ action: UIAccessibilityCustomAction) -> Bool {
          archived.append(action.name)
          return false
        }
      }
      let target = Target()
      let byTarget = UIAccessibilityCustomAction(
        name: "Move", target: target, selector: Selector("archive:", Target.archive(_:)))
      XCTAssertFalse(byTarget.perform())
      XCTAssertEqual(target.archived, ["Move"])
    }
  }

  func test_rotor_findsByItsBlock() {
    onMainActor {
      let found = UIView()
      let rotor = UIAccessibilityCustomRotor(name: "Links") { predicate in
        predicate.searchDirection == .next
          ? UIAccessibilityCustomRotorItemResult(targetElement: found, targetRange: nil) : nil
      }
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      XCTAssertTrue(rotor.itemSearchBlock(predicate)?.targetElement === found)
      predicate.searchDirection = .previous
      XCTAssertNil(rotor.itemSearchBlock(predicate))
      XCTAssertEqual(rotor.systemRotorType, .none)
    }
  }

  func test_notifications_reachListenersWhileThereAreSome() {
    onMainActor {
      final class Listener: AccessibilityListener {
        var heard: [String] = []
        func accessibilityPosted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
          heard.append("\(notification.rawValue) \(argument as? String ?? "-")")
        }
      }
      let finished = Notes()
      let observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        let key = UIAccessibility.announcementStringValueUserInfoKey
        finished.texts.append(note.userInfo?[key] as? String ?? "-")
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      UIAccessibility.post(notification: .announcement, argument: "nobody hears")
      let listener = Listener()
      AccessibilityListeners.add(listener)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      AccessibilityListeners.remove(listener)
      UIAccessibility.post(notification: .announcement, argument: "gone")
      XCTAssertEqual(listener.heard, ["1008 Saved", "1000 -"])
      XCTAssertEqual(finished.texts, ["Saved"])
    }
  }

  func test_focus_isToldToElementsAndProgram() {
    onMainActor {
      final class Element: UIView {
        var states: [Bool] = []
        override func accessibilityElementDidBecomeFocused() { states.append(true) }
        override func accessibilityElementDidLoseFocus() { states.append(false) }
      }
      let (a, b) = (Element(), Element())
      AccessibilityFocus.move(to: a)
      XCTAssertTrue(a.accessibilityElementIsFocused())
      AccessibilityFocus.move(to: b)
      XCTAssertTrue(UIAccessibility.focusedElement(using: nil) as AnyObject === b)
      AccessibilityFocus.move(to: nil)
      XCTAssertEqual(a.states, [true, false])
      XCTAssertEqual(b.states, [true, false])
      XCTAssertNil(UIAccessibility.focusedElement(using: .notificationVoiceOver))
    }
  }

  func test_settings_arePostedWhereTheyChange() {
    onMainActor {
      let names = Notes()
      let all = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.boldTextStatusDidChangeNotification,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      ]
      let observers = all.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          names.texts.append($0.name.rawValue)
        }
      }
      defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
      var new = PlatformEnvironment()
      new.hasScreenReader = true
      new.hasBoldText = true
      UIAccessibility.settingsDidChange(from: PlatformEnvironment(), to: new)
      XCTAssertEqual(
        Set(names.texts),
        [
          "UIAccessibilityVoiceOverStatusDidChangeNotification",
          "UIAccessibilityBoldTextStatusDidChangeNotification",
        ])
    }
  }

  func test_colorName_isThatOfItsHue() {
    onMainActor {
      XCTAssertEqual(UIColor.black.accessibilityName, "black")
      XCTAssertEqual(UIColor.white.accessibilityName, "white")
      XCTAssertEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1).accessibilityName, "vibrant red")
      XCTAssertEqual(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName, "dark blue")
      XCTAssertEqual(UIColor.clear.accessibilityName, "clear")
    }
  }

  func test_blockOfTheContainersType_isKeptAndNeverAsked() {
    onMainActor {
      let view = UIView()
      view.accessibilityContainerType = .landmark
      view.accessibilityContainerTypeBlock = {
        XCTFail("The block was asked.")
        return .list
      }
      XCTAssertEqual(view.accessibilityContainerType, .landmark)
      XCTAssertNotNil(view.accessibilityContainerTypeBlock)
    }
  }

  /// UIKit's own numbers, which programs read.
  func test_textsThatAreEdited_sayWhichKindTheyAre() {
    onMainActor {
      let bits: (UIView) -> UInt64 = { $0.accessibilityTraits.rawValue & ~(1 << 21) }
      let field = UITextField()
      XCTAssertEqual(bits(field), 1 << 18)
      field.isSecureTextEntry = true
      XCTAssertEqual(bits(field), 1 << 18 | 1 << 24)
      XCTAssertEqual(bits(UISearchBar().searchTextField), 1 << 18 | 1 << 10)
      let area = UITextView()
      XCTAssertEqual(bits(area), 1 << 18 | 1 << 47)
      area.isEditable = false
      XCTAssertEqual(area.accessibilityTraits, .staticText)
      let search = UISearchBar().searchTextField
      search.accessibilityTraits = .button
      XCTAssertFalse(search.accessibilityTraits.contains(.searchField), "as the program says")
    }
  }
}
