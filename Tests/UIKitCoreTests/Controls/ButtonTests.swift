import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What buttons show in their states, how large they are, and what they send.
final class ButtonTests: XCTestCase {
  func test_aTitleThatWraps_hasAsManyLinesAsItNeeds() {
    onMainActor {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
      button.setTitle("Choose currency", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 27)
      XCTAssertEqual(button.titleLabel?.numberOfLines, 1)
      button.titleLabel?.lineBreakMode = .byWordWrapping
      XCTAssertEqual(button.titleLabel?.numberOfLines, 0)
      button.layoutIfNeeded()
      XCTAssertGreaterThan(button.titleLabel?.frame.height ?? 0, 50)
      button.titleLabel?.numberOfLines = 2
      button.titleLabel?.lineBreakMode = .byCharWrapping
      XCTAssertEqual(button.titleLabel?.numberOfLines, 2, "as the program says")
      let label = UILabel()
      label.lineBreakMode = .byWordWrapping
      XCTAssertEqual(label.numberOfLines, 1)
    }
  }

  func test_picturesOfPressedAndDisabledButtons_areDimmedUnlessToldOtherwise() {
    onMainActor {
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      func alpha() -> CGFloat? {
        button.layoutIfNeeded()
        return button.imageView?.alpha
      }
      button.isHighlighted = true
      XCTAssertEqual(alpha(), 0.5)
      button.adjustsImageWhenHighlighted = false
      XCTAssertEqual(alpha(), 1)
      button.isHighlighted = false
      button.isEnabled = false
      XCTAssertEqual(alpha(), 0.5)
      button.adjustsImageWhenDisabled = false
      XCTAssertEqual(alpha(), 1)
    }
  }

