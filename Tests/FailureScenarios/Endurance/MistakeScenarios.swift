import UIKit
import UIKitTestSupport

/// A layout whose items have this frame.
final class Placing: UICollectionViewLayout {
  var frame = CGRect.zero
  var path: (IndexPath) -> IndexPath = { $0 }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 900) }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: self.path(path))
    attributes.frame = frame
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<3).compactMap { layoutAttributesForItem(at: .at(0, $0)) }
  }
}

/// A cell that wants to be as large as this.
private final class Wanting: UICollectionViewCell {
  nonisolated(unsafe) static var height: CGFloat = 0
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame.size.height = Self.height
    return attributes
  }
}

@MainActor
func box() -> UIView {
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  view.backgroundColor = .red
  return view
}

extension Scenario {
  /// Programs that are wrong in ways that are borne, or end with a sentence.
  static let mistakes: [Scenario] = [CGFloat.nan, .infinity, -.infinity, -50, 1e200]
    .flatMap { mistakes(with: $0) }

  private static func mistakes(with number: CGFloat) -> [Scenario] {
    [
      Scenario("a frame of size (\(number))") {
        let view = box()
        let harness = show(view)
        view.frame = CGRect(x: number, y: number, width: number, height: number)
        _ = harness.picture()
      },
      Scenario("a width of (\(number)) with content") {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Some words"
        let harness = show(label)
        label.bounds.size.width = number
        _ = harness.picture()
      },
      Scenario("a layout that places items at (\(number))") {
        let layout = Placing()
        layout.frame = CGRect(x: number, y: number, width: number, height: number)
        _ = ShownCollection(layout: layout).harness.picture()
      },
      Scenario("a cell that wants a height of (\(number))") {
        Wanting.height = number
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        ShownCollection(layout: layout) { _, view in
          view.delegate = nil
          view.register(Wanting.self, forCellWithReuseIdentifier: "cell")
        }
      },
      Scenario("an estimate of (\(number))") {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: number, height: number)
        ShownCollection(layout: layout) { _, view in view.delegate = nil }
      },
      Scenario("an estimated section of (\(number))") {
        let size = NSCollectionLayoutSize(
          widthDimension: .estimated(number), heightDimension: .estimated(number))
        ShownCollection(
          layout: UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
              group: .vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
      },
      Scenario("a table with estimates of (\(number))") {
        let source = Numbers([30])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.estimatedRowHeight = number
        table.estimatedSectionHeaderHeight = number
        table.rowHeight = UITableView.automaticDimension
        show(table)
        _ = source
      },
      Scenario("content scrolled to (\(number))") {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        show(view)
        view.contentOffset.y = number
      },
      Scenario("content of size (\(number))") {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let harness = show(view)
        view.contentSize = CGSize(width: number, height: number)
        harness.settle()
      },
      Scenario("content inset by (\(number))") {
        let shown = ShownCollection([50])
        shown.view.contentInset.top = number
        shown.view.scrollIndicatorInsets.top = number
        shown.harness.settle()
        try shown.harness.perform("fling 100,100 by 0,-300\nidle")
      },
      Scenario("a context clipped to (\(number))") {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
          let context = renderer.cgContext
          let rect = CGRect(x: number, y: number, width: number, height: number)
          context.clip(to: rect)
          context.clip(to: [rect, rect])
          context.clear(rect)
          context.addEllipse(in: rect)
          context.clip()
          context.fill([rect])
          context.stroke(rect, width: number)
          context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
          context.endTransparencyLayer()
          context.translateBy(x: number, y: number)
          _ = context.boundingBoxOfClipPath
          context.setLineWidth(number)
          context.strokeEllipse(in: rect)
          context.drawLinearGradient(
            CGGradient(
              colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
              locations: nil)!, start: rect.origin, end: .zero, options: [])
        }
      },
      Scenario("a shape and a picture of (\(number))") {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
        shape.strokeStart = number
        shape.strokeEnd = number
        shape.lineWidth = number
        shape.lineDashPattern = [NSNumber(value: Double(number)), 2]
        shape.lineDashPhase = number
        shape.strokeColor = UIColor.red.cgColor
        let view = box()
        view.layer.addSublayer(shape)
        view.layer.contentsRect = CGRect(x: number, y: number, width: number, height: number)
        view.layer.contentsCenter = view.layer.contentsRect
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        _ = show(view).picture()
      },
      Scenario("an anchor point of (\(number))") {
        let view = box()
        let harness = show(view)
        view.layer.anchorPoint = CGPoint(x: number, y: number)
        _ = harness.picture()
      },
      Scenario("a depth of (\(number))") {
        let view = box()
        let harness = show(view)
        var transform = CATransform3DIdentity
        transform.m34 = number
        view.layer.transform = CATransform3DRotate(transform, number, number, number, number)
        view.layer.sublayerTransform = transform
        _ = harness.picture()
      },
      Scenario("a nib with numbers of (\(number))") {
        let rect = "<rect key=\"frame\" x=\"\(number)\" y=\"1\" width=\"\(number)\" height=\"5\"/>"
        let text = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <view id="V" alpha="\(number)">\(rect)<subviews><label id="L" text="a">\(rect)
          <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
          <slider id="S" minValue="\(number)" maxValue="\(number)" value="\(number)">\(rect)</slider>
          <pageControl id="P" numberOfPages="\(number)">\(rect)</pageControl>
          <stackView id="K" spacing="\(number)">\(rect)</stackView></subviews>
          <color key="backgroundColor" red="\(number)" green="1" blue="0" alpha="1" \
          colorSpace="calibratedRGB"/></view></objects></document>
          """
        let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        if let view = made.first as? UIView { _ = show(view).picture() }
      },
    ]
  }
}
