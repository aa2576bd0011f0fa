extension NSObject {
  /// The class's name as Objective-C has it: classes of Apple's without their module, others with it.
  ///
  /// Apps use it as a reuse identifier.
  public class func description() -> String {
    let name = String(reflecting: self)
    guard let dot = name.firstIndex(of: "."), systemModules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }
}

/// Modules that stand for frameworks written in Objective-C.
private let systemModules: Set<String> = [
  "AVFoundation", "Foundation", "FoundationNetworking", "FoundationXML", "Photos", "PhotosUI",
  "QuartzCore", "SafariServices", "UIKitCore", "UserNotifications", "WebKit",
]
