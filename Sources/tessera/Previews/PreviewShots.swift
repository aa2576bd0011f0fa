import Foundation
import PlatformInterface

/// What became of a preview.
struct PreviewResult {
  var preview: PreviewList.Preview
  /// The folder of its pictures.
  var folder: String
  /// Files by the names of their variants.
  var pictures: [String: String] = [:]
  /// Why it could not be shown; nil where it could.
  var failure: String?

  func report(in root: String) -> [String: Any] {
    var value = preview.report
    value["traits"] = preview.traits.map(\.text)
    value["pictures"] = pictures.mapValues { "\(root)/\(folder)/\($0)" }
    if let failure { value["error"] = failure }
    return value
  }
}

/// Takes the pictures: a process for each, as many at a time as the machine has processors.
final class PreviewShots {
  private let program: AppProgram.Built
  private let options: LaunchOptions
  private let folder: String
  private let variants: [PreviewVariant]
  private var results: [PreviewResult] = []
  private var running: [Shot] = []

  /// What a picture may take of the machine's time.
  private static let limit = Duration.seconds(60)
  private static let mostAtOnce = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))

  private struct Shot {
    var process: pid_t
    var slot: Int?
    var result: Int
    var variant: PreviewVariant
    var file: String
    var log: String
    var lastWords: String
    var started: ContinuousClock.Instant
  }

  /// - Parameter folder: gets a folder of pictures for each preview.
  init(
    program: AppProgram.Built, options: LaunchOptions, folder: String, variants: [PreviewVariant]
  ) {
    self.program = program
    self.options = options
    self.folder = folder
    self.variants = variants
  }

  /// A preview that fails once is not tried again in another variant.
  func take(_ previews: [PreviewList.Preview]) throws(Failure) -> [PreviewResult] {
    let scratch = try Cleanup.makeFolder("shots")
    defer { Cleanup.remove(scratch) }
    results = []
    var names: Set<String> = []
    for preview in previews {
      results.append(PreviewResult(preview: preview, folder: Self.name(of: preview, &names)))
    }
    defer { for shot in running { stop(shot) } }
    for number in results.indices {
      do {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + results[number].folder, withIntermediateDirectories: true)
      } catch {
        throw .failed("\(folder) should be written to; \(error.localizedDescription)")
      }
      for variant in variants {
        while running.count >= Self.mostAtOnce { waitForOne() }
        guard results[number].failure == nil else { break }
        do throws(Failure) {
          running.append(try start(number, variant, scratch))
        } catch {
          results[number].failure = error.sentence
        }
      }
    }
    while !running.isEmpty { waitForOne() }
    return results
  }

  private func start(
    _ number: Int, _ variant: PreviewVariant, _ scratch: String
  ) throws(Failure) -> Shot {
    let result = results[number]
    let file = variant.name + ".png"
    var options = try variant.options(for: result.preview, options)
    options.picturePath = "\(folder)/\(result.folder)/\(file)"
    let base = "\(scratch)/\(number)-\(variant.name)"
    var command = program.command(options, arguments: [], lastWords: base + ".words")
    command.output = .file(base + ".log")
    // As in Xcode, so that an app can tell.
    command.environment["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
    let (process, slot) = try command.start()
    return Shot(
      process: process, slot: slot, result: number, variant: variant, file: file,
      log: base + ".log", lastWords: base + ".words", started: ContinuousClock().now)
  }

  /// Returns when a process has ended, or was ended.
  private func waitForOne() {
    while true {
      RunningProcesses.endIfSignalled()
      for (place, shot) in running.enumerated() {
        let isLate = shot.started.duration(to: ContinuousClock().now) > Self.limit
        if isLate { kill(shot.process, SIGKILL) }
        guard let ending = Subprocess.ending(of: shot.process, isWaited: isLate) else { continue }
        running.remove(at: place)
        RunningProcesses.remove(shot.slot)
        return finish(shot, ending, isLate: isLate)
      }
      usleep(5_000)
    }
  }

  private func finish(_ shot: Shot, _ ending: Subprocess.Ending, isLate: Bool) {
    let picture = "\(folder)/\(results[shot.result].folder)/\(shot.file)"
    if ending.isSuccess, FileManager.default.fileExists(atPath: picture) {
      results[shot.result].pictures[shot.variant.name] = shot.file
      return
    }
    guard results[shot.result].failure == nil else { return }
    let log = (try? String(contentsOfFile: shot.log, encoding: .utf8)) ?? ""
    results[shot.result].failure =
      isLate ? "It was not shown within a minute." : sentence(shot, ending, log)
  }

  private func sentence(_ shot: Shot, _ ending: Subprocess.Ending, _ log: String) -> String {
    let lines = log.split(whereSeparator: \.isNewline).map(String.init)
    switch ending {
    case .exited(0): return "It ended without a picture."
    case .exited: return lines.last ?? "It ended without a picture."
    case .signalled(let signal):
      if let words = try? String(contentsOfFile: shot.lastWords, encoding: .utf8), !words.isEmpty {
        return words.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      return lines.first { $0.contains("Fatal error:") }
        ?? AppProgram.sentence(for: "It", endedBy: signal, lastWords: nil)
    }
  }

  private func stop(_ shot: Shot) {
    kill(shot.process, SIGKILL)
    _ = Subprocess.ending(of: shot.process, isWaited: true)
    RunningProcesses.remove(shot.slot)
  }

  /// A folder's name that says which preview it is, and is no other's.
  private static func name(of preview: PreviewList.Preview, _ names: inout Set<String>) -> String {
    let file = URL(fileURLWithPath: preview.file).deletingPathExtension().lastPathComponent
    let wanted = preview.name ?? "\(file)-\(preview.line)"
    var name = ""
    for character in wanted where name.utf8.count < 80 {
      let isPlain = character.isLetter || character.isNumber
      if isPlain { name.append(character) } else if name.last != "-" { name.append("-") }
    }
    if name.allSatisfy({ $0 == "-" }) { name = "preview" }
    var result = name
    var number = 2
    while !names.insert(result.lowercased()).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }
}
