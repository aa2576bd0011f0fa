import Dispatch
import Foundation
import Network
import SystemConfiguration
import XCTest

/// How programs hear of the network: by a handler, by asking, and by waiting.
final class PathMonitorTests: XCTestCase {
  func test_theHandlerHearsOfThePathOnceItStarts_onItsQueue() {
    let monitor = NWPathMonitor()
    let queue = DispatchQueue(label: "paths")
    let heard = expectation(description: "a path")
    monitor.pathUpdateHandler = { path in
      dispatchPrecondition(condition: .onQueue(queue))
      XCTAssertEqual(path.status == .satisfied, RouteTable.defaultRoute(isVersion6: false) != nil)
      XCTAssertEqual(path.status == .satisfied, !path.availableInterfaces.isEmpty)
      XCTAssertFalse(path.usesInterfaceType(.loopback))
      heard.fulfill()
    }
    XCTAssertNil(monitor.queue)
    monitor.start(queue: queue)
    wait(for: [heard], timeout: 5)
    XCTAssertTrue(monitor.queue === queue)
    XCTAssertEqual(monitor.currentPath.isConstrained, false)
    monitor.cancel()
  }

  func test_aMonitorOfOneKind_hearsOfThatAlone() {
    let monitor = NWPathMonitor(requiredInterfaceType: .loopback)
    XCTAssertEqual(monitor.currentPath.status, .unsatisfied)
    XCTAssertEqual("\(monitor.currentPath.debugDescription)", "unsatisfied (No network route)")
    let all = NWPathMonitor(prohibitedInterfaceTypes: [.loopback]).currentPath
    XCTAssertEqual(all, NWPathMonitor().currentPath)
    for way in all.availableInterfaces { XCTAssertTrue(all.usesInterfaceType(way.type)) }
  }

  func test_afterCancel_nothingIsHeard() {
    let monitor = NWPathMonitor()
    let queue = DispatchQueue(label: "paths")
    monitor.pathUpdateHandler = { _ in XCTFail("A monitor that was cancelled told a path.") }
    monitor.cancel()
    monitor.start(queue: queue)
    queue.sync {}
    XCTAssertNil(monitor.queue)
  }

  func test_pathsCanBeWaitedFor() async {
    for await path in NWPathMonitor() {
      XCTAssertEqual(path, NWPathMonitor().currentPath)
      break
    }
  }
}
