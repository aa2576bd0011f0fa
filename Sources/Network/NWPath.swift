import SystemConfiguration

/// How the network can be reached at a moment.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether there is a way.
  public enum Status: Hashable, Sendable {
    /// There is one.
    case satisfied
    /// There is none.
    case unsatisfied
    /// There will be one once a connection is made; not told here.
    case requiresConnection
  }

  /// Why there is no way. Here always that there is none.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// Nobody knows.
    case notAvailable
    /// The user forbids the modem.
    case cellularDenied
    /// The user forbids wireless networks.
    case wifiDenied
    /// The user forbids the network around.
    case localNetworkDenied
    /// A tunnel is wanted that is not there.
    case vpnInactive
  }

  /// Whether there is a way.
  public let status: Status
  /// Why there is none.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The ways, the one that is taken first.
  public let availableInterfaces: [NWInterface]
  /// Whether numbers of version 4 lead out.
  public let supportsIPv4: Bool
  /// Whether numbers of version 6 lead out.
  public let supportsIPv6: Bool
  /// Whether names are found.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether what is sent may cost something: over a modem.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// Whether the user wants little to be sent, which a desktop does not tell.
  public var isConstrained: Bool { false }

  /// Whether the way goes over a kind of interface.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String {
    guard status == .satisfied else { return "unsatisfied (No network route)" }
    let versions = [supportsIPv4 ? "ipv4" : nil, supportsIPv6 ? "ipv6" : nil, "dns"]
    let names = availableInterfaces.map(\.name).joined(separator: ", ")
    return "satisfied (Path is satisfied), interface: \(names), "
      + versions.compactMap { $0 }.joined(separator: ", ")
  }

  /// How the network can be reached now, over ways of kinds that are allowed.
  ///
  /// With replayed requests (`--network replay:`) the network is there, and without any (`--network none`) it is not.
  static func now(_ allows: (NWInterface.InterfaceType) -> Bool) -> NWPath {
    if RouteTable.isReplayed {
      return allows(.wifi) ? NWPath([.replayed], isVersion4: true, isVersion6: false) : none
    }
    if RouteTable.isCutOff { return none }
    // Version 4 falls back to version 6, so that both may be the same route.
    let first = RouteTable.defaultRoute(isVersion6: false)
    let second = RouteTable.defaultRoute(isVersion6: true)
    var ways: [NWInterface] = []
    for name in [first?.interface, second?.interface].compactMap({ $0 })
    where !ways.contains(where: { $0.name == name }) {
      let way = NWInterface(named: name)
      if allows(way.type) { ways.append(way) }
    }
    guard !ways.isEmpty else { return none }
    return NWPath(
      ways, isVersion4: RouteTable.hasVersion4, isVersion6: second != nil)
  }

  static let none = NWPath([], isVersion4: false, isVersion6: false)

  private init(_ ways: [NWInterface], isVersion4: Bool, isVersion6: Bool) {
    status = ways.isEmpty ? .unsatisfied : .satisfied
    availableInterfaces = ways
    supportsIPv4 = isVersion4
    supportsIPv6 = isVersion6
  }
}
