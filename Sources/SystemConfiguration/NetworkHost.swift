import Foundation
import Glibc

/// What a question about reachability is about.
enum NetworkHost {
  /// The network as a whole: whether there is a way out of this machine.
  case anywhere(isVersion6: Bool)
  /// A place in the network, as the bytes of its `sockaddr`.
  case address([UInt8])
  /// A host by its name.
  case name(String)

  /// Nil for addresses of other kinds than the internet's.
  init?(_ address: UnsafePointer<sockaddr>) {
    let size: Int
    switch Int32(address.pointee.sa_family) {
    case AF_INET: size = MemoryLayout<sockaddr_in>.size
    case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: address, count: size))
    // Behind family and port, and the flow of version 6.
    let number = size == MemoryLayout<sockaddr_in>.size ? bytes[4..<8] : bytes[8..<24]
    self =
      number.allSatisfy { $0 == 0 }
      ? .anywhere(isVersion6: number.count == 16) : .address(bytes)
  }

  /// How the host can be reached now; nil where that is not known.
  ///
  /// iOS-BEHAVIOUR: an address without a route, and a name that is not found, have no flags.
  /// Evidence: unmeasured.
  var flags: SCNetworkReachabilityFlags? {
    if RouteTable.isReplayed { return .reachable }
    if RouteTable.isCutOff { return [] }
    switch self {
    case .anywhere(let isVersion6):
      // Version 4 stands for the whole network; a machine may have version 6 alone.
      guard let route = RouteTable.defaultRoute(isVersion6: isVersion6) else { return [] }
      return route.isMobile ? [.reachable, .isWWAN] : .reachable
    case .address(let bytes):
      return Self.flags(of: bytes)
    case .name(let name):
      let found = Self.addresses(of: name)
      return found.map(Self.flags).first { $0.contains(.reachable) } ?? []
    }
  }

  private static func flags(of bytes: [UInt8]) -> SCNetworkReachabilityFlags {
    guard let source = RouteTable.source(towards: bytes) else { return [] }
    var flags: SCNetworkReachabilityFlags = .reachable
    let number = number(in: bytes)
    if source == number || isLoopback(number) {
      flags.formUnion([.isLocalAddress, .isDirect])
    } else if RouteTable.isDirect(number) {
      flags.insert(.isDirect)
    }
    return flags
  }

  /// The number alone, in the network's order.
  static func number(in bytes: [UInt8]) -> [UInt8] {
    bytes.count == MemoryLayout<sockaddr_in>.size
      ? Array(bytes[4..<8]) : bytes.count >= 24 ? Array(bytes[8..<24]) : []
  }

  private static func isLoopback(_ number: [UInt8]) -> Bool {
    number.count == 4
      ? number[0] == 127 : number.dropLast().allSatisfy { $0 == 0 } && number.last == 1
  }

  private static func addresses(of name: String) -> [[UInt8]] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_DGRAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry in
      guard let info = entry?.pointee, let address = info.ai_addr else { return nil }
      return [UInt8](UnsafeRawBufferPointer(start: address, count: Int(info.ai_addrlen)))
    }
  }
}
