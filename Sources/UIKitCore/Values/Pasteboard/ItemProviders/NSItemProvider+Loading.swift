import PlatformInterface

/// Getting an item's forms. Completion handlers are called on a queue of the system's.
extension NSItemProvider {
  // MARK: Data and files

  /// Loads the data of a form whose type conforms to one; an error where there is none. The
  /// progress can be cancelled.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier) { form, progress in
      guard let form else { return completionHandler(nil, Self.unavailable(typeIdentifier)) }
      progress.follow(
        form.loadData { data, error in
          progress.completedUnitCount = progress.totalUnitCount
          completionHandler(data, error)
        })
    }
  }

  /// Loads a form as a file, which is gone when the handler returns: move or copy it.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return load(typeIdentifier) { form, progress in
      guard let form else { return completionHandler(nil, Self.unavailable(typeIdentifier)) }
      let file = form.loadFile(named: name) { url, isOriginal, error in
        progress.completedUnitCount = progress.totalUnitCount
        guard let url, isOriginal else { return completionHandler(url, error) }
        Self.withCopy(of: url, completionHandler)
      }
      progress.follow(file)
    }
  }

  /// Loads the original file where its owner allows that, which the handler's second argument
  /// tells, and else a copy.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return load(typeIdentifier) { form, progress in
      guard let form else { return completionHandler(nil, false, Self.unavailable(typeIdentifier)) }
      let mayOpen = form.fileOptions.contains(.openInPlace)
      let file = form.loadFile(named: name) { url, isOriginal, error in
        progress.completedUnitCount = progress.totalUnitCount
        guard let url, isOriginal, !mayOpen else {
          return completionHandler(url, isOriginal && mayOpen, error)
        }
        Self.withCopy(of: url) { completionHandler($0, false, $1) }
      }
      progress.follow(file)
    }
  }

  private func load(
    _ type: String, _ body: @escaping @Sendable (ItemForm?, Progress) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 100)
    let form = form(conformingTo: type)
    DispatchQueue.global(qos: .userInitiated).async { body(form, progress) }
    return progress
  }

  /// Nobody may change another program's file: the handler gets a copy for as long as it runs.
  private static func withCopy(of url: URL, _ body: (URL?, (any Error)?) -> Void) {
    do {
      let folder = try TemporaryFolders.make("item")
      defer { TemporaryFolders.remove(folder) }
      let copy = folder.appendingPathComponent(url.lastPathComponent)
      try FileManager.default.copyItem(at: url, to: copy)
      body(copy, nil)
    } catch { body(nil, error) }
  }

  static func unavailable(_ type: String) -> any Error {
    error(
      .itemUnavailableError, "Cannot load representation of type \(type): the item has none.")
  }

  // MARK: Objects

  /// The form an object of that class would be made of: the first that the class reads.
  private func form(for aClass: any NSItemProviderReading.Type) -> ItemForm? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return forms.first { form in readable.contains { UniformTypes.conforms(form.type, to: $0) } }
  }

  /// Returns whether an object of a class can be made of any form.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    form(for: aClass) != nil
  }

  /// Makes an object of a class of the first form that it can be made of; an error where there is
  /// none.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 100)
    nonisolated(unsafe) let aClass = aClass
    guard let form = form(for: aClass) else {
      DispatchQueue.global(qos: .userInitiated).async {
        completionHandler(
          nil, Self.error(.unavailableCoercionError, "The item cannot be made a \(aClass)."))
      }
      return progress
    }
    DispatchQueue.global(qos: .userInitiated).async {
      let inner = form.loadData { data, error in
        progress.completedUnitCount = progress.totalUnitCount
        guard let data else { return completionHandler(nil, error) }
        do {
          let object = try aClass.object(withItemProviderData: data, typeIdentifier: form.type)
          completionHandler(object, nil)
        } catch { completionHandler(nil, error) }
      }
      progress.follow(inner)
    }
    return progress
  }

  /// Returns whether a value of a Swift type that stands for such a class, such as `String` and
  /// `URL`, can be made.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes a value of a type, such as `String`, of the first form that it can be made of; an error
  /// where there is none.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let finish = {
      (object: (any NSItemProviderReading)?, error: (any Error)?) in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { finish($0, $1) }
  }

  // MARK: Items

  /// Loads what was registered as an item, or the bytes of another form.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    nonisolated(unsafe) let options = options
    let form = form(conformingTo: typeIdentifier)
    DispatchQueue.global(qos: .userInitiated).async {
      guard let form else {
        completionHandler?(nil, Self.unavailable(typeIdentifier))
        return
      }
      if case .item(let handler) = form.source {
        handler({ completionHandler?($0, $1) }, nil, options)
        return
      }
      _ = form.loadData { data, error in completionHandler?(data.map { $0 as NSData }, error) }
    }
  }
}

extension Progress {
  /// Cancels what does the work when this is cancelled.
  fileprivate func follow(_ inner: Progress?) {
    guard let inner else { return }
    cancellationHandler = { inner.cancel() }
  }
}
