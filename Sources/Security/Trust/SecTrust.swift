import CoreGraphics
import Foundation

/// What became of the question whether a certificate is to be trusted.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// A certificate, those that may stand above it, and what it is to be good for. Threads may share one.
public final class SecTrust: NSObject, @unchecked Sendable {
  struct State {
    var policies: [SecPolicy]
    /// What is trusted; nil for what the system trusts.
    var anchors: [SecCertificate]?
    var usesAnchorsOnly = true
    /// When it is to be good; nil for now.
    var date: Date?
    /// The certificate that is trusted whatever is wrong with it.
    var exception: Data?
    /// The chain and the result, once they were asked for.
    var outcome: Outcome?
  }
  struct Outcome {
    let result: SecTrustResultType
    let error: NSError?
    let chain: [SecCertificate]
  }

  let certificates: [SecCertificate]
  private let lock = NSLock()
  private var state: State

  /// - Parameter certificates: the first is the one that is evaluated. Not empty.
  init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
    (self.certificates, state) = (certificates, State(policies: policies))
  }

  var current: State { lock.withLock { state } }

  /// Changes what is asked, and forgets what the answer was.
  func change(_ action: (inout State) -> Void) {
    lock.withLock {
      state.outcome = nil
      action(&state)
    }
  }

  /// The answer, which is found when it is first asked for.
  var outcome: Outcome {
    lock.withLock {
      if let outcome = state.outcome { return outcome }
      let outcome = evaluate(state)
      state.outcome = outcome
      return outcome
    }
  }
}

/// The objects of a class in one object or an array of them; nil where something else is among them.
private func all<Object>(_ value: Any, _ type: Object.Type) -> [Object]? {
  if let object = value as? Object { return [object] }
  guard let objects = value as? [Any] else { return nil }
  let found = objects.compactMap { $0 as? Object }
  return found.count == objects.count ? found : nil
}

/// Makes a trust.
///
/// - Parameters:
///   - certificates: a certificate or an array of them; the first is to be trusted, the others may stand above it.
///   - policies: a policy or an array of them; the basic one where nil.
///   - trust: gets it.
/// - Returns: `errSecParam` where something else is given.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  guard let certificates = all(certificates, SecCertificate.self), !certificates.isEmpty,
    let policies = policies.map({ all($0, SecPolicy.self) }) ?? [SecPolicy(.basic)]
  else { return errSecParam }
  trust.pointee = SecTrust(certificates, policies)
  return errSecSuccess
}

/// Sets what a certificate is to be good for.
///
/// - Parameter policies: a policy or an array of them.
/// - Returns: `errSecParam` where something else is given.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  guard let policies = all(policies, SecPolicy.self) else { return errSecParam }
  trust.change { $0.policies = policies }
  return errSecSuccess
}

/// Gives the policies of a trust.
@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>)
  -> OSStatus
{
  policies.pointee = trust.current.policies
  return errSecSuccess
}

/// Sets the certificates that are trusted, alone until `SecTrustSetAnchorCertificatesOnly(_:_:)` says otherwise.
///
/// - Parameter anchorCertificates: nil for those that the system trusts.
/// - Returns: `errSecParam` where something else is among them.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?)
  -> OSStatus
{
  let anchors = anchorCertificates.map { all($0, SecCertificate.self) }
  if let anchors, anchors == nil { return errSecParam }
  trust.change {
    $0.anchors = anchors ?? nil
    $0.usesAnchorsOnly = true
  }
  return errSecSuccess
}

/// Gives the certificates that are trusted instead of the system's; nil where there are none.
@discardableResult
public func SecTrustCopyCustomAnchorCertificates(
  _ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  anchors.pointee = trust.current.anchors
  return errSecSuccess
}

/// Sets whether the certificates that the system trusts are not trusted beside the trust's own.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus {
  trust.change { $0.usesAnchorsOnly = anchorCertificatesOnly }
  return errSecSuccess
}

/// Sets when a certificate is to be good, instead of now.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  trust.change { $0.date = verifyDate }
  return errSecSuccess
}
