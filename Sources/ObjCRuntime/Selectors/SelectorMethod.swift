import Failures
import PlatformInterface

/// One method of one class, ready to be called with arguments whose types are known at run time
/// only.
final class SelectorMethod: OwnedMethod, @unchecked Sendable {
  let name: String
  let owner: AnyClass
  let accepts: (AnyObject) -> Bool
  private let body: (AnyObject, inout SelectorArguments) throws -> Any?

  init<Target: AnyObject, each A, Result>(
    _ name: String, _ method: @escaping (Target) -> (repeat each A) -> Result
  ) {
    var argumentCount = 0
    for _ in repeat (each A).self { argumentCount += 1 }
    let colons = name.utf8.count { $0 == UInt8(ascii: ":") }
    require(
      colons == argumentCount,
      "Selector(\"\(name)\") names a method with \(colons) arguments, one for each colon; the method "
        + "of \(Target.self) it is made from takes \(argumentCount).")
    self.name = name
    owner = Target.self
    accepts = { $0 is Target }
    body = { target, arguments in
      guard let target = target as? Target else { return nil }
      return method(target)(repeat try arguments.next((each A).self))
    }
  }

  func call(_ target: AnyObject, _ values: [Any?]) -> Any? {
    var arguments = SelectorArguments(values)
    do {
      let result = try body(target, &arguments)
      return result is Void ? nil : result
    } catch {
      Log.write("-[\(type(of: target)) \(name)] was not called: \(error)")
      return nil
    }
  }
}

/// The values of a call, taken one after the other as the types the method wants.
struct SelectorArguments {
  /// What is wrong with an argument; the end of a sentence.
  struct Mismatch: Error, CustomStringConvertible {
    var description: String
  }

  private let values: [Any?]
  private var taken = 0

  init(_ values: [Any?]) { self.values = values }

  mutating func next<Value>(_ type: Value.Type) throws -> Value {
    // An optional inside an optional would reach an argument of the type Any as such.
    let value = ValueConversion.unwrapped(taken < values.count ? values[taken] : nil)
    taken += 1
    if let value {
      if let value = value as? Value { return value }
    } else if let nothing = value as? Value {
      return nothing
    }
    if let pointer = Self.pointer(value, as: type) { return pointer }
    if let standIn = Self.standIn(for: value, as: type) { return standIn }
    let found = value.map { "\(Swift.type(of: $0))" } ?? "nothing"
    throw Mismatch(
      description: "argument \(taken) should be of type \(type); found \(found).")
  }

  /// What was said of senders already; they send on the main thread alone, and gestures send often.
  nonisolated(unsafe) private static var known: Set<String> = []

  /// What stands for a sender of another class than the method says, which Objective-C would pass as it is.
  private static func standIn<Value>(for value: Any?, as type: Value.Type) -> Value? {
    guard let sender = value as? any ActionSender,
      let expected = ValueConversion.wrapped(type) as? AnyClass,
      let object = sender.standIn(as: expected)
    else { return nil }
    let line =
      "A \(Swift.type(of: sender)) sent an action to a method that takes a \(expected): a new \(expected) stands for "
      + "it. Objective-C passes the sender as it is, and knows no types of arguments."
    if known.insert(line).inserted { Log.write(line) }
    return object as? Value
  }

  /// Methods may take a context as a pointer of either kind, and as one that is never nil though the
  /// caller had none: that one points nowhere, as Objective-C's null would.
  private static func pointer<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    guard value == nil || value is UnsafeMutableRawPointer else { return nil }
    let address = value as? UnsafeMutableRawPointer
    if let reading = UnsafeRawPointer(address) as? Value { return reading }
    let nowhere = UnsafeMutableRawPointer(bitPattern: UInt.max)
    return (address ?? nowhere) as? Value ?? UnsafeRawPointer(address ?? nowhere) as? Value
  }
}

/// What sends actions. A method may name another class for its sender than the one that sends, as when a bar button
/// is connected to what was written for a button; most do not look at it.
package protocol ActionSender: AnyObject {
  /// Returns an object of a class that stands for this one in such a call, with what both have in common; nil where
  /// there is none.
  func standIn(as type: AnyClass) -> AnyObject?
}

/// All methods that selectors were made from or lowered sources registered, by name.
enum SelectorTable {
  private static let table = MethodTable<SelectorMethod>()

  static func add(_ method: SelectorMethod) { table.add(method) }

  /// A superclass's method serves too: it was made from a reference, which calls overrides.
  static func method(named name: String, of target: AnyObject) -> SelectorMethod? {
    ObjCMembers.prepare(type(of: target))
    return table.methods(named: name).first { $0.accepts(target) }
  }
  /// The same for objects that are not there yet.
  static func method(named name: String, ofObjectsOf type: AnyClass) -> SelectorMethod? {
    table.method(named: name, of: type)
  }
}
