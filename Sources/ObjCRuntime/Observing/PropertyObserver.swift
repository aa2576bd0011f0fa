import PlatformInterface

/// Watches a property, or the end of a path of properties, of one object.
///
/// Each property on the way is watched; when one of them changes, those behind it are watched at
/// their new owner.
final class PropertyObserver: @unchecked Sendable {
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
    /// Nil where the whole property is set.
    var elements: ElementChange?
  }

  private weak var object: NSObject?
  private let names: [String]
  private let options: NSKeyValueObservingOptions
  private let read: () -> Any?
  private let report: (Change) -> Void
  private var links: [(observer: LinkObserver, object: () -> NSObject?)] = []
  /// The values before changes that have begun. One inside another is told of by the outer one.
  private var before: [Any?] = []
  private var poll: ChangePoll?

  init(
    of object: NSObject, names: [String], options: NSKeyValueObservingOptions,
    read: @escaping () -> Any?, report: @escaping (Change) -> Void
  ) {
    self.object = object
    self.names = names
    self.options = options
    self.read = read
    self.report = report
  }

  func start() {
    link()
    if let object, ChangePoll.isNeeded(for: object) {
      poll = ChangePoll(
        read: read,
        changed: { [weak self] old, new in self?.tell(old: old, new: new) })
    } else if names.isEmpty {
      Log.write(
        "An observed property of \(object.map { "\(type(of: $0))" } ?? "an object") has no name that "
          + "could be found out; its changes are not noticed.")
    }
    if options.contains(.initial) {
      report(Change(old: nil, new: options.contains(.new) ? read() : nil))
    }
  }

  func stop() {
    unlink()
    poll?.stop()
    poll = nil
  }

  /// - Parameter elements: which elements of an array change; nil where the whole property is set.
  func willChange(_ elements: ElementChange? = nil) {
    let value = elements.map { $0.old(in: read()) } ?? read()
    before.append(value)
    guard before.count == 1 else { return }
    if options.contains(.prior) {
      report(
        Change(
          old: options.contains(.old) ? value : nil, new: nil, isPrior: true, elements: elements))
    }
  }

  func didChange(_ elements: ElementChange? = nil) {
    let old = before.popLast() ?? nil
    guard before.isEmpty else { return }
    if names.count > 1 {
      unlink()
      link()
    }
    let new = options.contains(.new) ? elements.map { $0.new(in: read()) } ?? read() : nil
    tell(old: old, new: new, elements)
  }

  /// Instead of `didChange()`: nothing is told of a value that is the same.
  func mayHaveChanged() {
    if let old = before.last, ValueComparison.areEqual(old, read()) {
      before.removeLast()
    } else {
      didChange()
    }
  }

  private func tell(old: Any?, new: Any?, _ elements: ElementChange? = nil) {
    report(
      Change(
        old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil,
        elements: elements))
  }

  private func link() {
    var next = object
    for (index, name) in names.enumerated() {
      guard let object = next else { return }
      let observer = LinkObserver(name, isLast: index == names.count - 1, owner: self)
      Observations.add(observer, to: object)
      links.append((observer, { [weak object] in object }))
      guard index < names.count - 1, KeyValueCoding.hasKey(name, object) else { return }
      next = object.value(forKey: name) as? NSObject
    }
  }

  private func unlink() {
    for link in links {
      if let object = link.object() { Observations.remove(link.observer, from: object) }
    }
    links = []
  }

  deinit { unlink() }
}

/// An observer that gets `observeValue(forKeyPath:of:change:context:)`.
final class NamedObserver {
  weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private weak var object: NSObject?
  private var watching: PropertyObserver?

  init(
    _ observer: NSObject, keyPath: String, context: UnsafeMutableRawPointer?, of object: NSObject
  ) {
    self.observer = observer
    self.keyPath = keyPath
    self.context = context
    self.object = object
  }

  func start(_ options: NSKeyValueObservingOptions) {
    guard let object else { return }
    let watching = PropertyObserver(
      of: object, names: keyPath.split(separator: ".").map(String.init), options: options,
      read: { [weak object, keyPath] in object?.value(forKeyPath: keyPath) },
      report: { [weak self] in self?.tell($0, options) })
    self.watching = watching
    watching.start()
  }

  func stop() {
    watching?.stop()
    watching = nil
  }

  private func tell(_ change: PropertyObserver.Change, _ options: NSKeyValueObservingOptions) {
    guard let observer, let object else { return }
    let kind = change.elements?.kind ?? .setting
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    if let elements = change.elements {
      // What was not there before, or is not after, has no value, not even null.
      values[.indexesKey] = elements.indexes
      values[.newKey] = change.new
      values[.oldKey] = change.old
    } else {
      if options.contains(.new), !change.isPrior { values[.newKey] = change.new ?? NSNull() }
      if options.contains(.old), change.old != nil || !options.contains(.initial) {
        values[.oldKey] = change.old ?? NSNull()
      }
    }
    if change.isPrior { values[.notificationIsPriorKey] = true }
    let name = "observeValueForKeyPath:of:change:context:"
    if let method = SelectorTable.method(named: name, of: observer) {
      _ = method.call(observer, [keyPath, object, values, context])
    } else {
      observer.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
    }
  }
}
