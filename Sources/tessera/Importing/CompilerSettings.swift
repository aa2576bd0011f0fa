import Foundation
import NibDocument

/// What a target's build settings tell the compiler: the language's rules, and names that `#if` asks for.
enum CompilerSettings {
  /// Arguments of a target's manifest; tests are compiled by the rules of Swift 5.
  static func details(of target: XcodeProject.Target, isTest: Bool) -> [String] {
    let mode = [isTest ? nil : LanguageMode.setting(of: target)].compactMap { $0 }
    let settings =
      mode + conditions(of: target.settings).map { ".define(\($0.quoted))" }
      + (hasExpressions(target) ? [".enableUpcomingFeature(\"BareSlashRegexLiterals\")"] : [])
    return settings.isEmpty ? [] : ["swiftSettings: [\(settings.joined(separator: ", "))]"]
  }

  /// The names that `SWIFT_ACTIVE_COMPILATION_CONDITIONS` lists and those behind `-D` among the compiler's flags, in
  /// this order and each once. `DEBUG` is SwiftPM's, as a program may be built optimised.
  static func conditions(of settings: [String: String]) -> [String] {
    var names = words(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"])
    var isNext = false
    for word in words(settings["OTHER_SWIFT_FLAGS"]) {
      if isNext {
        names.append(word)
      } else if word.hasPrefix("-D") {
        names.append(String(word.dropFirst(2)))
      }
      isNext = word == "-D"
    }
    var seen: Set<String> = ["DEBUG"]
    return names.filter { isName($0) && seen.insert($0).inserted }
  }

  /// Whether a source of the target may have regular expressions between slashes, which Xcode takes since version 14
  /// unless the project says otherwise.
  // Evidence: https://developer.apple.com/documentation/xcode-release-notes/xcode-14-release-notes
  static func hasExpressions(_ target: XcodeProject.Target) -> Bool {
    guard target.settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO" else { return false }
    return target.sources.contains { path in
      let text = FileManager.default.contents(atPath: path).map {
        String(decoding: $0, as: UTF8.self)
      }
      return text?.contains(/(?m)^(?:[^"\/\n]|"[^"\n]*")*[=(,:\[][ ]?\/[^\s\/*)][^\n]*\//) ?? false
    }
  }

  private static func words(_ text: String?) -> [String] {
    (text ?? "").split(separator: " ").map { $0.filter { $0 != "\"" && $0 != "'" } }
  }

  private static func isName(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } == true
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
