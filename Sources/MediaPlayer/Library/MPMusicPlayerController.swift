import Foundation
import PlatformInterface

/// What a player of the library does.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

/// Which pieces a player of the library repeats.
public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none = 1
  case one = 2
  case all = 3
}

/// In which order a player of the library plays.
public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off = 1
  case songs = 2
  case albums = 3
}

/// Plays pieces of the library. It is empty here, so that there is nothing to play: asking for it is reported once.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  private static let application = MPMusicPlayerController()
  private static let system = MPMusicPlayerController()

  override init() { super.init() }

  /// The program's own.
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  /// The program's own, with a queue to change.
  open class var applicationQueuePlayer: MPMusicPlayerController { application }
  /// The system's.
  open class var systemMusicPlayer: MPMusicPlayerController { system }

  /// What it does: nothing.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// Kept.
  open var repeatMode = MPMusicRepeatMode.default
  /// Kept.
  open var shuffleMode = MPMusicShuffleMode.default
  /// What it plays: nothing.
  open var nowPlayingItem: MPMediaItem? {
    get { nil }
    set { if newValue != nil { Self.report() } }
  }
  /// The place of what it plays: none.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// Whether it is ready: no.
  open var isPreparedToPlay: Bool { false }
  /// Where it stands, in seconds.
  open var currentPlaybackTime: TimeInterval {
    get { 0 }
    set { if newValue != 0 { Self.report() } }
  }
  /// How fast it plays: not at all.
  open var currentPlaybackRate: Float {
    get { 0 }
    set { if newValue != 0 { Self.report() } }
  }

  /// Takes the pieces that a question has for an answer: none.
  open func setQueue(with query: MPMediaQuery) {}
  /// Takes pieces, which nothing makes here.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Takes pieces of Apple's shop, which are not there: reported once.
  open func setQueue(with storeIDs: [String]) { Self.report() }
  /// Gets ready, which there is nothing for.
  open func prepareToPlay() {}
  /// Plays: there is nothing to play.
  open func play() { Self.report() }
  /// Nothing is played.
  open func pause() {}
  /// Nothing is played.
  open func stop() {}
  /// There is no next one.
  open func skipToNextItem() {}
  /// Nothing is played.
  open func skipToBeginning() {}
  /// There is none before.
  open func skipToPreviousItem() {}
  /// Nothing is played, so that nothing is posted.
  open func beginGeneratingPlaybackNotifications() {}
  /// Nothing is posted.
  open func endGeneratingPlaybackNotifications() {}

  private static func report() { Unsupported.report("MPMusicPlayerController") }
}

extension NSNotification.Name {
  /// Another piece is played, which nothing does here.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// A player does something else, which none does here.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// A player's volume is another one, which none is here.
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  /// The library has changed, which it does not here.
  public static let MPMediaLibraryDidChange = NSNotification.Name(
    "MPMediaLibraryDidChangeNotification")
}
