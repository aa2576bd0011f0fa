extension MissingModules {
  /// What is there of Photos: `Photos`' public names. Live photos, the editing of contents, films to be played and
  /// identifiers of the cloud are not.
  static let presentOfPhotos: Set<String> = Set(
    photoNames.split(whereSeparator: \.isWhitespace).map { "PH" + $0 })

  private static let photoNames = """
    AccessLevel Asset AssetBurstSelectionType AssetChangeRequest AssetCollection
    AssetCollectionChangeRequest AssetCollectionSubtype AssetCollectionType
    AssetCreationRequest AssetEditOperation AssetImageProgressHandler AssetMediaSubtype
    AssetMediaType AssetResource AssetResourceCreationOptions AssetResourceDataRequestID
    AssetResourceManager AssetResourceProgressHandler AssetResourceRequestOptions
    AssetResourceType AssetSourceType AuthorizationStatus CachingImageManager Change
    ChangeRequest Collection CollectionEditOperation CollectionList CollectionListSubtype
    CollectionListType FetchOptions FetchResult FetchResultChangeDetails ImageCancelledKey
    ImageContentMode ImageErrorKey ImageManager ImageManagerMaximumSize ImageRequestID
    ImageRequestOptions ImageRequestOptionsDeliveryMode ImageRequestOptionsResizeMode
    ImageRequestOptionsVersion ImageResultIsDegradedKey ImageResultIsInCloudKey
    ImageResultRequestIDKey InvalidAssetResourceDataRequestID InvalidImageRequestID Object
    ObjectChangeDetails ObjectPlaceholder PhotoLibrary PhotoLibraryChangeObserver
    PhotosError PhotosErrorDomain
    """
}
