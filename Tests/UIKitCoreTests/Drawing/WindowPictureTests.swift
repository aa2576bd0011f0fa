import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Pictures that a program takes of its own windows.
final class WindowPictureTests: XCTestCase {
  @MainActor
  private static func makeBox(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    return box
  }

  @MainActor
  private static func draw(_ layer: CALayer) {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
      layer.render(in: $0.cgContext)
    }
  }

  func test_windowThatWasJustShown_isLaidOutAsItIsDrawn() {
    onMainActor {
      let controller = UIViewController()
      let box = Self.makeBox(in: controller.view)
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      window.rootViewController = controller
      window.isHidden = false
      Self.draw(window.layer)
      XCTAssertEqual(box.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  func test_viewWithoutWindow_isDrawnAsItIs() {
    onMainActor {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let box = Self.makeBox(in: view)
      Self.draw(view.layer)
      XCTAssertEqual(box.frame, .zero)
    }
  }
}
