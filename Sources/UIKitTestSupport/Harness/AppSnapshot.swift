import Foundation
import PlatformInterface

/// A program started without a display, as `tessera snapshot` starts it, or in a window, and what it
/// wrote.
public struct AppSnapshot: Sendable {
  /// As `--device` calls it.
  public var device = "iphone-se"
  /// Whether the app is drawn in the dark appearance.
  public var isDark = false
  /// Whether the app's interface runs from right to left.
  public var isRightToLeft = false
  /// When the program's clock begins, to the second; nil for now. Runs that show dates are the same with one.
  public var startDate: Date?
  /// The lines of a script; the picture shows what is there when it ended.
  public var script: String?
  /// Reach the program as its own arguments.
  public var arguments: [String] = []
  /// The environment of a desktop whose X server the program opens its window on, as `tessera run` does;
  /// nil runs it without a display.
  public var desktop: [String: String]?
  /// Seconds that waiting for an idle program may take, as `--timeout`: virtual without a display, real
  /// in a window, where a busy machine slows all that moves.
  public var timeout: TimeInterval?

  /// Makes settings for a phone in the light appearance, without a script.
  public init() {}

  /// Why there is no picture; `description` is a sentence.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// Runs the program beside the test's own, which the test target must depend on.
  ///
  /// - Throws: `Failure` with what the program wrote to standard error.
  public func picture(ofProductNamed name: String) throws -> Data {
    try picture(of: Self.program(name))
  }

  /// Builds nothing: runs the program without a display and returns the bytes of its picture, or throws
  /// a `Failure`.
  public func picture(of program: URL) throws -> Data {
    try withFolder { folder in
      let picture = folder.appendingPathComponent("picture.png")
      try run(program, in: folder, picture: picture)
      return try Data(contentsOf: picture)
    }
  }

  /// The pictures that the script's `shot NAME.png` lines took, by NAME.
  ///
  /// - Throws: `Failure` with what the program wrote to standard error.
  public func shots(ofProductNamed name: String) throws -> [String: Data] {
    try withFolder { folder in
      try run(Self.program(name), in: folder, picture: folder.appendingPathComponent("picture.png"))
      var found: [String: Data] = [:]
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      for file in files where file.pathExtension == "png" {
        found[file.deletingPathExtension().lastPathComponent] = try Data(contentsOf: file)
      }
      found["picture"] = nil
      return found
    }
  }

  /// The tree of views, as `dump` writes it, once the script has ended and nothing moves any more.
  ///
  /// - Throws: `Failure` with what the program wrote to standard error.
  public func dump(ofProductNamed name: String) throws -> Data {
    try withFolder { folder in
      let file = folder.appendingPathComponent("dump.json")
      var app = self
      app.script = (script.map { $0 + "\n" } ?? "") + "idle\ndump \(file.path)\nquit"
      try app.run(Self.program(name), in: folder, writing: file)
      return try Data(contentsOf: file)
    }
  }

  static func program(_ name: String) -> URL {
    let folder = Bundle.main.bundleURL
    let products = folder.pathExtension == "xctest" ? folder.deletingLastPathComponent() : folder
    return products.appendingPathComponent(name)
  }

  func withFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private func run(_ program: URL, in folder: URL, picture: URL) throws {
    try run(program, in: folder, writing: picture) { $0.picturePath = picture.path }
  }

  /// - Parameter result: a file that is to be there in the end.
  func run(
    _ program: URL, in folder: URL, writing result: URL,
    _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws {
    guard let profile = DeviceProfile.named(device) else {
      throw Failure(description: "There is no device \(device).")
    }
    var options = LaunchOptions()
    options.mode = desktop == nil ? .headless : .window
    options.device = profile
    options.appearance = isDark ? .dark : .light
    options.isRightToLeft = isRightToLeft
    options.startDate = desktop == nil ? startDate.map { Int($0.timeIntervalSince1970) } : nil
    options.network = .none
    options.timeout = timeout ?? (desktop == nil ? options.timeout : 60)
    change(&options)
    if let script {
      let file = folder.appendingPathComponent("script.txt")
      try Data(script.utf8).write(to: file)
      options.scriptPath = file.path
    }
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = folder
    process.arguments = arguments
    process.environment = (desktop ?? ProcessInfo.processInfo.environment).merging(
      options.environment
    ) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      FileManager.default.fileExists(atPath: result.path)
    else {
      throw Failure(
        description:
          "\(program.lastPathComponent) should write \(result.lastPathComponent) and end "
          + "with status 0; "
          + "it ended with \(process.terminationStatus): "
          + String(decoding: message, as: UTF8.self))
    }
  }
}
