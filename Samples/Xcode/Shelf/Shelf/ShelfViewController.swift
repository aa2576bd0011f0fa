import UIKit

class ShelfViewController: UITableViewController {
  @IBOutlet weak var order: UISegmentedControl!
  private(set) var books: [Book] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    books = (try? Book.all(in: .main)) ?? []
    tableView.register(
      UINib(nibName: "ShelfFooter", bundle: nil), forHeaderFooterViewReuseIdentifier: "Footer")
    tableView.sectionFooterHeight = 44
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("Clear", comment: "Empties the shelf"), style: .plain, target: self,
      action: #selector(clear))
  }

  @IBAction func orderDidChange(_ sender: UISegmentedControl) {
    let byTitle = sender.selectedSegmentIndex == 0
    books.sort { byTitle ? $0.title < $1.title : $0.author < $1.author }
    tableView.reloadData()
  }

  @objc func clear() {
    books = []
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
    cell.textLabel?.text = books[indexPath.row].title
    cell.detailTextLabel?.text = books[indexPath.row].author
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  { tableView.dequeueReusableHeaderFooterView(withIdentifier: "Footer") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let row = tableView.indexPathForSelectedRow?.row else { return }
    (segue.destination as? BookViewController)?.book = books[row]
  }
}

#Preview("The shelf") {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
}

#Preview("A title", traits: .sizeThatFitsLayout) {
  let label = UILabel()
  label.font = .preferredFont(forTextStyle: .largeTitle)
  label.adjustsFontForContentSizeCategory = true
  label.text = NSLocalizedString("Shelf", comment: "")
  return label
}
