import UIKit
import XCTest

/// What classes are on Apple's systems because they are Objective-C's.
final class ObjectTests: XCTestCase {
  class Item: NSObject, Codable {
    @objc var name = ""
    var count = 1
    override init() { super.init() }
  }

  class Named: NSObject, Codable {
    @objc let name: String
    init(name: String) {
      self.name = name
      super.init()
    }
  }

  class Actions: NSObject {
    nonisolated(unsafe) static var heard: [String] = []
    @objc class func pressed(_ sender: UIButton) { heard.append("pressed") }
    @objc static func tapped() { heard.append("tapped") }
    @objc class func posted(_ notification: Notification) { heard.append("posted") }
  }

  private func made<T: NSObject>(_ type: T.Type) -> T { T() }

  func test_objects_areDecoded() throws {
    let item = made(Item.self)
    item.name = "a"
    let data = try JSONEncoder().encode([item])
    let read = try JSONDecoder().decode([Item].self, from: data)
    XCTAssertEqual(read.map(\.name), ["a"])
    XCTAssertEqual(read.map(\.count), [1])
    let named = try JSONDecoder().decode(Named.self, from: Data("{\"name\": \"b\"}".utf8))
    XCTAssertEqual(named.name, "b")
  }

  func test_classes_areTargets() {
    Actions.heard = []
    let button = UIButton(type: .system)
    button.addTarget(Actions.self, action: #selector(Actions.pressed(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.removeTarget(Actions.self, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    let item = UIBarButtonItem(
      title: "A", style: .plain, target: Actions.self, action: #selector(Actions.tapped))
    UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    let name = Notification.Name("posted")
    NotificationCenter.default.addObserver(
      Actions.self, selector: #selector(Actions.posted(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(Actions.self)
    NotificationCenter.default.post(name: name, object: nil)
    XCTAssertEqual(Actions.heard, ["pressed", "tapped", "posted"])
  }

  func test_sortDescriptors_takeKeys() {
    let items = ["b", "C", "a"].map { Named(name: $0) } as NSArray
    func sorted(_ descriptor: NSSortDescriptor) -> [String] {
      items.sortedArray(using: [descriptor]).map { ($0 as! Named).name }
    }
    XCTAssertEqual(sorted(NSSortDescriptor(key: "name", ascending: true)), ["C", "a", "b"])
    XCTAssertEqual(sorted(NSSortDescriptor(key: "name", ascending: false)), ["b", "a", "C"])
    XCTAssertEqual(
      sorted(
        NSSortDescriptor(
          key: #keyPath(Named.name), ascending: true,
          selector: #selector(NSString.caseInsensitiveCompare(_:)))), ["a", "b", "C"])
    let words = NSMutableArray(array: ["b", "a"])
    words.sort(using: [NSSortDescriptor(key: "self", ascending: true)])
    XCTAssertEqual(words as? [String], ["a", "b"])
  }

  func test_responders_keepTheirActivity() {
    let controller = UIViewController()
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.addUserInfoEntries(from: ["page": 3])
    controller.userActivity = activity
    XCTAssertEqual(controller.userActivity?.userInfo?["page"] as? Int, 3)
  }

  func test_imagesGrow_withTextsOfAccessibilitySizes() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let view = UIImageView(image: image)
    let container = UIViewController()
    let child = UIViewController()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.addSubview(view)
    container.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: child)
    XCTAssertEqual(view.intrinsicContentSize.width, 20)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    XCTAssertGreaterThan(view.intrinsicContentSize.width, 30)
    XCTAssertEqual(
      view.intrinsicContentSize.width, view.intrinsicContentSize.height * 2, accuracy: 1)
  }
}
