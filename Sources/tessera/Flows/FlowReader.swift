import Foundation

/// Reads flows from files; a mistake is said with file and line.
struct FlowReader {
  /// The files that are being read, so that flows that run each other end.
  private var open: [String] = []

  /// The flow of a file, and those that it runs.
  static func read(_ path: String) throws(Failure) -> Flow {
    var reader = FlowReader()
    return try reader.flow(at: path)
  }

  private mutating func flow(at path: String) throws(Failure) -> Flow {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .usage("A flow should be a file that can be read; \(path) is none.")
    }
    guard !open.contains(path) else {
      throw .usage("\(path): The flow should not run itself.")
    }
    open.append(path)
    defer { open.removeLast() }
    let file = Self.shown(path)
    let documents = try FlowValue.documents(of: String(decoding: data, as: UTF8.self), file: file)
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    var flow = Flow(path: path, name: name)
    guard let last = documents.last else {
      throw .usage("\(file):1: A flow should have commands; the file is empty.")
    }
    guard documents.count <= 2 else {
      throw documents[2].wrong(
        "A flow should have a header, ---, and commands; here is a third part.")
    }
    if documents.count == 2 { try readHeader(documents[0], &flow) }
    guard let list = last.list else {
      throw last.wrong("The commands should be a list, each with a - before it.")
    }
    flow.steps = try steps(list, in: path)
    return flow
  }

  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private mutating func readHeader(_ header: FlowValue, _ flow: inout Flow) throws(Failure) {
    for (key, name, value) in try header.map(of: "The header") {
      switch name {
      case "appId": flow.appID = try value.requiredText(name)
      case "name": flow.name = try value.requiredText(name)
      case "env": flow.environment = try value.texts(name)
      case "onFlowStart", "onFlowComplete":
        guard let list = value.list else { throw value.wrong("\(name) should be a list.") }
        let steps = try steps(list, in: flow.path)
        if name == "onFlowStart" { flow.onStart = steps } else { flow.onComplete = steps }
      case "tags", "url", "jsEngine", "androidWebViewHierarchy", "properties", "disableRetries",
        "ext":
        break
      default:
        throw key.wrong(
          "A header has no \(name); it has appId, name, env, tags, onFlowStart, onFlowComplete.")
      }
    }
  }

  mutating func steps(_ list: [FlowValue], in path: String) throws(Failure) -> [FlowStep] {
    var result: [FlowStep] = []
    for value in list { result.append(try step(value, in: path)) }
    return result
  }

  private mutating func step(_ value: FlowValue, in path: String) throws(Failure) -> FlowStep {
    var step = FlowStep(file: value.file, line: value.line, shown: "", command: .settle)
    if let name = value.text {
      step.shown = name
      step.command = try FlowCommands.command(name, nil, value, path, &self)
      return step
    }
    let entries = try value.map(of: "A command")
    guard entries.count == 1, let entry = entries.first else {
      let names = entries.map(\.name).joined(separator: ", ")
      throw value.wrong(
        "A command should stand alone behind its -; found \(names.isEmpty ? "nothing" : names).")
    }
    step.shown = entry.name + Self.shownArgument(entry.value)
    if entry.value.isMap {
      for (_, name, value) in try entry.value.map(of: entry.name) {
        if name == "optional" { step.isOptional = try value.truth(name) }
        if name == "label" { step.shown = try value.requiredText(name) }
      }
    }
    step.command = try FlowCommands.command(
      entry.name, entry.value.isEmpty ? nil : entry.value, entry.key, path, &self)
    return step
  }

  private static func shownArgument(_ value: FlowValue) -> String {
    if let text = value.text { return text.isEmpty ? "" : " \"\(text)\"" }
    guard let entries = try? value.map(of: "") else { return "" }
    for name in ["text", "id", "point", "file", "direction", "element"] {
      if let text = entries.first(where: { $0.name == name })?.value.text {
        return " \(name) \"\(text)\""
      }
    }
    return ""
  }

  /// The steps of a flow that another one names by its file.
  mutating func steps(ofFile name: FlowValue, in path: String) throws(Failure) -> (
    steps: [FlowStep], environment: [String: String]
  ) {
    let text = try name.requiredText("A flow's file")
    let folder = (path as NSString).deletingLastPathComponent
    let place = AppOptions.absolute(text.hasPrefix("/") ? text : folder + "/" + text)
    guard FileManager.default.fileExists(atPath: place) else {
      throw name.wrong("A flow should be at \(place); there is no file.")
    }
    let flow = try flow(at: place)
    return (flow.onStart + flow.steps + flow.onComplete, flow.environment)
  }
}
