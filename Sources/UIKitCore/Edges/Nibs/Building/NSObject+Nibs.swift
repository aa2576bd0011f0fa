/// What objects of a nib are told. On a protocol, so that classes may have the methods in their
/// bodies; a nib finds those of lowered sources by name.
extension NSObjectProtocol {
  /// Called once all objects of the nib are there and connected. It does nothing by itself;
  /// subclasses override it.
  public func awakeFromNib() {}

  /// Called by Interface Builder alone, and never by Tessera.
  public func prepareForInterfaceBuilder() {}

  /// The class's own of that name, which Objective-C's root class has for each method of its objects; nothing calls it.
  public static func awakeFromNib() {}

  /// The class's own of that name, as the one before; nothing calls it.
  public static func prepareForInterfaceBuilder() {}
}
