import XCTest

@testable import tessera

/// An app as far as its session goes: it answers on the socket that a command listens on.
///
/// The program that the pretended build makes writes its options into a named pipe and waits; this reads them
/// and connects in its place.
final class FakeApp: @unchecked Sendable {
  /// What the program runs, for the variable `APP`.
  let program: String
  private let pipe: String
  private let lock = NSLock()
  private var requests: [[String: Any]] = []
  private var launches: [[String: Any]] = []
  /// The `result` of a reply; nothing for a request that has none.
  private let answer: @Sendable ([String: Any]) -> Any?

  /// - Parameter pipe: of a named pipe.
  init(pipe: String, answer: @escaping @Sendable ([String: Any]) -> Any? = FakeApp.standard) {
    self.pipe = pipe
    self.answer = answer
    program = "echo hello from the app; echo \"$TESSERA_OPTIONS\" > \(pipe); exec sleep 1000"
  }

  /// Serves launches until the test's process ends, or somebody writes `end` into the pipe.
  func start() {
    Thread.detachNewThread { [self] in
      while let text = read(), text != "end\n" {
        guard let options = JSONLine.object(text), let path = options["sessionPath"] as? String,
          let connection = LineConnection.connect(to: path)
        else { continue }
        lock.withLock { launches.append(options) }
        nonisolated(unsafe) let served = connection
        Thread.detachNewThread { [self] in serve(served) }
      }
    }
  }

  /// What somebody has written into the pipe; waits for it.
  private func read() -> String? {
    guard let file = fopen(pipe, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65536)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }

  func stop() {
    guard let file = fopen(pipe, "w") else { return }
    fputs("end\n", file)
    fclose(file)
  }

  private func serve(_ connection: LineConnection) {
    _ = connection.send(
      #"{"event":"launched","protocol":1,"app":"Fake","size":[393,852],"scale":3}"#)
    while case .line(let line) = connection.receive() {
      guard let request = JSONLine.object(line), let id = request["id"] else { return }
      lock.withLock { requests.append(request) }
      var reply: [String: Any] = ["id": id, "ok": true, "time": 1]
      if let text = request["text"] as? String, text.contains("fail") {
        reply = ["id": id, "error": "script:1: It should not fail.", "line": 1]
      } else if let result = answer(request) {
        reply["result"] = result
      }
      _ = connection.send(JSONLine.text(reply))
    }
  }

  /// What the app was asked, as `script tap 1,2` or `set`.
  var asked: [String] {
    lock.withLock {
      requests.map { request in
        let name = request["do"] as? String ?? "?"
        return (request["text"] as? String).map { "\(name) \($0)" } ?? name
      }
    }
  }

  var options: [[String: Any]] { lock.withLock { launches } }

  /// A picture of one pixel.
  static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  static func element(
    _ type: String, _ label: String, _ identifier: String, _ frame: [Double],
    _ children: [[String: Any]] = []
  ) -> [String: Any] {
    [
      "type": type, "label": label, "identifier": identifier, "frame": frame, "enabled": true,
      "hittable": true, "children": children,
      "activationPoint": [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2],
    ]
  }

  @Sendable static func standard(_ request: [String: Any]) -> Any? {
    switch request["do"] as? String {
    case "shot": return png
    case "elements":
      return element(
        "application", "Fake", "", [0, 0, 393, 852],
        [
          element(
            "other", "", "", [0, 0, 393, 852],
            [
              element(
                "button", "Save", "save", [10, 100, 80, 40],
                [element("staticText", "Save", "", [12, 102, 76, 36])]),
              element("button", "Twice", "", [10, 200, 80, 40]),
              element("button", "Twice", "", [10, 300, 80, 40]),
              element("textField", "", "name", [10, 400, 200, 30]),
              element("button", "Below", "", [10, 2000, 80, 40]),
            ])
        ])
    default: return nil
    }
  }
}
