/// Where one class's registration enters its members.
@_spi(XcodeSources)
public final class ObjCClassMembers<Root: AnyObject> {
  init() {}

  /// A property that can be set: an outlet, an inspectable, or any other `@objc` one.
  public func property<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) { add(name, path, yields: false) }

  /// A property that classes of Apple's have by names that are not public, unless the program adds one of that name.
  package func hiddenProperty<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) { add(name, path, yields: true) }

  private func add<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, yields: Bool
  ) {
    let path = UncheckedPath(path)
    ObjCMembers.add(
      ObjCProperty(
        name: name, type: Value.self,
        getter: { ($0 as? Root)?[keyPath: path.path] },
        setter: { object, value in
          guard let object = object as? Root else { return }
          object[keyPath: path.path] = try ValueConversion.convert(value, to: Value.self)
        },
        keeper: { object, value in
          guard let object = object as? Root, let kept = ValueConversion.kept(value, as: Value.self)
          else { return false }
          object[keyPath: path.path] = kept
          return true
        }),
      to: Root.self, yields: yields)
  }

  /// A property that must not be read before it is set: key paths read a property each time they set it.
  public func property<Value>(
    _ name: String, _ path: KeyPath<Root, Value>, setter: @escaping @MainActor (Root, Value) -> Void
  ) {
    typealias AnyThread = (Root, Value) -> Void
    let (path, set) = (UncheckedPath(path), unsafeBitCast(setter, to: AnyThread.self))
    ObjCMembers.add(
      ObjCProperty(
        name: name, type: Value.self,
        getter: { ($0 as? Root)?[keyPath: path.path] },
        setter: { object, value in
          guard let object = object as? Root else { return }
          set(object, try ValueConversion.convert(value, to: Value.self))
        },
        keeper: { object, value in
          guard let object = object as? Root, let kept = ValueConversion.kept(value, as: Value.self)
          else { return false }
          set(object, kept)
          return true
        }),
      to: Root.self)
  }

  /// A property that can only be read.
  public func property<Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    let path = UncheckedPath(path)
    ObjCMembers.add(
      ObjCProperty(
        name: name, type: Value.self, getter: { ($0 as? Root)?[keyPath: path.path] }, setter: nil),
      to: Root.self)
  }

  /// A method, named as Objective-C would: `"tapped:"`.
  public func method<each A, Result>(
    _ name: String, _ method: @escaping (Root) -> (repeat each A) -> Result
  ) {
    SelectorTable.add(SelectorMethod(name, method))
  }

  /// The class's own `init()`, which Objective-C would find where Swift's superclasses do not know of it.
  public func initialiser(_ make: @escaping @MainActor () -> Root) {
    typealias AnyThread = () -> Root
    ObjCMembers.add(unsafeBitCast(make, to: AnyThread.self), to: Root.self)
  }

  /// A method of the class itself.
  public func classMethod<each A, Result>(
    _ name: String, _ method: @escaping (Root.Type) -> (repeat each A) -> Result
  ) {
    ClassSelectorTable.add(ClassMethod(name, method))
  }
}

/// A key path that closures of any thread may hold.
private struct UncheckedPath<Path: AnyKeyPath>: @unchecked Sendable {
  let path: Path
  init(_ path: Path) { self.path = path }
}
