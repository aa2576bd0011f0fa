import Failures
import PlatformInterface
import UniformTypeIdentifiers

/// A file that a program opens, changes and saves, by itself a while after each change.
///
/// A subclass says what the file holds: `contents(forType:)` and `load(fromContents:ofType:)`, as `Data` or a
/// `FileWrapper`. Files are read and written on another thread.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// What a document is doing, or what keeps it from being edited.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state, in Apple's numbers.
    public let rawValue: UInt
    /// Makes a state of Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open and can be edited.
    public static let normal: State = []
    /// The document is not open.
    public static let closed = State(rawValue: 1)
    /// The file was changed by several, which never happens here: the last who saves wins.
    public static let inConflict = State(rawValue: 2)
    /// It could not be saved.
    public static let savingError = State(rawValue: 4)
    /// It must not be edited for the moment.
    public static let editingDisabled = State(rawValue: 8)
    /// The file is on its way, which never happens here.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// What a change of a document is.
  public enum ChangeKind: Int, Sendable {
    /// Something was changed.
    case done = 0
    /// A change was taken back.
    case undone
    /// A change was made again.
    case redone
    /// Nothing is left to be saved.
    case cleared
  }

  /// Why a document is saved.
  public enum SaveOperation: Int, Sendable {
    /// There is no file yet.
    case forCreating = 0
    /// The file is written again.
    case forOverwriting
  }

  private var url: URL
  private var state: State = .closed
  private var changes = 0
  /// The changes that the file has.
  private var savedChanges = 0
  private var storedUndoManager: UndoManager?
  private var autosaveTimer: Timer?
  private var observers: [any NSObjectProtocol] = []
  private var undoObservers: [any NSObjectProtocol] = []

  /// Seconds between a change and the saving of it. iOS-BEHAVIOUR: Evidence: unmeasured.
  private static let autosaveDelay: TimeInterval = 10

  /// Makes a document of a file, which need not exist; nothing is read yet.
  public init(fileURL url: URL) {
    self.url = url
    super.init()
  }

  // MARK: What it is

  /// The file.
  open var fileURL: URL { url }
  /// The name that users see: the file's without its extension.
  open var localizedName: String { url.deletingPathExtension().lastPathComponent }
  /// The type of the file, by its extension.
  open var fileType: String? {
    UTType(filenameExtension: url.pathExtension)?.identifier
      ?? (url.pathExtension.isEmpty ? nil : "public.data")
  }
  /// The type with which the file is saved; the file's own.
  open var savingFileType: String? { fileType }
  /// When the file was changed last; nil before it was read or written.
  open var fileModificationDate: Date?
  /// What the document is doing.
  open var documentState: State { state }
  /// How much of the file has come: nil, as files are there.
  open var progress: Progress? { nil }
  /// What the user does with the document, for other devices; nil by default.
  open var userActivity: NSUserActivity?

  private func setState(_ new: State) {
    guard new != state else { return }
    state = new
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  /// Posted with a document whose state changes.
  public nonisolated class var stateChangedNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentStateChangedNotification")
  }
  /// The key of the document's file in its activity.
  public nonisolated class var userActivityURLKey: String { "NSUserActivityDocumentURL" }

  // MARK: Opening and closing

  /// Reads the file.
  ///
  /// - Parameter completionHandler: called on the main thread with whether that went well.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard state.contains(.closed) else { return later(completionHandler, true) }
    load(from: url) { [weak self] isRead in
      guard let self else { return }
      if isRead {
        setState(state.subtracting([.closed, .savingError]))
        observe()
      }
      completionHandler?(isRead)
    }
  }

  /// Saves what was changed and closes the document.
  ///
  /// - Parameter completionHandler: called on the main thread with whether that went well.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !state.contains(.closed) else { return later(completionHandler, false) }
    let end = { [self] (isSaved: Bool) in
      if isSaved {
        autosaveTimer?.invalidate()
        autosaveTimer = nil
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
        setState(state.union(.closed))
      }
      completionHandler?(isSaved)
    }
    hasUnsavedChanges ? autosave(completionHandler: end) : later(end, true)
  }

  /// Reads another file's contents, or the document's again; changes that were not saved are lost.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    setState(state.union(.editingDisabled))
    disableEditing()
    load(from: url) { [weak self] isRead in
      guard let self else { return }
      enableEditing()
      setState(state.subtracting(.editingDisabled))
      if isRead { updateChangeCount(.cleared) }
      completionHandler?(isRead)
    }
  }

  private func later(_ handler: ((Bool) -> Void)?, _ value: Bool) {
    guard let handler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { handler(value) } }
  }

  private func load(from url: URL, _ completion: @escaping @MainActor (Bool) -> Void) {
    let type = fileType
    performAsynchronousFileAccess { [self] in
      let read = Result { try DocumentFile.contents(of: url) }
      let date = DocumentFile.modificationDate(of: url)
      let box = DocumentResult(read)
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          do {
            try take(box.result.get(), type)
            if url == self.url { fileModificationDate = date }
            completion(true)
          } catch {
            handleError(error, userInteractionPermitted: true)
            completion(false)
          }
        }
      }
    }
  }

  private func take(_ contents: Any, _ type: String?) throws {
    try load(fromContents: contents, ofType: type)
    changes = 0
    savedChanges = 0
  }

  /// Reads a file at once, on this thread, and loads it. Documents of other kinds than files override it.
  open func read(from url: URL) throws {
    try take(try DocumentFile.contents(of: url), fileType)
    if url == self.url { fileModificationDate = DocumentFile.modificationDate(of: url) }
  }

  /// Takes over what a file has; subclasses override it.
  ///
  /// - Parameter contents: `Data` of a file, a `FileWrapper` of a folder.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Saving

  /// Returns what the file is to have, as `Data` or a `FileWrapper`; subclasses override it. Without that there is
  /// nothing to be saved, and the program ends with a sentence.
  open func contents(forType typeName: String) throws -> Any {
    failure(
      "UIDocument's contents(forType:) must be overridden by \(type(of: self)), which is saved.")
  }

  /// Saves the document.
  ///
  /// - Parameter completionHandler: called on the main thread with whether that went well.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let type = savingFileType ?? "public.data"
      let contents = try contents(forType: type)
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      let token = changes
      let box = DocumentResult(.success(contents))
      let original = saveOperation == .forOverwriting ? self.url : nil
      let files = SendableAttributes(attributes)
      performAsynchronousFileAccess { [self] in
        let written = Result<Any, any Error> {
          try DocumentFile.write(box.result.get(), to: url, original: original)
          try DocumentFile.set(files.values, of: url)
          return ()
        }
        let date = DocumentFile.modificationDate(of: url)
        let outcome = DocumentResult(written)
        DispatchQueue.main.async { [self] in
          MainActor.assumeIsolated {
            didWrite(outcome.result, url, saveOperation, date, token, completionHandler)
          }
        }
      }
    } catch {
      failed(error)
      later(completionHandler, false)
    }
  }

  private func didWrite(
    _ result: Result<Any, any Error>, _ url: URL, _ operation: SaveOperation, _ date: Date?,
    _ token: Int, _ completion: ((Bool) -> Void)?
  ) {
    if case .failure(let error) = result {
      failed(error)
      completion?(false)
      return
    }
    fileModificationDate = date
    if operation == .forCreating { self.url = url }
    updateChangeCount(withToken: token, for: operation)
    var new = state.subtracting(.savingError)
    if operation == .forCreating, state.contains(.closed) {
      new.remove(.closed)
      observe()
    }
    setState(new)
    completion?(true)
  }

  private func failed(_ error: any Error) {
    setState(state.union(.savingError))
    handleError(error, userInteractionPermitted: true)
  }

  /// Saves the document where it was changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return later(completionHandler, true) }
    save(to: url, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Writes contents at once, on this thread, so that the old file stays until the new one is whole.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? self.url : nil)
    try DocumentFile.set(additionalFileAttributes ?? [:], of: url)
  }
  /// Writes contents at once, on this thread.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws { try DocumentFile.write(contents, to: url, original: originalContentsURL) }
  /// Returns the attributes that a written file gets; none unless a subclass says some.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }
  /// Returns the extension of files of a type; the file's own where the type has none.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? url.pathExtension
  }

  /// Runs work with files on a thread of its own, in the order of the calls.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    let work = DocumentWork(block)
    DocumentFile.queue.async { work.run() }
  }

  // MARK: Changes

  /// Whether something was changed since the document was read or saved.
  open var hasUnsavedChanges: Bool { changes != savedChanges }

  /// Notes a change, which is saved some time later.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: savedChanges = changes
    }
    if hasUnsavedChanges { scheduleAutosave() }
  }
  /// Returns how much has been changed, to be handed to `updateChangeCount(withToken:for:)` once that is saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
  /// Notes that what was changed up to a moment is saved.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) { if let token = changeCountToken as? Int { savedChanges = token } }

  private func scheduleAutosave() {
    guard autosaveTimer == nil, !state.contains(.closed) else { return }
    autosaveTimer = Timer.scheduledTimer(
      withTimeInterval: Self.autosaveDelay, repeats: false
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.autosaveTimer = nil
        self?.autosave()
      }
    }
  }

  /// What takes changes back, made when it is first asked for; its changes are the document's.
  open var undoManager: UndoManager! {
    get {
      if let storedUndoManager { return storedUndoManager }
      let made = UndoManager()
      self.undoManager = made
      return made
    }
    set {
      undoObservers.forEach(NotificationCenter.default.removeObserver)
      storedUndoManager = newValue
      let kinds: [(NSNotification.Name, ChangeKind)] = [
        (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
        (.NSUndoManagerDidRedoChange, .redone),
      ]
      undoObservers =
        newValue == nil
        ? []
        : kinds.map { name, kind in
          NotificationCenter.default.addObserver(forName: name, object: newValue, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
              guard let self, let manager = self.storedUndoManager,
                kind != .done || !manager.isUndoing && !manager.isRedoing
              else { return }
              self.updateChangeCount(kind)
            }
          }
        }
    }
  }

  private func observe() {
    guard observers.isEmpty else { return }
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.autosave() } },
      center.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.readChangesOfOthers() } },
    ]
  }

  /// Another program wrote the file meanwhile: what was not changed here follows.
  private func readChangesOfOthers() {
    guard !state.contains(.closed), !hasUnsavedChanges,
      let date = DocumentFile.modificationDate(of: url), let known = fileModificationDate,
      date.timeIntervalSince(known) > 0.001
    else { return }
    revert(toContentsOf: url)
  }

  // MARK: For overriding

  /// Called before the document must not be edited for a while.
  open func disableEditing() {}
  /// Called when it can be edited again.
  open func enableEditing() {}
  /// Called with what went wrong as the file was read or written; writes a line to the log.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    Log.write("The document \(url.lastPathComponent) could not be read or saved: \(error)")
    finishedHandlingError(error, recovered: false)
  }
  /// Called when `handleError` is done with an error.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called where nobody can be asked about an error any more.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  /// Called before the document's activity is handed on; adds the file to it.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    var info = userActivity.userInfo ?? [:]
    info[Self.userActivityURLKey] = url
    userActivity.userInfo = info
  }
  /// Called with an activity that somebody goes on with.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
