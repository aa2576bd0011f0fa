/// One item on its way between programs or inside one: its forms, and how to get each.
///
/// May be used from any thread. Completion handlers are called on a queue of the system's.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Called with the item that was loaded, or with the error.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
  /// Loads an item in the class that is asked for, and hands it to the closure it is passed.
  public typealias LoadHandler = (
    @escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?
  ) -> Void

  /// The domain of providers' errors.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  /// Why a provider did not give its item; the codes of `errorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// Something went wrong for which there is no other code.
    case unknownError = -1
    /// There is no form of the type.
    case itemUnavailableError = -1000
    /// The form is of a class that was not asked for.
    case unexpectedValueClassError = -1100
    /// The form cannot be made what was asked for.
    case unavailableCoercionError = -1200
  }

  private let lock = NSLock()
  private var storedForms: [ItemForm] = []
  private var storedName: String?
  private var storedPresentation = ItemPresentation()

  public override init() { super.init() }

  /// Makes a provider with all forms of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of one form; without an item it has none.
  ///
  /// - Parameter item: data, a string, a URL, or an object that can be archived.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    nonisolated(unsafe) let value = item
    let type = typeIdentifier ?? ItemForm.typeIdentifier(of: item)
    registerItem(forTypeIdentifier: type) { done, _, _ in done(value, nil) }
  }

  /// Makes a provider of a file; nil where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      forTypeIdentifier: UniformTypes.identifier(ofFile: fileURL), fileOptions: .openInPlace,
      visibility: .all
    ) { done in
      done(fileURL, true, nil)
      return nil
    }
  }

  /// What a file made of the item should be called, without an extension.
  open var suggestedName: String? {
    get { lock.withLock { storedName } }
    set { lock.withLock { storedName = newValue } }
  }

  var presentation: ItemPresentation {
    get { lock.withLock { storedPresentation } }
    set { lock.withLock { storedPresentation = newValue } }
  }

  // MARK: Forms

  var forms: [ItemForm] { lock.withLock { storedForms } }

  /// A type that is registered again keeps its place.
  func register(_ form: ItemForm) {
    lock.withLock {
      if let index = storedForms.firstIndex(where: { $0.type == form.type }) {
        storedForms[index] = form
      } else {
        storedForms.append(form)
      }
    }
  }

  /// The types of the item's forms, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }

  /// Returns the types of forms that can be used in a way, the best first.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    forms.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.type)
  }

  /// Returns whether any form's type conforms to one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(conformingTo: typeIdentifier) != nil
  }

  /// Returns whether any form's type conforms to one and can be used in a way.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    forms.contains {
      UniformTypes.conforms($0.type, to: typeIdentifier)
        && $0.fileOptions.isSuperset(of: fileOptions)
    }
  }

  /// The form of exactly that type, or else the first that conforms to it.
  func form(conformingTo type: String) -> ItemForm? {
    let forms = forms
    return forms.first { $0.type == type }
      ?? forms.first { UniformTypes.conforms($0.type, to: type) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.storedForms = forms
    copy.storedName = suggestedName
    copy.storedPresentation = presentation
    return copy
  }

  open override var description: String {
    "<NSItemProvider: \(Unmanaged.passUnretained(self).toOpaque())> "
      + "{types = (\(registeredTypeIdentifiers.joined(separator: ", ")))}"
  }

  static func error(_ code: ErrorCode, _ reason: String) -> any Error {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
