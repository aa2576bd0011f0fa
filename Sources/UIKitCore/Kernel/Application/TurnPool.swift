import Foundation

/// Objects that live until the main loop's turn ends although nobody holds them, as those that Objective-C's methods
/// hand out do on Apple's systems.
@MainActor
enum TurnPool {
  private static var kept: [Any] = []

  /// Holds objects until the main loop comes to what is due next.
  static func keep(_ objects: Any) {
    if kept.isEmpty { DispatchQueue.main.async { kept = [] } }
    kept.append(objects)
  }

  /// Whether a test runs a program: XCTest empties its pool before a test looks for what is left over, and here no
  /// turn ends until then.
  static let isTesting =
    ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
}
