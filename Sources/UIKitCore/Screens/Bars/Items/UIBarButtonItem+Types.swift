extension UIBarButtonItem {
  /// How an item of a bar is drawn, and whether it completes a task.
  public enum Style: Int, Sendable {
    /// A text or an image in the tint colour.
    case plain = 0
    /// An older style, which is drawn as `plain` is.
    @available(*, deprecated, message: "Looks as plain.")
    case bordered = 1
    /// Bold: what is done with the screen.
    case done = 2
  }

  /// Buttons whose words or pictures are everywhere the same.
  public enum SystemItem: Int, Sendable {
    /// The button that completes a task, in bold.
    case done = 0
    /// The button that leaves without a change.
    case cancel
    /// The button that begins and ends editing.
    case edit
    /// The button that keeps changes.
    case save
    /// A plus.
    case add
    /// A space that takes what others leave.
    case flexibleSpace
    /// A space of the item's `width`.
    case fixedSpace
    /// A pen on paper.
    case compose
    /// An arrow back.
    case reply
    /// A box with an arrow out of it.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle, which plays.
    case play
    /// Two bars, which pause.
    case pause
    /// Arrows back.
    case rewind
    /// Arrows forward.
    case fastForward
    /// The button that takes the last change back.
    case undo
    /// The button that makes the last change again.
    case redo
    /// A page that is rolled up.
    case pageCurl
    /// A cross, which closes.
    case close
    /// The button of tools for writing.
    case writingTools
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words of items that are written, in the app's language.
  var title: String? { englishTitle.map { SystemText.localized($0) } }

  private var englishTitle: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// What items are called that show a picture, in the app's language.
  var spokenName: String? { englishName.map { SystemText.localized($0) } }

  private var englishName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    default: englishTitle
    }
  }

  /// The symbol of items that are drawn.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .close: "xmark.circle.fill"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    case .writingTools: "pencil"
    default: nil
    }
  }
}
