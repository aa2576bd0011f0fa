@_spi(XcodeSources) import ObjCRuntime
import Foundation
import XCTest

private class Renamed: NSObject {}

private class Screen: NSObject {
  private var label: NSString?
  var count = 1
  var ratio: Double = 0.5
  var isShown = false
  let fixed = "fixed"
  var kind = Kind.first
  var next: Screen?
  var calls: [String] = []

  enum Kind: Int { case first, second }

  private func tapped(_ sender: Any) { calls.append("tapped \(sender)") }
  func plain() { calls.append("plain") }
  func add(_ a: Int, to b: Int) -> Int { a + b }
  var shownLabel: NSString? { label }

  class var shade: NSString { "dark" }

  static func register(_ members: ObjCClassMembers<Screen>) {
    members.classMethod("shade", { (target: Screen.Type) in { () in target.shade } })
    members.property("label", \Screen.label)
    members.property("count", \Screen.count)
    members.property("ratio", \Screen.ratio)
    members.property("isShown", \Screen.isShown)
    members.property("fixed", \Screen.fixed)
    members.property("kind", \Screen.kind)
    members.property("next", \Screen.next)
    members.method("tapped:", Screen.tapped(_:))
    members.method("plain", Screen.plain as (Screen) -> () -> _)
    members.method("add:to:", Screen.add(_:to:))
  }
}

/// Named as a class of Foundation's, as a library's class is that an app compiles, too.
private class Formatter: NSObject {}
private final class ShownFormatter: Formatter {}

private final class Outlets: NSObject {
  var one: Formatter?
  var list: [Formatter]?
  weak var other: Foundation.Formatter?
  var another: Screen?
}

private final class Detail: Screen {
  override func plain() { calls.append("detail") }
}

private class Box<Content>: NSObject { var holder: NSString? }
private final class TextBox: Box<String> {}

private protocol MembersOfBox { static func registerBox() }
extension Box: MembersOfBox {
  static func registerBox() {
    ObjCMembers.add(Box.self) { $0.property("holder", \Box.holder) }
  }
}

private final class Keyed: NSObject {
  var log: [String] = []
  var tint: NSString? = "none"

  func setValue(_ value: Any?, forKey key: String) {
    log.append("set \(key)")
    if key == "tint" { super.setValue("\(value ?? "nil")!" as NSString, forKey: key) }
  }
  func value(forUndefinedKey key: String) -> Any? { "undefined \(key)" }
  func setValue(_ value: Any?, forUndefinedKey key: String) { log.append("undefined \(key)") }

  static func register(_ members: ObjCClassMembers<Keyed>) {
    members.property("tint", \Keyed.tint)
    members.method("setValue:forKey:", Keyed.setValue(_:forKey:))
    members.method("valueForUndefinedKey:", Keyed.value(forUndefinedKey:))
    members.method("setValue:forUndefinedKey:", Keyed.setValue(_:forUndefinedKey:))
  }
}

/// As a lowered file does while the program is loaded.
private enum Registrations {
  static let once: Void = ObjCMembers.whenNeeded {
    ObjCMembers.add(Screen.self, named: "Screen", "LegacyScreen") { Screen.register($0) }
    ObjCMembers.add(Keyed.self) { Keyed.register($0) }
    ObjCMembers.addGeneric { ($0 as? any MembersOfBox.Type)?.registerBox() }
  }
}

final class MemberTests: XCTestCase {
  func test_matchesOfATextsPattern_callABlockThatDoesNotOutlive() throws {
    let numbers = try NSRegularExpression(pattern: "[0-9]+")
    func count(_ text: String, _ block: (Int) -> Void) {
      numbers.enumerateMatchesNow(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
        result, _, _ in block(result?.range.length ?? 0)
      }
    }
    var lengths: [Int] = []
    count("a1b22") { lengths.append($0) }
    XCTAssertEqual(lengths, [1, 2])
  }

  func test_sizesOfObjects() {
    final class Pair { var a = 1, b = 2 }
    final class Flag: NSObject { var isSet = true }
    XCTAssertEqual(class_getInstanceSize(Pair.self), 32)
    XCTAssertEqual(class_getInstanceSize(Flag.self), class_getInstanceSize(NSObject.self) + 1)
    XCTAssertEqual(class_getInstanceSize(nil), 0)
  }

  func test_keysWithACapital_findTheSetterAlone() {
    let screen = Screen()
    XCTAssertTrue(KeyValueCoding.hasKey("Count", screen))
    screen.setValue(7, forKey: "Count")
    XCTAssertEqual(screen.count, 7)
    XCTAssertNil(KeyValueCoding.property("Count", of: screen))
    XCTAssertFalse(KeyValueCoding.hasKey("Amount", screen))
  }

  func test_memberThatIsARawValue_isThatValue() {
    struct Priority: RawRepresentable { var rawValue: Float }
    XCTAssertEqual(try ValueConversion.convert(Priority(rawValue: 250), to: Float.self), 250)
  }

  override func setUp() { Registrations.once }

