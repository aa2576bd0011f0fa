import AutomationScript
import Foundation

/// Reads the file of `--script` before anything is built, as a mistake in it is known by then.
enum ScriptCheck {
  /// The absolute path of a script whose every line is a command.
  static func path(of script: String) throws(Failure) -> String {
    let file = AppOptions.absolute(script)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw .usage("--script should name a file that can be read; \(script) is not there.")
    }
    guard !isFolder.boolValue else {
      throw .usage("--script should name a file of commands; \(script) is a folder.")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .usage("--script should name a file that can be read; \(script) may not be read.")
    }
    do {
      _ = try Script(name: script, text: String(decoding: data, as: UTF8.self))
    } catch {
      throw .usage("\(error)")
    }
    return file
  }
}
