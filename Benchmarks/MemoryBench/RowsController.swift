import UIKit

/// 60 rows of one to six lines beside a symbol, each configured anew whenever it comes into sight.
final class RowsController: UITableViewController, MemoryController {
  private static let count = 60
  private static let words = [
    "list", "row", "a", "of", "rather", "many", "words", "that", "wrap", "somewhere", "else",
    "whenever", "its", "window", "narrows",
  ]

  var list: UIScrollView { tableView }
  var stride: CGFloat { 40 }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
    cell.show(title: "Row \(indexPath.row)", text: Self.text(indexPath.row))
    return cell
  }

  /// The same words for the same row.
  private static func text(_ row: Int) -> String {
    let length = 10 + row % 6 * 22
    return (0..<length).map { words[(row * 31 + $0 * ($0 + 7)) % words.count] }
      .joined(separator: " ")
  }
}

private final class RowCell: UITableViewCell {
  private let badge = UIView()
  private let symbol = UIImageView()
  private let title = UILabel()
  private let text = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.backgroundColor = .systemGray5
    badge.layer.cornerRadius = 20
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    for view in [badge, symbol, title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      badge.topAnchor.constraint(equalTo: margins.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 40),
      symbol.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  func show(title: String, text: String) {
    self.title.text = title
    self.text.text = text
    symbol.image = UIImage(systemName: title.count % 2 == 0 ? "star.fill" : "person.fill")
  }
}
