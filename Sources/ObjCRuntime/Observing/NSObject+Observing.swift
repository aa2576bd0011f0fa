import Failures

/// What can be observed with a key path.
// swift-format-ignore: NoLeadingUnderscores
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls `changeHandler` with each change of the property until the result is released.
  ///
  /// Changes are announced by `@objc dynamic` properties of lowered sources, by the properties of
  /// UIKit that `ObservedKeys` lists, and between `willChangeValue(for:)` and
  /// `didChangeValue(for:)`. `Progress` and other objects of Foundation, which announce nothing
  /// here, are compared several times a second.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(
      keyPath, named: ObservedKeys.name(of: keyPath), options: options, changeHandler: changeHandler
    )
  }

  /// The same, with the names of the properties of the key path, which lowered sources add as no
  /// program can find them out: `"layer.bounds"`.
  @_spi(XcodeSources)
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let object = self as? NSObject else {
      failure("Only an NSObject can be observed; found a \(Self.self).")
    }
    let observer = PropertyObserver(
      of: object, names: name.split(separator: ".").map(String.init), options: options,
      read: { [weak object] in (object as? Self)?[keyPath: keyPath] },
      report: { [weak object] change in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: change.elements?.kind ?? .setting, newValue: change.new as? Value,
            oldValue: change.old as? Value, indexes: change.elements?.indexes,
            isPrior: change.isPrior))
      })
    observer.start()
    return NSKeyValueObservation { observer.stop() }
  }

  /// Announces that the property is about to change; `didChangeValue(for:)` has to follow.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard let object = self as? NSObject else { return }
    Observations.willChange(object, ObservedKeys.name(of: keyPath))
  }

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard let object = self as? NSObject else { return }
    Observations.didChange(object, ObservedKeys.name(of: keyPath))
  }
}

extension NSObject {
  // Disfavoured, as `Operation` has these two in Foundation on Linux, by which queues hear of its state.

  /// Announces that the property of this name is about to change; `didChangeValue(forKey:)` has to follow.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) { Observations.willChange(self, key) }
  /// Announces that the property of this name has changed.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) { Observations.didChange(self, key) }

  /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer with each change, until
  /// the observer is removed or goes away.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let registration = NamedObserver(observer, keyPath: keyPath, context: context, of: self)
    registration.start(options)
    Observations.keep(registration, of: self)
  }

  /// Calls `report` with the new value, nil for none, at each change of a property by its name, until the
  /// result is released.
  package func observe(
    keyPath: String, report: @escaping (Any?) -> Void
  ) -> NSKeyValueObservation {
    let observer = PropertyObserver(
      of: self, names: keyPath.split(separator: ".").map(String.init), options: [.new],
      read: { [weak self] in self?.value(forKeyPath: keyPath) },
      report: { report($0.new) })
    observer.start()
    return NSKeyValueObservation { observer.stop() }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    Observations.removeNewest(of: self) { $0.observer === observer && $0.keyPath == keyPath }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    Observations.removeNewest(of: self) {
      $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
  }
}

extension NSObjectProtocol {
  /// For overriding: ends the program, as a change was meant for somebody and nobody took it.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    failure(
      "NSInternalInconsistencyException: <\(type(of: self)) \(KeyValueCoding.address(self))>: An "
        + "-observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
        + "Key path: \(keyPath ?? "nil")")
  }
}
