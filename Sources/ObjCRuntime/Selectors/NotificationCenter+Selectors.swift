extension NotificationCenter {
  /// Performs `aSelector` on `observer` with each notification, on the thread that posts it.
  ///
  /// The observer is held weakly: nothing needs to be removed before it goes away.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = ClassTarget.object(for: observer)
    let entry = SelectorObserver(observer, center: self, name: aName, sender: anObject)
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak entry] in
      guard let observer = entry?.observer else { return }
      aSelector.perform(on: observer, $0)
    }
    SelectorObserver.add(entry)
  }

  /// Removes what was added by selector for `observer`, or the observer that a block was added
  /// with.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObserver.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any, name: nil, object: nil)
  }

  /// The same for one name, or sender, alone; nil stands for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObserver.remove(observer, from: self) { entry in
      (aName == nil || entry.name == aName)
        && (anObject == nil || entry.sender === anObject as AnyObject)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// The same for a class, which Swift would not take for an object here.
  public func removeObserver(_ observer: AnyClass) {
    removeObserver(ClassTarget.object(for: observer))
  }

  /// The same for a class and one name, or sender, alone; nil stands for all.
  public func removeObserver(
    _ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(ClassTarget.object(for: observer), name: aName, object: anObject)
  }
}

/// One observer by selector, and the block that stands for it.
private final class SelectorObserver: @unchecked Sendable {
  weak var observer: AnyObject?
  weak var center: NotificationCenter?
  let name: NSNotification.Name?
  weak var sender: AnyObject?
  var token: (any NSObjectProtocol)?

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: [SelectorObserver]] = [:]
  private nonisolated(unsafe) static var additions = 0

  init(
    _ observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, sender: Any?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.sender = sender.map { $0 as AnyObject }
  }

  deinit { if let token { center?.removeObserver(token as Any) } }

  static func add(_ entry: SelectorObserver) {
    guard let observer = entry.observer else { return }
    var gone: [SelectorObserver] = []
    lock.withLock {
      entries[ObjectIdentifier(observer), default: []].append(entry)
      additions += 1
      // Observers that went away leave their entries behind, which is seen to from time to time.
      if additions >= max(64, entries.count) {
        additions = 0
        for (key, list) in entries where list.allSatisfy({ $0.observer == nil }) {
          gone += list
          entries[key] = nil
        }
      }
    }
    _ = gone
  }

  static func remove(
    _ observer: AnyObject, from center: NotificationCenter,
    where matches: (SelectorObserver) -> Bool
  ) {
    // Released outside the lock, as that removes tokens.
    var removed: [SelectorObserver] = []
    lock.withLock {
      let key = ObjectIdentifier(observer)
      guard var list = entries[key] else { return }
      removed = list.filter {
        $0.observer == nil || $0.observer === observer && $0.center === center && matches($0)
      }
      list.removeAll { entry in removed.contains { $0 === entry } }
      entries[key] = list.isEmpty ? nil : list
    }
    removed = []
  }
}
