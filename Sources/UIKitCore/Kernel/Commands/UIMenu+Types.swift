extension UIMenu {
  /// How a menu appears within the menu around it, and whether one of its elements is chosen.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in the menu around, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's title is red within the menu around it, since what it leads to destroys
    /// something.
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
    /// Each element has a row of its own.
    case large
    /// The menu decides, by the device and by what is in it.
    case automatic = -1
  }

  /// Tells menus apart when menus are changed by `UIMenuBuilder`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text that tells identifiers apart.
    public let rawValue: String
    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func menu(_ name: String) -> Identifier { Identifier("com.apple.menu.\(name)") }

    /// The menu that is named after the program.
    public static let application = menu("application")
    /// The menu for files.
    public static let file = menu("file")
    /// The menu for editing.
    public static let edit = menu("edit")
    /// The menu for what is shown and how.
    public static let view = menu("view")
    /// The menu for windows.
    public static let window = menu("window")
    /// The menu for help.
    public static let help = menu("help")
    /// The entry that says what the program is.
    public static let about = menu("about")
    /// The entry for the program's settings.
    public static let preferences = menu("preferences")
    /// The menu of other programs' services.
    public static let services = menu("services")
    /// The entries that hide programs.
    public static let hide = menu("hide")
    /// The entry that ends the program.
    public static let quit = menu("quit")
    /// The entry that opens another window.
    public static let newScene = menu("new-scene")
    /// The entry that opens a file.
    public static let open = menu("open")
    /// The menu of files opened lately.
    public static let openRecent = menu("open-recent")
    /// The entries that close windows.
    public static let close = menu("close")
    /// The entries that print.
    public static let print = menu("print")
    /// The entries for the document.
    public static let document = menu("document")
    /// The entries that undo and redo.
    public static let undoRedo = menu("undo-redo")
    /// The entries that cut, copy, paste, delete and select.
    public static let standardEdit = menu("standard-edit")
    /// The menu for finding.
    public static let find = menu("find")
    /// The entries that replace a selection by what is suggested.
    public static let replace = menu("replace")
    /// The entry that shares.
    public static let share = menu("share")
    /// The entries for bold, italic and underlined text.
    public static let textStyle = menu("text-style")
    /// The menu for spelling.
    public static let spelling = menu("spelling")
    /// The entries that show spelling's panel.
    public static let spellingPanel = menu("spelling-panel")
    /// The entries for how spelling is checked.
    public static let spellingOptions = menu("spelling-options")
    /// The menu for what is replaced while one types.
    public static let substitutions = menu("substitutions")
    /// The entry that shows the panel of what is replaced.
    public static let substitutionsPanel = menu("substitutions-panel")
    /// The entries for quotation marks, dashes and the like.
    public static let substitutionOptions = menu("substitution-options")
    /// The menu that changes the case of letters.
    public static let transformations = menu("transformations")
    /// The menu that reads texts aloud.
    public static let speech = menu("speech")
    /// The entry that looks a word up.
    public static let lookup = menu("lookup")
    /// The entry that teaches the spelling checker a word.
    public static let learn = menu("learn")
    /// The menu for the format of texts.
    public static let format = menu("format")
    /// The menu for fonts.
    public static let font = menu("font")
    /// The entries that change the size of texts.
    public static let textSize = menu("text-size")
    /// The entries that change the colour of texts.
    public static let textColor = menu("text-color")
    /// The entries that copy and paste the style of texts.
    public static let textStylePasteboard = menu("text-style-pasteboard")
    /// The menu for paragraphs.
    public static let text = menu("text")
    /// The menu for the direction of writing.
    public static let writingDirection = menu("writing-direction")
    /// The entries that align paragraphs.
    public static let alignment = menu("alignment")
    /// The menu that fills fields in.
    public static let autoFill = menu("autofill")
    /// The entries for the toolbar.
    public static let toolbar = menu("toolbar")
    /// The entries for the sidebar.
    public static let sidebar = menu("sidebar")
    /// The entry that fills the screen with the window.
    public static let fullscreen = menu("fullscreen")
    /// The entries that make windows small and large.
    public static let minimizeAndZoom = menu("minimize-and-zoom")
    /// The entry that brings all windows to the front.
    public static let bringAllToFront = menu("bring-all-to-front")
    /// The menu bar itself, whose children are the menus.
    public static let root = menu("root")
  }
}
