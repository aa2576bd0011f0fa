/// The space that something is laid out in, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The whole size of the container in points, its insets included.
  var contentSize: CGSize { get }
  /// The size that the insets leave, in points, which groups fill.
  var effectiveContentSize: CGSize { get }
  /// What lies between the container's edges and the part that groups fill, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that really apply, in points. They equal `contentInsets`: Tessera adds nothing to
  /// them for safe areas, which sections take in by their `contentInsetsReference`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section can be made to fit: the space there is, and the traits of the view.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space that the section may fill. Its width or height changes when the collection view's
  /// does, and the section is then asked for anew.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view, by which a section can choose the number of its columns.
  var traitCollection: UITraitCollection { get }
}

/// The container of a section or of a custom group.
@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }
}
