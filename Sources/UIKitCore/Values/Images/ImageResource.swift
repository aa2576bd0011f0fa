/// An image of an asset catalog, as the symbols name it that are made of a program's catalogs when it is built:
/// `UIImage(resource: .logo)`.
public struct ImageResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Makes the name of a picture in a catalog.
  ///
  /// - Parameters:
  ///   - name: the set's name, behind the names of the namespaces around it: `"Icons/Add"`.
  ///   - bundle: where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The catalog's image, for the traits of the moment; an image of no size where the set has no picture that
  /// can be read.
  public convenience init(resource: ImageResource) {
    if UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) == nil {
      self.init()
    } else {
      self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
  }
}
