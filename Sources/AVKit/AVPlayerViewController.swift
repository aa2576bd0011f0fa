@_exported import AVFoundation
import PlatformInterface
@_exported import UIKitCore

/// Plays what a player has, with controls over it: sounds are heard, films show no picture, which is reported.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// What is played. The controller does not begin to play by itself.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      layer.player = player
      controls.player = player
    }
  }
  /// Hears of what becomes of the controller.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether the user can stop and go on, and go to another place.
  open var showsPlaybackControls = true {
    didSet { controls.isHidden = !showsPlaybackControls }
  }
  /// How a film fills the view.
  open var videoGravity: AVLayerVideoGravity {
    get { layer.videoGravity }
    set { layer.videoGravity = newValue }
  }
  /// Whether the user may not go to another place.
  open var requiresLinearPlayback = false {
    didSet { controls.isLinear = requiresLinearPlayback }
  }
  /// False: there is no picture.
  open var isReadyForDisplay: Bool { layer.isReadyForDisplay }
  /// Where the picture is: nowhere.
  open var videoBounds: CGRect { layer.videoRect }
  /// Lies between the picture and the controls.
  public let contentOverlayView: UIView? = UIView()
  /// Kept; a desktop has windows.
  open var allowsPictureInPicturePlayback = true
  /// Kept; a desktop has windows.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Kept: nothing beside the app tells what is played.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the controller fills the screen when something begins to be played. It does not, which is reported.
  open var entersFullScreenWhenPlaybackBegins = false {
    didSet {
      guard entersFullScreenWhenPlaybackBegins else { return }
      Unsupported.report("AVPlayerViewController.entersFullScreenWhenPlaybackBegins")
    }
  }
  /// Whether a presented controller goes when what it plays has ended.
  open var exitsFullScreenWhenPlaybackEnds = false

  private let layer = AVPlayerLayer()
  private let controls = PlayerControls()
  private var ending: (any NSObjectProtocol)?

  /// Makes a controller that plays nothing yet.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }

  /// Reads a controller from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  open override var prefersHomeIndicatorAutoHidden: Bool { true }
  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.addSublayer(layer)
    for part in [contentOverlayView, controls].compactMap({ $0 }) {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    controls.close = { [weak self] in self?.dismiss(animated: true) }
    ending = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: .main
    ) { [weak self] note in
      nonisolated(unsafe) let item = note.object as AnyObject?
      MainActor.assumeIsolated { self?.itemEnded(item) }
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layer.frame = view.bounds
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controls.canClose = presentingViewController != nil && parent == nil
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // iOS-BEHAVIOUR: who closes the screen hears nothing more. Evidence: unmeasured.
    if isBeingDismissed { player?.pause() }
  }

  private func itemEnded(_ item: AnyObject?) {
    guard item != nil, item === player?.currentItem, exitsFullScreenWhenPlaybackEnds,
      controls.canClose
    else { return }
    dismiss(animated: true)
  }

  isolated deinit { ending.map(NotificationCenter.default.removeObserver(_:)) }
}

/// Hears of what becomes of a controller that plays. All methods are optional on Apple.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Never called: nothing is played outside the controller here.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Never called, as the one before.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Never called, as the ones before.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// Never called: a controller inside another one does not fill the screen by itself.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// Never called, as the one before.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}
