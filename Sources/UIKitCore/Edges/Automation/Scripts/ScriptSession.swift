import AutomationScript
import PlatformInterface

/// A script run to its end on the virtual clock, for tests.
@MainActor
package struct ScriptSession {
  private let runner: ScriptRunner

  /// - Parameter scene: what the script drives; nil means the first.
  package init(_ script: Script, timeout: TimeInterval, scene: UIWindowScene?) {
    runner = ScriptRunner(script: script, timeout: timeout) { [] }
    runner.preferredScene = scene
  }

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

  /// The front-most visible view with that text or label.
  package static func view(showing text: String, in scene: UIWindowScene) -> UIView? {
    try? TargetFinder(scene: scene).visible(.text(text)).view
  }
}
