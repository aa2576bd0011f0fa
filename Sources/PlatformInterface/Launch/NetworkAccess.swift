import CSwiftRuntime

/// What a program may reach beyond this machine.
package enum NetworkAccess {
  /// Refuses all of it from now on: connections and packets fail as where no network is, names are unknown. It
  /// holds for the process and its libraries, not for other programs that it starts.
  ///
  /// - Parameter environment: of the process. A display on another machine stays reachable: where one is named,
  ///   nothing is refused.
  /// - Returns: whether it was refused.
  package static func deny(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    guard !isElsewhere(environment["DISPLAY"] ?? "") else { return false }
    tessera_deny_network()
    return true
  }

  /// Whether a display's name has a host that is not this machine: `host:0`, and not `:0` or `unix:0`.
  package static func isElsewhere(_ display: String) -> Bool {
    guard let colon = display.lastIndex(of: ":") else { return false }
    let host = display[..<colon]
    return !["", "unix", "localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
      && !host.hasPrefix("/") && !host.hasPrefix("unix/")
  }
}
