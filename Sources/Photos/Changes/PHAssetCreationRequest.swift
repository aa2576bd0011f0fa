import PlatformInterface

/// Makes an asset of data or a file, inside of a block of `PHPhotoLibrary.performChanges(_:completionHandler:)`.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Makes a request for a new asset without anything yet.
  @discardableResult
  public class func forAsset() -> Self {
    let request = make(AssetCreation())
    return unsafeDowncast(request, to: Self.self)
  }

  override class func make(_ creation: AssetCreation) -> PHAssetChangeRequest {
    PHAssetCreationRequest(creation, in: .required)
  }

  /// Returns whether an asset can be made of files of these types, numbers of `PHAssetResourceType`: of one picture or
  /// one film.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
    types == [NSNumber(value: PHAssetResourceType.photo.rawValue)]
      || types == [NSNumber(value: PHAssetResourceType.video.rawValue)]
  }

  /// Adds a file, which is copied or moved. An asset has one; further ones are reported as unsupported.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) { add(.file(fileURL, isMoved: options?.shouldMoveFile ?? false), type, options) }

  /// Adds data. An asset has one file; further ones are reported as unsupported.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) { add(.data(data), type, options) }

  private func add(
    _ source: AssetCreation.Source, _ type: PHAssetResourceType,
    _ options: PHAssetResourceCreationOptions?
  ) {
    guard let creation else { return }
    guard type == .photo || type == .video, case .none = creation.source else {
      return Unsupported.report("PHAssetCreationRequest.addResource of a second file")
    }
    creation.source = source
    creation.wantedName = options?.originalFilename
    creation.wantedType =
      options?.uniformTypeIdentifier ?? (type == .video ? "com.apple.quicktime-movie" : nil)
  }
}
