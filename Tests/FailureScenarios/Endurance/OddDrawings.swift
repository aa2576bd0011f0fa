import UIKit
import UIKitTestSupport

extension Scenario {
  /// Pictures, paths, colours and fonts with odd numbers.
  static let oddDrawings: [[Scenario]] = [
    each(oddNumbers, "a picture of size") { number in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: number, height: number), false, number)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: number, height: number))
      _ = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    },
    each(oddNumbers, "an image renderer of size") { number in
      let format = UIGraphicsImageRendererFormat()
      format.scale = number
      _ = UIGraphicsImageRenderer(
        size: CGSize(width: number, height: number), format: format
      ).image { _ in }
    },
    each(oddNumbers, "an image made larger by") { number in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      let stretched = image.resizableImage(
        withCapInsets: UIEdgeInsets(top: number, left: number, bottom: number, right: number))
      let view = UIImageView(image: stretched)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      _ = show(view).picture()
      _ = image.cgImage?.cropping(to: CGRect(x: number, y: number, width: number, height: number))
      _ = image.preparingThumbnail(of: CGSize(width: number, height: number))
      _ = UIImage(data: image.pngData() ?? Data(), scale: number)
      _ = image.jpegData(compressionQuality: number)
      _ = image.withAlignmentRectInsets(
        UIEdgeInsets(top: number, left: number, bottom: number, right: number))
    },
    each(oddNumbers, "paths and drawing of") { number in
      let rect = CGRect(x: number, y: number, width: number, height: number)
      let path = UIBezierPath(roundedRect: rect, cornerRadius: number)
      path.addArc(
        withCenter: rect.origin, radius: number, startAngle: number, endAngle: -number,
        clockwise: true)
      path.addCurve(
        to: rect.origin, controlPoint1: CGPoint(x: number, y: 0), controlPoint2: .zero)
      path.lineWidth = number
      path.miterLimit = number
      path.flatness = number
      path.setLineDash([number, number, 3], count: 3, phase: number)
      _ = path.contains(rect.origin)
      _ = path.cgPath.copy(
        strokingWithWidth: number, lineCap: .round, lineJoin: .round, miterLimit: number)
      _ = path.cgPath.copy(dashingWithPhase: number, lengths: [number, 1])
      _ = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
        path.stroke()
        path.fill()
        context.cgContext.setShadow(offset: CGSize(width: number, height: number), blur: number)
        context.cgContext.rotate(by: number)
        context.cgContext.scaleBy(x: number, y: number)
        context.fill(rect)
        context.cgContext.restoreGState()
        context.cgContext.restoreGState()
        NSString(string: "text").draw(in: rect)
        NSString(string: "text").draw(at: rect.origin)
      }
    },
    each(oddNumbers, "colours of") { number in
      let color = UIColor(red: number, green: number, blue: number, alpha: number)
      _ = UIColor(hue: number, saturation: number, brightness: number, alpha: number).cgColor
      _ = color.withAlphaComponent(number).description
      _ = CGColor(red: number, green: number, blue: number, alpha: number)
      _ = CGGradient(
        colorsSpace: nil, colors: [color.cgColor, color.cgColor] as CFArray,
        locations: [number, number])
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.colors = [color.cgColor, color.cgColor]
      layer.locations = [NSNumber(value: Double(number))]
      layer.startPoint = CGPoint(x: number, y: number)
      let view = UIView(frame: layer.frame)
      view.layer.addSublayer(layer)
      view.backgroundColor = color
      _ = show(view).picture()
    },
    each(oddNumbers, "fonts of size") { number in
      let font = UIFont.systemFont(ofSize: number, weight: UIFont.Weight(number))
      _ = UIFont(name: "Inter", size: number)
      _ = font.withSize(number).lineHeight
      _ = UIFontMetrics(forTextStyle: .body).scaledValue(for: number)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.font = font
      label.text = "Some words"
      label.minimumScaleFactor = number
      label.preferredMaxLayoutWidth = number
      label.adjustsFontSizeToFitWidth = true
      _ = label.sizeThatFits(CGSize(width: number, height: number))
      _ = label.textRect(
        forBounds: CGRect(x: number, y: 0, width: number, height: number),
        limitedToNumberOfLines: -3)
      let style = NSMutableParagraphStyle()
      style.lineSpacing = number
      style.lineHeightMultiple = number
      style.minimumLineHeight = number
      style.maximumLineHeight = number
      style.firstLineHeadIndent = number
      label.attributedText = NSAttributedString(
        string: "Some words",
        attributes: [.paragraphStyle: style, .kern: number, .baselineOffset: number])
      _ = show(label).picture()
    },
  ]
}
