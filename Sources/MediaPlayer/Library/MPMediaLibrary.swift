import Foundation
import PlatformInterface

/// Whether a program may see the user's music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// The user's music, of which programs see none here: the library is empty, as on a simulator of iOS.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let shared = MPMediaLibrary()
  private let lock = NSLock()
  private var wasAsked = false
  private override init() { super.init() }

  /// The user's one.
  open class func `default`() -> MPMediaLibrary { shared }
  /// When it was changed last: never.
  open var lastModifiedDate: Date { Date(timeIntervalSince1970: 0) }
  /// Not determined until the program asks; then it is granted, which a desktop has no question for.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    shared.lock.withLock { shared.wasAsked } ? .authorized : .notDetermined
  }
  /// Grants it, on a queue in the background as on iOS.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    shared.lock.withLock { shared.wasAsked = true }
    DispatchQueue.global().async { handler(.authorized) }
  }
  /// Nothing changes.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Nothing changes.
  open func endGeneratingLibraryChangeNotifications() {}
}

/// Something in the library. Nothing makes one here.
open class MPMediaEntity: NSObject {
  /// Its number in the library.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// What is under a key.
  open func value(forProperty property: String) -> Any? { nil }

  override init() { super.init() }
}

/// A piece of the library. Nothing makes one here.
open class MPMediaItem: MPMediaEntity {
  private func text(_ key: String) -> String? { value(forProperty: key) as? String }
  /// Its title.
  open var title: String? { text(MPMediaItemPropertyTitle) }
  /// Who plays it.
  open var artist: String? { text(MPMediaItemPropertyArtist) }
  /// Its album's title.
  open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
  /// Whose album it is.
  open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
  /// What kind of music it is.
  open var genre: String? { text(MPMediaItemPropertyGenre) }
  /// Who wrote it.
  open var composer: String? { text(MPMediaItemPropertyComposer) }
  /// What it says.
  open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
  /// Its length, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Its place on the album, from 1.
  open var albumTrackNumber: Int { 0 }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? {
    value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork
  }
  /// What it is.
  open var mediaType: MPMediaType { .music }
  /// Its file.
  open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
  /// Whether it is not on the device.
  open var isCloudItem: Bool { false }
  /// Whether it may be played by the system alone.
  open var hasProtectedAsset: Bool { false }
}

/// Pieces in an order.
open class MPMediaItemCollection: MPMediaEntity {
  /// The pieces.
  open private(set) var items: [MPMediaItem]
  /// The first of them.
  open var representativeItem: MPMediaItem? { items.first }
  /// How many there are.
  open var count: Int { items.count }
  /// What they are.
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }

  /// Makes one of pieces.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
}

/// A list that the user has made. Nothing makes one here.
open class MPMediaPlaylist: MPMediaItemCollection {
  /// Its name.
  open var name: String? { nil }
}

/// What pieces are put together by.
public enum MPMediaGrouping: Int, Sendable {
  case title = 0
  case album = 1
  case artist = 2
  case albumArtist = 3
  case composer = 4
  case genre = 5
  case playlist = 6
  case podcastTitle = 7
}

/// Which pieces are asked for.
open class MPMediaPredicate: NSObject {}

/// Pieces that have a value under a key.
open class MPMediaPropertyPredicate: MPMediaPredicate {
  /// The key.
  open private(set) var property: String
  /// The value.
  open private(set) var value: Any?

  /// Makes one of a value and a key.
  public init(value: Any?, forProperty property: String) {
    self.value = value
    self.property = property
    super.init()
  }
}

/// Asks for pieces of the library, which is empty here.
open class MPMediaQuery: NSObject {
  /// Which pieces; kept.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// What they are put together by; kept.
  open var groupingType = MPMediaGrouping.title
  /// The pieces: none, which is reported once.
  open var items: [MPMediaItem]? { Self.none() }
  /// The pieces put together: none, which is reported once.
  open var collections: [MPMediaItemCollection]? { Self.none() }

  /// Makes one for everything.
  public override init() { super.init() }
  /// Makes one with conditions.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Takes a condition away.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  private static func none<Element>() -> [Element] {
    Unsupported.report("MPMediaQuery")
    return []
  }
  private class func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }
  /// For songs.
  open class func songs() -> MPMediaQuery { grouped(.title) }
  /// For albums.
  open class func albums() -> MPMediaQuery { grouped(.album) }
  /// For artists.
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  /// For playlists.
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  /// For podcasts.
  open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
  /// For kinds of music.
  open class func genres() -> MPMediaQuery { grouped(.genre) }
  /// For who wrote it.
  open class func composers() -> MPMediaQuery { grouped(.composer) }
}
