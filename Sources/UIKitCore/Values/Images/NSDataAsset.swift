/// The name of a data set.
public typealias NSDataAssetName = String

/// A file of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The contents of the file.
  public let data: Data
  /// The set's own word, `public.data` where it says nothing.
  public let typeIdentifier: String

  /// Reads a data set of the main bundle; nil where no catalog has one of that name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads a data set of a bundle; nil where no catalog has one of that name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let (data, type) = AssetCatalogs.data(named: name, in: bundle) else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = type ?? "public.data"
  }
}
