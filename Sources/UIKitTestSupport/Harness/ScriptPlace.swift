import Foundation

/// Where a script's line is in the source of the test that runs it.
enum ScriptPlace {
  /// The line of the file that has line `number` of a script, both from 1: the call's where the script is not
  /// written there line by line.
  static func line(_ number: Int, of script: String, in file: String, from call: UInt) -> UInt {
    let rows = script.components(separatedBy: "\n").map(trimmed)
    guard rows.count > 1, rows.indices.contains(number - 1),
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return call }
    let lines = text.components(separatedBy: "\n").map(trimmed)
    // The script begins in the call, or soon after it.
    for start in Int(call) - 1..<Int(call) + 3 where start >= 0 && start + rows.count <= lines.count
    {
      if Array(lines[start..<start + rows.count]) == rows { return UInt(start + number) }
    }
    return call
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
