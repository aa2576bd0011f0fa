/// One picture of the grid; a film's name where it is one.
final class PictureThumbnailCell: UICollectionViewCell {
  enum Mark: Equatable {
    case check
    case number(Int)
  }

  /// Looked at on iOS 17, not measured.
  private enum Metrics {
    static let badge: CGFloat = 22
    static let badgeInset: CGFloat = 6
    static let badgeBorder: CGFloat = 1.5
    static let badgeFont: CGFloat = 13
    static let shine: CGFloat = 0.3
  }

  private let picture = UIImageView()
  private let name = UILabel()
  private let shine = UIView()
  private let badge = UILabel()
  private var request: PictureThumbnails.Request?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    for view in [picture, shine] {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.tintColor = .secondaryLabel
    name.font = .preferredFont(forTextStyle: .caption2)
    name.textColor = .secondaryLabel
    name.textAlignment = .center
    name.lineBreakMode = .byTruncatingMiddle
    contentView.addSubview(name)
    shine.backgroundColor = UIColor(white: 1, alpha: Metrics.shine)
    shine.isHidden = true
    badge.font = .systemFont(ofSize: Metrics.badgeFont, weight: .semibold)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.layer.cornerRadius = Metrics.badge / 2
    badge.layer.borderWidth = Metrics.badgeBorder
    badge.layer.borderColor = UIColor.white.cgColor
    badge.clipsToBounds = true
    badge.isHidden = true
    contentView.addSubview(badge)
    isAccessibilityElement = true
  }
  required init?(coder: NSCoder) { nil }

  /// The mark in the corner; nil where the picture is not chosen.
  var mark: Mark? {
    didSet {
      shine.isHidden = mark == nil
      badge.isHidden = mark == nil
      switch mark {
      case .number(let number): badge.text = String(number)
      case .check: badge.text = "✓"
      case nil: badge.text = nil
      }
      accessibilityValue = badge.text
    }
  }

  func show(_ file: URL, _ thumbnails: PictureThumbnails, pixels: Int) {
    request?.cancel()
    picture.image = nil
    picture.contentMode = .scaleAspectFill
    name.text = nil
    accessibilityLabel = file.lastPathComponent
    guard !FileTypes.isMovie(file) else { return showSymbol("video", of: file) }
    request = thumbnails.load(file, pixels: pixels) { [weak self] image in
      guard let self else { return }
      request = nil
      guard let image else { return showSymbol("photo", of: file) }
      picture.image = image
    }
  }

  private func showSymbol(_ symbol: String, of file: URL) {
    picture.contentMode = .center
    picture.image = UIImage(systemName: symbol)
    name.text = file.lastPathComponent
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
    request = nil
    mark = nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    badge.backgroundColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    badge.backgroundColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    badge.frame = CGRect(
      x: area.maxX - Metrics.badgeInset - Metrics.badge,
      y: area.maxY - Metrics.badgeInset - Metrics.badge, width: Metrics.badge,
      height: Metrics.badge)
    let height = name.intrinsicContentSize.height
    name.frame = CGRect(
      x: area.minX + Metrics.badgeInset, y: area.maxY - height - Metrics.badgeInset,
      width: area.width - 2 * Metrics.badgeInset, height: height)
  }
}
