import UIKit

/// A rounded patch with a word in its middle.
final class TextCell: UICollectionViewCell {
  static let font = UIFont.systemFont(ofSize: 15, weight: .medium)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerCurve = .continuous
    label.font = Self.font
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ text: String, on ground: UIColor, text colour: UIColor, radius: CGFloat) {
    label.text = text
    label.textColor = colour
    contentView.backgroundColor = ground
    contentView.layer.cornerRadius = radius
  }
}

/// A line of text above or below a section.
final class TextHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ text: String, style: UIFont.TextStyle, colour: UIColor) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontSizeToFitWidth = true
    label.textColor = colour
  }
}
