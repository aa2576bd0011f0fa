import Failures

/// The name of a method, as targets of controls, gestures, timers and notifications give it.
///
/// Equality and hash go by the name alone. Beside its name a selector may carry the method itself:
/// Swift without an Objective-C runtime cannot find one by name, so a method can be performed once
/// some selector in the program was made from it.
///
/// ```swift
/// let tapped = Selector("tapped:", ViewController.tapped(_:))
/// button.addTarget(self, action: tapped, for: .touchUpInside)
/// button.removeTarget(self, action: "tapped:", for: .allEvents)
/// ```
public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  /// With a colon for each argument: `"tapped:"`, `"tapped:forEvent:"`.
  package let name: String
  private let method: SelectorMethod?

  /// A name alone; performed by a method of that name that another selector carries.
  public init(_ str: String) {
    name = str
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  private init(_ method: SelectorMethod) {
    name = method.name
    self.method = method
    SelectorTable.add(method)
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Methods by reference. Overrides in subclasses are honoured, as the reference is to the method
/// and not to its body; private methods can be named where they are visible.
extension Selector {
  /// A method, named as Objective-C would: `"refresh"`, `"tapped:"`, `"tapped:forEvent:"`.
  ///
  /// - Precondition: the name has a colon for each argument of the method.
  public init<Target: AnyObject, each A, Result>(
    _ name: String, _ method: @escaping (Target) -> (repeat each A) -> Result
  ) {
    self.init(SelectorMethod(name, method))
  }

  /// A method whose argument labels are not known where the selector is written: the name gets a
  /// colon for each argument.
  @_spi(XcodeSources)
  public init<Target: AnyObject, each A, Result>(
    baseName: String, _ method: @escaping (Target) -> (repeat each A) -> Result
  ) {
    var name = baseName
    for _ in repeat (each A).self { name += ":" }
    self.init(SelectorMethod(name, method))
  }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

/// Performing, for whatever keeps a target and a selector.
extension Selector {
  /// How many arguments the method takes: one for each colon.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

  /// Whether `target` has a method of this name that some selector was made from.
  ///
  /// - Complexity: O(classes that have a method of this name).
  package func isUnderstood(by target: AnyObject) -> Bool {
    if let target = target as? ClassTarget {
      return ClassSelectorTable.method(named: name, of: target.type) != nil
    }
    return found(for: target) != nil || forwardingTarget(of: target).map(isUnderstood) ?? false
  }

  /// Who performs the method in the place of an object that has no such method; nil for nobody.
  private func forwardingTarget(of target: AnyObject) -> AnyObject? {
    guard name != Self.forwarding,
      let method = SelectorTable.method(named: Self.forwarding, of: target),
      let other = method.call(target, [self]) as AnyObject?, other !== target
    else { return nil }
    return other
  }

  private static let forwarding = "forwardingTargetFor:"

  /// Calls the method on `target` with as many of `arguments` as it takes.
  ///
  /// On whichever thread the caller is. An argument of a type the method does not take is logged
  /// and nothing is called.
  ///
  /// - Precondition: `isUnderstood(by: target)`; ends with Foundation's own words otherwise.
  @discardableResult
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
    perform(on: target, with: arguments)
  }

  private func perform(on target: AnyObject, with arguments: [Any?]) -> Any? {
    if let target = target as? ClassTarget {
      return ClassSelectorTable.perform(self, on: target.type, arguments)
    }
    guard let method = found(for: target) else {
      if let other = forwardingTarget(of: target) { return perform(on: other, with: arguments) }
      failure(
        "NSInvalidArgumentException: -[\(type(of: target)) \(name)]: unrecognized selector sent to "
          + "instance \(Unmanaged.passUnretained(target).toOpaque()). A method is found by name only "
          + "if a selector was made from it: Selector(\"\(name)\", \(type(of: target)).method).")
    }
    return method.call(target, arguments)
  }

  private func found(for target: AnyObject) -> SelectorMethod? {
    if let method, method.accepts(target) { return method }
    return SelectorTable.method(named: name, of: target)
  }
}

/// The selector of that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
