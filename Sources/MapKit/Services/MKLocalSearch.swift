import CoreLocation
import Foundation
import PlatformInterface

/// Looks for places by words. There is no service to ask: every search ends with `MKError.serverFailure`, which is
/// reported once.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is looked for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Near where.
    open var region = MKCoordinateRegion()
    /// What kinds of answers are wanted.
    open var resultTypes = ResultType([.address, .pointOfInterest])

    public override init() {}
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Makes a search for what a completion stands for.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// What was found; nothing here makes one.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
    override init() {}
  }

  /// Kinds of answers.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Makes a search.
  public init(request: Request) {}

  /// Whether it is under way.
  open private(set) var isSearching = false

  /// Looks for places.
  open func start(completionHandler: @escaping CompletionHandler) {
    Unsupported.report("MKLocalSearch.start(completionHandler:)")
    isSearching = true
    MapService.later {
      self.isSearching = false
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  /// Looks for places.
  open func start() async throws -> Response {
    Unsupported.report("MKLocalSearch.start()")
    throw MKError(.serverFailure)
  }

  /// Ends the search.
  open func cancel() {}
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request

/// Words that complete what somebody has begun to write; nothing here makes one.
open class MKLocalSearchCompletion: NSObject {
  public let title = ""
  public let subtitle = ""
  override init() {}
}

/// Hears of completions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what somebody has begun to write. There is no service to ask: every question fails, which is reported once.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Kinds of completions.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes = ResultType([.address, .pointOfInterest, .query])
  /// None.
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  /// What was written; set, it asks.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      Unsupported.report("MKLocalSearchCompleter.queryFragment")
      MapService.later { [weak self] in
        if let self { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
      }
    }
  }
  public override init() {}
  open func cancel() {}
}

enum MapService {
  /// Answers on the main queue, after the call that asked.
  static func later(_ body: @escaping () -> Void) {
    struct Call: @unchecked Sendable { let body: () -> Void }
    let call = Call(body: body)
    DispatchQueue.main.async { call.body() }
  }
}
