import PlatformInterface
import UniformTypeIdentifiers

/// A user's choice among pictures: by the desktop's file dialog in a window, in a grid of the user's
/// pictures without one. `UIImagePickerController` and `PHPickerViewController` are its faces.
@MainActor
package final class PicturePicking {
  private let choice: PictureChoice
  /// Told of each choice, and of nil when there is none. The app takes the picker away.
  private let finish: ([URL]?) -> Void
  private var dialog: (any FileDialog)?
  private var wasAsked = false

  /// Makes what lets the user choose; `finish` gets the files, or nil where the user chose none.
  package init(_ choice: PictureChoice, finish: @escaping ([URL]?) -> Void) {
    self.choice = choice
    self.finish = finish
  }

  /// Whether these types are chosen by the desktop's dialog.
  package static func usesDialog(for types: [UTType]) -> Bool {
    !types.isEmpty && PlatformServices.current.application.hasFileDialog
  }

  // MARK: The grid

  /// What to show where there is no dialog, for a navigation controller.
  package func makeGrid() -> UIViewController { PictureGridController(choice, finish: finish) }

  /// A sheet that the user pulls away is a choice of nothing.
  package func watch(_ picker: UIViewController) {
    picker.presentation.whenDismissedByUser = { [weak self] in self?.finish(nil) }
  }

  // MARK: The dialog

  /// Shows the dialog, once.
  package func showDialog() {
    guard !wasAsked else { return }
    wasAsked = true
    let question = FileChoice(
      .open(isMultiple: choice.limit != 1), folder: existingFolder, types: choice.types)
    dialog = PlatformServices.current.application.chooseFiles(question) { [weak self] files in
      guard let self else { return }
      dialog = nil
      finish(files.flatMap(chosen))
    }
  }

  /// Takes the dialog away, without a word to the app.
  package func closeDialog() { dialog = nil }

  private var existingFolder: URL? {
    let folder = UserFolder.pictures
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// What counts of the dialog's files, which knows no limit; nil where nothing does.
  private func chosen(_ files: [URL]) -> [URL]? {
    var chosen = files.filter(choice.allows)
    if chosen.count < files.count {
      Log.write("Files of other types than the picker shows were left out.")
    }
    if choice.limit > 0, chosen.count > choice.limit {
      Log.write("\(chosen.count) files were chosen; the first \(choice.limit) are taken.")
      chosen = Array(chosen.prefix(choice.limit))
    }
    return chosen.isEmpty ? nil : chosen
  }
}
