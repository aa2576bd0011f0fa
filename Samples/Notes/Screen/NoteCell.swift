import UIKit

/// A note's title, date and first words.
final class NoteCell: UITableViewCell {
  private let title = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    detail.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [title, detail])
    stack.axis = .vertical
    stack.spacing = 3
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
      cell.fitTextSize()
    }
    fitTextSize()
  }

  /// At accessibility sizes the row is as high as its texts take.
  private func fitTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for label in [title, detail] { label.numberOfLines = isLarge ? 0 : 1 }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: Note, now: Date, marking words: String) {
    title.attributedText = marked(note.title, words, .label)
    let text = NSMutableAttributedString(
      string: Self.date(note.changed, now) + "  ",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.label,
      ])
    let font = UIFont.preferredFont(forTextStyle: .subheadline)
    text.append(marked(note.preview, words, .secondaryLabel, font))
    detail.attributedText = text
  }

  private func marked(
    _ text: String, _ words: String, _ color: UIColor,
    _ font: UIFont = .preferredFont(forTextStyle: .headline)
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: color])
    let range = (text as NSString).range(of: words, options: .caseInsensitive)
    if !words.isEmpty, range.location != NSNotFound {
      result.addAttribute(.foregroundColor, value: UIColor.systemOrange, range: range)
    }
    return result
  }

  private static func date(_ date: Date, _ now: Date) -> String {
    let calendar = Calendar.current
    let formatter = DateFormatter()
    if calendar.isDate(date, inSameDayAs: now) {
      formatter.setLocalizedDateFormatFromTemplate("jmm")
    } else if now.timeIntervalSince(date) < 6 * 86_400 {
      formatter.setLocalizedDateFormatFromTemplate("EEEE")
    } else {
      formatter.setLocalizedDateFormatFromTemplate("yMd")
    }
    return formatter.string(from: date)
  }
}
