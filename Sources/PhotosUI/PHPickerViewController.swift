import Failures
@_exported import Photos
import PlatformInterface
import UIKitCore

/// Hears what the user picked.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with no results where the user picked nothing. The picker stays until the app dismisses
  /// it.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user pick pictures and films: by the desktop's file dialog in a window, in a grid of the
/// user's folder of pictures without one.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  private lazy var picking = PicturePicking(choice) { [weak self] in self?.finish($0) }

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { failure("A picker of pictures is in no document.") }

  private var choice: PictureChoice {
    let filter = configuration.filter ?? .any(of: [.images, .videos])
    var choice = PictureChoice(limit: configuration.selectionLimit, types: filter.types)
    choice.isOrdered = configuration.selection == .ordered
    choice.preselected = preselected.map { URL(fileURLWithPath: $0) }
    return choice
  }

  private var preselected: [String] {
    configuration.hasLibrary ? configuration.preselectedAssetIdentifiers : []
  }

  // MARK: Presentation

  private var usesDialog: Bool { PicturePicking.usesDialog(for: choice.types) }

  /// The desktop's dialog is a window of its own; what presents it stays as it is.
  public override var modalPresentationStyle: UIModalPresentationStyle {
    get { usesDialog ? .overFullScreen : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    guard !usesDialog else {
      if !preselected.isEmpty {
        Unsupported.report("PHPickerConfiguration.preselectedAssetIdentifiers in a window")
      }
      return
    }
    let navigation = UINavigationController(rootViewController: picking.makeGrid())
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    picking.watch(self)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if usesDialog { picking.showDialog() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { picking.closeDialog() }
  }

  // MARK: Choosing

  /// A single picture is never marked, so preselected ones count only where several can be picked.
  private func finish(_ files: [URL]?) {
    let known = Set(preselected)
    // iOS-BEHAVIOUR: what was marked from the start comes back without an item provider, and also where
    // the user cancels. Evidence: module-1.
    let results =
      files.map { $0.map(result) }
      ?? preselected.map { PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: $0) }
    func result(_ file: URL) -> PHPickerResult {
      let provider = known.contains(file.path) ? nil : NSItemProvider(contentsOf: file)
      return PHPickerResult(
        itemProvider: provider ?? NSItemProvider(),
        assetIdentifier: configuration.hasLibrary ? file.path : nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}
