extension UIMenu {
  /// How a menu appears within the menu around it, and whether one of its elements is chosen.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in the menu around, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// One child at most is on: choosing one switches the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are shown as a row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large a menu shows its elements, and so how many lie beside one another.
  public enum ElementSize: Int, Sendable {
    /// Pictures without titles, four in a row.
    case small = 0
    /// Pictures over titles, three in a row.
    case medium
    /// A row each.
    case large
    case automatic = -1
  }

  /// Tells menus apart when menus are changed by `UIMenuBuilder`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func menu(_ name: String) -> Identifier { Identifier("com.apple.menu.\(name)") }

    public static let application = menu("application")
    public static let file = menu("file")
    public static let edit = menu("edit")
    public static let view = menu("view")
    public static let window = menu("window")
    public static let help = menu("help")
    public static let about = menu("about")
    public static let preferences = menu("preferences")
    public static let services = menu("services")
    public static let hide = menu("hide")
    public static let quit = menu("quit")
    public static let newScene = menu("new-scene")
    public static let open = menu("open")
    public static let openRecent = menu("open-recent")
    public static let close = menu("close")
    public static let print = menu("print")
    public static let document = menu("document")
    public static let undoRedo = menu("undo-redo")
    public static let standardEdit = menu("standard-edit")
    public static let find = menu("find")
    public static let replace = menu("replace")
    public static let share = menu("share")
    public static let textStyle = menu("text-style")
    public static let spelling = menu("spelling")
    public static let spellingPanel = menu("spelling-panel")
    public static let spellingOptions = menu("spelling-options")
    public static let substitutions = menu("substitutions")
    public static let substitutionsPanel = menu("substitutions-panel")
    public static let substitutionOptions = menu("substitution-options")
    public static let transformations = menu("transformations")
    public static let speech = menu("speech")
    public static let lookup = menu("lookup")
    public static let learn = menu("learn")
    public static let format = menu("format")
    public static let font = menu("font")
    public static let textSize = menu("text-size")
    public static let textColor = menu("text-color")
    public static let textStylePasteboard = menu("text-style-pasteboard")
    public static let text = menu("text")
    public static let writingDirection = menu("writing-direction")
    public static let alignment = menu("alignment")
    public static let autoFill = menu("autofill")
    public static let toolbar = menu("toolbar")
    public static let sidebar = menu("sidebar")
    public static let fullscreen = menu("fullscreen")
    public static let minimizeAndZoom = menu("minimize-and-zoom")
    public static let bringAllToFront = menu("bring-all-to-front")
    public static let root = menu("root")
  }
}
