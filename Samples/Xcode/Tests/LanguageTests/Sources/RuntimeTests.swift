import UIKit
import XCTest

private class Hidden: NSObject {
  private class Inner: NSObject {
    private class Deepest: NSObject {
      @objc func answer() -> Int { 42 }
    }
    static func deepest() -> NSObject { Deepest() }
    @objc func answer() -> Int { 41 }
  }
  static func inner() -> NSObject { Inner() }
  static func deepest() -> NSObject { Inner.deepest() }
}

class Box<Content>: NSObject {
  private class Lid: NSObject {
    var count = 0
    @objc func open() { count += 1 }
  }
  class Label: NSObject {
    @objc var text = "label"
  }
  private let lid = Lid()
  func openTwice() -> Int {
    lid.perform(#selector(Lid.open))
    lid.perform(Selector("open"))
    return lid.count
  }
}

// The underscore is what is tested.
// swift-format-ignore: NoLeadingUnderscores
class _Tool: NSObject {
  var uses = 0
  @objc func use(_ amount: NSNumber) { uses += amount.intValue }
  @objc class func title() -> NSString { "tool" }
  @objc class func title(_ other: NSString) -> NSString {
    NSString(string: (other as String) + "s")
  }
}

class SharpTool: _Tool {
  override class func title() -> NSString { "sharp tool" }
}

#if os(iOS) || SOMETHING_ELSE
  class Conditional: UIViewController {
    @objc func pressed() {}
    @IBOutlet var label: UILabel?
  }
#endif

@objc protocol Listener: class {
  @objc optional func heard(_ text: String) -> Bool
  func listens() -> Bool
}

final class Ear: NSObject, Listener {
  func heard(_ text: String) -> Bool { text == "sound" }
  func listens() -> Bool { true }
}

final class RuntimeTests: XCTestCase {
  func test_membersOfPrivateClasses_areFoundByName() {
    XCTAssertEqual(Hidden.inner().value(forKey: "answer") as? Int, 41)
    XCTAssertEqual(Hidden.deepest().value(forKey: "answer") as? Int, 42)
    XCTAssertEqual(Box<Int>().openTwice(), 2)
    XCTAssertEqual(Box<String>.Label().value(forKey: "text") as? String, "label")
  }

  func test_selectorsOfUnderscoredTypes_areMethods() {
    let tool = _Tool()
    tool.perform(#selector(_Tool.use(_:)), with: NSNumber(value: 3))
    XCTAssertEqual(tool.uses, 3)
  }

  func test_classesAnswer_forTheirOwnMethods() {
    XCTAssertTrue(_Tool.responds(to: #selector(_Tool.title as () -> NSString)))
    XCTAssertFalse(_Tool.responds(to: Selector("other")))
    XCTAssertTrue(SharpTool.instancesRespond(to: #selector(_Tool.use(_:))))
    let title = SharpTool.perform(Selector("title"))?.takeUnretainedValue()
    XCTAssertEqual(title as? NSString, "sharp tool")
    let plural = _Tool.perform(Selector("title:"), with: "tool" as NSString)?.takeUnretainedValue()
    XCTAssertEqual(plural as? NSString, "tools")
  }

  func test_namesOfClasses_areObjectiveCs() {
    XCTAssertEqual(NSStringFromClass(UITableViewCell.self), "UITableViewCell")
    XCTAssertEqual(NSStringFromClass(_Tool.self).components(separatedBy: ".").last, "_Tool")
    XCTAssertEqual(NSStringFromClass(Box<Int>.Label.self).hasSuffix("Label"), true)
    XCTAssertTrue(NSClassFromString(NSStringFromClass(_Tool.self)) == _Tool.self)
    XCTAssertTrue(NSClassFromString("UILabel") == UILabel.self)
    let table = UITableView()
    table.register(UITableViewCell.classForCoder(), forCellReuseIdentifier: "cell")
    XCTAssertNotNil(table.dequeueReusableCell(withIdentifier: "cell"))
  }

  func test_conditionsAroundClasses_keepTheirMembers() {
    XCTAssertTrue(Conditional().responds(to: Selector("pressed")))
  }

  func test_optionalMethods_areAskedInsideClosures() {
    let listeners: [Listener] = [Ear()]
    XCTAssertEqual(listeners.map { $0.heard?("sound") ?? false }, [true])
    let delegates: [UITableViewDelegate] = [TableDelegate()]
    let table = UITableView()
    let heights = delegates.map {
      $0.tableView?(table, heightForRowAt: IndexPath(row: 7, section: 0)) ?? 0
    }
    XCTAssertEqual(heights, [7])
  }

  func test_propertiesThatHoldFunctions_areNoMethods() {
    let screen = UpdatingScreen()
    var updates = 0
    screen.textFieldDidBeginEditing = { _ in updates += 1 }
    screen.textFieldDidBeginEditing?(UITextField())
    XCTAssertEqual(updates, 1)
  }

  func test_anyObjects_haveFoundationsMembers() {
    let object = ["a": [1, 2]] as AnyObject
    XCTAssertEqual((object.object(forKey: "a") as? [Int])?.count, 2)
    XCTAssertEqual((object as AnyObject).count, 1)
    XCTAssertEqual(object["a"] as? [Int], [1, 2])
    XCTAssertEqual((NSNumber(value: 4) as AnyObject).intValue, 4)
  }

  func test_observableClasses_needNoImportOfTheirOwn() {
    let watched = Watched()
    var changes = 0
    withObservationTracking {
      _ = watched.count
    } onChange: {
      changes += 1
    }
    watched.count = 2
    XCTAssertEqual(changes, 1)
  }

  func test_functionsMayEndInAnAssertion() { XCTAssertEqual(rowHeight(0), 44) }

  func test_keyPathsOfImportedTypes_haveObjectiveCsNames() {
    XCTAssertEqual(#keyPath(UIView.isHidden), "hidden")
    XCTAssertEqual(#keyPath(UIView.layer.cornerRadius), "layer.cornerRadius")
    let view = UIView()
    view.setValue(true, forKey: #keyPath(UIView.isHidden))
    XCTAssertTrue(view.isHidden)
  }
}

@Observable
final class Watched {
  var count = 1
}

/// Builds for debugging accept `assert(false)` where a value has to be given, as Xcode's do.
private func rowHeight(_ row: Int) -> CGFloat {
  switch row {
  case 0: return 44
  default: assert(false, "There is one row.")
  }
}

final class TableDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(indexPath.row)
  }
}

final class UpdatingScreen {
  var textFieldDidBeginEditing: ((UITextField) -> Void)?
}
