/// Items by their providers.
extension UIPasteboard {
  /// Each item's forms; data is fetched when a provider is asked for it.
  public var itemProviders: [NSItemProvider] {
    get { onMain { currentItems.map(\.provider) } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces what is on the pasteboard by items, which go at a date where one is given.
  ///
  /// - Parameter localOnly: changes nothing, as what is here never leaves this computer.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    onMain {
      replace(with: itemProviders.map { PasteboardItem($0) }, expiry: expirationDate)
    }
  }

  /// Replaces what is on the pasteboard by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces what is on the pasteboard by objects, which only this program sees where `localOnly`
  /// is true and which go at a date.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  /// Swift values that stand for such objects, such as strings.
  public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
  where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() })
  }

  /// Replaces what is on the pasteboard by values such as `String`.
  public func setObjects<T: _ObjectiveCBridgeable>(
    _ objects: [T], localOnly: Bool, expirationDate: Date?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(
      objects.map { $0._bridgeToObjectiveC() }, localOnly: localOnly,
      expirationDate: expirationDate)
  }
}

extension PasteboardItem {
  /// Forms that other programs may see; each is fetched once, when it is first wanted.
  init(_ provider: NSItemProvider) {
    forms = provider.forms.filter { $0.visibility != .ownProcess }.map { form in
      Form(form.type) { done in
        _ = form.loadData { data, _ in
          if Thread.isMainThread {
            MainActor.assumeIsolated { done(data) }
          } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { done(data) } }
          }
        }
      }
    }
  }

  var provider: NSItemProvider {
    let provider = NSItemProvider()
    for form in forms {
      // Used on the main thread alone, wherever the provider is asked.
      nonisolated(unsafe) let form = form
      provider.registerDataRepresentation(forTypeIdentifier: form.type, visibility: .all) { done in
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            form.load { done($0, $0 == nil ? NSItemProvider.unavailable(form.type) : nil) }
          }
        }
        return nil
      }
    }
    return provider
  }
}
