import UIKit

/// A photo, with a spinner while a larger one is on its way and a frame where it is selected.
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    spinner.color = .white
    spinner.frame = contentView.bounds
    spinner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    contentView.addSubview(spinner)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoCell is made in code only")
  }

  /// The picture that is shown.
  var image: UIImage? { imageView.image }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    imageView.image = nil
    spinner.stopAnimating()
  }

  override var isSelected: Bool {
    didSet {
      imageView.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
      imageView.layer.borderWidth = isSelected ? 10 : 0
    }
  }

  /// Shows what the store has at once and what it has to fetch when that has come, unless the cell
  /// shows another photo by then.
  func show(_ photo: Photo, isLarge: Bool, from store: PictureStore) {
    loading?.cancel()
    accessibilityLabel = photo.title
    let small = store.ready(photo.thumbnail)
    let wanted = isLarge ? photo.large : photo.thumbnail
    if let ready = store.ready(wanted) {
      imageView.image = ready
      spinner.stopAnimating()
      return
    }
    imageView.image = small
    if isLarge { spinner.startAnimating() }
    loading = Task { [weak self] in
      let image = await store.image(at: wanted)
      guard !Task.isCancelled, let self else { return }
      spinner.stopAnimating()
      if let image { imageView.image = image }
    }
  }
}
