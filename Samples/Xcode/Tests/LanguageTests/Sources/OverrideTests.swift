import UIKit
import XCTest

extension UIViewController {
  @objc var prefersShelf: Bool { false }
  @objc var shelfName: String {
    get { title ?? "none" }
    set { title = newValue }
  }
  @objc func shelf(_ depth: Int) -> String { "shelf \(depth)" }
}

class ShelfController: UIViewController {}

extension ShelfController {
  override var prefersShelf: Bool { !super.prefersShelf }
  override func shelf(_ depth: Int) -> String { "own " + super.shelf(depth) }
}

class NamedController: ShelfController {
  var names: [String] = []
  override var shelfName: String {
    get { "named " + super.shelfName }
    set {
      names.append(newValue)
      super.shelfName = newValue
    }
  }
}

class DeepController: NamedController {}

extension DeepController {
  override func shelf(_ depth: Int) -> String { "deep " + super.shelf(depth + 1) }
}

class Described: UIView {
  var words = "words"
}

extension Described {
  open override var debugDescription: String { "described" }
}

final class OverrideTests: XCTestCase {
  func test_membersOfExtensions_areOverriddenInExtensions() {
    let plain = UIViewController()
    XCTAssertFalse(plain.prefersShelf)
    XCTAssertEqual(plain.shelf(1), "shelf 1")
    let shelf: UIViewController = ShelfController()
    XCTAssertTrue(shelf.prefersShelf)
    XCTAssertEqual(shelf.shelf(1), "own shelf 1")
    let deep: UIViewController = DeepController()
    XCTAssertTrue(deep.prefersShelf)
    XCTAssertEqual(deep.shelf(1), "deep own shelf 2")
  }

  func test_propertiesWithSetters_areOverridden() {
    let controller: UIViewController = DeepController()
    XCTAssertEqual(controller.shelfName, "named none")
    controller.shelfName = "a"
    XCTAssertEqual((controller as? NamedController)?.names, ["a"])
    XCTAssertEqual(controller.title, "a")
    XCTAssertEqual(controller.shelfName, "named a")
  }

  func test_descriptions_areOverriddenInExtensions() {
    XCTAssertEqual((Described() as NSObject).debugDescription, "described")
  }
}
