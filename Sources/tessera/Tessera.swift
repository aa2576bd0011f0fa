import ArgumentParser
import Foundation

/// The command `tessera`; one file per subcommand in `Commands/`.
struct Tessera: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera",
    abstract: "Builds and runs apps written for iOS's UIKit on Linux.",
    discussion: """
      Exits 0 on success, 1 when the app, the build or a test failed, 2 on wrong usage.
      """,
    subcommands: [
      New.self, Run.self, Snapshot.self, Preview.self, Audit.self, Test.self, Import.self,
      Doctor.self, Install.self, BundleCommand.self, MCP.self, Xcodebuild.self, Simctl.self,
    ])
}

@main
private enum EntryPoint {
  /// Parses, runs, and turns every failure into one sentence and one of the three exit codes.
  static func main() {
    RunningProcesses.handleSignals()
    Report.prepare(CommandLine.arguments)
    do {
      var command = try Tessera.parseAsRoot()
      try command.run()
      end(status: 0, error: nil)
    } catch let failure as Failure {
      Console.say(failure.sentence)
      end(status: failure.status, error: failure.sentence)
    } catch {
      let text = Tessera.fullMessage(for: error)
      if Tessera.exitCode(for: error).isSuccess {
        Report.set("help", text)
        print(Report.text(status: 0, error: nil) ?? text)
        exit(0)
      }
      Console.say(text)
      end(status: 2, error: text)
    }
  }

  private static func end(status: Int32, error: String?) -> Never {
    if let text = Report.text(status: status, error: error) { print(text) }
    exit(status)
  }
}
