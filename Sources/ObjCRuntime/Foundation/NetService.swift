import Foundation
import PlatformInterface

/// Hears what became of a service on the local network.
public protocol NetServiceDelegate: AnyObject {
  /// Called when the address of a service has been found.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Called when the address of a service was not found; the numbers are by `NetService.errorCode` and
  /// `NetService.errorDomain`.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Called when others can see a service.
  func netServiceDidPublish(_ sender: NetService)
  /// Called when others cannot see a service.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Called when a service is no longer looked for or shown.
  func netServiceDidStop(_ sender: NetService)
}

extension NetServiceDelegate {
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
}

/// A service on the local network, as Bonjour knows it.
///
/// Nobody is asked here: the delegate hears soon that the service was not found, or cannot be shown.
open class NetService: NSObject, @unchecked Sendable {
  /// The key of an error's number.
  public static let errorCode = "NSNetServicesErrorCode"
  /// The key of an error's domain.
  public static let errorDomain = "NSNetServicesErrorDomain"

  /// The domain, such as `local.`.
  public let domain: String
  /// The kind of service, such as `_http._tcp.`.
  public let type: String
  /// What people call it.
  public let name: String
  /// The port; -1 where it is not known.
  public let port: Int
  /// Hears what became of the service.
  open weak var delegate: (any NetServiceDelegate)?

  /// Names a service that others show.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Names a service that the program shows.
  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
  }

  /// The name of the machine that has the service; nil, as none is found.
  open var hostName: String? { nil }
  /// Where the service is found; nil, as none is.
  open var addresses: [Data]? { nil }

  /// Looks for the service's address; the delegate hears that there is none.
  open func resolve(withTimeout timeout: TimeInterval) {
    Unsupported.report("NetService.resolve(withTimeout:)")
    tell { $0.netService(self, didNotResolve: Self.notFound) }
  }

  /// Shows the service to others; the delegate hears that it cannot be.
  open func publish() {
    Unsupported.report("NetService.publish()")
    tell { $0.netService(self, didNotPublish: Self.notFound) }
  }

  /// Ends looking and showing.
  open func stop() { tell { $0.netServiceDidStop(self) } }

  /// `NSNetServicesUnknownError`.
  private static var notFound: [String: NSNumber] {
    [errorCode: NSNumber(value: -72000), errorDomain: NSNumber(value: 10)]
  }

  private func tell(_ word: @escaping (any NetServiceDelegate) -> Void) {
    nonisolated(unsafe) let word = word
    RunLoop.current.perform { [self] in
      if let delegate { word(delegate) }
    }
  }
}
