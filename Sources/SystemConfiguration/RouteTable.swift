import Dispatch
import Foundation
import Glibc
import PlatformInterface

/// What the kernel tells of the ways out of this machine.
package enum RouteTable {
  /// A way to everywhere.
  package struct Route {
    /// The interface that it goes over.
    package let interface: String
    /// Whether that is a modem's, by its name.
    package var isMobile: Bool { RouteTable.isMobile(interface) }
  }

  /// Whether an interface is a modem's, by its name.
  package static func isMobile(_ interface: String) -> Bool {
    ["wwan", "ppp", "rmnet"].contains(where: interface.hasPrefix)
  }

  /// Whether requests are answered from files (`--network replay:`): the network is there, whatever the machine has.
  package static let isReplayed: Bool = (try? LaunchOptions.fromEnvironment())?.network == .replay
  /// Whether nothing beyond this machine may be reached (`--network none`).
  package static let isCutOff: Bool =
    (try? LaunchOptions.fromEnvironment())?.network == LaunchOptions.Network.none

  /// The way that what has no other goes; nil where the machine has none. Version 4 falls back to version 6.
  package static func defaultRoute(isVersion6: Bool) -> Route? {
    if !isVersion6, let route = version4().first(where: { $0.mask == 0 }) {
      return Route(interface: route.interface)
    }
    let text = (try? String(contentsOfFile: "/proc/net/ipv6_route", encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: " ")
      guard cells.count == 10, cells[0].allSatisfy({ $0 == "0" }), cells[1] == "00",
        cells[9] != "lo", let flags = UInt32(cells[8], radix: 16), flags & 1 == 1,
        flags & 0x200 == 0
      else { continue }
      return Route(interface: String(cells[9]))
    }
    return nil
  }

  /// Whether numbers of version 4 lead out of this machine.
  package static var hasVersion4: Bool { version4().contains { $0.mask == 0 } }

  /// Whether a number of version 4 lies in a network that this machine is part of.
  static func isDirect(_ number: [UInt8]) -> Bool {
    guard number.count == 4 else { return false }
    let value = number.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return version4().contains { $0.mask != 0 && $0.gateway == 0 && value & $0.mask == $0.network }
  }

  private struct Entry {
    let interface: String
    let network, gateway, mask: UInt32
  }

  /// The routes that are up. Numbers are in the network's order, as the kernel writes them.
  private static func version4() -> [Entry] {
    let text = (try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(whereSeparator: \.isWhitespace)
      guard cells.count >= 8, let network = UInt32(cells[1], radix: 16),
        let gateway = UInt32(cells[2], radix: 16), let flags = UInt32(cells[3], radix: 16),
        let mask = UInt32(cells[7], radix: 16), flags & 1 == 1
      else { return nil }
      return Entry(interface: String(cells[0]), network: network, gateway: gateway, mask: mask)
    }
  }

  /// The number of this machine's that packets to an address would come from; nil where there is no way to it.
  /// Nothing is sent: a socket for single packets that is connected asks the kernel for its route alone.
  static func source(towards bytes: [UInt8]) -> [UInt8]? {
    var target = bytes
    let family = Int32(bytes.withUnsafeBytes { $0.loadUnaligned(as: sa_family_t.self) })
    let handle = socket(family, Int32(SOCK_DGRAM.rawValue), 0)
    guard handle >= 0 else { return nil }
    defer { close(handle) }
    // A port of zero is refused by some kernels.
    if target[2] == 0, target[3] == 0 { target[3] = 53 }
    let isConnected = target.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: sockaddr.self) {
        connect(handle, $0.baseAddress!, socklen_t(raw.count)) == 0
      }
    }
    guard isConnected else { return nil }
    var own = [UInt8](repeating: 0, count: 28)
    var length = socklen_t(own.count)
    let isKnown = own.withUnsafeMutableBytes { raw in
      raw.withMemoryRebound(to: sockaddr.self) {
        getsockname(handle, $0.baseAddress!, &length) == 0
      }
    }
    return isKnown ? NetworkHost.number(in: Array(own.prefix(Int(length)))) : nil
  }
}

/// Hears of changes of addresses and routes from the kernel.
package final class RouteWatch {
  private let source: any DispatchSourceRead

  /// Nil where the kernel lets nobody listen.
  package init?(queue: DispatchQueue, change: @escaping @Sendable () -> Void) {
    // Linux's own family of sockets, and the kinds of news: links, addresses and routes of both versions.
    let (family, addressesAndRoutes): (Int32, UInt32) = (16, 0x1 | 0x10 | 0x40 | 0x100 | 0x400)
    let handle = socket(family, Int32(SOCK_RAW.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard handle >= 0 else { return nil }
    var address = [UInt8](repeating: 0, count: 12)
    address.withUnsafeMutableBytes {
      $0.storeBytes(of: sa_family_t(family), as: sa_family_t.self)
      $0.storeBytes(of: addressesAndRoutes, toByteOffset: 8, as: UInt32.self)
    }
    let isBound = address.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: sockaddr.self) {
        bind(handle, $0.baseAddress!, socklen_t(raw.count)) == 0
      }
    }
    guard isBound else {
      close(handle)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: handle, queue: queue)
    source.setEventHandler {
      var news = [UInt8](repeating: 0, count: 8192)
      while recv(handle, &news, news.count, 0) > 0 {}
      change()
    }
    source.setCancelHandler { close(handle) }
    source.resume()
  }

  deinit { source.cancel() }
}
