import UIKit

class FooterView: UICollectionReusableView {
  @IBOutlet private weak var button: UIButton!
  private(set) var presses = 0
  var section = 0 {
    didSet { button.setTitle("Section Footer \(section)", for: .normal) }
  }
  var onPress: ((Int) -> Void)?

  @IBAction private func pressed(_ sender: UIButton) {
    presses += 1
    button.setTitle("Section Footer \(section), pressed \(presses)", for: .normal)
    onPress?(section)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    presses = 0
  }
}
