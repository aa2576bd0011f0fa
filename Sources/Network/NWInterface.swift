import Foundation
import Glibc
import SystemConfiguration

/// A way that leads out of this machine, such as a card or a modem.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// What kind of way it is.
  public enum InterfaceType: Hashable, Sendable {
    /// Something else, such as a tunnel.
    case other
    /// A wireless network.
    case wifi
    /// A modem's.
    case cellular
    /// A cable.
    case wiredEthernet
    /// To the machine itself.
    case loopback
  }

  /// What kind of way it is.
  public let type: InterfaceType
  /// What the system calls it, as `wlan0`.
  public let name: String
  /// The system's number for it; 0 where it has none.
  public let index: Int

  public var debugDescription: String { name }

  init(named name: String) {
    self.name = name
    index = Int(if_nametoindex(name))
    type = Self.type(of: name)
  }

  /// What stands for the way out where requests are answered from files, whatever the machine has.
  static let replayed = NWInterface(type: .wifi, name: "en0", index: 1)

  private init(type: InterfaceType, name: String, index: Int) {
    (self.type, self.name, self.index) = (type, name, index)
  }

  private static func type(of name: String) -> InterfaceType {
    let folder = "/sys/class/net/\(name)"
    if name == "lo" { return .loopback }
    if RouteTable.isMobile(name) { return .cellular }
    if name.hasPrefix("wl") || access(folder + "/wireless", F_OK) == 0 { return .wifi }
    if ["tun", "wg"].contains(where: name.hasPrefix) { return .other }
    let kind = (try? String(contentsOfFile: folder + "/type", encoding: .utf8)) ?? ""
    // The kernel's number for Ethernet.
    return kind.trimmingCharacters(in: .whitespacesAndNewlines) == "1" ? .wiredEthernet : .other
  }
}
