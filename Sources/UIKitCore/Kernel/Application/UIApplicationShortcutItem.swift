import PlatformInterface

/// An entry of the menu of an app's icon. No place on the desktop shows it: `UIApplication.shortcutItems` says so.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSMutableCopying
{
  fileprivate final var storedType: String
  fileprivate final var storedTitle: String
  fileprivate final var storedSubtitle: String?
  fileprivate final var storedIcon: UIApplicationShortcutIcon?
  fileprivate final var storedUserInfo: [String: any NSSecureCoding]?
  fileprivate final var storedTarget: Any?

  /// What the entry is for, in the app's words.
  open var type: String { storedType }
  /// The text of the entry.
  open var localizedTitle: String { storedTitle }
  /// The smaller text below; nil for none.
  open var localizedSubtitle: String? { storedSubtitle }
  /// The symbol beside the text; nil for none.
  open var icon: UIApplicationShortcutIcon? { storedIcon }
  /// What the app wants to know of the entry again.
  open var userInfo: [String: any NSSecureCoding]? { storedUserInfo }
  /// What tells which scene the entry is for; nil for any.
  open var targetContentIdentifier: Any? { storedTarget }

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - type: what it is for, in the app's words.
  ///   - localizedTitle: its text.
  ///   - localizedSubtitle: the smaller text below.
  ///   - icon: the symbol beside the text.
  ///   - userInfo: what the app wants to know of it again.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    storedType = type
    storedTitle = localizedTitle
    storedSubtitle = localizedSubtitle
    storedIcon = icon
    storedUserInfo = userInfo
    super.init()
  }

  /// Makes an entry with a text alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    duplicate(UIApplicationShortcutItem(type: storedType, localizedTitle: storedTitle))
  }

  /// Returns an entry of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    duplicate(UIMutableApplicationShortcutItem(type: storedType, localizedTitle: storedTitle))
  }

  private func duplicate(_ other: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
    other.storedSubtitle = storedSubtitle
    other.storedIcon = storedIcon
    other.storedUserInfo = storedUserInfo
    other.storedTarget = storedTarget
    return other
  }
}

/// An entry that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What the entry is for, in the app's words.
  open override var type: String {
    get { storedType }
    set { storedType = newValue }
  }
  /// The text of the entry.
  open override var localizedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The smaller text below; nil for none.
  open override var localizedSubtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  /// The symbol beside the text; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }
  /// What the app wants to know of the entry again.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedUserInfo }
    set { storedUserInfo = newValue }
  }
  /// What tells which scene the entry is for; nil for any.
  open override var targetContentIdentifier: Any? {
    get { storedTarget }
    set { storedTarget = newValue }
  }
}

/// The symbol of an entry of an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's own symbols.
  public enum IconType: Int, Sendable {
    /// Something new is written.
    case compose
    /// Something begins to be played.
    case play
    /// Something pauses.
    case pause
    /// Something is added.
    case add
    /// A place.
    case location
    /// Something is looked for.
    case search
    /// Something is shared.
    case share
    /// Something is forbidden.
    case prohibit
    /// Somebody.
    case contact
    /// A house.
    case home
    /// A place is marked.
    case markLocation
    /// A favourite.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// Something is confirmed.
    case confirmation
    /// A letter.
    case mail
    /// A message.
    case message
    /// A day.
    case date
    /// A time.
    case time
    /// A picture is taken.
    case capturePhoto
    /// A film is taken.
    case captureVideo
    /// Something to be done.
    case task
    /// Something that is done.
    case taskCompleted
    /// An alarm.
    case alarm
    /// A bookmark.
    case bookmark
    /// In any order.
    case shuffle
    /// A sound.
    case audio
    /// Something is brought up to date.
    case update
  }

  private enum Picture: Equatable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private let picture: Picture

  /// One of the system's own.
  public init(type: IconType) {
    picture = .type(type)
    super.init()
  }

  /// An image of the app's.
  public init(templateImageName: String) {
    picture = .template(templateImageName)
    super.init()
  }

  /// A symbol by its name.
  public init(systemImageName: String) {
    picture = .symbol(systemImageName)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.picture == picture
  }
}

extension UIApplication {
  /// Tells what an app set as entries of its icon. They are kept for the program; no place on the desktop shows
  /// them, which is reported.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { storedShortcutItems }
    set {
      storedShortcutItems = newValue
      if newValue?.isEmpty == false { Unsupported.report("UIApplication.shortcutItems") }
    }
  }
}

/// What came of work that an app did in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It could not be found out.
  case failed
}
