/// Whether two classes are the same, or both nil: classes are objects on Apple's systems, and are compared so.
@_spi(XcodeSources) public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }

/// Whether two classes are not the same.
@_spi(XcodeSources) public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }

/// How many bytes an object of a class takes, without what it refers to; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  // Of a class's metadata: two pointers, two numbers of four bytes, then the size (TypeMetadata.rst of Swift).
  return Int(
    unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}
