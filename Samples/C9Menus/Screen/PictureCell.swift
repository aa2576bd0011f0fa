import UIKit

/// A picture with its name, and a heart where it is a favourite.
final class PictureCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 10
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: 17)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    heart.tintColor = .white
    for view in [imageView, label, heart] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 24)
    label.frame = CGRect(x: 0, y: bounds.height - 22, width: bounds.width, height: 22)
    heart.frame = CGRect(x: 8, y: 8, width: 20, height: 18)
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.6 : 1 }
  }

  func show(_ picture: Picture) {
    imageView.image = picture.image
    label.text = picture.name
    heart.isHidden = !picture.isFavourite
  }

  var image: UIImage? { imageView.image }

  /// The picture alone is lifted when a menu is opened.
  var preview: UITargetedPreview {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: imageView.frame, cornerRadius: 10)
    return UITargetedPreview(view: self, parameters: parameters)
  }
}
