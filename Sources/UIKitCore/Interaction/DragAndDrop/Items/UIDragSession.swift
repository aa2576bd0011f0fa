/// What a drag carries and where it is: the part that source and destination both see.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// All that is dragged, in the order in which it was added.
  var items: [UIDragItem] { get }
  /// Returns where the finger or pointer is, in points and in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// The source lets its items be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the source keeps its items from other programs.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item has data of one of the types, given by their uniform identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether any item's data can be made an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object for the source's own use; drop delegates of the same program see it through
  /// `UIDropSession.localDragSession`.
  var localContext: Any? { get set }
}

/// A drag as the views under it see it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag as its source sees it; nil where another program began it.
  var localDragSession: (any UIDragSession)? { get }
  /// What the desktop shows while data of the drop are still on their way.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes an object of each item that can be made one, in the items' order; meant to be called from
  /// `performDrop`. The completion is called on the main thread.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What a drop shows of data that are still on their way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// The desktop shows nothing, and the program its own progress.
  case none = 0
  /// A panel with a progress bar and a button that cancels.
  case `default`
}

extension UIDragDropSession {
  /// Returns whether any item can be loaded as a Swift type that stands for a class, such as `String` and
  /// `URL`.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          if let object = object as? T._ObjectiveCType {
            _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}
