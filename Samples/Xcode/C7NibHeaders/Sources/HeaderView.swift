import UIKit

class HeaderView: UICollectionReusableView {
  @IBOutlet var titleLabel: UILabel!
}
