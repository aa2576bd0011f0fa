import CoreLocation
import Foundation
import UIKitCore

/// Draws a picture of a part of the map.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// What the picture shows.
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion.start
    open var mapRect: MKMapRect {
      get { region.mapRect }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// In points; 256 by 256 by default.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels of a point; the screen's by default.
    open var scale: CGFloat = 0
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var camera = MKMapCamera()
    open var traitCollection = UITraitCollection()
    open var preferredConfiguration = MKMapConfiguration() {
      didSet { mapType = preferredConfiguration.mapType }
    }
    public override init() {}
  }

  /// A picture, and where places are on it.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let rect: MKMapRect
    private let size: CGSize

    init(_ image: UIImage, _ traits: UITraitCollection, _ rect: MKMapRect, _ size: CGSize) {
      (self.image, traitCollection, self.rect, self.size) = (image, traits, rect, size)
    }

    /// Where a place is on the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let place = MKMapPoint(coordinate)
      let scale = size.width / rect.width
      return CGPoint(x: (place.x - rect.minX) * scale, y: (place.y - rect.minY) * scale)
    }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  private let options: Options
  private var isCancelled = false

  /// Makes a snapshotter.
  public init(options: Options) { self.options = options }

  /// Whether a picture is being made.
  open private(set) var isLoading = false

  /// Makes the picture and calls back on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Makes the picture and calls back on a queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    isLoading = true
    struct Call: @unchecked Sendable { let body: CompletionHandler }
    let call = Call(body: completionHandler)
    DispatchQueue.main.async { [self] in
      isLoading = false
      guard !isCancelled else { return }
      let picture = MainActor.assumeIsolated { make() }
      if queue === DispatchQueue.main { return call.body(picture, nil) }
      queue.async { call.body(picture, nil) }
    }
  }

  /// Makes the picture.
  @MainActor open func start() async throws -> Snapshot { make() }

  /// Makes no picture any more.
  open func cancel() { isCancelled = true }

  @MainActor private func make() -> Snapshot {
    let size = options.size
    let wanted = options.region.mapRect
    let scale = min(size.width / wanted.width, size.height / wanted.height)
    let rect = MKMapRect(around: wanted.middle, in: size, scale: scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = options.scale > 0 ? options.scale : UIScreen.main.scale
    let painter = MapPainter(
      size: size, rect: rect, mapType: options.mapType, traits: options.traitCollection)
    let image = UIGraphicsImageRenderer(size: size, format: format).image {
      painter.paint(in: $0.cgContext)
    }
    return Snapshot(image, options.traitCollection, rect, size)
  }
}
