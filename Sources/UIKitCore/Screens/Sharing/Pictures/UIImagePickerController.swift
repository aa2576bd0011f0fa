import Failures
import PlatformInterface
import UniformTypeIdentifiers

/// Hears what the user picked. Without an implementation the picker goes by itself.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Hears which picture or film was picked, by the keys of `InfoKey`.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Hears that the user picked nothing.
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

/// Lets the user pick a picture or film: by the desktop's file dialog in a window, in a grid of the
/// user's folder of pictures without one.
///
/// There is no camera, and `allowsEditing` adds no step: the picture is picked as it is, and given as
/// the edited one too.
open class UIImagePickerController: UINavigationController {
  /// Where an image picker takes pictures from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Which of a device's cameras takes the picture.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// Whether a camera takes pictures or films.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// When a camera's light flashes.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }

  /// The keys of what an image picker hands over.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text that tells keys apart.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether it is a picture or a film, a uniform identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was picked, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user chose, a rectangle in an `NSValue`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The picture's address in the library of old systems; nothing has one here.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The picture as an asset of Photos; `imageURL` is handed over in its place here.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// A live photo, which no picture is here.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// What a camera wrote of a new picture; there is no camera here.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Returns whether pictures can be picked from a source, which they can from all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the types that a source has; nil for the camera, which no device here has.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : [image, movie]
  }
  /// Returns whether there is a camera, which is never so here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns what a camera can take, numbers of `CameraCaptureMode`; nil, as there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Returns whether a camera has a light, which is never so here.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from; the library by default. A source that is not there stops the program
  /// with UIKit's sentence.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      require(
        UIImagePickerController.isSourceTypeAvailable(sourceType),
        "Source type \(sourceType.rawValue) not available")
    }
  }
  private static let image = "public.image"
  private static let movie = "public.movie"

  /// Identifiers of uniform types. Set before the picker is presented.
  open var mediaTypes = [image]
  /// Whether `editedImage` and `cropRect` are handed over, too; false by default. There is no step in
  /// which the user chooses a part, unlike on iOS: the edited picture is the whole one.
  open var allowsEditing = false

  // MARK: The camera

  /// Whether the camera takes pictures or films; pictures by default. As with all that is set of the camera, setting
  /// it without the source `camera`, which is never there, stops the program with UIKit's sentence.
  open var cameraCaptureMode: CameraCaptureMode {
    get { .photo }
    set { requireCamera() }
  }
  /// Which camera takes the picture; the one on the back by default.
  open var cameraDevice: CameraDevice {
    get { .rear }
    set { requireCamera() }
  }
  /// When the camera's light flashes; as it decides by default.
  open var cameraFlashMode: CameraFlashMode {
    get { .auto }
    set { requireCamera() }
  }
  /// Whether the camera's own buttons are seen; true by default.
  open var showsCameraControls: Bool {
    get { true }
    set { requireCamera() }
  }
  /// A view in front of the camera's picture; nil by default.
  open var cameraOverlayView: UIView? {
    get { nil }
    set { requireCamera() }
  }
  /// How the camera's picture is changed before it is shown; not at all by default.
  open var cameraViewTransform: CGAffineTransform {
    get { .identity }
    set { requireCamera() }
  }
  /// Takes a picture with the camera.
  open func takePicture() { requireCamera() }

  private func requireCamera() {
    require(
      sourceType == .camera, "Source type must be UIImagePickerControllerSourceTypeCamera")
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a picker of one picture from the library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Makes a picker from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Presentation

  private lazy var picking = PicturePicking(PictureChoice(types: types)) { [weak self] files in
    self?.finish(files?.first)
  }

  private var types: [UTType] {
    let wanted = mediaTypes.compactMap { UTType($0) }
    return (PictureChoice.images + PictureChoice.movies).filter { type in
      wanted.contains { type.conforms(to: $0) }
    }
  }

  private var usesDialog: Bool { PicturePicking.usesDialog(for: types) }

  /// The desktop's dialog is a window of its own; what presents it stays as it is.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { usesDialog ? .overFullScreen : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if usesDialog {
      setNavigationBarHidden(true, animated: false)
    } else {
      setViewControllers([picking.makeGrid()], animated: false)
      picking.watch(self)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if usesDialog { picking.showDialog() }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { picking.closeDialog() }
  }

  // MARK: Choosing

  private func finish(_ file: URL?) {
    if let info = file.flatMap(info) {
      if let pickerDelegate {
        return pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      }
    } else if let pickerDelegate, file == nil || usesDialog {
      return pickerDelegate.imagePickerControllerDidCancel(self)
    } else if file != nil, !usesDialog {
      // A damaged file of the grid: the user picks another.
      return
    }
    presentingViewController?.dismiss(animated: true)
  }

  /// What the app is told of the file; nil where it cannot be read.
  private func info(_ file: URL) -> [InfoKey: Any]? {
    if FileTypes.isMovie(file) { return [.mediaType: Self.movie, .mediaURL: file] }
    guard let image = UIImage(contentsOfFile: file.path) else {
      Log.write("\(file.path) should be a picture; it cannot be read.")
      return nil
    }
    var info: [InfoKey: Any] = [
      .mediaType: Self.image, .originalImage: image, .imageURL: file,
    ]
    if allowsEditing {
      info[.editedImage] = image
      info[.cropRect] = CGRect(origin: .zero, size: image.size)
    }
    return info
  }
}
