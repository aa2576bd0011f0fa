import Foundation
import XCTest

/// What tests want to do with alerts that come between them and the app.
@MainActor
final class Interruptions {
  private final class Monitor: NSObject {
    let handler: (XCUIElement) -> Bool
    init(_ handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }
  }
  private var monitors: [Monitor] = []
  private var isHandling = false

  func add(_ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
    let monitor = Monitor(handler)
    monitors.append(monitor)
    return monitor
  }

  func remove(_ monitor: any NSObjectProtocol) { monitors.removeAll { $0 === monitor } }

  /// Shows an alert that is no part of what the test is about to use to the monitors, the last first, until
  /// one says that it has dealt with it.
  func handle(before element: XCUIElement) {
    guard !isHandling, !monitors.isEmpty, element.application.isAlive,
      let root = try? element.application.tree(),
      let alert = root.descendants.first(where: {
        $0.elementType == .alert || $0.elementType == .sheet
      })
    else { return }
    let found = (try? element.path.nodes(in: root, isStrict: false)) ?? []
    guard !found.contains(where: { $0.isWithin(alert) }) else { return }
    isHandling = true
    defer { isHandling = false }
    let query = element.application.descendants(matching: alert.elementType)
    for monitor in monitors.reversed() where monitor.handler(query.firstMatch) { return }
  }
}

extension XCTestCase {
  /// Adds what deals with an alert that lies over an element which the test uses.
  ///
  /// - Parameter handler: gets the alert, and returns whether it has dealt with it.
  /// - Returns: what `removeUIInterruptionMonitor` takes.
  @preconcurrency @MainActor
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol { UITestObserver.shared.interruptions.add(handler) }

  /// Removes a monitor before the test's end.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    UITestObserver.shared.interruptions.remove(monitor)
  }
}
