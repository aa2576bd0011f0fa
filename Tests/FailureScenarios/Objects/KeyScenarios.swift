@_spi(XcodeSources) import ObjCRuntime
import UIKit

/// What Objective-C does not know.
private struct Home { var street = "Main Street" }

private final class Person: NSObject {
  var name = "Ann"
  var home = Home()
}

private enum Registrations {
  static let once: Void = ObjCMembers.whenNeeded {
    ObjCMembers.add(Person.self, named: "Person") { $0.property("home", \Person.home) }
  }
}

private final class Plain: _KeyValueCodingAndObserving { var name = "plain" }

extension Scenario {
  /// Values and observers by key.
  static let keys: [Scenario] = [
    Scenario("the value of a key that there is not") { _ = UIView().value(forKey: "colour") },
    Scenario("a value for a key that there is not") { UIView().setValue(1, forKey: "colour") },
    Scenario("the name of a type that is no class") {
      _ = ObjCClasses.name(of: Int.self as Any.Type)
    },
    Scenario("an exception raised") {
      NSException(name: .invalidArgumentException, reason: "The list has no rows.").raise()
    },
    Scenario("nil for a number") { UIView().setValue(nil, forKey: "alpha") },
    Scenario("a text for a number") { UIView().setValue("half", forKey: "alpha") },
    Scenario("a key of what has no keys") {
      Registrations.once
      _ = Person().value(forKeyPath: "home.street")
    },
    Scenario("a value for a key of what has no keys") {
      Registrations.once
      Person().setValue("Side Street", forKeyPath: "home.street")
    },
    Scenario("an operator on a collection that there is not") {
      let view = UIView()
      view.addSubview(UIView())
      _ = view.value(forKeyPath: "subviews.@median.alpha")
    },
    Scenario("an object observed that is no NSObject") {
      _ = Plain().observe(\.name) { _, _ in }
    },
    Scenario("a change that an observer does not handle") {
      let object = NSObject()
      object.observeValue(forKeyPath: "name", of: object, change: nil, context: nil)
    },
    Scenario("a method that returns something else than its protocol says") {
      let person = Person()
      _ = Selector("nameOf:", { (_: Person) in { (_: Int) in "Ann" } })
      let method: ((Int) -> Int)? = ObjCOptional.method("nameOf:", of: person)
      _ = method?(3)
    },
  ]

  /// Methods by name.
  static let selectors: [Scenario] = [
    Scenario("a selector that its target does not understand") {
      let (button, target) = (UIButton(), NSObject())
      button.addTarget(target, action: Selector("pressed:"), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      _ = target
    },
    Scenario("a misspelt selector of a bar button item") {
      let target = NSObject()
      let item = UIBarButtonItem(
        barButtonSystemItem: .done, target: target, action: Selector("finsh:"))
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = item
      try show(UINavigationController(rootViewController: controller)).perform("tap \"Done\"")
    },
    Scenario("a misspelt selector of a gesture") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let target = NSObject()
      view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("taped:")))
      try show(view).perform("tap 50,50")
    },
    Scenario("a selector that its class does not understand") {
      _ = UIView.perform(Selector("presed"))
    },
    Scenario("a key that its class does not have") { _ = UIColor.value(forKey: "colour2") },
    Scenario("a predicate that is none") { _ = NSPredicate(format: "name BEGINS WITH \"A\"") },
    Scenario("a calculation that does not end") { _ = ObjCRuntime.NSExpression(format: "2 + ") },
    Scenario("the key path of a calculation") {
      _ = ObjCRuntime.NSExpression(format: "2 + 3").keyPath
    },
    Scenario("a function that expressions do not know") {
      _ = ObjCRuntime.NSExpression(forFunction: "guess:", arguments: [1])
    },
    Scenario("the key path of an expression that has none") {
      _ = ObjCRuntime.NSExpression(forConstantValue: 1).keyPath
    },
    Scenario("a predicate's variable without a value") {
      _ = NSPredicate(format: "$name == 1").evaluate(with: nil)
    },
    Scenario("a selector with more colons than its method has arguments") {
      _ = Selector("show:with:", UIView.setNeedsLayout)
    },
  ]

  /// Undo managers.
  static let undo: [Scenario] = [
    Scenario("a group of changes that ends and did not begin") { UndoManager().endUndoGrouping() },
    Scenario("undoing enabled that was not disabled") { UndoManager().enableUndoRegistration() },
    Scenario("a change registered outside of a group") {
      let manager = UndoManager()
      manager.groupsByEvent = false
      manager.registerUndo(withTarget: manager) { _ in }
    },
    Scenario("undoing while two groups are open") {
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
    },
    Scenario("undoing a nested group while one is open") {
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.undoNestedGroup()
    },
    Scenario("doing again while a group is open") {
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.redo()
    },
  ]
}
