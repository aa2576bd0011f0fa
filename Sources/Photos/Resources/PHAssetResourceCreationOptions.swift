/// How a file of a new asset is taken over.
open class PHAssetResourceCreationOptions: NSObject, NSCopying, @unchecked Sendable {
  /// The name that the file gets; nil for its own. It may not lead out of the folder, which the change refuses.
  open var originalFilename: String?
  /// The uniform type of the data; nil for what they or the file's name tell.
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved instead of copied; false.
  open var shouldMoveFile = false

  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHAssetResourceCreationOptions()
    copy.originalFilename = originalFilename
    copy.uniformTypeIdentifier = uniformTypeIdentifier
    copy.shouldMoveFile = shouldMoveFile
    return copy
  }
}
