import CoreGraphics
import Foundation
import PlatformInterface

extension SecTrust {
  /// Builds a chain to what is trusted, with each of the policies.
  func evaluate(_ state: State) -> Outcome {
    let leaf = certificates[0]
    guard state.exception != leaf.data else {
      return Outcome(result: .proceed, error: nil, chain: certificates)
    }
    var chain = certificates
    for policy in state.policies.isEmpty ? [SecPolicy(.basic)] : state.policies {
      guard policy.kind != .revocation else {
        Unsupported.report("SecPolicyCreateRevocation(_:) when a trust is evaluated")
        continue
      }
      let (problem, found) = ChainCheck(self, state, policy.kind).run()
      chain = found.isEmpty ? certificates : found
      guard problem != 0 else { continue }
      let (code, sentence) = TrustProblem.describe(problem, leaf.summary ?? "")
      let error = NSError(
        domain: NSOSStatusErrorDomain, code: Int(code),
        userInfo: [NSLocalizedDescriptionKey: sentence])
      let isFatal = code == errSecCertificateRevoked
      return Outcome(
        result: isFatal ? .fatalTrustFailure : .recoverableTrustFailure, error: error, chain: chain)
    }
    return Outcome(result: .unspecified, error: nil, chain: chain)
  }
}

/// Whether a certificate is to be trusted.
///
/// - Parameter error: gets what is wrong: `errSecCertificateExpired`, `errSecHostNameMismatch`, `errSecNotTrusted` and
///   their kin in `NSOSStatusErrorDomain`.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  let outcome = trust.outcome
  error?.pointee = outcome.error
  return outcome.error == nil
}

/// Whether a certificate is to be trusted, as iOS had it until 13.
///
/// - Parameter result: gets `.unspecified` where the system or an anchor trusts it, `.proceed` for an exception,
///   `.recoverableTrustFailure` where something is wrong.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.outcome.result
  return errSecSuccess
}

/// Gives what the last evaluation found, `.invalid` before any.
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.current.outcome?.result ?? .invalid
  return errSecSuccess
}

/// Evaluates a trust on a queue, and calls back on it.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    let error = trust.outcome.error
    result(trust, error == nil, error)
  }
  return errSecSuccess
}

/// The number of certificates of the chain, which is built where it is not yet.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.outcome.chain.count }

/// A certificate of the chain, the evaluated one first; nil behind its end.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  let chain = trust.outcome.chain
  return chain.indices.contains(ix) ? chain[ix] : nil
}

/// The certificates of the chain, the evaluated one first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.outcome.chain }

/// The public key of the evaluated certificate; nil for a kind of key that is not known.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { SecKey(trust.certificates[0]) }

/// The public key of the evaluated certificate, under the name that iOS had until 14.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// What is wrong with the evaluated certificate, for `SecTrustSetExceptions(_:_:)`.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { trust.certificates[0].data }

/// Trusts the certificate from now on whatever is wrong with it.
///
/// - Parameter exceptions: what `SecTrustCopyExceptions(_:)` gave for it; nil takes all exceptions back.
/// - Returns: whether they are this certificate's.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  trust.change { $0.exception = exceptions }
  return exceptions == trust.certificates[0].data
}
