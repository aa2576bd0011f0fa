/// A colour of an asset catalog, as the symbols name it that are made of a program's catalogs when it is built:
/// `UIColor(resource: .accent)`.
public struct ColorResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Makes the name of a colour in a catalog.
  ///
  /// - Parameters:
  ///   - name: the set's name, behind the names of the namespaces around it: `"Brand/Dark"`.
  ///   - bundle: where the catalog is.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// The catalog's colour, which follows the traits; clear where the set has no colour that can be read.
  public convenience init(resource: ColorResource) {
    if UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) == nil {
      self.init(white: 0, alpha: 0)
    } else {
      self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
  }
}
