import CoreGraphics
import Foundation
import PlatformInterface

/// What a certificate is to be good for.
public final class SecPolicy: NSObject, Sendable {
  enum Kind: Hashable, Sendable {
    case basic
    case server(host: String?)
    case client
    case revocation
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecPolicy)?.kind == kind }
  public override var hash: Int { kind.hashValue }
}

/// A chain of certificates, whatever it is for.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// A certificate of a server, or of who asks one.
///
/// - Parameters:
///   - server: whether it is the server's.
///   - hostname: the server that the certificate has to name, or its address; nil for any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(server ? .server(host: hostname) : .client)
}

/// That nobody revoked a certificate. Who could be asked is not asked here, which is reported when a trust is
/// evaluated that has this policy.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(.revocation)
}

/// Asks by the online protocol.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Asks by lists.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Asks by lists before the protocol.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Trusts nothing that nobody confirmed.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Asks nobody over the network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
/// Asks by the protocol and by lists.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
