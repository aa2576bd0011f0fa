import CoreGraphics
import Foundation
import ObjCRuntime
import SystemConfiguration
import XCTest

/// What programs for iOS ask of the network, in the words in which they ask it.
final class ReachabilityTests: XCTestCase {
  private func flags(of reachability: SCNetworkReachability?) throws -> SCNetworkReachabilityFlags {
    var flags = SCNetworkReachabilityFlags()
    XCTAssertTrue(SCNetworkReachabilityGetFlags(try XCTUnwrap(reachability), &flags))
    return flags
  }

  private func reachability(_ text: String) -> SCNetworkReachability? {
    var address = sockaddr_in(
      sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: inet_addr(text)),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
  }

  func test_ownAddress_isReachable_local_andDirect() throws {
    let flags = try flags(of: reachability("127.0.0.1"))
    XCTAssertEqual(flags, [.reachable, .isLocalAddress, .isDirect])
    XCTAssertEqual(flags.rawValue & UInt32(kSCNetworkFlagsReachable), 2)
    XCTAssertEqual(flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired), 0)
  }

  func test_ownName_isFound_andOneThatCannotBe_isNot() throws {
    XCTAssertTrue(
      try flags(of: SCNetworkReachabilityCreateWithName(nil, "localhost")).contains(.reachable))
    XCTAssertEqual(try flags(of: SCNetworkReachabilityCreateWithName(nil, "nowhere.invalid")), [])
    XCTAssertNil(SCNetworkReachabilityCreateWithName(nil, ""))
  }

  /// The kernel's own table says the same.
  func test_networkAsAWhole_isReachable_whereThereIsADefaultRoute() throws {
    let routes = try String(contentsOfFile: "/proc/net/route", encoding: .utf8)
    let later = (try? String(contentsOfFile: "/proc/net/ipv6_route", encoding: .utf8)) ?? ""
    let hasRoute =
      routes.split(separator: "\n").dropFirst().contains { line in
        let cells = line.split(separator: "\t")
        return cells[1] == "00000000" && cells[7].trimmingCharacters(in: .whitespaces) == "00000000"
      }
      || later.split(separator: "\n").contains {
        $0.hasPrefix(String(repeating: "0", count: 32) + " 00 ") && !$0.hasSuffix("lo")
      }
    XCTAssertEqual(try flags(of: reachability("0.0.0.0")).contains(.reachable), hasRoute)
  }

  /// What Reachability says where a call failed.
  func test_statuses_haveSentences() {
    XCTAssertEqual(SCError(), kSCStatusOK)
    XCTAssertEqual(String(cString: SCErrorString(SCError())), "Success!")
    let text = Unmanaged.passRetained("kept" as CFString)
    XCTAssertEqual(text.takeRetainedValue(), "kept")
  }

  func test_context_isKeptWhileThereIsACallback() throws {
    final class Box {}
    let reachability = try XCTUnwrap(reachability("127.0.0.1"))
    weak var kept: Box?
    do {
      let box = Box()
      kept = box
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(box).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Box>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Box>.fromOpaque($0).release() }, copyDescription: nil)
      XCTAssertTrue(SCNetworkReachabilitySetCallback(reachability, { _, _, _ in }, &context))
    }
    XCTAssertNotNil(kept)
    XCTAssertTrue(SCNetworkReachabilitySetDispatchQueue(reachability, .main))
    XCTAssertTrue(SCNetworkReachabilitySetDispatchQueue(reachability, nil))
    XCTAssertTrue(
      SCNetworkReachabilityScheduleWithRunLoop(
        reachability, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue))
    XCTAssertTrue(
      SCNetworkReachabilityUnscheduleFromRunLoop(
        reachability, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue))
    XCTAssertTrue(SCNetworkReachabilitySetCallback(reachability, nil, nil))
    XCTAssertNil(kept)
  }
}
