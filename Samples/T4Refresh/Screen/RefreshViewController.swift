import UIKit

/// Pulling the table down, F5 or Ctrl+R adds a row with the time a second later.
public final class RefreshViewController: UITableViewController {
  private var entries: [Date] = []
  private let formatter = DateFormatter()

  public override func viewDidLoad() {
    super.viewDidLoad()
    formatter.dateFormat = "d MMMM yyyy, HH:mm:ss"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Entry")
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [unowned self] _ in refresh() }, for: .valueChanged)
    refreshControl = control
  }

  private func refresh() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      entries.append(Date())
      refreshControl?.endRefreshing()
      tableView.insertRows(
        at: [IndexPath(row: entries.count - 1, section: 0)], with: .automatic)
    }
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { entries.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
    cell.textLabel?.text = formatter.string(from: entries[indexPath.row])
    return cell
  }
}
