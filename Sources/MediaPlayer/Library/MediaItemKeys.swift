/// The key of a piece's title.
public let MPMediaItemPropertyTitle = "title"
/// The key of who plays it.
public let MPMediaItemPropertyArtist = "artist"
/// The key of its album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of whose album it is.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of what kind of music it is.
public let MPMediaItemPropertyGenre = "genre"
/// The key of who wrote it.
public let MPMediaItemPropertyComposer = "composer"
/// The key of its length in seconds, a number.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of its place on the album, a number from 1.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of how many pieces the album has, a number.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the album's disc that it is on, a number from 1.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The key of how many discs the album has, a number.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of its picture, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of what it says.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The key of its number in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of its album's number in the library.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
/// The key of its artist's number in the library.
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
/// The key of what it is, an `MPMediaType` as a number.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of its file.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of when it appeared.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The key of how often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of how often it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The key of how good it was found, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// The key of when it was played last.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The key of whether it is not on the device.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of the title of its podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"

/// What a piece is.
public struct MPMediaType: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Makes a type of Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// An episode of a podcast.
  public static let podcast = MPMediaType(rawValue: 2)
  /// A book that is read.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// Anything that is heard.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// A film.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// Anything that is seen.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// Anything.
  public static let any = MPMediaType(rawValue: ~0)
}

/// A number in the library.
public typealias MPMediaEntityPersistentID = UInt64
