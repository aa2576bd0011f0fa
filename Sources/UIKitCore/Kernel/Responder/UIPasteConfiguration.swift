import PlatformInterface

/// The types of what a responder pastes.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
  /// Uniform type identifiers; whatever conforms to one of them is accepted.
  open var acceptableTypeIdentifiers: [String]

  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  /// Makes a configuration for data of types given by their uniform identifiers.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Makes a configuration for data that objects of a class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Makes a configuration for data that values of a type, such as `String`, can be made of.
  public convenience init<T: _ObjectiveCBridgeable>(forAccepting _: T.Type)
  where T._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: T._ObjectiveCType.self)
  }

  /// Adds types to those that are pasted; those that are there already are not added again.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Adds the types of data that objects of a class can be made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds the types of data that values of a type, such as `String`, can be made of.
  open func addTypeIdentifiers<T: _ObjectiveCBridgeable>(forAccepting aClass: T.Type)
  where T._ObjectiveCType: NSItemProviderReading {
    addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainThread.read {
      UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
  }

  func accepts(_ item: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { item.hasItemConformingToTypeIdentifier($0) }
  }
}

/// Pastes what is on the pasteboard without asking it: a responder that says what it accepts is
/// offered Paste, and gets the items.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that are pasted without a question; nil, the default, for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what is pasted, as providers of its data. Optional on Apple.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether Paste is offered for items of which one is acceptable at least; true by
  /// default. Optional on Apple.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder {
  /// What of the general pasteboard this responder would paste by its configuration; nil where it
  /// has none, or wants nothing of what is there.
  var acceptableItems: [NSItemProvider]? {
    guard let configuration = pasteConfiguration else { return nil }
    let items = UIPasteboard.general.itemProviders.filter(configuration.accepts)
    return !items.isEmpty && canPaste(items) ? items : nil
  }
}
