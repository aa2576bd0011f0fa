import UIKit
import XCTest

/// What libraries do from outside with UIKit's classes.
final class LibraryTests: XCTestCase {
  private final class Labelled: NSLayoutConstraint { var label: String? }
  private final class Value {}
  private nonisolated(unsafe) static var key: UInt8 = 0

  func test_constraintOfAClassOfTheLibrarys_holds() {
    MainActor.assumeIsolated { holds() }
  }

  @MainActor private func holds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let width = Labelled(
      item: inner, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: 0.5, constant: 3)
    width.label = "half"
    width.isActive = true
    view.layoutIfNeeded()
    XCTAssertEqual(inner.bounds.width, 53)
    XCTAssertEqual(width.multiplier, 0.5)
    XCTAssertNil(NSLayoutConstraint().firstItem)
    XCTAssertEqual(NSLayoutConstraint().firstAttribute, .notAnAttribute)
    XCTAssertTrue("\(NSLayoutConstraint())".hasPrefix("<NSLayoutConstraint:0x"))
  }

  func test_valuesKeptWithAView_goWithIt() {
    weak var value: Value?
    MainActor.assumeIsolated {
      let view = UIView()
      let kept = Value()
      value = kept
      objc_setAssociatedObject(view, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      XCTAssertTrue(objc_getAssociatedObject(view, &Self.key) as? Value === kept)
    }
    XCTAssertNil(value)
  }
}
