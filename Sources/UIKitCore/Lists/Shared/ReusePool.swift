/// Views that left the screen and wait to be used again, by kind and reuse identifier.
///
/// Contract: a view enters when it is no longer displayed and belongs to nobody until it is taken;
/// whoever takes it prepares it for reuse. A view in use is never in the pool. The pool holds as
/// many views as were ever on screen at once; nothing is created for it.
struct ReusePool<View> {
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  private var idle: [Key: [View]] = [:]

  mutating func put(_ view: View, for key: Key) { idle[key, default: []].append(view) }

  /// The view that came last, whose contents are most likely still in caches.
  mutating func take(_ key: Key) -> View? {
    guard let index = idle.index(forKey: key) else { return nil }
    return idle.values[index].popLast()
  }

  /// Forgets the views of a key, whose registration changed.
  mutating func removeAll(for key: Key) { idle[key] = nil }

  mutating func removeAll() { idle.removeAll() }

  var count: Int { idle.values.reduce(0) { $0 + $1.count } }
}
