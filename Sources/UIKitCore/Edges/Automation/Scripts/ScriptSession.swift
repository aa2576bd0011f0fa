import AutomationScript
import PlatformInterface

/// A script run to its end on the virtual clock, for tests.
@MainActor
package struct ScriptSession {
  private let runner: ScriptRunner

  /// Makes a session that runs a script, and fails a line that takes longer than `timeout` seconds.
  ///
  /// - Parameter scene: what the script drives; nil means the first.
  package init(_ script: Script, timeout: TimeInterval, scene: UIWindowScene?) {
    runner = ScriptRunner(script: script, timeout: timeout) { [] }
    runner.preferredScene = scene
  }

  /// Runs the script to its end on the virtual clock.
  ///
  /// - Throws: `ScriptError` for the line that failed.
  package func run(on application: any VirtualTimeApplication) throws {
    while true {
      runner.tick(at: application.currentTime)
      switch runner.outcome {
      case .running: application.stepFrame()
      case .finished, .quit: return
      case .failed(let error): throw error
      }
    }
  }

  /// The front-most visible view that a target means.
  package static func view(_ target: ScriptTarget, in scene: UIWindowScene) -> UIView? {
    try? TargetFinder(scene: scene).visible(target).view
  }

  /// The element that the target's view is, is part of, or that alone is in it.
  package static func element(_ target: ScriptTarget, in scene: UIWindowScene)
    -> AccessibilityNode?
  {
    view(target, in: scene).flatMap { TargetState($0, in: scene).node }
  }
}
