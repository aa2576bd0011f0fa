import PlatformInterface

/// Hears what the user picked. Without an implementation the picker goes by itself.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.presentingViewController?.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}

/// Lets the user pick a picture of the user's folder of pictures, the newest first.
///
/// There is no camera, and `allowsEditing` adds no step: the picture is picked as it is, and given as
/// the edited one too.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image"]
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  open var sourceType = SourceType.photoLibrary {
    didSet {
      precondition(
        UIImagePickerController.isSourceTypeAvailable(sourceType),
        "Source type \(sourceType.rawValue) not available")
    }
  }
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([PictureFolderController(picker: self)], animated: false)
  }

  fileprivate final func pick(_ file: URL) {
    guard let image = UIImage(contentsOfFile: file.path) else {
      return Log.write("\(file.path) should be a picture; it cannot be read.")
    }
    var info: [InfoKey: Any] = [
      .mediaType: "public.image", .originalImage: image, .imageURL: file,
    ]
    if allowsEditing {
      info[.editedImage] = image
      info[.cropRect] = CGRect(origin: .zero, size: image.size)
    }
    if let pickerDelegate {
      pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }

  fileprivate final func cancel() {
    if let pickerDelegate {
      pickerDelegate.imagePickerControllerDidCancel(self)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}

/// The pictures of the user's folder in a grid of four columns.
private final class PictureFolderController: UICollectionViewController {
  private weak var picker: UIImagePickerController?
  private var files: [URL] = []
  private static let spacing: CGFloat = 2

  init(picker: UIImagePickerController) {
    self.picker = picker
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    super.init(collectionViewLayout: layout)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureThumbnailCell.self, forCellWithReuseIdentifier: "picture")
    files = Self.pictures()
    if files.isEmpty {
      let label = UILabel()
      label.text = "No Photos"
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      collectionView.backgroundView = label
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let side = ((view.bounds.width - 3 * Self.spacing) / 4).rounded(.down)
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  /// The folder's files and those of its folders, the newest first.
  private static func pictures() -> [URL] {
    let manager = FileManager.default
    guard
      let names = manager.enumerator(
        at: UserFolder.pictures, includingPropertiesForKeys: [.contentModificationDateKey],
        options: [.skipsHiddenFiles])
    else { return [] }
    var found: [(URL, Date)] = []
    for case let file as URL in names
    where ["png", "jpg", "jpeg", "gif", "webp"].contains(file.pathExtension.lowercased()) {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      found.append((file, values?.contentModificationDate ?? .distantPast))
    }
    return found.sorted { ($0.1, $1.0.path) > ($1.1, $0.0.path) }.map(\.0)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { files.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureThumbnailCell)?.show(files[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { picker?.pick(files[indexPath.item]) }
}

private final class PictureThumbnailCell: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
    isAccessibilityElement = true
  }
  required init?(coder: NSCoder) { nil }

  func show(_ file: URL) {
    picture.image = UIImage(contentsOfFile: file.path)
    accessibilityLabel = file.lastPathComponent
  }
}
