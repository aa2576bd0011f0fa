import Foundation

/// Goes through what ends a program, one child process for each scenario, and compares what each says
/// with `Sentences.txt`. Run as built for debugging and as optimised, it shows that both say the same.
///
/// - `FailureScenarios` runs all, and compares; `--record` writes what they say into the file.
/// - `FailureScenarios --quick` leaves out two of three that are borne.
/// - `FailureScenarios --attacks` prints the names of those that `scripts/faults` runs.
/// - `FailureScenarios NAME` is one of the child processes, or that scenario under a debugger.
@main
struct FailureScenarios {
  @MainActor
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "--attacks" {
      Scenario.attacks.forEach { print($0.name) }
      exit(0)
    }
    guard let name = words.first, !name.hasPrefix("--") else {
      let checker = Checker(records: words.contains("--record"), isQuick: words.contains("--quick"))
      exit(checker.run() ? 0 : 1)
    }
    guard let scenario = (Scenario.all + Scenario.attacks).first(where: { $0.name == name }) else {
      print("There is no scenario \(name).")
      exit(2)
    }
    limit()
    do { try scenario.body() } catch { print("The scenario itself failed: \(error)") }
    exit(0)
  }

  /// A scenario that would take all memory or all time ends, and nobody else suffers.
  private static func limit() {
    alarm(120)
    var time = rlimit(rlim_cur: 60, rlim_max: 60)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
    // Sanitizers claim more than there is.
    guard dlsym(nil, "__asan_init") == nil, dlsym(nil, "__tsan_init") == nil else { return }
    var memory = rlimit(rlim_cur: 3 << 30, rlim_max: 3 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
  }
}
