import XCTest

@testable import tessera

/// Tests that start the command as a program of its own, with a toolchain that only pretends: a script
/// `swift` that notes what it is asked and leaves the files that a build would.
class CommandTestCase: XCTestCase {
  private(set) var folder = ""

  override func setUpWithError() throws {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/tessera-command-\(UUID().uuidString)"
    // A project that looks like Tessera's.
    for (path, text) in [
      "root/Package.swift": "", "root/Sources/tessera/T.swift": "",
      "root/Sources/UIKit/View.swift": "class UIView {}",
      "root/Sources/CSwiftRuntime/include/CSwiftRuntime.h": "",
      "root/XcodeSources/Package.swift": "", "root/XcodeSources/Sources/L.swift": "",
      "App/Package.swift": "// App", "App/Sources/App/App.swift": "", "bin/swift": Self.swift,
    ] { try write(path, text) }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/bin/swift")
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// `BEFORE` is a command that runs in each build before anything is made.
  private static let swift = """
    #!/bin/bash
    place=$(dirname "$(dirname "$0")")
    words="$*"
    value() { while [ $# -gt 1 ]; do [ "$1" = "$name" ] && echo "$2"; shift; done; }
    case $1 in
      --version) echo "Swift version 6.3.1 (pretended)"; exit ;;
      package)
        echo '{"name": "App", "path": "/", "products": [{"name": "App", "targets": ["App"],
          "type": {"executable": null}}], "targets": [], "dependencies": [],
          "toolsVersion": {"_version": "6.0.0"}}'
        exit ;;
    esac
    echo "$words" >> "$place/asked"
    eval "$BEFORE"
    name=--scratch-path; scratch=$(value "$@")
    name=-c; configuration=$(value "$@")
    built=$scratch/$configuration
    mkdir -p "$built"
    case $words in
      *"--target PrebuiltUIKit"*)
        mkdir -p "$built/Modules" "$built/UIKit.build" "$built/CSwiftRuntime.build"
        echo module > "$built/Modules/UIKit.swiftmodule"
        echo object > "$built/UIKit.build/View.swift.o"
        echo object > "$built/UIKit.build/Gone.swift.o" ;;
      *"--target PrebuiltBesideUIKit"*)
        mkdir -p "$built/Modules" "$built/CoreText.build"
        echo module > "$built/Modules/CoreText.swiftmodule" ;;
      *"--target XCTestAdditions"*|*"--target UIKitTestSupport"*|*"--target WebKit"*|*"--target XCUIAutomation"*)
        mkdir -p "$built/UIKitTestSupport.build" "$built/XCTestAdditions.build" "$built/WebKit.build" "$built/XCUIAutomation.build" ;;
      *"--product xcode-sources"*) echo tool > "$built/xcode-sources" ;;
      *"--product"*)
        printf '#!/bin/bash\\n%s\\n' "$APP" > "$built/App"; chmod 755 "$built/App" ;;
    esac
    echo "[1/1] Done"
    exit ${STATUS:-0}
    """

  func write(_ path: String, _ text: String) throws {
    try Files.write(text, to: folder + "/" + path)
  }

  /// What `swift` was asked to build, a line each.
  var asked: [String] {
    let text = (try? String(contentsOfFile: folder + "/asked", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The command, ready to be started.
  func command(_ words: String..., variables: [String: String] = [:]) -> Process {
    let process = Process()
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = tests.appendingPathComponent("tessera")
    process.arguments = words
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "TESSERA_BUILD_FOLDER"] { environment[name] = nil }
    environment["PATH"] = "\(folder)/bin:\(environment["PATH"] ?? "")"
    environment["XDG_CACHE_HOME"] = folder + "/cache"
    environment["TESSERA_ROOT"] = folder + "/root"
    environment["APP"] = "echo picture > \(folder)/out.png"
    environment.merge(variables) { $1 }
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    return process
  }

  /// Makes a named pipe, through which scripts and the test wait for one another.
  func makePipe(_ name: String) -> String {
    let path = folder + "/" + name
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    return path
  }

  /// Waits for somebody who writes into a named pipe.
  func read(pipe path: String) throws -> String {
    let file = try XCTUnwrap(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1000)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
  }

  /// Lets somebody go on who reads from a named pipe.
  func open(pipe path: String) throws { fclose(try XCTUnwrap(fopen(path, "w"))) }

  struct Outcome {
    var status: Int32
    var isSignalled: Bool
    var output: String
  }

  /// Starts the command and waits for its end; the output has both streams.
  func outcome(of process: Process) throws -> Outcome {
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      isSignalled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: data, as: UTF8.self))
  }

  func run(_ words: String..., variables: [String: String] = [:]) throws -> Outcome {
    let process = command(variables: variables)
    process.arguments = words
    return try outcome(of: process)
  }
}
