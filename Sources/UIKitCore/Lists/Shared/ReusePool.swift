/// Views that left the screen and wait to be used again, by kind and reuse identifier.
///
/// Contract: a view enters when it is no longer displayed and belongs to nobody until it is taken;
/// whoever takes it prepares it for reuse. A view in use is never in the pool. The pool holds as
/// many views as were ever on screen at once; nothing is created for it.
@MainActor
final class ReusePool {
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  private var waiting: [Key: [any ListElementView]] = [:]

  /// Those that wait, in no order.
  var all: [any ListElementView] { waiting.values.flatMap { $0 } }

  func put(_ view: any ListElementView, for key: Key) { waiting[key, default: []].append(view) }

  /// The view that came last, whose contents are most likely still in caches.
  func take(_ key: Key) -> (any ListElementView)? {
    guard let index = waiting.index(forKey: key) else { return nil }
    return waiting.values[index].popLast()
  }

  /// Takes a view out that the program keeps itself and has handed over again; nothing where it does
  /// not wait here.
  func withdraw(_ view: any ListElementView) {
    guard let identifier = view.reuseIdentifier else { return }
    let key = Key(kind: view.elementState.reuseKind, identifier: identifier)
    waiting[key]?.removeAll { $0 === view }
  }

  /// Forgets the views of a key, whose registration changed.
  func removeAll(for key: Key) { waiting[key] = nil }
}
