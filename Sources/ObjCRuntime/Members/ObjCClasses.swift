import Failures

/// Classes by name and names of classes, as lowered sources ask Foundation for them.
///
/// Foundation's own functions know classes at the top of modules alone, and end the program for others.
@_spi(XcodeSources)
public enum ObjCClasses {
  /// What `NSStringFromClass` gives: `"UIView"` for classes of Apple's, the word behind `@objc` where there is one,
  /// `"App.Cell"` for others.
  ///
  /// A nested class is `"App.Outer.Cell"`, where Objective-C has it mangled.
  public static func name(of type: AnyClass) -> String {
    if let own = ObjCMembers.ownName(of: type) { return own }
    let name = ClassName.plain(String(reflecting: type))
    guard let dot = name.firstIndex(of: "."), ClassName.systemModules.contains(String(name[..<dot]))
    else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// The same of a type that is a class without the compiler's knowing it, as generic parameters of Core Data's
  /// requests are classes for Apple's; others end the program.
  public static func name(of type: Any.Type) -> String {
    guard let type = type as? AnyClass else {
      failure("\(type) is no class, and has no name of one.")
    }
    return name(of: type)
  }

  /// What stands for a class where an object is kept that actions are sent to.
  @_spi(XcodeSources) public static func target(_ type: AnyClass) -> AnyObject {
    ClassTarget.object(for: type)
  }

  /// What `NSClassFromString` gives, nested classes and private ones included.
  public static func named(_ name: String) -> AnyClass? {
    ObjCMembers.classNamed(name, module: nil)
      ?? ClassName.systemModules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }
}

extension ClassName {
  /// Modules that stand for frameworks written in Objective-C, whose classes have no module before their names.
  static let systemModules: Set<String> = [
    "AVFoundation", "AVKit", "MediaPlayer", "StoreKit", "CoreData", "CoreLocation", "Foundation",
    "FoundationNetworking",
    "FoundationXML", "GameplayKit", "LocalAuthentication", "MapKit", "Security", "MessageUI",
    "Photos", "PhotosUI",
    "QuartzCore", "SafariServices", "UIKitCore", "UserNotifications", "WebKit", "XCTest",
  ]

  /// The name without what Swift says of private types: `App.Outer.Cell` for
  /// `App.Outer.(Cell in _2A4F)` and `App.(unknown context at $1a2b).Cell`.
  static func plain(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      result += rest[..<open]
      let inner = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      if let word = inner.firstRange(of: " in ") {
        result += inner[..<word.lowerBound]
      } else if rest.first == "." {
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