  func test_propertyOfAClass_isFoundByItsName() {
    XCTAssertEqual(Screen.value(forKey: "shade") as? String, "dark")
    XCTAssertEqual(Detail.value(forKey: "shade") as? String, "dark")
  }

  func test_privateProperties_areReadAndSetByName() {
    let screen = Detail()
    screen.setValue("text", forKey: "label")
    XCTAssertEqual(screen.shownLabel, "text")
    XCTAssertEqual(screen.value(forKey: "label") as? String, "text")
    screen.setValue(nil, forKey: "label")
    XCTAssertNil(screen.shownLabel)
    XCTAssertNil(screen.value(forKey: "label"))
  }

  func test_numbers_becomeThePropertysKind() {
    let screen = Screen()
    screen.setValue(2.75, forKey: "count")
    XCTAssertEqual(screen.count, 2)
    screen.setValue(NSNumber(value: 3), forKey: "ratio")
    XCTAssertEqual(screen.ratio, 3)
    screen.setValue(CGFloat(0.25), forKey: "ratio")
    XCTAssertEqual(screen.ratio, 0.25)
    screen.setValue(NSNumber(value: 1), forKey: "kind")
    XCTAssertEqual(screen.kind, .second)
    screen.setValue(1, forKey: "shown")
    XCTAssertTrue(screen.isShown)
    XCTAssertEqual(screen.value(forKey: "shown") as? Bool, true)
  }

  func test_keyPaths_goThroughObjects() {
    let screen = Screen()
    screen.setValue(4, forKeyPath: "next.count")
    XCTAssertNil(screen.value(forKeyPath: "next.count"))
    screen.next = Screen()
    screen.setValue(4, forKeyPath: "next.count")
    XCTAssertEqual(screen.next?.count, 4)
    XCTAssertEqual(screen.value(forKeyPath: "next.count") as? Int, 4)
    XCTAssertEqual(
      screen.dictionaryWithValues(forKeys: ["count", "next"]).keys.sorted(), ["count", "next"])
    screen.setValuesForKeys(["count": 9, "next": NSNull()])
    XCTAssertEqual(screen.count, 9)
    XCTAssertNil(screen.next)
  }

  func test_methodsByName_areTheClasssOwn() {
    let screen = Detail()
    XCTAssertTrue(screen.responds(to: "tapped:"))
    XCTAssertFalse(screen.responds(to: "tapped"))
    XCTAssertFalse(NSObject().responds(to: "tapped:"))
    screen.perform("tapped:", with: "me")
    screen.perform("plain")
    XCTAssertEqual(screen.calls, ["tapped me", "detail"])
  }

  func test_optionalMethods_areAnsweredWhereTheyAre() {
    let add: ((Int, Int) -> Int)? = ObjCOptional.method("add:to:", of: Screen())
    XCTAssertEqual(add?(3, 4), 7)
    let none: ((Int) -> Int)? = ObjCOptional.method("add:", of: Screen())
    XCTAssertNil(none?(3))
    let plain: (() -> Void)? = ObjCOptional.method("plain", of: Screen())
    XCTAssertNotNil(plain?())
    let count: Int? = ObjCOptional.property("count", of: Screen())
    XCTAssertEqual(count, 1)
    let missing: Int? = ObjCOptional.property("missing", of: Screen())
    XCTAssertNil(missing)
    XCTAssertEqual(ObjCOptional.member("count", of: Screen(), as: Double.self), 1)
  }

  func test_elementsOfAnyObject_areThoseOfItsDictionaryOrArray() {
    let data: AnyObject? = ["title": "a"] as NSDictionary
    XCTAssertEqual(ObjCOptional.element(of: data, at: "title") as? String, "a")
    XCTAssertEqual(
      ObjCOptional.element(of: ["title": "a"] as AnyObject, at: "title") as? String, "a")
    XCTAssertEqual(ObjCOptional.element(of: NSArray(array: [1, 2]), at: 1) as? Int, 2)
    XCTAssertNil(ObjCOptional.element(of: nil, at: "title"))
  }

  func test_answersOfDefaults_countAsNone() {
    func leftOut() -> Int {
      ObjCOptional.isLeftOut()
      return 3
    }
    XCTAssertEqual(ObjCOptional.call(3), 3)
    XCTAssertNil(ObjCOptional.call(leftOut()))
    XCTAssertEqual(ObjCOptional.call(Optional(4)), 4)
    // Nothing stands between the call and the parameters of a closure around it.
    XCTAssertEqual([1, 2].map { ObjCOptional.call($0 + 1) }, [2, 3])
  }

  func test_genericClasses_areRegisteredForEachUse() {
    let box = TextBox()
    box.setValue("held", forKey: "holder")
    XCTAssertEqual(box.holder, "held")
    let other = Box<Int>()
    other.setValue("other", forKey: "holder")
    XCTAssertEqual(other.value(forKey: "holder") as? String, "other")
  }

