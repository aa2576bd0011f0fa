/// Whether two classes are the same, or both nil: classes are objects on Apple's systems, and are compared so.
@_spi(XcodeSources) public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }

/// Whether two classes are not the same.
@_spi(XcodeSources) public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }
