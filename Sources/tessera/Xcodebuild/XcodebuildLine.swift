import Foundation

/// A line of `xcodebuild`, read.
struct XcodebuildLine: Equatable {
  enum Action: String { case build, test, clean }
  enum Question: String {
    case list, version, showdestinations, showsdks, showBuildSettings, usage
  }

  var actions: [Action] = []
  var question: Question?
  var project: String?
  var scheme: String?
  var target: String?
  var configuration: String?
  var destination: String?
  var derivedData: String?
  var resultBundle: String?
  var onlyTesting: [String] = []
  var skipTesting: [String] = []
  /// How many seconds a test may take; nil where nothing is said.
  var allowance: Int?
  /// Whether tests may run in several processes at once, and in how many, where something is said.
  var isParallel: Bool?
  var workers: Int?
  var isQuiet = false
  var isJSON = false
  /// What is not heeded, as it was written.
  var ignored: [String] = []

  private static let ignoredValues: Set<String> = [
    "-sdk", "-arch", "-testPlan", "-xcconfig", "-jobs",
    "-clonedSourcePackagesDirPath", "-packageCachePath",
    "-maximum-concurrent-test-simulator-destinations",
    "-test-timeouts-enabled", "-test-iterations", "-enableCodeCoverage",
    "-toolchain", "-destination-timeout", "-resultStreamPath", "-resultBundleVersion",
    "-enableAddressSanitizer", "-enableThreadSanitizer", "-enableUndefinedBehaviorSanitizer",
    "-testLanguage", "-testRegion", "-xctestrun", "-authenticationKeyPath", "-authenticationKeyID",
    "-authenticationKeyIssuerID", "-defaultPackageRegistryURL", "-collect-test-diagnostics",
  ]
  private static let ignoredFlags: Set<String> = [
    "-verbose", "-alltargets", "-allTargets", "-allowProvisioningUpdates",
    "-allowProvisioningDeviceRegistration", "-hideShellScriptEnvironment",
    "-showBuildTimingSummary",
    "-retry-tests-on-failure", "-run-tests-until-failure", "-skipPackagePluginValidation",
    "-skipMacroValidation", "-skipPackageUpdates", "-disableAutomaticPackageResolution",
    "-onlyUsePackageVersionsFromResolvedFile", "-skipUnavailableActions", "-parallelizeTargets",
    "-disable-concurrent-destination-testing", "-test-repetition-relaunch-enabled", "-dry-run",
    "-n",
    "-IgnoreFileSystemDeviceInodeChanges", "-resolvePackageDependencies", "-runFirstLaunch",
    "-checkFirstLaunchStatus", "-license",
  ]

  init() {}

  /// - Throws: with 64 for a word that `xcodebuild` does not have.
  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    func value(of name: String) throws(Failure) -> String {
      guard let value = rest.popFirst() else {
        throw Failure(sentence: "\(name) should be followed by a value.", status: 64)
      }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "build", "build-for-testing", "analyze": actions.append(.build)
      case "test", "test-without-building": actions.append(.test)
      case "clean": actions.append(.clean)
      case "-list", "-version", "-showdestinations", "-showsdks", "-showBuildSettings", "-usage":
        question = Question(rawValue: String(word.dropFirst()))
      case "-help", "--help", "-h": question = .usage
      case "-project", "-workspace": project = try value(of: word)
      case "-scheme": scheme = try value(of: word)
      case "-target": target = try value(of: word)
      case "-configuration": configuration = try value(of: word)
      case "-destination":
        let next = try value(of: word)
        if destination == nil { destination = next } else { ignored.append("-destination \(next)") }
      case "-derivedDataPath": derivedData = try value(of: word)
      case "-resultBundlePath": resultBundle = try value(of: word)
      case "-only-testing": onlyTesting.append(try value(of: word))
      case "-skip-testing": skipTesting.append(try value(of: word))
      case "-default-test-execution-time-allowance", "-maximum-test-execution-time-allowance":
        let text = try value(of: word)
        guard let seconds = Int(text), seconds > 0 else {
          throw Failure(
            sentence: "\(word) should be followed by seconds, at least 1; found \(text).",
            status: 64)
        }
        allowance = max(allowance ?? 0, seconds)
      case "-parallel-testing-enabled": isParallel = try value(of: word).uppercased() == "YES"
      case "-parallel-testing-worker-count", "-maximum-parallel-testing-workers":
        let text = try value(of: word)
        guard let count = Int(text), (1...64).contains(count) else {
          throw Failure(
            sentence: "\(word) should be followed by a number, 1 to 64; found \(text).", status: 64)
        }
        workers = count
      case "-quiet": isQuiet = true
      case "-json", "--json": isJSON = true
      case _ where word.hasPrefix("-only-testing:"):
        onlyTesting.append(String(word.dropFirst("-only-testing:".count)))
      case _ where word.hasPrefix("-skip-testing:"):
        skipTesting.append(String(word.dropFirst("-skip-testing:".count)))
      case _ where Self.ignoredValues.contains(word):
        ignored.append("\(word) \(try value(of: word))")
      case _ where Self.ignoredFlags.contains(word): ignored.append(word)
      case _ where word.contains("=") && word.first?.isLetter == true: ignored.append(word)
      case _ where word.hasPrefix("-"):
        // Defaults of the user's, which the tool takes as settings: -Name=YES, -Name YES.
        if word.contains("=") { ignored.append(word) } else { throw Self.unknown("option", word) }
      default: throw Self.unknown("build action", word)
      }
    }
  }

  private static func unknown(_ kind: String, _ word: String) -> Failure {
    Failure(
      sentence:
        "xcodebuild: error: \(word) is no \(kind) of this xcodebuild. It has build, test, clean, -list, "
        + "-version, -showdestinations, -showBuildSettings and their options.", status: 64)
  }

  /// The values of a destination: `platform=iOS Simulator,name=iPhone 15`.
  var destinationValues: [String: String] {
    var values: [String: String] = [:]
    for part in (destination ?? "").split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if sides.count == 2 { values[sides[0]] = sides[1] }
    }
    return values
  }

  /// Of `Target/Class/method` a regular expression for the names that SwiftPM gives tests.
  static func filter(_ identifier: String) -> String {
    let parts = identifier.split(separator: "/", maxSplits: 2).map(String.init)
    let module = String(
      (parts.first ?? "").map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let escaped = parts.dropFirst().map { NSRegularExpression.escapedPattern(for: $0) }
    switch escaped.count {
    case 0: return "^\(module)\\."
    case 1: return "^\(module)\\.\(escaped[0])(/|$|\\()"
    default: return "^\(module)\\.\(escaped[0])/\(escaped[1])(/|$|\\()"
    }
  }
}
