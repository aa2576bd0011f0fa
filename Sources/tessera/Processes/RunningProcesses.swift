import Foundation

/// The programs that the command has started and that still run: a signal that ends the command ends
/// them first, and those that do not end within a few seconds are killed.
enum RunningProcesses {
  private static let count = 16
  /// Process ids, those of groups negative, 0 for none; read by the handler of signals.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<pid_t> = {
    let slots = UnsafeMutablePointer<pid_t>.allocate(capacity: count)
    slots.initialize(repeating: 0, count: count)
    return slots
  }()
  /// How many programs are being started, of which nobody knows the process yet.
  nonisolated(unsafe) private static let starting: UnsafeMutablePointer<Int32> = {
    let starting = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    starting.initialize(to: 0)
    return starting
  }()
  /// The signal that has come; 0 for none.
  nonisolated(unsafe) private static let received: UnsafeMutablePointer<Int32> = {
    let received = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    received.initialize(to: 0)
    return received
  }()
  private static let secondsToEnd: UInt32 = 5

  /// Makes SIGINT, SIGTERM and SIGHUP end what runs; called once, before the first program starts. One
  /// that is ignored, as SIGHUP under nohup, stays ignored.
  static func handleSignals() {
    _ = (slots, starting, received)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var old = sigaction()
      sigaction(number, nil, &old)
      if unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      signal(number) { RunningProcesses.end(by: $0) }
    }
    signal(SIGALRM) { _ in RunningProcesses.send(SIGKILL) }
  }

  /// Starts a program, which a signal that comes meanwhile ends as soon as it is known.
  ///
  /// - Parameter isGroup: whether it is the first of a group that gets signals together.
  static func start(
    isGroup: Bool, _ spawn: () throws(Failure) -> pid_t
  ) throws(Failure) -> (process: pid_t, slot: Int?) {
    starting.pointee += 1
    do {
      let process = try spawn()
      let slot = add(isGroup ? -process : process)
      starting.pointee -= 1
      return (process, slot)
    } catch {
      starting.pointee -= 1
      endIfSignalled()
      throw error
    }
  }

  /// - Parameter process: negative for a group.
  private static func add(_ process: pid_t) -> Int? {
    let slot = (0..<count).first { slots[$0] == 0 }
    if let slot { slots[slot] = process }
    // The signal came while it started.
    if received.pointee != 0 { kill(process, received.pointee) }
    return slot
  }

  static func remove(_ slot: Int?) {
    if let slot { slots[slot] = 0 }
  }

  /// Whether a signal has come that ends the command.
  static var isSignalled: Bool { received.pointee != 0 }

  /// Ends the command as the signal would have, now that what it had started is gone.
  static func endIfSignalled() {
    let number = received.pointee
    guard number != 0 else { return }
    Cleanup.run()
    signal(number, SIG_DFL)
    raise(number)
  }

  // In the handler of a signal nothing may allocate.
  private static func end(by number: Int32) {
    var isRunning = starting.pointee > 0
    for slot in 0..<count where slots[slot] != 0 { isRunning = true }
    received.pointee = number
    guard isRunning else {
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    send(number)
    alarm(secondsToEnd)
  }

  private static func send(_ number: Int32) {
    for slot in 0..<count where slots[slot] != 0 { kill(slots[slot], number) }
  }
}

/// Temporary folders, which are gone when the command is.
enum Cleanup {
  nonisolated(unsafe) private static var folders: Set<String> = []

  /// Makes a folder that nobody else can read, to be removed by `remove` or when the command ends.
  static func makeFolder(_ purpose: String) throws(Failure) -> String {
    var template = Array("\(NSTemporaryDirectory())/tessera-\(purpose)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .failed(
        "A temporary folder should be made in \(NSTemporaryDirectory()), which failed: "
          + "\(String(cString: strerror(errno))). Set TMPDIR to a folder that can be written to.")
    }
    let folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    folders.insert(folder)
    return folder
  }

  /// Has a folder that is made elsewhere removed by `remove` or when the command ends.
  static func add(_ folder: String) { folders.insert(folder) }

  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
    folders.remove(folder)
  }

  static func run() { folders.forEach(remove) }
}