  func test_aTitlesShadow_liesBehindIt() {
    onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("Log in", for: .normal)
      button.setTitleShadowColor(.black, for: .normal)
      XCTAssertEqual(button.titleLabel?.shadowOffset, .zero)
      XCTAssertEqual(UILabel().shadowOffset, CGSize(width: 0, height: -1))
    }
  }

  func test_aTap_sendsTheOldEventAndThePrimaryAction_inThisOrder() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Go") { _ in fixture.log.append("primary") })
      XCTAssertEqual(button.title(for: .normal), "Go")
      button.addAction(UIAction { _ in fixture.log.append("inside") }, for: .touchUpInside)
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
      fixture.window.addSubview(button)
      fixture.down(120, 120)
      XCTAssertTrue(button.isHighlighted)
      fixture.up()
      XCTAssertEqual(fixture.take().sorted(), ["inside", "primary"])
      fixture.down(120, 120)
      fixture.move(350, 500)
      fixture.up()
      XCTAssertEqual(fixture.take(), [])
    }
  }

  func test_valuesOfStates_fallBackToTheNormalOnes() {
    onMainActor {
      let button = UIButton(type: .custom)
      button.setTitle("Off", for: .normal)
      button.setTitle("On", for: .selected)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .disabled)
      XCTAssertEqual([button.currentTitle, button.titleLabel?.text], ["Off", "Off"])
      button.isSelected = true
      XCTAssertEqual([button.currentTitle, button.titleLabel?.text], ["On", "On"])
      XCTAssertEqual(button.currentTitleColor, .red)
      button.isEnabled = false
      XCTAssertEqual(button.currentTitle, "Off", "selected and disabled is a state of its own")
      button.isSelected = false
      XCTAssertEqual(button.currentTitleColor, .blue)
      XCTAssertEqual(UIButton(type: .custom).currentTitleColor, .white)
      XCTAssertEqual(UIButton(type: .system).currentTitleColor, UIButton(type: .system).tintColor)
    }
  }

  func test_sizes_holdTitlePictureAndInsets() {
    onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      XCTAssertEqual(
        button.intrinsicContentSize.height, 30, "18 points of text at 15, and 6 around")
      let narrow = UIButton(type: .system)
      narrow.setTitle("i", for: .normal)
      XCTAssertEqual(narrow.intrinsicContentSize.width, 30)
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      let text = button.titleLabel!.intrinsicContentSize
      XCTAssertEqual(button.intrinsicContentSize.width, (text.width + 40).rounded(.up))
      XCTAssertEqual(button.intrinsicContentSize.height, (text.height + 20).rounded(.up))
    }
  }

  func test_alignment_placesTheGroup_alsoFromRightToLeft() {
    onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("Text", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      button.contentHorizontalAlignment = .leading
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView!.frame.minX, 0)
      XCTAssertEqual(button.titleLabel!.frame.minX, button.imageView!.frame.maxX, accuracy: 0.5)
      button.semanticContentAttribute = .forceRightToLeft
      button.setNeedsLayout()
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView!.frame.maxX, 200, accuracy: 0.5)
      XCTAssertEqual(button.titleLabel!.frame.maxX, button.imageView!.frame.minX, accuracy: 0.5)
    }
  }

  func test_insetsOfTitleAndImage_takeFromTheSpaceOfEach() {
    onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("Text", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      func title(_ insets: UIEdgeInsets, _ alignment: UIControl.ContentHorizontalAlignment)
        -> CGRect
      {
        button.titleEdgeInsets = insets
        button.contentHorizontalAlignment = alignment
        button.setNeedsLayout()
        button.layoutIfNeeded()
        return button.titleLabel!.frame
      }
      let left = UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 0)
      XCTAssertEqual(title(left, .leading).minX, 48)
      XCTAssertEqual(title(left, .left).minX, 48)
      XCTAssertEqual(title(left, .right).maxX, 200, accuracy: 0.5)
      XCTAssertEqual(
        title(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20), .right).maxX, 180, accuracy: 0.5)
      XCTAssertEqual(title(left, .center).midX, 124, accuracy: 0.5)
      let space = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 90)
      XCTAssertEqual(title(space, .center).width, 10, "what does not fit is truncated")
      button.setTitle(nil, for: .normal)
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }, for: .normal)
      button.contentHorizontalAlignment = .center
      button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 90, bottom: 10, right: 90)
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView?.frame, CGRect(x: 90, y: 10, width: 20, height: 24))
    }
  }

  func test_aPictureThatFills_isAsLargeAsTheButton() {
    onMainActor {
      let button = UIButton(type: .contactAdd)
      button.contentHorizontalAlignment = .fill
      button.contentVerticalAlignment = .fill
      button.frame = CGRect(x: 0, y: 0, width: 72, height: 60)
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 72, height: 60))
      button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView?.frame, CGRect(x: 10, y: 4, width: 42, height: 50))
      button.imageEdgeInsets = .zero
      button.setTitle("Add", for: .normal)
      button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 0)
      button.layoutIfNeeded()
      let image = button.imageView!.frame
      let title = CGRect(x: image.maxX + 8, y: 5, width: 72 - image.width - 8, height: 50)
      XCTAssertLessThan(image.width, 30, "the title fills what is left")
      XCTAssertEqual(button.titleLabel!.frame.minX, title.minX, accuracy: 0.5)
      XCTAssertEqual(button.titleLabel!.frame.width, title.width, accuracy: 0.5)
      XCTAssertEqual(button.titleLabel!.frame.minY, 5)
      XCTAssertEqual(button.titleLabel!.frame.height, 50)
    }
  }

  func test_titlesAndImagesOfStates_areShownWithAConfiguration() {
    onMainActor {
      let button = UIButton(type: .system)
      button.configuration = .filled()
      button.configuration?.imagePadding = 8
      button.setTitle("Sign In", for: [])
      button.sizeToFit()
      button.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.text, "Sign In")
      XCTAssertEqual(button.accessibilityLabel, "Sign In")
      XCTAssertGreaterThan(button.bounds.height, 30)
      button.configuration?.title = "Own"
      button.setTitle("Chosen", for: .selected)
      let star = UIImage(systemName: "star")
      button.setImage(star, for: .normal)
      button.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.text, "Own")
      XCTAssertEqual(button.currentImage, star)
      button.isSelected = true
      button.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.text, "Chosen")
      button.isSelected = false
      button.setTitle("Later", for: .normal)
      button.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.text, "Later")
      XCTAssertEqual(button.configuration?.title, "Later")
      let first = UIButton()
      first.setTitle("First", for: .normal)
      first.configuration = .plain()
      first.layoutIfNeeded()
      XCTAssertEqual(first.titleLabel?.text, "First")
    }
  }

  func test_configuration_decidesAlone_andIsUpdatedForTheState() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.subtitle = "To the disk"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePadding = 6
      let button = UIButton(configuration: configuration)
      var updates: [UIControl.State] = []
      button.configurationUpdateHandler = { button in
        updates.append(button.state)
        button.configuration?.title = button.isHighlighted ? "Saving" : "Save"
      }
      fixture.window.addSubview(button)
      button.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: button.intrinsicContentSize)
      fixture.step()
      XCTAssertEqual(button.titleLabel?.text, "Save")
      XCTAssertEqual(button.subtitleLabel?.text, "To the disk")
      XCTAssertGreaterThan(
        button.titleLabel!.frame.minX, button.imageView!.frame.maxX + 5, "image, padding, title")
      XCTAssertGreaterThan(button.subtitleLabel!.frame.minY, button.titleLabel!.frame.maxY)
      fixture.down(110, 110)
      fixture.step()
      XCTAssertEqual(button.titleLabel?.text, "Saving")
      fixture.up()
      fixture.step()
      XCTAssertEqual(updates, [.normal, .highlighted, .normal])
      button.configuration = nil
      button.setTitle("Old", for: .normal)
      fixture.step()
      XCTAssertEqual(button.titleLabel?.text, "Old")
      XCTAssertTrue(button.subtitleLabel!.isHidden)
    }
  }

  func test_attributedTitleAndTransformer_setFontsAndColours() {
    onMainActor {
      var title = AttributedString("One ")
      title.font = .boldSystemFont(ofSize: 20)
      var tail = AttributedString("two")
      tail.foregroundColor = .red
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = title + tail
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var new = $0
        new.kern = 2
        return new
      }
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      button.layoutIfNeeded()
      let shown = button.titleLabel!.attributedText!
      XCTAssertEqual(shown.string, "One two")
      let first = shown.attributes(at: 0, effectiveRange: nil)
      let last = shown.attributes(at: 5, effectiveRange: nil)
      XCTAssertEqual((first[.font] as? UIFont)?.pointSize, 20)
      XCTAssertEqual(last[.foregroundColor] as? UIColor, .red)
      XCTAssertEqual(first[.kern] as? CGFloat, 2)
    }
  }

  func test_activityIndicator_spinsWhileInAWindow_andHidesWhenStopped() {
    onMainActor {
      let fixture = TouchFixture()
      defer { fixture.close() }
      let view = UIActivityIndicatorView(style: .large)
      XCTAssertEqual(view.bounds.size, CGSize(width: 37, height: 37))
      XCTAssertTrue(view.isHidden)
      fixture.window.addSubview(view)
      view.startAnimating()
      XCTAssertFalse(view.isHidden)
      fixture.step(3)
      XCTAssertFalse(fixture.host.loop.isStill)
      view.removeFromSuperview()
      fixture.settle()
      fixture.window.addSubview(view)
      fixture.step(2)
      XCTAssertFalse(fixture.host.loop.isStill)
      view.stopAnimating()
      XCTAssertTrue(view.isHidden)
      fixture.settle()
    }
  }

  func test_activityIndicator_thatDoesNotHideItself_leavesThatToTheApp() {
    onMainActor {
      let view = UIActivityIndicatorView(style: .large)
      view.hidesWhenStopped = false
      XCTAssertFalse(view.isHidden)
      view.startAnimating()
      view.isHidden = true
      view.stopAnimating()
      XCTAssertTrue(view.isHidden)
    }
  }
}
