import PlatformInterface

/// What both kinds of session say of the items.
@MainActor
enum DragContents {
  static func conforms(_ items: [UIDragItem], to types: [String]) -> Bool {
    items.contains { item in
      types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  static func canLoad(_ items: [UIDragItem], _ aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Makes objects of the items that can be made such, and hands them over in order on the main
  /// thread.
  static func load(
    _ items: [UIDragItem], _ aClass: any NSItemProviderReading.Type, _ progress: Progress,
    _ done: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let answers = LoadedObjects(count: providers.count)
    nonisolated(unsafe) let done = done
    let group = DispatchGroup()
    for (index, provider) in providers.enumerated() {
      group.enter()
      let inner = provider.loadObject(ofClass: aClass) { object, _ in
        answers.set(object, at: index)
        group.leave()
      }
      progress.addChild(inner, withPendingUnitCount: 1)
    }
    group.notify(queue: .main) { done(answers.all) }
  }
}

/// Objects that arrive on any thread.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]

  init(count: Int) { objects = Array(repeating: nil, count: count) }

  func set(_ object: (any NSItemProviderReading)?, at index: Int) {
    lock.withLock { objects[index] = object }
  }

  var all: [any NSItemProviderReading] { lock.withLock { objects.compactMap { $0 } } }
}

/// A drag that began in this program.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  /// In the coordinates of the scene's screen.
  var place: CGPoint
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the drag was lifted.
  weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction?, at place: CGPoint) {
    self.interaction = interaction
    self.place = place
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.fromScreen(place) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    DragContents.conforms(items, to: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    DragContents.canLoad(items, aClass)
  }
}

/// The same drag, or another program's, as it is seen by what lies under it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let local: DragSession?
  /// More may become known of them while they are dragged.
  var foreignItems: [UIDragItem]
  private var foreignPlace: CGPoint
  private let foreignAllowsMove: Bool
  nonisolated let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default {
    didSet {
      if progressIndicatorStyle != .default {
        Unsupported.report("UIDropSession.progressIndicatorStyle")
      }
    }
  }

  init(of local: DragSession) {
    self.local = local
    foreignItems = []
    foreignPlace = .zero
    foreignAllowsMove = true
    super.init()
  }

  /// - Parameter place: in the coordinates of the scene's screen.
  init(_ items: [UIDragItem], at place: CGPoint, allowsMove: Bool) {
    local = nil
    foreignItems = items
    foreignPlace = place
    foreignAllowsMove = allowsMove
    super.init()
  }

  var place: CGPoint {
    get { local?.place ?? foreignPlace }
    set {
      if let local { local.place = newValue } else { foreignPlace = newValue }
    }
  }

  var localDragSession: (any UIDragSession)? { local }
  var items: [UIDragItem] { local?.items ?? foreignItems }
  var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? foreignAllowsMove }
  var isRestrictedToDraggingApplication: Bool { local?.isRestrictedToDraggingApplication ?? false }

  func location(in view: UIView) -> CGPoint { view.fromScreen(place) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    DragContents.conforms(items, to: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    DragContents.canLoad(items, aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let count = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }.count
    progress.totalUnitCount += Int64(count)
    DragContents.load(items, aClass, progress, completion)
    return progress
  }
}
