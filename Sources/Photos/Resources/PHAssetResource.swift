import UniformTypeIdentifiers

/// What a file of an asset is.
public enum PHAssetResourceType: Int, Sendable {
  /// Its picture.
  case photo = 1
  /// Its film.
  case video = 2
  /// Its sound.
  case audio = 3
  /// The same picture in another format.
  case alternatePhoto = 4
  /// The picture as it was edited.
  case fullSizePhoto = 5
  /// The film as it was edited.
  case fullSizeVideo = 6
  /// What was edited.
  case adjustmentData = 7
  /// The picture before it was edited.
  case adjustmentBasePhoto = 8
  /// The film of a live photo.
  case pairedVideo = 9
  /// The film of a live photo as it was edited.
  case fullSizePairedVideo = 10
  /// The film of a live photo before it was edited.
  case adjustmentBasePairedVideo = 11
  /// The film before it was edited.
  case adjustmentBaseVideo = 12
  /// A picture in the place of one that is not there.
  case photoProxy = 19
}

/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
  let file: PictureFile

  private init(_ file: PictureFile) {
    self.file = file
    super.init()
  }

  /// Returns the files of an asset: its one.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    [PHAssetResource(asset.file)]
  }

  /// Whether it is the picture or the film.
  open var type: PHAssetResourceType { file.kind == .film ? .video : .photo }
  /// The asset's identifier.
  open var assetLocalIdentifier: String { file.path }
  /// The uniform type that the file's name tells.
  open var uniformTypeIdentifier: String {
    UTType(filenameExtension: file.url.pathExtension)?.identifier ?? "public.data"
  }
  /// The file's name.
  open var originalFilename: String { file.name }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHAssetResource)?.file.path == file.path
  }
  open override var hash: Int { file.path.hashValue }
}
