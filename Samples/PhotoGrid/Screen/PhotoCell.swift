import UIKit

/// A square picture, with a quiet placeholder while it loads and a sign where it is broken.
final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "Photo"

  private let imageView = UIImageView()
  private let brokenLabel = UILabel()
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
    brokenLabel.numberOfLines = 3
    brokenLabel.isHidden = true
    brokenLabel.frame = contentView.bounds.insetBy(dx: 6, dy: 6)
    brokenLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(brokenLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoCell is made in code only")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancel()
    imageView.image = nil
    imageView.contentMode = .scaleAspectFill
    brokenLabel.isHidden = true
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
      brokenLabel.text = "Cannot read\n\(name)"
      brokenLabel.isHidden = false
    }
  }
}
