import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Buttons whose title or picture a program's own constraints place.
final class ButtonConstraintTests: XCTestCase {
  @MainActor private static func shown(_ button: UIButton) -> Harness {
    let controller = UIViewController()
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])
    let harness = Harness(device: "iphone-se", root: controller)
    harness.advance(by: 0.1)
    return harness
  }

  func test_distancesFromTheTitle_makeTheButtonLarger() throws {
    try onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("GUESS THE LETTER", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
      let label = try XCTUnwrap(button.titleLabel)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 24),
        label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -24),
        label.topAnchor.constraint(equalTo: button.topAnchor, constant: 22),
        label.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -22),
      ])
      let harness = Self.shown(button)
      let text = label.intrinsicContentSize
      XCTAssertEqual(button.frame.width, text.width + 48, accuracy: 0.5)
      XCTAssertEqual(button.frame.height, text.height + 44, accuracy: 0.5)
      XCTAssertEqual(label.frame.origin, CGPoint(x: 24, y: 22))
      XCTAssertEqual(label.frame.width, text.width, accuracy: 0.5)
      harness.close()
    }
  }

  func test_pictureAtAnEnd_staysThere_besideATitleThatTheButtonPlaces() throws {
    try onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("Next", for: .normal)
      button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
      let picture = try XCTUnwrap(button.imageView)
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 200),
        picture.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -10),
      ])
      let harness = Self.shown(button)
      XCTAssertEqual(picture.frame.maxX, 190, accuracy: 0.5)
      XCTAssertEqual(picture.frame.midY, button.bounds.midY, accuracy: 0.5)
      let label = try XCTUnwrap(button.titleLabel)
      XCTAssertGreaterThan(label.frame.width, 0)
      XCTAssertLessThan(label.frame.maxX, 150)
      harness.close()
    }
  }

  func test_withoutConstraints_theButtonPlacesItsTitle() throws {
    try onMainActor {
      let button = UIButton(type: .system)
      button.setTitle("Plain", for: .normal)
      let harness = Self.shown(button)
      let label = try XCTUnwrap(button.titleLabel)
      XCTAssertEqual(label.center.x, button.bounds.midX, accuracy: 0.5)
      XCTAssertEqual(button.frame.width, max(30, label.frame.width), accuracy: 1)
      harness.close()
    }
  }
}
