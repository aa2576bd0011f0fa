/// A file or folder that a browser of documents shows.
struct DocumentEntry {
  var url: URL
  var isFolder: Bool
  /// Bytes.
  var size: Int
  var changed: Date

  /// What the user reads, with what says the type or without.
  func name(whole: Bool) -> String {
    let name = url.lastPathComponent
    return whole || isFolder ? name : (name as NSString).deletingPathExtension
  }

  private static let keys: Set<URLResourceKey> = [
    .isDirectoryKey, .fileSizeKey, .contentModificationDateKey,
  ]

  private init(_ url: URL) {
    let values = try? url.resourceValues(forKeys: Self.keys)
    self.url = url
    isFolder = values?.isDirectory ?? false
    size = values?.fileSize ?? 0
    changed = values?.contentModificationDate ?? .distantPast
  }

  /// Folders first, then documents, each by name; hidden files and other types are left out.
  static func all(in folder: URL, where isAllowed: (URL) -> Bool) -> [DocumentEntry] {
    let urls =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
    return urls.map(DocumentEntry.init).filter { $0.isFolder || isAllowed($0.url) }
      .sorted { first, second in
        if first.isFolder != second.isFolder { return first.isFolder }
        let (one, other) = (first.url.lastPathComponent, second.url.lastPathComponent)
        let order = one.compare(other, options: [.caseInsensitive, .numeric])
        return order == .orderedSame ? one < other : order == .orderedAscending
      }
  }

  /// The documents anywhere below a folder, those changed last first.
  static func recent(in folder: URL, where isAllowed: (URL) -> Bool) -> [DocumentEntry] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    let urls = (found?.allObjects ?? []).compactMap { $0 as? URL }
    return urls.map(DocumentEntry.init).filter { !$0.isFolder && isAllowed($0.url) }
      .sorted { first, second in
        first.changed == second.changed
          ? first.url.path < second.url.path : first.changed > second.changed
      }
  }
}

/// A document in a browser: its picture, its name, when it was changed, and its size.
final class DocumentCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let texts = [UILabel(), UILabel(), UILabel()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    contentView.addSubview(picture)
    for (place, label) in texts.enumerated() {
      label.font = .systemFont(ofSize: place == 0 ? 13 : 11)
      label.textColor = place == 0 ? .label : .secondaryLabel
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
      contentView.addSubview(label)
    }
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemFill
    selectedBackgroundView?.layer.cornerRadius = 8
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    picture.frame = CGRect(x: 8, y: 4, width: width - 16, height: 106)
    for (place, label) in texts.enumerated() {
      label.frame = CGRect(x: 0, y: 114 + CGFloat(place) * 16, width: width, height: 16)
    }
  }

  func show(_ entry: DocumentEntry, withSuffix: Bool) {
    picture.layer.cornerRadius = 0
    picture.backgroundColor = nil
    let own = entry.isFolder ? nil : UIImage(contentsOfFile: entry.url.path)
    picture.image =
      own
      ?? UIImage(
        systemName: entry.isFolder ? "folder.fill" : "doc",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: entry.isFolder ? 64 : 72))
    picture.contentMode = own == nil ? .center : .scaleAspectFit
    picture.tintColor = entry.isFolder ? .systemBlue : .systemGray3
    texts[0].text = entry.name(whole: withSuffix)
    texts[1].text = DateFormatter.localizedString(
      from: entry.changed, dateStyle: .short, timeStyle: .none)
    texts[2].text =
      entry.isFolder
      ? nil : ByteCountFormatter.string(fromByteCount: Int64(entry.size), countStyle: .file)
    accessibilityLabel = texts[0].text
  }

  /// The tile that makes a document.
  func showCreation(_ title: String) {
    picture.image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 36))
    picture.contentMode = .center
    picture.tintColor = .tintColor
    picture.backgroundColor = .secondarySystemBackground
    picture.layer.cornerRadius = 8
    texts[0].text = title
    texts[1].text = nil
    texts[2].text = nil
    accessibilityLabel = title
  }
}
