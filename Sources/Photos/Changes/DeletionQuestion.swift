import PlatformInterface

/// Asks the user whether the program may delete something, as iOS does.
@MainActor
enum DeletionQuestion {
  /// What is asked for some assets and albums.
  static func text(_ assets: [PHAsset], _ albums: [PHAssetCollection]) -> String {
    let name = appName
    guard let first = assets.first else {
      let title = albums.first?.localizedTitle ?? ""
      return albums.count == 1
        ? "Allow “\(name)” to delete the album “\(title)”?"
        : "Allow “\(name)” to delete these \(albums.count) albums?"
    }
    let isMixed = assets.contains { $0.mediaType != first.mediaType }
    let kind = isMixed ? "item" : first.mediaType == .video ? "video" : "photo"
    return assets.count == 1
      ? "Allow “\(name)” to delete this \(kind)?"
      : "Allow “\(name)” to delete these \(assets.count) \(kind)s?"
  }

  private static var appName: String {
    let texts = ["CFBundleDisplayName", "CFBundleName"].map {
      AppInfo.dictionary[$0] as? String ?? ""
    }
    return texts.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
  }

  /// Shows the question over what is in front; the answer is no where there is nothing to show it over.
  static func ask(
    _ assets: [PHAsset], _ albums: [PHAssetCollection],
    then answer: @escaping @Sendable (Bool) -> Void
  ) {
    guard let front = frontController else {
      Log.write("There is no screen on which the user could allow that photos are deleted.")
      return answer(false)
    }
    let alert = DeletionAlert(
      title: text(assets, albums),
      message: assets.isEmpty ? "The photos will not be deleted." : "They go to the trash.",
      preferredStyle: .alert)
    alert.answer = answer
    alert.addAction(
      UIAlertAction(title: "Don’t Allow", style: .cancel) { [weak alert] _ in alert?.finish(false) }
    )
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak alert] _ in alert?.finish(true) })
    front.present(alert, animated: true)
    if alert.presentingViewController == nil { alert.finish(false) }
  }

  private static var frontController: UIViewController? {
    let application = UIApplication.shared
    guard let window = application.keyWindow ?? application.windows.last,
      var front = window.rootViewController
    else { return nil }
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}

/// The question, which is also answered where the program takes it away.
private final class DeletionAlert: UIAlertController {
  var answer: (@Sendable (Bool) -> Void)?

  func finish(_ isAllowed: Bool) {
    answer?(isAllowed)
    answer = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // What the user chose comes at about the same time, and counts.
    DispatchQueue.main.async { self.finish(false) }
  }
}
