import Foundation

/// A server asks to be trusted. No session asks it here.
public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"
/// A server asks for the client's certificate. No session asks it here.
public let NSURLAuthenticationMethodClientCertificate: String =
  "NSURLAuthenticationMethodClientCertificate"
