import UIKit

/// The window that the peers' programs open, whatever the desktop's own size would be.
package enum BenchWindow {
  /// Runs an app in it; the process ends with the app.
  ///
  /// - Parameter delegate: The application's delegate.
  package static func run<Delegate: UIApplicationDelegate & NSObject>(
    _ delegate: Delegate.Type
  ) -> Never {
    setenv(
      "TESSERA_OPTIONS",
      """
      {"mode":"window","defaults":{},"network":"live","timeout":10,"appearance":"light","device":\
      {"name":"bench","width":1280,"height":800,"scale":1,"idiom":"pad",\
      "safeArea":{"top":0,"left":0,"bottom":0,"right":0},\
      "landscapeSafeArea":{"top":0,"left":0,"bottom":0,"right":0}}}
      """, 0)
    exit(
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate)))
  }
}
