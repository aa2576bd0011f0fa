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

  /// Tells the user why nothing came of it; the activity is over when the user has read that.
  final func fail(_ title: String, _ reason: String) {
    // However the alert goes; the closure holds the activity till then.
    let isShown = FailureAlert.show(title, reason, over: presenter) {
      self.activityDidFinish(false)
    }
    if !isShown { activityDidFinish(false) }
  }

  /// Opens one after the other with the desktop's programs, to the first that none takes.
  final func open(_ urls: [URL], orFail title: String) {
    guard let url = urls.first else { return activityDidFinish(true) }
    UIApplication.shared.open(url) { outcome in
      if case .failed(let reason) = outcome { return self.fail(title, reason) }
      self.open(Array(urls.dropFirst()), orFail: title)
    }
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
      fail("Not Saved to \(UserFolder.pictures.lastPathComponent)", error.localizedDescription)
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
    do {
      let folder = try TemporaryFolders.make("shared", for: .day)
      self.folder = folder
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
      let files = try items.writeContents(to: TemporaryFolders.make("shared", for: .day))
      open(files + items.files + items.links, orFail: "Not Opened")
    } catch {
      fail("Not Opened", error.localizedDescription)
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
      let files = try items.write(to: TemporaryFolders.make("shared", for: .day))
      var message = URLComponents()
      message.scheme = "mailto"
      let body = (items.texts + items.links.map(\.absoluteString)).joined(separator: "\n")
      message.queryItems =
        (body.isEmpty ? [] : [URLQueryItem(name: "body", value: body)])
        + files.map { URLQueryItem(name: "attach", value: $0.path) }
      guard let url = message.url else { return activityDidFinish(false) }
      open([url], orFail: "No Mail Was Begun")
    } catch {
      fail("No Mail Was Begun", error.localizedDescription)
    }
  }
}
