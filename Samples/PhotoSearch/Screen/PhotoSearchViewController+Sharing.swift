import UIKit

/// Choosing photos and handing them on.
extension PhotoSearchViewController {
  /// Whether a tap selects; outside the mode it enlarges.
  func selects(_ indexPath: IndexPath) -> Bool {
    if isSharing { return true }
    if let item = item(at: indexPath) { enlarge(item == largeItem ? nil : item) }
    return false
  }

  /// The button: into the mode, and with photos chosen on to the sheet; without any out of the mode.
  func share(_ sender: UIBarButtonItem) {
    guard snapshot.numberOfItems > 0 else { return }
    guard isSharing else { return setSharing(true) }
    let images = (collectionView.indexPathsForSelectedItems ?? []).sorted()
      .compactMap { item(at: $0) }
      .compactMap { store?.ready($0.photo.large) ?? store?.ready($0.photo.thumbnail) }
    guard !images.isEmpty else { return setSharing(false) }
    let sheet = UIActivityViewController(activityItems: images, applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.setSharing(false) }
    sheet.popoverPresentationController?.barButtonItem = sender
    sheet.popoverPresentationController?.permittedArrowDirections = .any
    present(sheet, animated: true)
  }

  private func setSharing(_ sharing: Bool) {
    isSharing = sharing
    collectionView.allowsMultipleSelection = sharing
    collectionView.selectItem(at: nil, animated: true, scrollPosition: [])
    guard let button = navigationItem.rightBarButtonItems?.first else { return }
    if sharing {
      if largeItem != nil { enlarge(nil) }
      showCount()
      countLabel.textColor = .secondaryLabel
      navigationItem.setRightBarButtonItems(
        [button, UIBarButtonItem(customView: countLabel)], animated: true)
    } else {
      navigationItem.setRightBarButtonItems([button], animated: true)
    }
  }

  func showCount() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.text = "\(count) \(count == 1 ? "photo" : "photos") selected"
    countLabel.sizeToFit()
  }
}
