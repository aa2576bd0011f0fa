/// A value that comes now or later, by a callback: pictures of views that load something, for instance.
public struct Async<Value> {
  /// Asks for the value; the callback is called once, before `run` returns or after.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` delivers.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// What a function makes of the value once it comes.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// All values of a list, in its order, as soon as the last one has come.
  static func all(_ parts: [Async<Value>]) -> Async<[Value]> {
    Async<[Value]> { callback in
      guard !parts.isEmpty else { return callback([]) }
      var values = [Value?](repeating: nil, count: parts.count)
      for (index, part) in parts.enumerated() {
        part.run { value in
          values[index] = value
          let found = values.compactMap { $0 }
          if found.count == parts.count { callback(found) }
        }
      }
    }
  }
}
