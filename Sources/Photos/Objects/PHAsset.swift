import Failures

/// A picture or film of the user's folder of pictures.
open class PHAsset: PHObject, @unchecked Sendable {
  /// How an asset is shown where it moves.
  public enum PlaybackStyle: Int, Sendable {
    /// Not at all.
    case unsupported = 0
    /// As a still picture.
    case image = 1
    /// As a picture that moves: a GIF.
    case imageAnimated = 2
    /// As a live photo, which no file is.
    case livePhoto = 3
    /// As a film.
    case video = 4
    /// As a film that begins again at its end.
    case videoLooping = 5
  }

  let file: PictureFile
  private let lock = NSLock()
  private var known: PictureMeasures?

  init(_ file: PictureFile) {
    self.file = file
    super.init(identifier: file.path)
  }

  /// Read from the file's header when somebody first asks; any thread.
  private var measures: PictureMeasures {
    lock.withLock {
      if let known { return known }
      let read = PictureMeasures(file)
      known = read
      return read
    }
  }

  /// Whether it is a picture or a film, by the file's name.
  open var mediaType: PHAssetMediaType { file.kind == .film ? .video : .image }
  /// How it was taken, which no file tells: none.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// How it is shown where it moves.
  open var playbackStyle: PlaybackStyle {
    switch file.kind {
    case .picture: .image
    case .animation: .imageAnimated
    case .film: .video
    }
  }
  /// Where it comes from: the user's own folder.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The picture's width as it is seen, in pixels; 0 where the file is damaged.
  open var pixelWidth: Int { measures.width }
  /// The picture's height as it is seen, in pixels; 0 where the file is damaged.
  open var pixelHeight: Int { measures.height }
  /// When the file was made, or last changed where that was earlier, as it is for copies that keep their date.
  open var creationDate: Date? { file.created }
  /// When the file was last changed.
  open var modificationDate: Date? { file.modified }
  /// Where it was taken, which is not read from files: nil.
  open var location: CLLocation? { nil }
  /// A film's seconds, 0 for pictures and for films whose header is not MPEG-4's.
  open var duration: TimeInterval { measures.duration }
  /// Whether the user likes it, which a folder does not tell: false.
  open var isFavorite: Bool { false }
  /// Whether it is left out of most albums: false. Files whose names begin with a dot are no assets at all.
  open var isHidden: Bool { false }
  /// The burst that it is a picture of: nil.
  open var burstIdentifier: String? { nil }
  /// Why it was chosen among the pictures of a burst: none.
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  /// Whether it stands for the pictures of a burst: false.
  open var representsBurst: Bool { false }
  /// Whether the picture was edited apart from its original: false, a file is as it is.
  open var hasAdjustments: Bool { false }

  /// Returns whether something may be done: files may be deleted where the folder allows it; their content and what a
  /// folder cannot keep may not be changed.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
    editOperation == .delete && access(file.url.deletingLastPathComponent().path, W_OK) == 0
  }

  // MARK: States

  override var revision: AnyHashable { file }
  override func hasOtherContent(than other: PHObject) -> Bool {
    (other as? PHAsset)?.file.byteCount != file.byteCount
      || (other as? PHAsset)?.file.modified != file.modified
  }
  override func fetchedAgain() -> PHObject? {
    PictureFolder().file(at: file.path).map(PHAsset.init)
  }

  override func keyed(_ key: String) -> KeyedValue? {
    switch key {
    case "mediaType": KeyedValue(mediaType.rawValue)
    case "mediaSubtypes", "mediaSubtype": KeyedValue(Int(mediaSubtypes.rawValue))
    case "creationDate": KeyedValue(creationDate)
    case "modificationDate": KeyedValue(modificationDate)
    case "pixelWidth": KeyedValue(pixelWidth)
    case "pixelHeight": KeyedValue(pixelHeight)
    case "duration": KeyedValue(duration)
    case "favorite", "isFavorite": KeyedValue(isFavorite)
    case "hidden", "isHidden": KeyedValue(isHidden)
    case "burstIdentifier": KeyedValue(burstIdentifier)
    case "representsBurst": KeyedValue(representsBurst)
    case "playbackStyle": KeyedValue(playbackStyle.rawValue)
    case "location": KeyedValue(location)
    default: super.keyed(key)
    }
  }
}
