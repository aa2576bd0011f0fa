import PlatformInterface

/// What every desktop can do with an app's items.
@MainActor
enum DesktopActivities {
  static func all() -> [UIActivity] {
    [CopyActivity(), SaveActivity(), SaveToFilesActivity(), OpenActivity(), MailActivity()]
  }
}

/// Keeps the items that it is to do something with.
private class DesktopActivity: UIActivity {
  final var items = SharedItems([])
  override func prepare(withActivityItems activityItems: [Any]) {
    items = SharedItems(activityItems)
  }
}

private final class CopyActivity: DesktopActivity {
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() {
    UIPasteboard.general.setItems(items.pasteboardItems)
    activityDidFinish(true)
  }
}

/// Pictures go to the user's folder of pictures, as to iOS's photos.
private final class SaveActivity: DesktopActivity {
  override var activityType: ActivityType? { .saveToCameraRoll }
  override var activityTitle: String? {
    "Save to \(UserFolder.pictures.lastPathComponent)"
  }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems).pictures
    return !items.images.isEmpty || !items.files.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    super.prepare(withActivityItems: activityItems)
    items = items.pictures
  }

  override func perform() {
    do {
      _ = try items.write(to: UserFolder.pictures)
      activityDidFinish(true)
    } catch {
      Log.write("The items could not be saved to \(UserFolder.pictures.path): \(error)")
      activityDidFinish(false)
    }
  }
}

/// Everything else goes where the user says, by the picker of documents.
private final class SaveToFilesActivity: DesktopActivity, UIDocumentPickerDelegate {
  /// Where items are that are no files of the app's.
  private var folder: URL?
  override var activityType: ActivityType? { .saveToFiles }
  override var activityTitle: String? { "Save to Files" }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    return items.hasDocuments || !items.texts.isEmpty
  }

  override var activityViewController: UIViewController? {
    let folder = SharedFolder.fresh()
    self.folder = folder
    do {
      let written = try items.writeContents(to: folder, withTexts: true)
      let picker = UIDocumentPickerViewController(
        forExporting: items.files + written, asCopy: true)
      picker.delegate = self
      return picker
    } catch {
      Log.write("The items could not be written to be saved: \(error)")
      return nil
    }
  }
  /// Called where there is nothing to be saved.
  override func perform() { finish(false) }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { finish(true) }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(false) }

  private func finish(_ isDone: Bool) {
    if let folder { try? FileManager.default.removeItem(at: folder) }
    activityDidFinish(isDone)
  }
}

/// Opens each item with the program that the desktop has for it.
private final class OpenActivity: DesktopActivity {
  override var activityType: ActivityType? { .openWith }
  override var activityTitle: String? { "Open With…" }
  override var activityImage: UIImage? { UIImage(systemName: "rectangle.portrait.and.arrow.right") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    return items.hasDocuments || !items.links.isEmpty
  }
  override func perform() {
    do {
      let files = try items.writeContents(to: SharedFolder.fresh())
      for url in files + items.files + items.links {
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
      }
      activityDidFinish(true)
    } catch {
      Log.write("The items could not be written for another program: \(error)")
      activityDidFinish(false)
    }
  }
}

/// A new message of the desktop's mail program. Attachments are named as most programs take them.
private final class MailActivity: DesktopActivity {
  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { "Send by Mail" }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() {
    do {
      let files = try items.write(to: SharedFolder.fresh())
      var message = URLComponents()
      message.scheme = "mailto"
      let body = (items.texts + items.links.map(\.absoluteString)).joined(separator: "\n")
      message.queryItems =
        (body.isEmpty ? [] : [URLQueryItem(name: "body", value: body)])
        + files.map { URLQueryItem(name: "attach", value: $0.path) }
      guard let url = message.url else { return activityDidFinish(false) }
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
      activityDidFinish(true)
    } catch {
      Log.write("The items could not be written for the mail program: \(error)")
      activityDidFinish(false)
    }
  }
}

/// Files for other programs, which read them at a time of their own.
private enum SharedFolder {
  static func fresh() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(
      "tessera-shared-\(UUID().uuidString)")
  }
}
