/// What kind of collection of assets it is.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user's: a folder in the folder of pictures.
  case album = 1
  /// An album that fills itself.
  case smartAlbum = 2
  /// What was taken at one place and time. There are none.
  case moment = 3
}

/// What kind of album it is more precisely.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album that the user or a program made.
  case albumRegular = 2
  /// An event that was copied from a Mac.
  case albumSyncedEvent = 3
  /// A person's pictures that were copied from a Mac.
  case albumSyncedFaces = 4
  /// An album that was copied from a Mac.
  case albumSyncedAlbum = 5
  /// Pictures that came from a camera.
  case albumImported = 6
  /// The newest pictures of all of the user's devices.
  case albumMyPhotoStream = 100
  /// An album that others share.
  case albumCloudShared = 101
  /// One that fills itself in a way without a name.
  case smartAlbumGeneric = 200
  /// All panoramas: empty.
  case smartAlbumPanoramas = 201
  /// All films.
  case smartAlbumVideos = 202
  /// All that the user likes: empty, as a folder does not tell.
  case smartAlbumFavorites = 203
  /// All films of pictures taken at intervals: empty.
  case smartAlbumTimelapses = 204
  /// All that is hidden: empty.
  case smartAlbumAllHidden = 205
  /// What came last: empty.
  case smartAlbumRecentlyAdded = 206
  /// All bursts: empty.
  case smartAlbumBursts = 207
  /// All films that are played slowly: empty.
  case smartAlbumSlomoVideos = 208
  /// All pictures and films.
  case smartAlbumUserLibrary = 209
  /// All pictures of whoever took them: empty.
  case smartAlbumSelfPortraits = 210
  /// All pictures of the screen: empty.
  case smartAlbumScreenshots = 211
  /// All pictures with depth: empty.
  case smartAlbumDepthEffect = 212
  /// All live photos: empty.
  case smartAlbumLivePhotos = 213
  /// All pictures that move.
  case smartAlbumAnimated = 214
  /// All pictures that were long exposed: empty.
  case smartAlbumLongExposures = 215
  /// All that could not be sent away: empty.
  case smartAlbumUnableToUpload = 216
  /// All raw pictures: empty.
  case smartAlbumRAW = 217
  /// All films whose focus changes: empty.
  case smartAlbumCinematic = 218
  /// All pictures for both eyes: empty.
  case smartAlbumSpatial = 219
  /// All of them, where albums are fetched.
  case any = 9_223_372_036_854_775_807
}

/// What kind of list of collections it is.
public enum PHCollectionListType: Int, Sendable {
  /// What was taken at places and times.
  case momentList = 1
  /// A folder of albums.
  case folder = 2
  /// A folder of albums that fills itself.
  case smartFolder = 3
}

/// What kind of list of collections it is more precisely.
public enum PHCollectionListSubtype: Int, Sendable {
  /// Some of a year's moments.
  case momentListCluster = 1
  /// A year's moments.
  case momentListYear = 2
  /// A folder that the user or a program made.
  case regularFolder = 100
  /// A folder of events.
  case smartFolderEvents = 200
  /// A folder of people.
  case smartFolderFaces = 201
  /// All of them, where lists are fetched.
  case any = 9_223_372_036_854_775_807
}

/// What may be done with a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  /// What is in it may be deleted.
  case deleteContent = 1
  /// What is in it may be taken out of it.
  case removeContent = 2
  /// Assets may be added to it.
  case addContent = 3
  /// New ones may be made in it.
  case createContent = 4
  /// The order of what is in it may be changed.
  case rearrangeContent = 5
  /// It may be deleted.
  case delete = 6
  /// It may have another title.
  case rename = 7
}
