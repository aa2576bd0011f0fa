/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
  /// Something else.
  case unknown = 0
  /// A picture.
  case image = 1
  /// A film.
  case video = 2
  /// A sound, which no folder of pictures has.
  case audio = 3
}

/// How a picture or film was taken. Files do not tell: assets here have none of these.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A wide picture that was put together of several.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A picture with a high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A picture of the device's screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A picture with the seconds around it.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A picture whose background is blurred by its depth.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A picture for both eyes.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  /// A film that comes from the network as it is seen.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A film that is played slowly.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A film of pictures that were taken at intervals.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A film whose focus changes.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// Where assets come from.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user's own pictures, which all are here.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// Albums that others share.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// What was copied from a Mac.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// Why a picture of a burst was chosen.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device thinks that it is one of the best.
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1 << 0)
  /// The user chose it.
  public static let userPick = PHAssetBurstSelectionType(rawValue: 1 << 1)
}

/// What may be done with an asset.
public enum PHAssetEditOperation: Int, Sendable {
  /// It may be deleted.
  case delete = 1
  /// The picture may be changed.
  case content = 2
  /// What is said of it may be changed, as whether the user likes it.
  case properties = 3
}
