import UIKit

/// The texts of workload W3, the same in every peer's program: one to six lines of about twelve words.
enum Messages {
  private static let words = [
    "the", "list", "scrolls", "while", "nobody", "waits", "for", "a", "picture", "of", "some",
    "older", "message", "that", "was", "sent", "yesterday", "evening", "from", "another", "room",
    "and", "read", "at", "once", "by", "everyone", "who", "still", "listens", "here", "now",
  ]

  static func text(_ identifier: Int) -> String {
    let hash = UInt32(truncatingIfNeeded: identifier) &* 2_654_435_761
    let lines = 1 + (hash >> 8) % 6
    let count = lines * 12 - (hash >> 16) % 8
    return (0..<count).map { (place: UInt32) -> String in
      let sum: UInt32 = (hash >> 5) &+ place &* place &+ 7 &* place
      return words[Int(sum % 32)]
    }.joined(separator: " ")
  }
}

/// A message: a round avatar, and a text of as many lines as it needs in 45 % of the width.
final class MessageCell: UITableViewCell, TableItemCell {
  private let avatar = UIImageView()
  private let message = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatar.layer.cornerRadius = 18
    avatar.clipsToBounds = true
    message.font = .systemFont(ofSize: 13)
    message.numberOfLines = 0
    for view in [avatar, message] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let lowest = avatar.bottomAnchor.constraint(
      lessThanOrEqualTo: contentView.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 36),
      avatar.heightAnchor.constraint(equalToConstant: 36),
      lowest,
      message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60),
      message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      message.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.45),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  static func prepare(_ table: UITableView) {
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 70
    table.separatorStyle = .none
  }

  func show(_ identifier: Int, from items: ListItems) {
    avatar.image = items.image(for: identifier)
    message.text = Messages.text(identifier)
  }
}
