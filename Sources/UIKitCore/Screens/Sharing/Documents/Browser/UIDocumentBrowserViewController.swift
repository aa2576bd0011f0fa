import UniformTypeIdentifiers

/// Lets the user pick, make and put in order the app's documents, as the first screen of an app of
/// documents.
///
/// It shows the app's own folder of documents: lately changed ones, and all with their folders. There
/// are no other places, and nothing is shared with others.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// How a file is brought in.
  public enum ImportMode: UInt, Sendable {
    /// It is not.
    case none = 0
    /// A copy of it is.
    case copy
    /// It is moved.
    case move
  }

  /// How the browser looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White; dark where the system is.
    case white = 0
    /// Light grey.
    case light
    /// Dark in any case.
    case dark
  }

  private let types: [UTType]?
  private let tabs = UITabBarController()
  private var grids: [DocumentGridController] {
    (tabs.viewControllers ?? []).flatMap { ($0 as? UINavigationController)?.viewControllers ?? [] }
      .compactMap { $0 as? DocumentGridController }
  }

  // MARK: Creation

  /// Makes a browser of documents of some types; nil for those that the app's Info.plist names.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a browser of documents of some types, given by uniform identifiers.
  @available(*, deprecated, message: "Use init(forOpening:).")
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(
      forOpening: allowedContentTypes?.map { UTType($0) ?? UTType(importedAs: $0) })
  }
  /// Makes a browser of the documents that the app's Info.plist names.
  public override init(nibName: String?, bundle: Bundle?) {
    types = nil
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Makes a browser of the documents that the app's Info.plist names.
  public required init?(coder: NSCoder) {
    types = nil
    super.init(coder: coder)
  }

  // MARK: Options

  /// What hears of the documents that the user picks.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the user can make documents; true by default.
  open var allowsDocumentCreation = true { didSet { optionsDidChange() } }
  /// What the button that makes documents says.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { optionsDidChange() } }
  /// Width by height of the tile that makes documents; 2/3 by default. iOS-BEHAVIOUR: the tile is as
  /// large as the other documents' here. Evidence: unmeasured.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  /// Whether several documents can be picked at once; true by default.
  open var allowsPickingMultipleItems = true { didSet { optionsDidChange() } }
  /// Whether names are shown with what says their type; false by default.
  open var shouldShowFileExtensions = false { didSet { optionsDidChange() } }
  /// What the bars have at the left, besides the browser's own.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { optionsDidChange() }
  }
  /// What the bars have at the right, besides the browser's own.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { optionsDidChange() }
  }
  /// What is offered to do with documents, besides the browser's own.
  open var customActions: [UIDocumentBrowserAction] = []
  /// How the browser looks; white by default.
  open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white {
    didSet {
      overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified
    }
  }
  /// The types of documents that can be picked, as uniform identifiers.
  @available(*, deprecated, message: "Use contentTypesForRecentDocuments.")
  open var allowedContentTypes: [String] { allowedTypes.map(\.identifier) }
  /// The types of documents that are shown among the recent ones, as uniform identifiers.
  @available(*, deprecated, message: "Use contentTypesForRecentDocuments.")
  open var recentDocumentsContentTypes: [String] { allowedTypes.map(\.identifier) }
  /// The types of documents that are shown among the recent ones.
  open var contentTypesForRecentDocuments: [UTType] { allowedTypes }

  /// The types of the initialiser, else those of the app's Info.plist, else all.
  private var allowedTypes: [UTType] {
    if let types { return types }
    let declared = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes")
    let names = (declared as? [[String: Any]] ?? [])
      .flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    return names.isEmpty ? [.item] : names.map { UTType($0) ?? UTType(importedAs: $0) }
  }

  func allows(_ url: URL) -> Bool { FileTypes.file(url, isOneOf: allowedTypes) }

  // MARK: Screens

  /// The folder that is shown: the app's own of documents.
  var folder =
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)

  open override func viewDidLoad() {
    super.viewDidLoad()
    let recents = DocumentGridController(self, .recent(folder), title: "Recents")
    let all = DocumentGridController(self, .folder(folder), title: "On My Device")
    tabs.viewControllers = [recents, all].map { grid in
      let navigation = UINavigationController(rootViewController: grid)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    tabs.tabBar.items?.first?.image = UIImage(systemName: "clock.fill")
    tabs.tabBar.items?.last?.title = "Browse"
    tabs.tabBar.items?.last?.image = UIImage(systemName: "folder.fill")
    addChild(tabs)
    tabs.view.frame = view.bounds
    tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    documentsDidChange()
  }

  private func optionsDidChange() { for grid in grids { grid.optionsDidChange() } }
  private func documentsDidChange() { for grid in grids { grid.reload() } }

  // MARK: What the user does

  func pick(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

  func createDocument() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      importDocument(url, into: folder, mode) { [self] made, error in
        if let made {
          delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: made)
        } else {
          delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
      }
    }
  }

  func share(_ urls: [URL]) {
    let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: urls)
    let sheet = UIActivityViewController(
      activityItems: urls, applicationActivities: activities ?? [])
    delegate?.documentBrowser(self, willPresent: sheet)
    present(sheet, animated: true)
  }

  func delete(_ urls: [URL]) {
    for url in urls { try? FileManager.default.removeItem(at: url) }
    documentsDidChange()
  }

  // MARK: Documents

  /// Shows a document among the others.
  ///
  /// - Parameters:
  ///   - importIfNeeded: whether one that lies elsewhere is copied into the app's documents; else it
  ///     is told where it lies.
  ///   - completion: hears where the document lies then, or what kept it from being shown.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let isOwn = url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
    guard FileManager.default.fileExists(atPath: url.path) else {
      completion?(nil, UIDocumentBrowserError(.generic))
      return
    }
    guard importIfNeeded, !isOwn else {
      documentsDidChange()
      completion?(url, nil)
      return
    }
    importDocument(url, into: folder, .copy) { completion?($0, $1) }
  }

  /// Brings a file into the folder of a document.
  ///
  /// - Parameter completion: hears where the file lies then, or what kept it from being brought in.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    importDocument(
      documentURL, into: neighbourURL.deletingLastPathComponent(), importMode, completion)
  }

  private func importDocument(
    _ url: URL, into folder: URL, _ mode: ImportMode,
    _ completion: (URL?, (any Error)?) -> Void
  ) {
    do {
      let place = Self.freePlace(url.lastPathComponent, in: folder)
      switch mode {
      case .none: return completion(nil, UIDocumentBrowserError(.generic))
      case .copy: try FileManager.default.copyItem(at: url, to: place)
      case .move: try FileManager.default.moveItem(at: url, to: place)
      }
      documentsDidChange()
      completion(place, nil)
    } catch { completion(nil, error) }
  }

  /// Names a document anew. Its type stays where the name says none.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    let suffix = documentURL.pathExtension
    let isWhole = suffix.isEmpty || (proposedName as NSString).pathExtension == suffix
    do {
      let place = Self.freePlace(
        isWhole ? proposedName : "\(proposedName).\(suffix)",
        in: documentURL.deletingLastPathComponent())
      try FileManager.default.moveItem(at: documentURL, to: place)
      documentsDidChange()
      completionHandler(place, nil)
    } catch { completionHandler(nil, error) }
  }

  /// Makes what moves from the picture of a document to the document.
  open func transitionController(forDocumentAt documentURL: URL)
    -> UIDocumentBrowserTransitionController
  { UIDocumentBrowserTransitionController() }
  /// Makes what moves from the picture of a document to the document.
  @available(*, deprecated, renamed: "transitionController(forDocumentAt:)")
  open func transitionController(forDocumentURL documentURL: URL)
    -> UIDocumentBrowserTransitionController
  { transitionController(forDocumentAt: documentURL) }

  /// A file of a name, with the first number that is free where the name is taken.
  private static func freePlace(_ name: String, in folder: URL) -> URL {
    let base = (name as NSString).deletingPathExtension
    let suffix = (name as NSString).pathExtension
    var place = folder.appendingPathComponent(name)
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent(
        suffix.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(suffix)")
      number += 1
    }
    return place
  }
}
