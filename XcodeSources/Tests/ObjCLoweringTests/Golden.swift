import Foundation
import ObjCLowering

/// A file of `Goldens`.
struct Golden {
  struct File {
    var name: String
    var text: String
  }

  let text: String
  var inputs: [File] = []

  init(_ text: String) {
    self.text = text
    var section = ""
    var lines: [Substring] = []
    func finish() -> File? {
      guard section.hasPrefix("in ") else { return nil }
      return File(name: String(section.dropFirst(3)), text: lines.map { $0 + "\n" }.joined())
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("--- ") {
        if let file = finish() { inputs.append(file) }
        section = String(line.dropFirst(4))
        lines = []
      } else {
        lines.append(line)
      }
    }
    if let file = finish() { inputs.append(file) }
  }

  init(inputs: [File]) {
    text = ""
    self.inputs = inputs
  }

  func lowered() -> (text: String, outputs: [File]) {
    let module = ModuleLowering(
      files: inputs.map { SourceFile(path: $0.name, text: $0.text) },
      absent: absent,
      previews: inputs.contains { $0.text.hasPrefix("// Previews are wanted.") })
    var text = inputs.map { "--- in \($0.name)\n\($0.text)" }.joined()
    var outputs: [File] = []
    var diagnostics: [String] = []
    for (number, input) in inputs.enumerated() {
      let output = module.lower(number)
      outputs.append(File(name: input.name, text: output.text))
      diagnostics += output.diagnostics.map(\.description)
      if output.text == input.text {
        text += "--- unchanged \(input.name)\n"
      } else {
        text += "--- out \(input.name)\n\(output.text)"
      }
    }
    if !diagnostics.isEmpty { text += "--- diagnostics\n" + diagnostics.map { $0 + "\n" }.joined() }
    return (text, outputs)
  }

  /// What inputs that begin with `// Absent: Module Name…` see in Objective-C, and `// Present: Module` of the project's.
  private var absent: AbsentNames {
    var result = AbsentNames()
    for input in inputs where input.text.hasPrefix("// Absent: ") {
      let line = input.text.prefix { $0 != "\n" }
      let words = line.dropFirst("// Absent: ".count).split(separator: " ").map(String.init)
      result.add(module: words[0])
      for name in words.dropFirst() { result.add(name, of: words[0]) }
    }
    for input in inputs where input.text.hasPrefix("// Present: ") {
      let line = input.text.prefix { $0 != "\n" }
      result.present.insert(String(line.dropFirst("// Present: ".count)))
    }
    return result
  }

  static func all() throws -> [Golden] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      Golden(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  static func named(_ name: String) throws -> Golden {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    return Golden(try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8))
  }
}
