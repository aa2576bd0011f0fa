/// What objects of a nib are told. On a protocol, so that classes may have the methods in their
/// bodies; a nib finds those of lowered sources by name.
extension NSObjectProtocol {
  /// For overriding: called once all objects of the nib are there and connected.
  public func awakeFromNib() {}

  /// For overriding: called by Interface Builder alone.
  public func prepareForInterfaceBuilder() {}
}
