/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// By a connection that comes and goes, such as one of a modem. Never set here.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// There is a route to the host. Whether the host answers, nobody knows.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be made first. Never set here.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// What is sent makes the connection. Never set here.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user has to do something for a connection. Never set here.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Programs that ask make the connection. Never set here.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address is one of this machine's.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The host is in the same network, without a gateway between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The route goes over a mobile network, by the name of its interface.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The same as `connectionOnTraffic`.
  public static let connectionAutomatic = connectionOnTraffic
}

/// The bit of `transientConnection`.
public let kSCNetworkFlagsTransientConnection = 1 << 0
/// The bit of `reachable`.
public let kSCNetworkFlagsReachable = 1 << 1
/// The bit of `connectionRequired`.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// The bit of `connectionAutomatic`.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The bit of `interventionRequired`.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The bit of `isLocalAddress`.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The bit of `isDirect`.
public let kSCNetworkFlagsIsDirect = 1 << 17
