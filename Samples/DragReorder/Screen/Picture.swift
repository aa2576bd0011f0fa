import UIKit

final class Picture {
  let name: String
  let image: UIImage

  init(_ image: UIImage, name: String = "Picture") {
    self.image = image
    self.name = name
  }

  static func all(_ numbers: Range<Int>) -> [Picture] {
    numbers.map { Picture(drawing($0), name: "Picture \($0 + 1)") }
  }

  /// Hills under a sky, of another colour for each number.
  private static func drawing(_ number: Int) -> UIImage {
    let side: CGFloat = 160
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      let hue = CGFloat((number * 37) % 100) / 100
      UIColor(hue: hue, saturation: 0.35, brightness: 0.97, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.85).setFill()
      let sun = CGFloat(20 + (number * 29) % 90)
      UIBezierPath(ovalIn: CGRect(x: sun, y: 24, width: 30, height: 30)).fill()
      for layer in 0..<3 {
        let y = 84 + CGFloat(layer) * 24
        let shift = CGFloat((number * 53 + layer * 71) % 120)
        UIColor(hue: hue, saturation: 0.5, brightness: 0.75 - 0.18 * CGFloat(layer), alpha: 1)
          .setFill()
        let hills = UIBezierPath()
        hills.move(to: CGPoint(x: 0, y: side))
        hills.addLine(to: CGPoint(x: 0, y: y + 18))
        hills.addCurve(
          to: CGPoint(x: side, y: y + 10),
          controlPoint1: CGPoint(x: shift, y: y - 44),
          controlPoint2: CGPoint(x: side - shift / 2, y: y + 56))
        hills.addLine(to: CGPoint(x: side, y: side))
        hills.close()
        hills.fill()
      }
      let text = "\(number + 1)" as NSString
      text.draw(
        at: CGPoint(x: 12, y: side - 50),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 36, weight: .bold), .foregroundColor: UIColor.white,
        ])
    }
  }
}

final class PictureCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
