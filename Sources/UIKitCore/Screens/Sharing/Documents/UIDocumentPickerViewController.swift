import Failures
import PlatformInterface
import UniformTypeIdentifiers

/// Hears which documents the user picked. Every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The picker has gone by then. After an export the places that were written to.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Hears that the user picked nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Hears of each document that was picked, where the method for all of them is left out.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { for url in urls { documentPicker(controller, didPickDocumentAt: url) } }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}

/// What a document picker does with the documents the user chooses, in the older initialisers.
@available(*, deprecated, message: "Use the initialisers for opening and exporting.")
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies of documents are brought into the app.
  case `import` = 0
  /// Documents are opened where they lie.
  case open
  /// Copies of the app's documents are put elsewhere.
  case exportToService
  /// The app's documents are moved elsewhere.
  case moveToService
}

/// Lets the user pick documents, or places for documents of the app.
///
/// In a window it is the desktop's own file dialog; without one, the list of a folder's files
/// (`DocumentFolderController`). Documents are opened where they are or, `asCopy`, as copies in the
/// folder of temporary files.
open class UIDocumentPickerViewController: UIViewController {
  private let task: DocumentTask
  private var dialog: (any FileDialog)?
  private var isFinished = false

  // MARK: Creation

  /// Makes a picker that opens documents.
  ///
  /// - Parameter contentTypes: types of files; `.folder` among them picks folders alone.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    task = DocumentTask(.open(contentTypes), asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker that opens documents of some types where they lie.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Makes a picker that puts documents of the app elsewhere.
  ///
  /// - Parameter asCopy: false takes the app's own files away.
  public init(forExporting urls: [URL], asCopy: Bool) {
    task = DocumentTask(.export(urls), asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker that moves documents of the app elsewhere.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Makes a picker that opens documents of some types, given by uniform identifiers. A mode other
  /// than `import` and `open` stops the program.
  @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:).")
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    require(
      mode == .import || mode == .open,
      "NSInvalidArgumentException: documentTypes need the mode import or open; found \(mode).")
    task = DocumentTask(
      .open(allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }), asCopy: mode == .import)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker that puts documents of the app elsewhere. A mode other than `exportToService`
  /// and `moveToService` stops the program.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    require(
      mode == .exportToService || mode == .moveToService,
      "NSInvalidArgumentException: URLs need the mode exportToService or moveToService; found "
        + "\(mode).")
    task = DocumentTask(.export(urls), asCopy: mode == .exportToService)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a picker that puts one document of the app elsewhere.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Makes a picker that opens documents of all types.
  public required init?(coder: NSCoder) {
    task = DocumentTask(.open([.item]), asCopy: false)
    super.init(coder: coder)
  }

  // MARK: Options

  /// What hears of the documents that were picked.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be picked; false by default.
  open var allowsMultipleSelection = false
  /// The folder in which the picker begins; nil for the user's documents, or where the desktop's
  /// dialog was last.
  open var directoryURL: URL?
  /// The desktop's own dialog shows them in any case.
  open var shouldShowFileExtensions = false
  /// The mode of the older initialisers that does what the picker does.
  @available(*, deprecated, message: "Use the initialisers for opening and exporting.")
  open var documentPickerMode: UIDocumentPickerMode {
    switch task.kind {
    case .open: task.asCopy ? .import : .open
    case .export: task.asCopy ? .exportToService : .moveToService
    }
  }

  // MARK: Presentation

  private var usesDialog: Bool { PlatformServices.current.application.hasFileDialog }

  /// The desktop's dialog is a window of its own; what presents it stays as it is.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { usesDialog ? .overFullScreen : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard !usesDialog else { return }
    let folder = DocumentFolderController(
      directoryURL ?? Self.documents, task, isMultiple: allowsMultipleSelection,
      showsExtensions: shouldShowFileExtensions
    ) { [weak self] in self?.choose($0) }
    let navigation = UINavigationController(rootViewController: folder)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private static var documents: URL {
    let documents = UserFolder.documents
    guard FileManager.default.fileExists(atPath: documents.path) else {
      return URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }
    return documents
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard usesDialog, dialog == nil, !isFinished else { return }
    dialog = PlatformServices.current.application.chooseFiles(
      task.choice(in: directoryURL, isMultiple: allowsMultipleSelection)
    ) { [weak self] in self?.choose($0) }
  }

  /// Whoever takes the picker away picks nothing.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil, !isFinished {
      isFinished = true
      dialog = nil
      delegate?.documentPickerWasCancelled(self)
    }
  }

  // MARK: Choosing

  /// The user's choice: documents, or where those of the app go; nil for none.
  private func choose(_ urls: [URL]?) {
    guard !isFinished else { return }
    isFinished = true
    dialog = nil
    var picked: [URL]?
    if let urls {
      do {
        picked = try task.perform(urls)
      } catch {
        Log.write("The documents could not be written: \(error)")
      }
    }
    let tell: () -> Void = { [self] in
      if let picked {
        delegate?.documentPicker(self, didPickDocumentsAt: picked)
      } else {
        delegate?.documentPickerWasCancelled(self)
      }
    }
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: !usesDialog, completion: tell)
  }
}

extension URL {
  /// Access to what the user picked: files are the user's own here, and always open.
  ///
  /// - Returns: whether the file or folder is there to be used.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }
  /// Ends what `startAccessingSecurityScopedResource()` began. Files here are guarded by nothing
  /// but their permissions, and there is nothing to end.
  public func stopAccessingSecurityScopedResource() {}
}
