import CGTK4
import PlatformInterface

/// This start of the program among those that the desktop runs. The first has the program's name on the session
/// bus; a later one hands over what it was started for, and ends.
@MainActor
package final class ProgramInstance {
  /// By which the desktop lets the next window come to the front that asks for it; nil where it gave none.
  static var activationToken: String?

  private let application: UnsafeMutablePointer<GApplication>
  /// Hears from the main loop what a later start was for; nothing where it only wants the program in front.
  var startedAgain: ([URL]) -> Void = { _ in }

  /// - Parameter identifier: the program's reverse-DNS name.
  /// - Returns: nil without a session bus, or where it does not take the name.
  package init?(_ identifier: String) {
    guard let made = tessera_instance_new(identifier) else { return nil }
    application = made
    tessera_instance_observe(
      application,
      { owner, token, links, count in
        MainActor.assumeIsolated {
          guard let owner else { return }
          let instance = Unmanaged<ProgramInstance>.fromOpaque(owner).takeUnretainedValue()
          ProgramInstance.activationToken = token.map { String(cString: $0) }
          instance.startedAgain(
            (0..<Int(count)).compactMap { links?[$0].flatMap { URL(string: String(cString: $0)) } })
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    tessera_instance_observe(application, nil, nil)
    g_object_unref(application)
  }

  /// Whether no other start of the program runs.
  package var isFirst: Bool { g_application_get_is_remote(application) == 0 }

  /// Gives what this start was for to the first one.
  package func handOver(_ links: [URL]) {
    CStrings.with { strings in
      tessera_instance_hand_over(
        application, strings.list(links.map(\.absoluteString)), Int32(links.count))
    }
  }
}
