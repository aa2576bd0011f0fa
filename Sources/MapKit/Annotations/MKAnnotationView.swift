import PlatformInterface
import UIKitCore

/// How an annotation's view is dragged.
public enum MKAnnotationViewDragState: UInt, Sendable {
  case none = 0
  case starting, dragging, canceling, ending
}

/// How views that overlap give way to one another.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Never gives way.
  public static let required = MKFeatureDisplayPriority(1000)
  /// Gives way to what is required.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// Gives way to all.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Shows an annotation at its place on the map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The name by which the map uses the view again.
  public let reuseIdentifier: String?
  /// What it shows; nil while it waits to be used again.
  open var annotation: (any MKAnnotation)? { didSet { map?.place(self) } }
  weak var map: MKMapView?
  private let picture = UIImageView()

  /// Makes a view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    build()
  }

  /// Makes a view of no annotation.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    build()
  }

  private func build() {
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Readies the view for another annotation.
  open func prepareForReuse() { isSelected = false }
  /// Readies the view to be shown, after its annotation was set.
  open func prepareForDisplay() {}

  /// A picture whose size is the view's; nil, the default, shows none.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image {
        bounds.size = image.size
        picture.frame = bounds
      }
      map?.place(self)
    }
  }

  /// How far the middle of the view is from the place, in points; nothing by default.
  open var centerOffset = CGPoint.zero { didSet { map?.place(self) } }
  /// How far the callout's tip is from the middle of the view's upper edge, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether the view answers touches; true by default.
  open var isEnabled = true
  /// Whether it looks touched.
  open var isHighlighted = false
  /// Whether it is selected, and shows its callout.
  open var isSelected = false
  /// Whether it can show a callout; false by default.
  open var canShowCallout = false { didSet { map?.calloutChanged(self) } }
  /// What is on the left of the callout.
  open var leftCalloutAccessoryView: UIView? { didSet { map?.calloutChanged(self) } }
  /// What is on the right of the callout.
  open var rightCalloutAccessoryView: UIView? { didSet { map?.calloutChanged(self) } }
  /// What is in the subtitle's place in the callout.
  open var detailCalloutAccessoryView: UIView? { didSet { map?.calloutChanged(self) } }
  /// Whether a long press moves the annotation, which then needs a coordinate that can be set.
  open var isDraggable = false
  /// How it is dragged.
  open var dragState = MKAnnotationViewDragState.none
  /// Views of one identifier that overlap become one; that is not there, and reported.
  open var clusteringIdentifier: String? {
    didSet {
      if clusteringIdentifier != nil {
        Unsupported.report("MKAnnotationView.clusteringIdentifier")
      }
    }
  }
  /// How it gives way to others; kept, as none gives way.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// What is in front of what.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { map?.place(self) } }
  /// How views of the map that overlap give way; kept, as none gives way.
  open var collisionMode = CollisionMode.rectangle
  /// The view of the group that it is part of; nil, as there are no groups.
  open var cluster: MKAnnotationView? { nil }

  /// The shape by which views are compared that overlap.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle, none
  }

  /// Selects or deselects the view; subclasses change what it looks like.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Changes how the view is dragged; subclasses show it and go on to the next state themselves.
  open func setDragState(_ newDragState: MKAnnotationViewDragState, animated: Bool) {
    dragState = newDragState
  }

  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? [annotation?.shownTitle, annotation?.shownSubtitle].compactMap(\.self)
        .joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }
}

/// What is in front of what on the map.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// In front of all.
  public static let max = MKAnnotationViewZPriority(1000)
  /// Of a view that is selected.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// Of any other view.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// Behind all.
  public static let min = MKAnnotationViewZPriority(0)
}

/// The identifier of views that the map makes of a class by itself.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of views for groups, which there are none of.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