  func test_classes_areFoundByEveryNameTheyHave() {
    let module = "ObjCRuntimeTests"
    for name in ["Screen", "\(module).Screen", "LegacyScreen", "_TtC16ObjCRuntimeTests6Screen"] {
      XCTAssertTrue(ObjCMembers.classNamed(name, module: module) == Screen.self, name)
    }
    XCTAssertTrue(ObjCMembers.classNamed("MemberTests", module: module) == MemberTests.self)
    XCTAssertTrue(
      ObjCMembers.classNamed(
        "_TtC16ObjCRuntimeTestsP33_0123456789ABCDEF0123456789ABCDEF6Screen",
        module: nil) == Screen.self)
    XCTAssertNil(ObjCMembers.classNamed("Nobody", module: module))
    for broken in ["_TtC", "_TtC99Short", "_TtC0", "_TtCP", "_TtC3AppX", ""] {
      XCTAssertNil(ObjCMembers.classNamed(broken, module: ""), broken)
    }
  }

  func test_overridesOfKeyValueMethods_areCalled() {
    let keyed = Keyed()
    (keyed as NSObject).setValue("red", forKey: "tint")
    XCTAssertEqual(keyed.tint, "red!")
    XCTAssertEqual((keyed as NSObject).value(forKey: "nothing") as? String, "undefined nothing")
    (keyed as NSObject).setValue(1, forKey: "other")
    XCTAssertEqual(keyed.log, ["set tint", "set other"])
  }

  func test_collections_haveOperators() {
    let screen = Screen()
    screen.next = Screen()
    screen.next?.count = 5
    let holder = Holder()
    holder.all = [screen, screen.next ?? screen]
    ObjCMembers.add(Holder.self) { $0.property("all", \Holder.all) }
    XCTAssertEqual(holder.value(forKeyPath: "all.count") as? [Int], [1, 5])
    XCTAssertEqual(holder.value(forKeyPath: "all.@count") as? Int, 2)
    XCTAssertEqual(holder.value(forKeyPath: "all.@sum.count") as? Double, 6)
    XCTAssertEqual(holder.value(forKeyPath: "all.@max.count") as? Double, 5)
    XCTAssertEqual(holder.value(forKeyPath: "all.@avg.count") as? Double, 3)
    let (list, set) = (NSArray(array: holder.all), NSSet(array: holder.all))
    XCTAssertEqual(list.value(forKey: "count") as? [Int], [1, 5])
    XCTAssertEqual(list.value(forKeyPath: "@count") as? Int, 2)
    XCTAssertEqual(set.value(forKeyPath: "@sum.count") as? Double, 6)
    XCTAssertEqual(set.value(forKey: "count") as? Set<Int>, [1, 5])
  }

  private final class Holder: NSObject { var all: [Screen] = [] }

  func test_classFunctions_findClassesByName() {
    XCTAssertNil(objc_getClass("_NoClassOfThisName"))
    XCTAssertTrue(objc_lookUpClass("NSObject") == NSObject.self)
    XCTAssertTrue(class_getSuperclass(Screen.self) == NSObject.self)
    XCTAssertTrue(object_getClass(Screen()) == Screen.self)
    XCTAssertNil(objc_allocateClassPair(NSObject.self, "_Made", 0))
  }

  func test_class_isCalledAsObjectiveCCallsIt() {
    XCTAssertTrue(Renamed.description().hasSuffix(".Renamed"))
    ObjCMembers.add(Renamed.self, called: "XYRenamed")
    XCTAssertEqual(Renamed.description(), "XYRenamed")
    XCTAssertTrue(ObjCClasses.named("XYRenamed") == Renamed.self)
    // By which programs find out that they are tested.
    XCTAssertTrue(ObjCClasses.named("XCTestCase") == XCTestCase.self)
    XCTAssertNotNil(ObjCClasses.named("XCTest"))
  }

  func test_objectsOfAModulesClass_standForThoseOfItsNamesake() throws {
    ObjCMembers.add(Outlets.self) { members in
      members.property("one", \Outlets.one)
      members.property("list", \Outlets.list)
      members.property("other", \Outlets.other)
      members.property("another", \Outlets.another)
    }
    let outlets = Outlets()
    let theirs = [Foundation.Formatter(), NumberFormatter()]
    func set(_ key: String, _ value: Any?) throws {
      try XCTUnwrap(ObjCMembers.property(key, of: Outlets.self)).setValue(value, of: outlets)
    }
    try set("one", theirs[1])
    XCTAssertTrue(outlets.one === theirs[1])
    try set("list", theirs as [AnyObject])
    XCTAssertEqual(outlets.list?.count, 2)
    XCTAssertTrue(outlets.list?.first === theirs[0])
    let own = ShownFormatter()
    try set("other", own)
    XCTAssertTrue(outlets.other === own)
    // Others cannot.
    XCTAssertThrowsError(try set("another", own))
    XCTAssertThrowsError(try set("one", Screen()))
    XCTAssertThrowsError(try set("list", [own, Screen()]))
    XCTAssertEqual(outlets.list?.count, 2)
  }
}
