import CGTK4
import PlatformInterface

/// How frames reach the screen.
enum PresenterChoice: String, Sendable {
  /// Nodes given to GTK's renderer: where there is a GPU.
  case gsk
  /// Our own painter and memory shared with the display server: where there is none.
  case sharedMemory = "shm"

  /// The variable by which users and tests decide instead: `gsk` or `shm`.
  static let variable = "TESSERA_PRESENTER"

  /// Decides as far as the environment and the file system can tell, so that GTK need not load
  /// OpenGL on a machine without a GPU.
  static func beforeOpening() -> PresenterChoice? {
    if let wanted = ProcessInfo.processInfo.environment[variable], !wanted.isEmpty {
      if let choice = PresenterChoice(rawValue: wanted) { return choice }
      Log.write("\(variable) is \"gsk\" or \"shm\"; found \"\(wanted)\", which is ignored.")
    }
    if let renderer = getenv("GSK_RENDERER"), String(cString: renderer) == "cairo" {
      return .sharedMemory
    }
    return tessera_display_has_gpu_device() ? nil : .sharedMemory
  }

  /// Decides by the driver that OpenGL got for `surface`.
  static func forDriver(of surface: OpaquePointer) -> PresenterChoice {
    guard let name = tessera_display_gl_renderer(surface) else { return .sharedMemory }
    defer { g_free(name) }
    return isSoftware(driver: String(cString: name)) ? .sharedMemory : .gsk
  }

  /// Whether a GL_RENDERER string names a driver that computes on the CPU.
  static func isSoftware(driver: String) -> Bool {
    let name = driver.lowercased()
    return ["llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"].contains {
      name.contains($0)
    }
  }
}
