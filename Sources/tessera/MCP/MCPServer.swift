import Foundation

/// A server of the Model Context Protocol on two streams: JSON-RPC 2.0, one message a line.
///
/// Messages are read on one thread and tools run on another, one after the other, so that a client that asks
/// whether the server lives has its answer while something is built. Nothing that comes ends the server but
/// the end of its input.
final class MCPServer {
  /// Newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private enum ErrorCode: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case arguments = -32602
  }

  private let workbench: MCPWorkbench
  private let tools: [MCPTool]
  private let output: Int32
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "tools")

  /// - Parameter output: the descriptor that replies are written to.
  init(workbench: MCPWorkbench, tools: [MCPTool] = MCPTools.all, output: Int32) {
    self.workbench = workbench
    self.tools = tools
    self.output = output
  }

  /// Answers what comes until the input ends, and what is under way then.
  func run(input: Int32) {
    var bytes = [UInt8](repeating: 0, count: 65536)
    var waiting: [UInt8] = []
    while true {
      var place = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let ready = poll(&place, 1, 200)
      if RunningProcesses.isSignalled {
        queue.sync { workbench.stopApp() }
        RunningProcesses.endIfSignalled()
      }
      guard ready > 0 else { continue }
      let count = read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      waiting += bytes[..<count]
      let lines = waiting.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for line in lines.dropLast() { handle(Data(line)) }
      waiting = Array(lines.last ?? [])
    }
    if !waiting.isEmpty { handle(Data(waiting)) }
    queue.sync { workbench.stopApp() }
  }

  private func handle(_ line: Data) {
    let blanks = Set(" \t\r".utf8)
    guard !line.allSatisfy(blanks.contains) else { return }
    guard let value = try? JSONSerialization.jsonObject(with: line, options: .fragmentsAllowed)
    else {
      return fail(nil, .parse, "A message should be one line of JSON.")
    }
    guard let message = value as? [String: Any] else {
      return fail(nil, .request, "A message should be an object.")
    }
    let id = message["id"]
    let isID = id is String || id is NSNumber
    guard let method = message["method"] as? String else {
      // A reply to a request, of which this server makes none.
      if message["result"] != nil || message["error"] != nil { return }
      return fail(isID ? id : nil, .request, "A request should name its method.")
    }
    // Notifications have no answer, not even those that nobody knows.
    guard let id, isID else { return }
    guard message["params"] == nil || message["params"] is [String: Any] else {
      return fail(id, .arguments, "params should be an object.")
    }
    answer(method, message["params"] as? [String: Any] ?? [:], id)
  }

  private func answer(_ method: String, _ values: [String: Any], _ id: Any) {
    switch method {
    case "initialize":
      let wanted = values["protocolVersion"] as? String ?? ""
      let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
      reply(
        id,
        [
          "protocolVersion": version,
          "capabilities": ["tools": ["listChanged": false]],
          "serverInfo": ["name": "tessera", "title": "Tessera", "version": "1.0.0"],
          "instructions": Self.instructions,
        ])
    case "ping": reply(id, [:])
    case "tools/list": reply(id, ["tools": tools.map(\.json)])
    case "tools/call": call(values, id)
    default: fail(id, .method, "There is no method \(method).")
    }
  }

  private static let instructions = """
    Builds apps written for iOS's UIKit, runs them on Linux without a display, and drives them. Begin with \
    build_run_sim (projectPath: an .xcodeproj, a package or a folder of sources), then snapshot_ui for the \
    elements with their frames, tap / type_text / swipe, and screenshot. Time is virtual: after each action \
    the app has come to rest, so that there is no need to wait.
    """

  private func call(_ values: [String: Any], _ id: Any) {
    guard let name = values["name"] as? String, let tool = tools.first(where: { $0.name == name })
    else {
      let name = values["name"].map { "\($0)" } ?? "without a name"
      return fail(id, .arguments, "There is no tool \(name.prefix(100)).")
    }
    guard values["arguments"] == nil || values["arguments"] is [String: Any] else {
      return fail(id, .arguments, "arguments should be an object.")
    }
    nonisolated(unsafe) let arguments = MCPArguments(
      values: values["arguments"] as? [String: Any] ?? [:])
    nonisolated(unsafe) let (server, id, work) = (self, id, workbench)
    queue.async {
      do throws(Failure) {
        let content = try tool.run(arguments, work)
        server.reply(id, ["content": content.map(\.json), "isError": false])
      } catch {
        let text = MCPContent.text(error.sentence)
        server.reply(id, ["content": [text.json], "isError": true])
      }
    }
  }

  // MARK: Writing

  private func reply(_ id: Any, _ result: [String: Any]) {
    write(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func fail(_ id: Any?, _ code: ErrorCode, _ sentence: String) {
    write([
      "jsonrpc": "2.0", "id": id ?? NSNull(),
      "error": ["code": code.rawValue, "message": sentence] as [String: Any],
    ])
  }

  private func write(_ message: [String: Any]) {
    let bytes = Array((JSONLine.text(message) + "\n").utf8)
    lock.withLock {
      var written = 0
      while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes {
          Glibc.write(output, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        // Nobody reads any more; the end of the input comes next.
        guard count > 0 else { return }
        written += count
      }
    }
  }
}
