import Failures
import PlatformInterface

/// Keeps what undoes the program's changes, and what does them again.
///
/// Changes are kept in groups, of which `undo()` undoes one as a whole. With `groupsByEvent`, which is
/// the default, everything registered before the main queue's next turn is one group.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  /// Groups that were begun and not ended, the outermost first.
  private var openGroups: [UndoGroup] = []
  private var disabledCount = 0
  private var closesAtEndOfEvent = false
  private enum Work { case none, undoing, redoing }
  private var work = Work.none

  public override nonisolated init() { super.init() }

  // MARK: Groups

  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }

  /// Whether a group is begun by the first change and ended with the event it belongs to.
  open var groupsByEvent = true

  /// How many groups are kept; 0 keeps all.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Kept for programs that set them: groups end with the main queue's turn in every mode.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, work == .none { beginEventGroup() }
    begin()
  }

  private func begin() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// - Precondition: a group is open.
  open func endUndoGrouping() {
    require(
      !openGroups.isEmpty,
      "NSInternalInconsistencyException: -[NSUndoManager endUndoGrouping]: endUndoGrouping called "
        + "with no matching begin")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if !group.isEmpty {
      if let outer = openGroups.last { outer.add(group) } else { keep(group) }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    if work == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
    dropOldest()
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  /// The group that takes all changes of one event.
  private func beginEventGroup() {
    begin()
    guard !closesAtEndOfEvent else { return }
    closesAtEndOfEvent = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.endEventGroup() }
    }
  }

  private func endEventGroup() {
    guard closesAtEndOfEvent else { return }
    closesAtEndOfEvent = false
    if !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open func disableUndoRegistration() { disabledCount += 1 }

  /// - Precondition: registration is disabled.
  open func enableUndoRegistration() {
    require(
      disabledCount > 0,
      "NSInternalInconsistencyException: -[NSUndoManager enableUndoRegistration]: "
        + "enableUndoRegistration may only be invoked with matching call to "
        + "disableUndoRegistration")
    disabledCount -= 1
  }

  /// Undoing calls `selector` on the target, which is not held, with the object.
  open func registerUndo(
    withTarget target: Any, selector: Selector, object anObject: Any?
  ) {
    add(UndoAction(target as AnyObject) { selector.perform(on: $0, anObject) })
  }

  /// Undoing calls the handler with the target, which is not held.
  ///
  /// - Parameter handler: registers what undoes it in turn, for redoing.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    add(
      UndoAction(target) { object in
        if let object = object as? TargetType { handler(object) }
      })
  }

  private func add(_ action: UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      require(
        groupsByEvent,
        "NSInternalInconsistencyException: -[NSUndoManager registerUndoWithTarget:selector:object:]: "
          + "must begin a group before registering undo")
      beginEventGroup()
    }
    // What was undone cannot be done again after something else was changed.
    if work == .none { redoGroups = [] }
    openGroups.last?.add(action)
  }

  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    openGroups = []
    closesAtEndOfEvent = false
    disabledCount = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoGroups + redoGroups + openGroups { group.removeActions(of: object) }
    undoGroups.removeAll(where: \.isEmpty)
    redoGroups.removeAll(where: \.isEmpty)
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoGroups.isEmpty
  }
  open var isUndoing: Bool { work == .undoing }
  open var isRedoing: Bool { work == .redoing }

  /// Undoes the last group; ends the open one first.
  ///
  /// - Precondition: no more than one group is open.
  open func undo() {
    require(
      openGroups.count <= 1,
      "NSInternalInconsistencyException: -[NSUndoManager undo]: undo was called with too many "
        + "nested undo groups")
    if !openGroups.isEmpty {
      endUndoGrouping()
      closesAtEndOfEvent = false
    }
    undoNestedGroup()
  }

  /// Undoes the last group.
  ///
  /// - Precondition: no group is open.
  open func undoNestedGroup() {
    require(
      openGroups.isEmpty,
      "NSInternalInconsistencyException: -[NSUndoManager undoNestedGroup]: undoNestedGroup was "
        + "called with too many nested undo groups")
    guard let group = undoGroups.popLast() else { return }
    run(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    require(
      openGroups.isEmpty,
      "NSInternalInconsistencyException: -[NSUndoManager redo]: do not invoke this method while "
        + "an undo group is open")
    guard let group = redoGroups.popLast() else { return }
    run(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  private func run(
    _ group: UndoGroup, as work: Work, _ before: Notification.Name, _ after: Notification.Name
  ) {
    post(.NSUndoManagerCheckpoint)
    post(before)
    self.work = work
    begin()
    openGroups.last?.name = group.name
    group.undo()
    while !openGroups.isEmpty { endUndoGrouping() }
    self.work = .none
    post(after)
  }

  // MARK: Names

  /// What a menu calls the change: "Undo Typing".
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? undoGroups.last)?.name = actionName
  }

  open var undoActionName: String {
    canUndo ? (openGroups.first { !$0.isEmpty } ?? undoGroups.last)?.name ?? "" : ""
  }
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// One thing to undo.
@MainActor
private final class UndoAction {
  private(set) weak var target: AnyObject?
  private let body: @MainActor (AnyObject) -> Void

  init(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.body = body
  }

  func undo() { if let target { body(target) } }
}

/// Things to undo together, the last one first.
@MainActor
private final class UndoGroup {
  private enum Part {
    case action(UndoAction)
    case group(UndoGroup)
  }
  private var parts: [Part] = []
  var name = ""

  var isEmpty: Bool { parts.isEmpty }

  func add(_ action: UndoAction) { parts.append(.action(action)) }

  func add(_ group: UndoGroup) {
    parts.append(.group(group))
    if name.isEmpty { name = group.name }
  }

  func undo() {
    for part in parts.reversed() {
      switch part {
      case .action(let action): action.undo()
      case .group(let group): group.undo()
      }
    }
  }

  func removeActions(of target: AnyObject) {
    parts.removeAll { part in
      switch part {
      case .action(let action): return action.target === target
      case .group(let group):
        group.removeActions(of: target)
        return group.isEmpty
      }
    }
  }
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
