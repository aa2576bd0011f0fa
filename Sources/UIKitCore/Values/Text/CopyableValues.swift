// What Swift bridges to Foundation's objects on iOS, and so may stand where an object that can be copied
// is asked for: `"floor" as NSCopying`. Values are their own copies.

extension String: @retroactive NSCopying {
  /// The text itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Int: @retroactive NSCopying {
  /// The number itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension IndexPath: @retroactive NSCopying {
  /// The path itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
