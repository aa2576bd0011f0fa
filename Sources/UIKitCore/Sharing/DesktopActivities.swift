import PlatformInterface

/// What every desktop can do with an app's items.
@MainActor
enum DesktopActivities {
  static func all() -> [UIActivity] {
    [CopyActivity(), SaveActivity(), OpenActivity(), MailActivity()]
  }
}

private final class CopyActivity: UIActivity {
  private var items = SharedItems([])
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) {
    items = SharedItems(activityItems)
  }
  override func perform() {
    UIPasteboard.general.setItems(items.pasteboardItems)
    activityDidFinish(true)
  }
}

/// Images and files go to the user's folder of pictures.
private final class SaveActivity: UIActivity {
  private var items = SharedItems([])
  override var activityType: ActivityType? { .saveToCameraRoll }
  override var activityTitle: String? {
    "Save to \(PictureFolder.url.lastPathComponent)"
  }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    return !items.images.isEmpty || !items.files.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    items = SharedItems(activityItems)
  }

  override func perform() {
    do {
      _ = try items.write(to: PictureFolder.url)
      activityDidFinish(true)
    } catch {
      Log.write("The items could not be saved to \(PictureFolder.url.path): \(error)")
      activityDidFinish(false)
    }
  }
}

/// Opens each item with the program that the desktop has for it.
private final class OpenActivity: UIActivity {
  private var items = SharedItems([])
  override var activityType: ActivityType? { .openWith }
  override var activityTitle: String? { "Open With…" }
  override var activityImage: UIImage? { UIImage(systemName: "rectangle.portrait.and.arrow.right") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    return !(items.images.isEmpty && items.files.isEmpty && items.links.isEmpty)
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    items = SharedItems(activityItems)
  }
  override func perform() {
    var images = items
    images.files = []
    do {
      let files = try images.write(to: SharedFolder.fresh())
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
private final class MailActivity: UIActivity {
  private var items = SharedItems([])
  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { "Send by Mail" }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) {
    items = SharedItems(activityItems)
  }
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
