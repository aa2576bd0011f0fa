/// Telling what forms an item has. Handlers are called on any thread, once for each time somebody
/// wants the form, and call back once.
extension NSItemProvider {
  /// Adds a form of data, which the handler gives when somebody asks. The handler's progress is
  /// followed and can be cancelled.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    register(ItemForm(type: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
  }

  /// Adds a form that the handler gives as a file when somebody asks.
  ///
  /// - Parameter loadHandler: calls back with a file, and whether it may be opened in place.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    register(
      ItemForm(
        type: typeIdentifier, visibility: visibility, fileOptions: fileOptions,
        source: .file(loadHandler)))
  }

  /// Adds all forms that an object writes.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      registerDataRepresentation(
        forTypeIdentifier: type,
        visibility: own.rawValue > visibility.rawValue ? own : visibility
      ) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
    }
  }

  /// Adds all forms of a class, with the object made when somebody wants one.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  /// Adds all forms that a value of a Swift type that stands for such a class, such as `String`,
  /// writes.
  public func registerObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (T?, (any Error)?) -> Void
      ) -> Progress?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    let handler = BridgedHandler<T>(load: loadHandler)
    registerObject(
      ofClass: T._ObjectiveCType.self, visibility: visibility, loadHandler: handler.run)
  }

  /// Adds a form that the handler gives as an object of Foundation's: data, a text, an address.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    register(ItemForm(type: typeIdentifier, source: .item(loadHandler)))
  }
}

/// A handler that makes Swift values, as one that makes the objects they stand for.
private struct BridgedHandler<Value: _ObjectiveCBridgeable>: @unchecked Sendable
where Value._ObjectiveCType: NSItemProviderWriting {
  let load: @Sendable (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?

  @Sendable func run(
    _ done: @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
  ) -> Progress? {
    load(BridgedAnswer<Value>(done: done).give)
  }
}

/// The answer to such a handler.
private struct BridgedAnswer<Value: _ObjectiveCBridgeable>: @unchecked Sendable
where Value._ObjectiveCType: NSItemProviderWriting {
  let done: @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void

  @Sendable func give(_ value: Value?, _ error: (any Error)?) {
    done(value?._bridgeToObjectiveC(), error)
  }
}
