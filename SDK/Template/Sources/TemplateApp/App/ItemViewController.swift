import UIKit

/// One item. Its view is in ItemViewController.xib.
class ItemViewController: UIViewController {
  @IBOutlet weak var picture: UIImageView!
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var doneSwitch: UISwitch!

  private let store: ItemStore
  private let id: Item.ID

  init(store: ItemStore, id: Item.ID) {
    self.store = store
    self.id = id
    super.init(nibName: "ItemViewController", bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    picture.image = UIImage(named: "Empty")
    let item = store.item(id)
    titleLabel.text = item?.title
    doneSwitch.isOn = item?.isDone ?? false
    doneSwitch.accessibilityLabel = NSLocalizedString("Done", comment: "")
  }

  @IBAction func doneDidChange(_ sender: UISwitch) { store.setDone(sender.isOn, id) }
}

#Preview("An item") {
  let store = ItemStore()
  return UINavigationController(
    rootViewController: ItemViewController(store: store, id: store.items[0].id))
}
