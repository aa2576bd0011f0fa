import ObjCRuntime
import PlatformInterface

/// Makes a picture of others, by values that are set by their keys.
open class CIFilter: NSObject, NSCopying, KeyValueContainer, @unchecked Sendable {
  /// What a filter of the name does; nil for a subclass of the program's own.
  private let definition: FilterDefinition?
  private var values: [String: Any] = [:]

  /// Makes a filter of the program's own, which overrides `outputImage`.
  public override init() {
    definition = nil
    super.init()
  }

  init(_ definition: FilterDefinition) {
    self.definition = definition
    super.init()
    setDefaults()
  }

  /// Reads a filter, of which archives have none here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a filter of Core Image's with its usual values; nil for a name that it has not.
  public convenience init?(name: String) {
    guard let definition = FilterDefinition.named(name) else { return nil }
    self.init(definition)
  }

  /// Makes a filter of Core Image's; nil for a name that it has not.
  ///
  /// - Parameter params: values by their keys; those that are not there are as usual.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Makes a filter of Core Image's; nil for a name that it has not. Its name in Swift 3.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// The name of the filter; that of its class for one of the program's own.
  open var name: String {
    get { definition?.name ?? String(describing: type(of: self)) }
    set {}
  }

  /// What the filter makes of its values; nil where one that it needs is not set.
  open var outputImage: CIImage? { definition?.make(FilterInputs(values)) }

  /// The keys of the values that the filter takes.
  open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }
  /// The keys of what it makes.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// What there is to know of the filter and of its values, by the keys that begin with `kCIAttribute`.
  open var attributes: [String: Any] { definition?.attributes ?? [:] }

  /// Sets all values to the usual ones.
  open func setDefaults() {
    for input in definition?.inputs ?? [] { values[input.key] = input.usual }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let definition else { return self }
    let copy = self is BuiltinFilter ? BuiltinFilter(definition) : CIFilter(definition)
    copy.values = values
    return copy
  }

  open override var description: String { "<CIFilter: \(name)>" }

  // MARK: Values by keys

  /// Returns the value of a key; nil where it is not set.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if let value = values[key] { return value }
    guard inputKeys.contains(key) || definition == nil else { return value(forUndefinedKey: key) }
    return nil
  }

  /// Sets the value of a key; one that the filter has not ends the program, as on iOS.
  open func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) || definition == nil else {
      return setValue(value, forUndefinedKey: key)
    }
    values[key] = value is NSNull ? nil : value
  }

  package func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  package func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  // MARK: Names

  /// Returns the names of the filters of a category; all for nil.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// Returns the names of the filters that are in all of some categories; all for nil.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterDefinition.all.values.filter { Set(categories ?? []).isSubset(of: $0.allCategories) }
      .map(\.name).sorted()
  }

  /// Returns the name of a filter as users see it; nil for one that is not there.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.all[filterName]?.displayName
  }

  /// Returns the name of a category as users see it.
  open class func localizedName(forCategory category: String) -> String {
    FilterDefinition.words(category, without: "CICategory")
  }
}
