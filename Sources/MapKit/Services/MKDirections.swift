import CoreLocation
import Foundation
import PlatformInterface

/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways from place to place. There is no service to ask: every question ends with `MKError.directionsNotFound`,
/// which is reported once.
open class MKDirections: NSObject, @unchecked Sendable {
  /// What is asked.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    public override init() {}
  }

  /// Ways that were found; nothing here makes one.
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute] = []
    init(_ source: MKMapItem, _ destination: MKMapItem) {
      (self.source, self.destination) = (source, destination)
    }
  }

  /// How long a way takes; nothing here makes one.
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let expectedTravelTime: TimeInterval = 0
    public let distance: CLLocationDistance = 0
    override init() {}
  }

  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Makes a question.
  public init(request: Request) {}

  /// Whether it is asked now.
  open private(set) var isCalculating = false

  /// Asks for ways.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    Unsupported.report("MKDirections.calculate(completionHandler:)")
    isCalculating = true
    MapService.later {
      self.isCalculating = false
      completionHandler(nil, MKError(.directionsNotFound))
    }
  }

  /// Asks how long it takes.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    Unsupported.report("MKDirections.calculateETA(completionHandler:)")
    MapService.later { completionHandler(nil, MKError(.directionsNotFound)) }
  }

  /// Asks for ways.
  open func calculate() async throws -> Response {
    Unsupported.report("MKDirections.calculate()")
    throw MKError(.directionsNotFound)
  }

  /// Asks no more.
  open func cancel() {}
}

public typealias MKDirectionsRequest = MKDirections.Request

/// A way; nothing here makes one.
open class MKRoute: NSObject {
  /// A part of a way.
  open class Step: NSObject {
    public let instructions = ""
    public let notice: String? = nil
    public let polyline = MKPolyline(points: [], count: 0)
    public let distance: CLLocationDistance = 0
    public let transportType = MKDirectionsTransportType.automobile
    override init() {}
  }
  public let name = ""
  public let advisoryNotices: [String] = []
  public let distance: CLLocationDistance = 0
  public let expectedTravelTime: TimeInterval = 0
  public let transportType = MKDirectionsTransportType.automobile
  public let polyline = MKPolyline(points: [], count: 0)
  public let steps: [Step] = []
  override init() {}
}
