/// Traits of fonts that have a name.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes traits of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Letters lean.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// Letters are heavy.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// Letters are wide.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// Letters are narrow.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// All letters are equally wide.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// Letters are made for lines that go down.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  /// Letters are made for small sizes on screens.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  /// Signs have colours of their own.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  /// Several files are one font.
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  /// The bits of the kind of letters.
  public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)
}

/// What a font of the system's is for.
public enum CTFontUIFontType: UInt32, Sendable {
  /// Nothing that the system has a font for.
  case none = 0xFFFF_FFFF
  /// Texts of users.
  case user = 0
  /// Texts whose letters are equally wide.
  case userFixedPitch = 1
  /// The system's texts.
  case system = 2
  /// The system's texts that stand out.
  case emphasizedSystem = 3
  /// Small texts.
  case smallSystem = 4
  /// Small texts that stand out.
  case smallEmphasizedSystem = 5
  /// Very small texts.
  case miniSystem = 6
  /// Very small texts that stand out.
  case miniEmphasizedSystem = 7
  /// What views show.
  case views = 8
  /// What programs show.
  case application = 9
  /// Labels.
  case label = 10
  /// The titles of menus.
  case menuTitle = 11
  /// The items of menus.
  case menuItem = 12
  /// The keys of menus' items.
  case menuItemMark = 13
  /// The keys of commands in menus.
  case menuItemCmdKey = 14
  /// The titles of windows.
  case windowTitle = 15
  /// Buttons.
  case pushButton = 16
  /// The titles of small windows.
  case utilityWindowTitle = 17
  /// The headings of alerts.
  case alertHeader = 18
  /// Details of the system's.
  case systemDetail = 19
  /// Details of the system's that stand out.
  case emphasizedSystemDetail = 20
  /// Tools.
  case toolbar = 21
  /// Small tools.
  case smallToolbar = 22
  /// Messages.
  case message = 23
  /// Palettes.
  case palette = 24
  /// Help beside the pointer.
  case toolTip = 25
  /// Controls with something to type.
  case controlContent = 26
}
