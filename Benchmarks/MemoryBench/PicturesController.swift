import UIKit

/// ListBench's W1: pictures of 120×120 points, one of 200 JPEG files each, with a caption.
final class PicturesController: UICollectionViewController, MemoryController {
  private static let count = 100_000
  private var pictures: [UIImage?] = []

  var list: UIScrollView { collectionView }
  /// From end to end in some 2,000 frames.
  var stride: CGFloat { 720 }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    pictures = (0..<200).map { UIImage(contentsOfFile: PictureFiles.path($0)) }
    collectionView.backgroundColor = .white
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
      as! PictureCell
    cell.show(pictures[indexPath.item % pictures.count], "Item \(indexPath.item)")
    return cell
  }
}

private final class PictureCell: UICollectionViewCell {
  private let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  private let label = UILabel(frame: CGRect(x: 6, y: 98, width: 108, height: 22))

  override init(frame: CGRect) {
    super.init(frame: frame)
    let shade = UIView(frame: CGRect(x: 0, y: 98, width: 120, height: 22))
    shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .white
    [imageView, shade, label].forEach(contentView.addSubview)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  func show(_ picture: UIImage?, _ caption: String) {
    imageView.image = picture
    label.text = caption
  }
}

/// Files of 240×240 pixels, each another picture.
@MainActor
enum PictureFiles {
  static let folder = ProcessInfo.processInfo.environment["PICTURES"] ?? "pictures"

  /// Written by a process of its own, so that what drawing takes is not counted.
  static func write(_ count: Int) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 0, y: 0, width: 240, height: 240)
    for number in 0..<count {
      let drawn = UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
        for step in 0..<64 {
          UIColor(
            hue: CGFloat((number * 37 + step * 11) % 360) / 360, saturation: 0.6,
            brightness: 0.4 + CGFloat(step % 8) / 16, alpha: 1
          ).setFill()
          context.fill(CGRect(x: step % 8 * 30, y: step / 8 * 30, width: 30, height: 30))
        }
      }
      let data = drawn.jpegData(compressionQuality: 0.85)
      FileManager.default.createFile(atPath: path(number), contents: data)
    }
  }

  static func path(_ number: Int) -> String { "\(folder)/\(number).jpg" }
}
