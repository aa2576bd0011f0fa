@_spi(XcodeSources) import ObjCRuntime
import XCTest

private final class Model: NSObject {
  var name = "a" {
    willSet { ObjCObserving.willChange(self, "name") }
    didSet { ObjCObserving.didChange(self, "name") }
  }
  var child: Model? {
    willSet { ObjCObserving.willChange(self, "child") }
    didSet { ObjCObserving.didChange(self, "child") }
  }
  var frame = CGRect.zero
  func setFrame(_ new: CGRect) {
    Observations.changing(self, ["frame"]) {
      Observations.changing(self, ["frame"]) { frame = new }
    }
  }
}

private final class OldStyle: NSObject {
  var heard: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}

final class ObservingTests: XCTestCase {
  override func setUp() {
    ObjCMembers.add(Model.self) {
      $0.property("name", \Model.name)
      $0.property("child", \Model.child)
    }
    ObjCMembers.add(OldStyle.self) {
      $0.method(
        "observeValueForKeyPath:of:change:context:",
        OldStyle.observeValue(forKeyPath:of:change:context:))
    }
  }

  func test_changes_areReportedWithWhatWasAskedFor() {
    let model = Model()
    var heard: [String] = []
    let token = model.observe(\.name, named: "name", options: [.initial, .old, .new, .prior]) {
      heard.append("\($1.oldValue ?? "-") \($1.newValue ?? "-") \($1.isPrior) \($0.name)")
    }
    model.name = "b"
    XCTAssertEqual(heard, ["- a false a", "a - true a", "a b false b"])
    token.invalidate()
    model.name = "c"
    XCTAssertEqual(heard.count, 3)
  }

  func test_observation_endsWithItsToken() {
    let model = Model()
    var count = 0
    var token: NSKeyValueObservation? = model.observe(\.name, named: "name") { _, _ in count += 1 }
    model.name = "b"
    _ = token
    token = nil
    model.name = "c"
    XCTAssertEqual(count, 1)
  }

  func test_paths_followTheObjectsOnTheWay() {
    let model = Model()
    var heard: [String?] = []
    let token = model.observe(\.child?.name, named: "child.name", options: .new) {
      heard.append($1.newValue ?? nil)
    }
    let first = Model()
    model.child = first
    first.name = "b"
    model.child = Model()
    first.name = "unheard"
    model.child?.name = "c"
    XCTAssertEqual(heard, ["a", "b", "a", "c"])
    token.invalidate()
  }

  func test_changesThatAreNone_andOnesInsideOthers_areNotReportedTwice() {
    let model = Model()
    var heard: [CGRect] = []
    let token = model.observe(\.frame, named: "frame", options: .new) { heard.append($1.newValue!) }
    model.setFrame(CGRect(x: 1, y: 0, width: 0, height: 0))
    model.setFrame(CGRect(x: 1, y: 0, width: 0, height: 0))
    XCTAssertEqual(heard, [CGRect(x: 1, y: 0, width: 0, height: 0)])
    token.invalidate()
  }

  func test_observersByName_areToldUntilRemoved() {
    let model = Model()
    let observer = OldStyle()
    model.addObserver(observer, forKeyPath: "name", options: [.old, .new], context: nil)
    model.addObserver(observer, forKeyPath: "child.name", options: .new, context: nil)
    model.name = "b"
    model.child = Model()
    model.removeObserver(observer, forKeyPath: "name")
    model.name = "c"
    model.child?.name = "d"
    XCTAssertEqual(observer.heard, ["name a b", "child.name - a", "child.name - d"])
  }

  func test_progress_isComparedNowAndThen() {
    let progress = Progress(totalUnitCount: 4)
    let heard = expectation(description: "a change")
    heard.assertForOverFulfill = false
    let token = progress.observe(\.fractionCompleted, options: .new) { _, change in
      if change.newValue == 0.5 { heard.fulfill() }
    }
    progress.completedUnitCount = 2
    wait(for: [heard], timeout: 60)
    token.invalidate()
  }

  func test_objectsThatWentAway_leaveNothingBehind() {
    weak var gone: Model?
    for _ in 0..<200 {
      let model = Model()
      gone = model
      let token = model.observe(\.name, named: "name") { _, _ in }
      model.name = "b"
      _ = token
    }
    XCTAssertNil(gone)
  }

  func test_elementsOfAnArray_areToldOfAsTheyComeAndGo() {
    let list = List()
    let observer = Listener()
    list.addObserver(observer, forKeyPath: "items", options: [.new, .old], context: nil)
    list.addObserver(observer, forKeyPath: "words", options: [.new, .old], context: nil)
    let items = list.mutableArrayValue(forKey: "items")
    items.add("a")
    items.insert("b", at: 0)
    items.replaceObject(at: 1, with: "c")
    items.remove("b")
    XCTAssertEqual(list.items as? [String], ["c"])
    XCTAssertEqual(items.count, 1)
    XCTAssertEqual(items.map { "\($0)" }, ["c"])
    list.mutableArrayValue(forKey: "words").addObjects(from: ["x", "y"])
    XCTAssertEqual(list.words, ["x", "y"])
    items.setArray(["d", "e"])
    items.removeAllObjects()
    XCTAssertEqual(
      observer.heard,
      [
        "items 2 [0] - [a]", "items 2 [0] - [b]", "items 4 [1] [a] [c]", "items 3 [0] [b] -",
        "words 2 [0] - [x]", "words 2 [1] - [y]", "items 4 [0] [c] [d]", "items 2 [1] - [e]",
        "items 3 [0] [d] -", "items 3 [0] [e] -",
      ])
    list.removeObserver(observer, forKeyPath: "items")
    items.add("z")
    XCTAssertEqual(observer.heard.count, 10)
  }
}

private final class List: NSObject {
  var items = NSMutableArray() {
    willSet { ObjCObserving.willChange(self, "items") }
    didSet { ObjCObserving.didChange(self, "items") }
  }
  var words: [String] = []

  override init() {
    super.init()
    ObjCMembers.add(List.self) {
      $0.property("items", \List.items)
      $0.property("words", \List.words)
    }
    ObjCMembers.add(Listener.self) {
      $0.method(
        "observeValueForKeyPath:of:change:context:",
        Listener.observeValue(forKeyPath:of:change:context:))
    }
  }
}

private final class Listener: NSObject {
  var heard: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
      (change?[key] as? [Any]).map { "[" + $0.map { "\($0)" }.joined(separator: ", ") + "]" } ?? "-"
    }
    let kind = (change?[.kindKey] as! NSNumber).uintValue
    let indexes = change?[.indexesKey] as! IndexSet
    heard.append("\(keyPath ?? "") \(kind) \(Array(indexes)) \(values[0]) \(values[1])")
  }
}
