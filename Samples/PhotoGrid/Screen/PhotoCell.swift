import UIKit

/// A square picture, with a quiet placeholder while it loads and a sign where it is broken.
final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "Photo"

  private let imageView = UIImageView()
  private let brokenLabel = UILabel()
  private let brokenIcon = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
  private var request: ThumbnailLoader.Request?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    brokenLabel.font = .preferredFont(forTextStyle: .caption1)
    brokenLabel.textColor = .secondaryLabel
    brokenLabel.textAlignment = .center
    brokenLabel.lineBreakMode = .byTruncatingMiddle
    brokenIcon.tintColor = .secondaryLabel
    brokenIcon.contentMode = .scaleAspectFit
    contentView.addSubview(brokenLabel)
    contentView.addSubview(brokenIcon)
    setBroken(false)
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoCell is made in code only")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancel()
    imageView.image = nil
    setBroken(false)
  }

  func show(_ photo: PhotoFile, from loader: ThumbnailLoader, pixels: Int) {
    accessibilityLabel = photo.name
    if let ready = loader.cached(photo, pixels: pixels) {
      return show(ready, named: photo.name)
    }
    request = loader.load(photo, pixels: pixels) { [weak self] result in
      self?.request = nil
      self?.show(result, named: photo.name)
    }
  }

  /// Stops loading; called when the cell leaves the screen.
  func cancel() {
    request?.cancel()
    request = nil
  }

  private func show(_ result: ThumbnailLoader.Result, named name: String) {
    switch result {
    case .image(let image):
      imageView.image = image
    case .broken:
      brokenLabel.text = name
      accessibilityLabel = "\(name), cannot be read"
      setBroken(true)
    }
  }

  // MARK: Broken files

  private func setBroken(_ isBroken: Bool) {
    brokenIcon.isHidden = !isBroken
    brokenLabel.isHidden = !isBroken
    if isBroken { setNeedsLayout() }
  }

  /// A sign with the file's name below it, where there is space for that.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !brokenIcon.isHidden else { return }
    let space = contentView.bounds
    let hasName = space.height >= 90
    let side = min(28, space.height / 2)
    let lineHeight = brokenLabel.font.lineHeight.rounded(.up)
    let height = hasName ? side + 8 + lineHeight : side
    let top = (space.height - height) / 2
    brokenIcon.frame = CGRect(x: (space.width - side) / 2, y: top, width: side, height: side)
    brokenLabel.frame = CGRect(
      x: 8, y: top + side + 8, width: space.width - 16, height: hasName ? lineHeight : 0)
  }
}
