import UIKit

class PhotoCell: UICollectionViewCell {
  @IBOutlet weak var imageView: UIImageView!
  @IBInspectable var cornerRadius: CGFloat = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    // Outlets and inspectable properties are there by now.
    imageView.layer.cornerRadius = cornerRadius
    imageView.clipsToBounds = true
  }
}
