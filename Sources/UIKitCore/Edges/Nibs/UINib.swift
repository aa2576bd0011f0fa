import Failures
import NibDocument
import PlatformInterface

/// A document of Interface Builder, ready to make its objects any number of times.
///
/// Read from the `.xib` file itself. What a document says and this package does not know is logged with
/// file, element and line, and the rest is made.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of the options with which a nib is instantiated.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary from names to the objects that stand for the document's proxies of these names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private let data: Data?
  /// Of a prototype in another document.
  private var prototype: NibPrototype?

  /// Names the file `name.xib` of a bundle, nil for the main one; it is looked for when objects are
  /// made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    data = nil
    super.init()
  }

  /// Makes a nib of the contents of such a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil ?? .main
    self.data = data
    super.init()
  }

  init(prototype: NibPrototype) {
    name = prototype.document.fileName
    bundle = prototype.bundle
    data = nil
    self.prototype = prototype
    super.init()
  }

  /// Makes the objects, connects them, and tells each `awakeFromNib()`.
  ///
  /// - Parameter ownerOrNil: stands for the document's "File's Owner".
  /// - Returns: the objects at the top, without the owner and other placeholders.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let owner = ownerOrNil.map { $0 as AnyObject }
    if let prototype { return prototype.instantiate(owner: owner) }
    let builder = NibBuilder(document: document, bundle: bundle, owner: owner)
    builder.externals = externals.mapValues { $0 as AnyObject }
    let objects = builder.build(document.objects)
    // iOS-BEHAVIOUR: the objects live until the main loop's turn ends, so that an owner's weak outlets can be put
    // into a view by the next statement. Evidence: unmeasured.
    if owner != nil { TurnPool.keep(objects) }
    return objects
  }

  private lazy var document: NibDocument = {
    do {
      if let data { return try NibFiles.read(data, name: name) }
      guard let place = NibFiles.place(name, extension: "xib", in: bundle) else {
        failure(
          "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle "
            + "<\(bundle.bundlePath)>' with name '\(name)'")
      }
      return try NibFiles.document(at: place)
    } catch {
      failure(
        "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle "
          + "<\(bundle.bundlePath)>' with name '\(name)': \(error)")
    }
  }()

  // MARK: For lists

  /// The one view of a document that a list registered.
  ///
  /// - Precondition: the document has exactly one object at the top, of the class the list needs.
  func makeView<View: UIView>(_ type: View.Type, for identifier: String, in list: UIView) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      let found =
        objects.isEmpty
        ? "nothing" : objects.map { "a \(Swift.type(of: $0))" }.joined(separator: ", ")
      failure(
        "NSInternalInconsistencyException: invalid nib registered for identifier (\(identifier)) - "
          + "nib must contain exactly one top level object which must be a \(type) instance; found "
          + "\(found) in \(name)")
    }
    if let element = view as? any ListElementView,
      let declared = element.elementState.reuseIdentifier, !declared.isEmpty, declared != identifier
    {
      // iOS-BEHAVIOUR: tables misspell it. Evidence: nib-7.
      let words =
        element is UITableViewCell ? "cell reuse indentifier" : "view reuse identifier"
      failure(
        "NSInternalInconsistencyException: \(words) in nib (\(declared)) does not match "
          + "the identifier used to register the nib (\(identifier))")
    }
    return view
  }
}

extension Bundle {
  /// Makes the objects of the bundle's document of a name.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
