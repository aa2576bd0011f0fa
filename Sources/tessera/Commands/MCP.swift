import ArgumentParser
import Foundation

struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract:
      "Lets other programs build, run and drive apps: a server of the Model Context Protocol.",
    discussion: """
      Speaks JSON-RPC on standard input and output until the input ends, and ends the app with it. The \
      names of its tools are those of the servers for Apple's simulator (build_run_sim, snapshot_ui, tap, \
      type_text, swipe, screenshot, …). Clients start it with the command `tessera` and the argument `mcp`.
      """)

  @Argument(
    help: ArgumentHelp("The app that is meant where a tool names none.", valueName: "path"))
  var path: String?

  mutating func run() throws {
    // What anything else prints is not part of the protocol.
    let output = dup(1)
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    dup2(2, 1)
    // A handler, as what is ignored stays so in programs that are started.
    signal(SIGPIPE) { _ in }
    let workbench = MCPWorkbench(path: path)
    MCPServer(workbench: workbench, output: output).run(input: 0)
  }
}
