import Foundation
import ObjCRuntime
import PlatformInterface

/// Asks who sits in front of the device.
///
/// A Linux desktop tells a program neither fingers nor faces, and no password of the user's is a program's to ask
/// for: no policy can be evaluated, and programs go the way they have for devices without either. That is reported.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button that leads to a password; nil for the system's, and empty for none.
  open var localizedFallbackTitle: String?
  /// The title of the button that ends the asking; nil for the system's.
  open var localizedCancelTitle: String?
  /// Why the user is asked, where no text of a call's own says it.
  open var localizedReason = ""
  /// Seconds for which a finger that unlocked the device counts, too.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nobody may be asked.
  open var interactionNotAllowed = false
  private let lock = NSLock()
  private var isInvalid = false
  private var credentials: [LACredentialType: Data] = [:]

  public override init() { super.init() }

  /// What of a user the device knows: nothing.
  open var biometryType: LABiometryType { .none }

  /// What stands for those whom the device knows, which changes as they do; nil where nothing was evaluated.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Whether a policy can be evaluated: no.
  ///
  /// - Parameter error: gets why not: `biometryNotAvailable`, or `passcodeNotSet` for a policy that a passcode
  ///   fulfils; `invalidContext` after `invalidate()`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = self.error(for: policy) as NSError
    return false
  }

  /// Asks the user; `reply` is called on a queue of its own, with false and why.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Unsupported.report("LAContext.evaluatePolicy(_:localizedReason:reply:)")
    let error = error(for: policy)
    DispatchQueue.global().async { reply(false, error) }
  }

  /// Asks the user.
  ///
  /// - Throws: an `LAError` that says why nobody can be asked.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Unsupported.report("LAContext.evaluatePolicy(_:localizedReason:reply:)")
    throw error(for: policy)
  }

  /// Ends what is being asked; nothing can be evaluated afterwards.
  open func invalidate() { lock.withLock { isInvalid = true } }

  /// Keeps what the program shows in place of the user; nil lets go of it.
  ///
  /// - Returns: whether it was kept: not after `invalidate()`.
  @discardableResult
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    lock.withLock {
      guard !isInvalid else { return false }
      credentials[type] = credential
      return true
    }
  }

  /// Whether something is kept that the program shows in place of the user.
  open func isCredentialSet(_ type: LACredentialType) -> Bool {
    lock.withLock { credentials[type] != nil }
  }

  private func error(for policy: LAPolicy) -> LAError {
    if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
