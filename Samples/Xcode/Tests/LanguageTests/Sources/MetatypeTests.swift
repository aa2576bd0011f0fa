import UIKit
import XCTest

/// Apple's compiler lets initialisers of classes written in Objective-C be called on classes that are known at run
/// time only.
final class MetatypeTests: XCTestCase {
  class Tile: UIView {
    var isReady = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isReady = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  class WideTile: Tile {}

  class Row: UITableViewCell {
    var style: UITableViewCell.CellStyle?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      self.style = style
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  class Screen: UIViewController {
    var names: [String?] = []
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      names.append(nibName)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Its `init()` is no override: that of a view is a convenience.
  class Content: UIView {
    var isReady = false
    init() {
      super.init(frame: .zero)
      isReady = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  class Inherited: Content {}

  class GenericCell<Inner: UIView>: UITableViewCell {
    let inner = Inner()
  }

  class Model: NSObject {
    var count = 3
  }

  struct Factory<View: UIView> {
    var make: () -> View = View.init
    var makeWithFrame: (CGRect) -> View = View.init(frame:)
  }

  private func made<T: UIView>(_ type: T.Type) -> T {
    T(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  private func made<T: NSObject>() -> T { T() }

  func test_genericParameters_areMade() {
    let tile = made(Tile.self)
    XCTAssertTrue(tile.isReady)
    XCTAssertEqual(tile.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    let model: Model = made()
    XCTAssertEqual(model.count, 3)
    let screen: Screen = made()
    XCTAssertEqual(screen.names, [nil])
    XCTAssertTrue(Factory<Tile>().make().isReady)
    XCTAssertEqual(
      Factory<Tile>().makeWithFrame(CGRect(x: 0, y: 0, width: 9, height: 9)).bounds.width, 9)
  }

  func test_initialisersOfOnesOwn_areFound() {
    let content: Content = made()
    XCTAssertTrue(content.isReady)
    let inherited: Inherited = made()
    XCTAssertTrue(inherited.isReady)
    let table = UITableView()
    table.register(GenericCell<Content>.self, forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell") as? GenericCell<Content>
    XCTAssertEqual(cell?.inner.isReady, true)
    let type: UIView.Type = Inherited.self
    XCTAssertEqual((type.init() as? Content)?.isReady, true)
  }

  func test_metatypes_areMade() {
    let types: [UIView.Type] = [Tile.self, UILabel.self]
    let views = types.map { $0.init() }
    XCTAssertTrue(views[0] is Tile)
    XCTAssertTrue(views[1] is UILabel)
    let cellType: UITableViewCell.Type = Row.self
    let cell = cellType.init(style: .subtitle, reuseIdentifier: "row")
    XCTAssertEqual((cell as? Row)?.style, .subtitle)
    XCTAssertEqual(cell.reuseIdentifier, "row")
    XCTAssertNotNil(cell.detailTextLabel)
    let controller: UIViewController.Type = Screen.self
    XCTAssertEqual(
      (controller.init(nibName: "A long name of a document", bundle: nil) as? Screen)?.names.count,
      1)
    let table: UITableView.Type = UITableView.self
    XCTAssertEqual(table.init(frame: .zero, style: .grouped).style, .grouped)
    let tables: UITableViewController.Type = UITableViewController.self
    XCTAssertEqual(tables.init(style: .insetGrouped).tableView.style, .insetGrouped)
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView.Type = UICollectionView.self
    XCTAssertTrue(
      collection.init(frame: .zero, collectionViewLayout: layout).collectionViewLayout === layout)
    let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    XCTAssertEqual(header.init(reuseIdentifier: "h").reuseIdentifier, "h")
    let button: UIButton.Type = UIButton.self
    XCTAssertEqual(button.init(type: .system).buttonType, .system)
    let image = UIImage()
    let imageView: UIImageView.Type = UIImageView.self
    XCTAssertTrue(imageView.init(image: image).image === image)
    let navigation: UINavigationController.Type = UINavigationController.self
    XCTAssertEqual(navigation.init(rootViewController: Screen()).viewControllers.count, 1)
  }

  func test_objects_areReleased() {
    weak var layout: UICollectionViewLayout?
    weak var view: UICollectionView?
    autoreleasepool {
      let made = UICollectionViewFlowLayout()
      let type: UICollectionView.Type = UICollectionView.self
      let collection = type.init(frame: .zero, collectionViewLayout: made)
      layout = made
      view = collection
    }
    XCTAssertNil(view)
    XCTAssertNil(layout)
  }

  func test_writtenClasses_useTheirOwnInitialisers() {
    XCTAssertTrue(Tile().isReady)
    XCTAssertTrue(Tile.instance().isReady)
    XCTAssertTrue(WideTile.instance() is WideTile)
    XCTAssertTrue(WideTile.other() is WideTile)
  }

  func test_objectsWithinObjects_haveTheirOwnClasses() {
    let outer: UIView.Type = WideTile.self
    let inner: UIView.Type = Tile.self
    let view = outer.init(frame: inner.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame)
    XCTAssertTrue(view is WideTile)
    XCTAssertEqual(view.bounds.width, 5)
    let none: UIView.Type? = nil
    XCTAssertNil(none?.init().superview)
    let some: UIView.Type? = WideTile.self
    XCTAssertTrue(some?.init() is WideTile)
    XCTAssertTrue(type(of: view).init() is WideTile)
  }
}

extension MetatypeTests.Tile {
  static func instance() -> Self { self.init(frame: .zero) }
  static func other() -> Self { Self(frame: .zero) }
}
