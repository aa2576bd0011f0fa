import Foundation

/// The form in which the objects of UIKit are installed, and the linker that programs link them with.
///
/// A program to debug waits for its linker after every edit. It gets one object for each module, joined
/// when UIKit is installed, and the toolchain's own linker: together they need a third of the time that the
/// compiler's choice of linker needs for 1,600 objects. An optimised program leaves out what nothing uses,
/// for which it keeps the objects and the linker that the compiler chooses.
struct InstalledObjects {
  let configuration: BuildConfiguration
  let toolchain: Toolchain

  /// The toolchain's own linker; nil where it ships none and for optimised programs.
  private var linker: String? {
    let program = toolchain.folder + "/bin/ld.lld"
    let isThere = FileManager.default.isExecutableFile(atPath: program)
    return configuration == .debug && isThere ? program : nil
  }

  /// Arguments of the compiler that choose the linker of a program.
  var choice: [String] { linker == nil ? [] : ["-use-ld=lld"] }

  /// Puts the objects of a module into a folder.
  ///
  /// - Parameter objects: their paths.
  /// - Returns: the files to link, relative to the folder.
  /// - Throws: when the linker refuses to join them or they cannot be written.
  func install(_ objects: [String], of module: String, in folder: String) throws -> [String] {
    guard !objects.isEmpty else { return [] }
    let manager = FileManager.default
    if let linker {
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
