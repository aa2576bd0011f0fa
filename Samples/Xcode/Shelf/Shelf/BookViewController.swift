import UIKit

class BookViewController: UIViewController {
  @IBOutlet weak var name: UILabel!
  @IBOutlet weak var note: UITextField!
  var book: Book?

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = book.map { "\($0.title), \($0.author)" }
  }
}
