import Foundation
import UIKitCore

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  /// What the objects of the section share.
  var name: String { get }
  /// A short text for an index.
  var indexTitle: String? { get }
  /// How many there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// What happened to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// Hears of changes of what a controller shows. All methods are optional.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Hears of one object; the first place is that before all changes, the second that after them.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Hears of one section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Hears that changes follow.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Hears that all changes were told.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Hears of all at once, as the identities of objects.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Returns the short text of a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// Keeps what a request finds for a list, in sections, and tells of changes.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  private let request: NSFetchRequest<ResultType>
  private let context: NSManagedObjectContext
  private let sectionKey: String?
  private let cache: String?
  /// Which objects, in which order.
  open var fetchRequest: NSFetchRequest<ResultType> { request }
  /// Where they live.
  open var managedObjectContext: NSManagedObjectContext { context }
  /// The path to what the objects of a section share; nil for one section.
  open var sectionNameKeyPath: String? { sectionKey }
  /// The name of a cache, which there is none of.
  open var cacheName: String? { cache }
  /// Who hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  private var content: FetchedContent?
  private var token: (any NSObjectProtocol)?

  /// Makes a controller; `performFetch()` fetches the first time.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    request = fetchRequest
    self.context = context
    sectionKey = sectionNameKeyPath
    cache = name
  }

  /// Makes a controller that fetches nothing, for subclasses that stand for another one in tests.
  public override init() {
    request = NSFetchRequest()
    context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    (sectionKey, cache) = (nil, nil)
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  /// Fetches, and from then on follows the context.
  open func performFetch() throws {
    content = FetchedContent(try managedObjectContext.found(fetchRequest), sectionNameKeyPath)
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { [weak self] notification in
      self?.update(notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
    }
    if let delegate, let content { tellSnapshot(content, to: delegate) }
  }

  // MARK: Content

  /// The objects; nil before the first fetch.
  open var fetchedObjects: [ResultType]? {
    content.map { $0.objects.compactMap { $0 as? ResultType } }
  }
  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { content?.sections }
  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let objects = content?.sections[indexPath[0]].members ?? []
    return objects[indexPath[1]] as! ResultType
  }
  /// The place of an object; nil where it is not shown.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { content?.place(of: $0) }
  }
  /// The short texts of the sections.
  open var sectionIndexTitles: [String] { content?.sections.compactMap(\.indexTitle) ?? [] }
  /// The short text of a section.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }
  /// The section of a short text.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }
  /// Forgets caches; there are none.
  open class func deleteCache(withName name: String?) {}

  // MARK: Changes

  private func update(_ updated: Set<NSManagedObject>) {
    guard let old = content, let objects = try? managedObjectContext.found(fetchRequest) else {
      return
    }
    let new = FetchedContent(objects, sectionNameKeyPath)
    let changes = FetchedChanges(from: old, to: new, updated: updated)
    guard !changes.isEmpty else { return }
    guard let delegate else { return content = new }
    let me = untyped
    delegate.controllerWillChangeContent(me)
    content = new
    for (section, place) in changes.deletedSections {
      delegate.controller(me, didChange: section, atSectionIndex: place, for: .delete)
    }
    for (section, place) in changes.insertedSections {
      delegate.controller(me, didChange: section, atSectionIndex: place, for: .insert)
    }
    for change in changes.objects {
      delegate.controller(
        me, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(me)
    tellSnapshot(new, to: delegate)
  }

  private func tellSnapshot(
    _ content: FetchedContent, to delegate: any NSFetchedResultsControllerDelegate
  ) {
    let snapshot = MainActor.assumeIsolated {
      let snapshot = NSDiffableDataSourceSnapshotReference()
      for section in content.sections {
        snapshot.appendSections(withIdentifiers: [section.name])
        snapshot.appendItems(
          withIdentifiers: section.members.map(\.objectID),
          intoSectionWithIdentifier: section.name)
      }
      return UncheckedSnapshot(snapshot: snapshot)
    }
    delegate.controller(untyped, didChangeContentWith: snapshot.snapshot)
  }

  /// The controller as delegates know it. Objective-C's generics are of the compiler alone, and all results are
  /// objects; what differs, `NSFetchedResultsController<any NSFetchRequestResult>` has members of its own for.
  private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
    FetchCasts.seen(self)
  }

  // MARK: Of whatever type

  /// What `fetchedObjects` gives, of whatever type that is.
  @_spi(XcodeSources) open var anyObjects: [Any]? { fetchedObjects }
  /// What `object(at:)` gives, of whatever type that is.
  @_spi(XcodeSources) open func anyObject(at indexPath: IndexPath) -> Any { object(at: indexPath) }
  /// What `indexPath(forObject:)` gives for an object of whatever type; nil for one of another.
  @_spi(XcodeSources) open func indexPath(forAny object: Any) -> IndexPath? {
    (object as? ResultType).flatMap { indexPath(forObject: $0) }
  }
}

private struct UncheckedSnapshot: @unchecked Sendable {
  let snapshot: NSDiffableDataSourceSnapshotReference
}

/// For delegates, which are not told of what the results are. The object may be a controller of another type: each
/// member asks that one's.
extension NSFetchedResultsController where ResultType == any NSFetchRequestResult {
  /// The objects; nil before the first fetch.
  public var fetchedObjects: [any NSFetchRequestResult]? {
    anyObjects?.compactMap { $0 as? any NSFetchRequestResult }
  }
  /// The object at a place.
  public func object(at indexPath: IndexPath) -> any NSFetchRequestResult {
    anyObject(at: indexPath) as! any NSFetchRequestResult
  }
  /// The place of an object; nil where it is not shown.
  public func indexPath(forObject object: any NSFetchRequestResult) -> IndexPath? {
    indexPath(forAny: object)
  }
}
