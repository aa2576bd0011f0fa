import Foundation

/// The form in which the objects of UIKit are installed, and the linker that programs link them with.
///
/// A program to debug waits for its linker after every edit. It gets one object for each module, joined
/// when UIKit is installed, and the toolchain's own linker: together they need a third of the time that the
/// compiler's choice of linker needs for 1,600 objects. An optimised program leaves out what nothing uses,
/// for which it keeps the objects, and has its functions in the order in which they run:
/// Docs/decisions/0023-optimised-programs-are-linked-in-order.md.
struct InstalledObjects {
  let configuration: BuildConfiguration
  let toolchain: Toolchain

  /// The toolchain's own linker; nil where it ships none.
  private var linker: String? {
    let program = toolchain.folder + "/bin/ld.lld"
    return FileManager.default.isExecutableFile(atPath: program) ? program : nil
  }

  /// Arguments of the compiler that choose the linker of a program, and its options.
  ///
  /// - Parameter order: the file that lists functions in the order in which they run, if any.
  func choice(order: String?) -> [String] {
    guard linker != nil else { return [] }
    guard configuration == .release else { return ["-use-ld=lld"] }
    // What is written at once lies in larger pieces of the system's cache of files, from which programs start sooner.
    var options = ["--no-mmap-output-file"]
    if let order { options += ["--symbol-ordering-file=" + order, "--no-warn-symbol-ordering"] }
    if Self.readsPackedRelocations { options += ["-z", "pack-relative-relocs"] }
    return ["-use-ld=lld"] + options.flatMap { ["-Xlinker", $0] }
  }

  /// Whether this machine's C library, 2.36 or newer, reads the short form of what a start has to adjust.
  private static let readsPackedRelocations: Bool = {
    var text = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count)
    let words = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let version = words.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    return version.count > 1 && (version[0], version[1]) >= (2, 36)
  }()

  /// Puts the objects of a module into a folder.
  ///
  /// - Parameter objects: their paths.
  /// - Returns: the files to link, relative to the folder.
  /// - Throws: when the linker refuses to join them or they cannot be written.
  func install(_ objects: [String], of module: String, in folder: String) throws -> [String] {
    guard !objects.isEmpty else { return [] }
    let manager = FileManager.default
    if let linker, configuration == .debug {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let name = module + ".o"
      let list = "\(folder)/\(module).objects"
      try Files.write(objects.map { $0.quoted + "\n" }.joined(), to: list)
      defer { try? manager.removeItem(atPath: list) }
      let (ending, text) = try Subprocess(
        program: linker, arguments: ["-r", "-o", "\(folder)/\(name)", "@" + list],
        output: .capturedWithErrors
      ).run()
      guard ending.isSuccess else {
        throw Failure.failed("\(linker) should join the objects of \(module) and does not: \(text)")
      }
      return [name]
    }
    try manager.createDirectory(atPath: "\(folder)/\(module)", withIntermediateDirectories: true)
    return try objects.map { object in
      let name = "\(module)/\((object as NSString).lastPathComponent)"
      try manager.copyItem(atPath: object, toPath: "\(folder)/\(name)")
      return name
    }
  }
}
