extension UIBarButtonItem {
  /// How an item of a bar is drawn, and whether it completes a task.
  public enum Style: Int, Sendable {
    case plain = 0
    @available(*, deprecated, message: "Looks as plain.")
    case bordered = 1
    /// Bold: what is done with the screen.
    case done = 2
  }

  /// Buttons whose words or pictures are everywhere the same.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close, writingTools
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words of items that are written, in English.
  var title: String? {
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

  /// What items are called that show a picture, in English.
  var spokenName: String? {
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
    default: title
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
