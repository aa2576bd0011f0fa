import Foundation
import UIKitCore

/// What is told which pieces a user chose. All methods are optional.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// These. There are none here, so that nothing calls it.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// None.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets a user choose pieces of the library, which is empty: a screen that says so, and a button to leave it.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// Which pieces are offered.
  open private(set) var mediaTypes: MPMediaType
  /// Is told.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several may be chosen. Kept.
  open var allowsPickingMultipleItems = false
  /// Whether pieces that are not on the device are offered. Kept.
  open var showsCloudItems = true
  /// Whether pieces that the system alone may play are offered. Kept.
  open var showsItemsWithProtectedAssets = true
  /// A sentence above the pieces.
  open var prompt: String?

  /// Makes one for all pieces.
  public convenience init() { self.init(mediaTypes: .any) }

  /// Makes one for some pieces.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads one from a document.
  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Songs")
    item.prompt = prompt
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [unowned self] _ in delegate?.mediaPickerDidCancel(self) })
    bar.items = [item]
    let label = UILabel()
    label.text = "No Content"
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .title2)
    for part in [bar, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
