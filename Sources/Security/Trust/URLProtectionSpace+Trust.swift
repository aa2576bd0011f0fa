import Foundation
import FoundationNetworking

/// A server asks to be trusted. No session asks it here.
public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"
/// A server asks for the client's certificate. No session asks it here.
public let NSURLAuthenticationMethodClientCertificate: String =
  "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The trust of the server that a session talks to; nil, as sessions check servers themselves here and ask nobody.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Says that a server is trusted. Sessions do not ask for it here.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
