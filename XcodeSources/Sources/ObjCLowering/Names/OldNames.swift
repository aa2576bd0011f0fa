/// Names of UIKit's and AVFoundation's of Swift 3 and 4 and what they are called since Swift 4.2.
///
/// The tables hold Apple's own renames, as the deprecation messages of its compilers give them, whether or
/// not UIKit here has what they name.
enum OldNames {
  /// What a type, a constant or a key of older spelling is called now.
  static func current(_ name: String) -> String? {
    guard let first = name.utf8.first,
      first == UInt8(ascii: "U") || first == UInt8(ascii: "N") || first == UInt8(ascii: "k")
        || first == UInt8(ascii: "C") || first == UInt8(ascii: "R") || first == UInt8(ascii: "A")
    else { return nil }
    return OldTypes.current[name] ?? OldConstants.current[name] ?? OldConstants.byPrefix(name)
  }

  /// What a member of `Notification.Name` of older spelling is called now.
  static func notification(_ name: String) -> String? { OldNotifications.current[name] }

  /// Members whose whole name changed, of whatever class.
  static let members: [String: String] = [
    "activityIndicatorViewStyle": "style",
    "atomicWrite": "atomic",
    "addChildViewController": "addChild",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllers": "children",
    "commonModes": "common",
    "defaultRunLoopMode": "default",
    "isMovingFromParentViewController": "isMovingFromParent",
    "isMovingToParentViewController": "isMovingToParent",
    "removeFromParentViewController": "removeFromParent",
    "setNeedsDisplayIn": "setNeedsDisplay",
    "styleDouble": "double",
    "styleSingle": "single",
    "styleThick": "thick",
    "UITrackingRunLoopMode": "tracking",
  ]

  /// Methods and initialisers by their first label, with the new name and label; no label takes it away.
  static let labels: [String: (name: String, label: String?)] = [
    "authorizationStatus(forMediaType:": ("authorizationStatus", "for"),
    "defaultDevice(withMediaType:": ("default", "for"),
    "devices(withMediaType:": ("devices", "for"),
    "requestAccess(forMediaType:": ("requestAccess", "for"),
    "bringSubview(toFront:": ("bringSubviewToFront", nil),
    "didMove(toParentViewController:": ("didMove", "toParent"),
    "sendSubview(toBack:": ("sendSubviewToBack", nil),
    "size(attributes:": ("size", "withAttributes"),
    "willMove(toParentViewController:": ("willMove", "toParent"),
    "UIActivityIndicatorView(activityIndicatorStyle:": ("UIActivityIndicatorView", "style"),
    "UIColor(colorLiteralRed:": ("UIColor", "_colorLiteralRed"),
  ]

  /// Members of `CFRunLoopMode` and the constants that Linux's Core Foundation has for them.
  static let loopModes: [String: String] = [
    "commonModes": "kCFRunLoopCommonModes", "defaultMode": "kCFRunLoopDefaultMode",
  ]

  /// Methods of a map that say since Swift 4.2 that they are for overlays.
  static let overlays: [String: String] = [
    "add": "addOverlay", "exchange": "exchangeOverlay", "insert": "insertOverlay",
    "remove": "removeOverlay",
  ]

  /// Initialisers all of whose labels changed.
  static let initialisers: [String: [String]] = [
    "IndexPath(forItem:inSection:)": ["item", "section"],
    "IndexPath(forRow:inSection:)": ["row", "section"],
    "NSIndexPath(forItem:inSection:)": ["item", "section"],
    "NSIndexPath(forRow:inSection:)": ["row", "section"],
  ]

  /// Functions that make a value, or ask a type, with the labels since.
  static let makers: [String: (type: String, labels: [String])] = [
    "CGAffineTransformMake": ("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformFromString": ("NSCoder.cgAffineTransform", ["for"]),
    "CGPointFromString": ("NSCoder.cgPoint", ["for"]),
    "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGRectFromString": ("NSCoder.cgRect", ["for"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGSizeFromString": ("NSCoder.cgSize", ["for"]),
    "CGSizeMake": ("CGSize", ["width", "height"]),
    "CGVectorFromString": ("NSCoder.cgVector", ["for"]),
    "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "CMTimeMake": ("CMTimeMake", ["value", "timescale"]),
    "CMTimeMakeWithSeconds": ("CMTimeMakeWithSeconds", ["_", "preferredTimescale"]),
    "CMTimeMultiplyByFloat64": ("CMTimeMultiplyByFloat64", ["_", "multiplier"]),
    "CMTimeRangeMake": ("CMTimeRangeMake", ["start", "duration"]),
    "NSDirectionalEdgeInsetsFromString": ("NSCoder.nsDirectionalEdgeInsets", ["for"]),
    "NSStringFromCGAffineTransform": ("NSCoder.string", ["for"]),
    "NSStringFromCGPoint": ("NSCoder.string", ["for"]),
    "NSStringFromCGRect": ("NSCoder.string", ["for"]),
    "NSStringFromCGSize": ("NSCoder.string", ["for"]),
    "NSStringFromCGVector": ("NSCoder.string", ["for"]),
    "NSStringFromDirectionalEdgeInsets": ("NSCoder.string", ["for"]),
    "NSStringFromUIEdgeInsets": ("NSCoder.string", ["for"]),
    "NSStringFromUIOffset": ("NSCoder.string", ["for"]),
    "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
    "UIEdgeInsetsFromString": ("NSCoder.uiEdgeInsets", ["for"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetFromString": ("NSCoder.uiOffset", ["for"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
  ]

  /// Functions that became methods of their first argument.
  static let functions: [String: (name: String, labels: [String])] = [
    "CGAffineTransformConcat": ("concatenating", ["_"]),
    "CGAffineTransformInvert": ("inverted", []),
    "CGAffineTransformRotate": ("rotated", ["by"]),
    "CGAffineTransformScale": ("scaledBy", ["x", "y"]),
    "CGAffineTransformTranslate": ("translatedBy", ["x", "y"]),
    "CGPointApplyAffineTransform": ("applying", ["_"]),
    "CGRectApplyAffineTransform": ("applying", ["_"]),
    "CGRectContainsPoint": ("contains", ["_"]),
    "CGRectContainsRect": ("contains", ["_"]),
    "CGRectInset": ("insetBy", ["dx", "dy"]),
    "CGRectIntersection": ("intersection", ["_"]),
    "CGRectIntersectsRect": ("intersects", ["_"]),
    "CGRectOffset": ("offsetBy", ["dx", "dy"]),
    "CGRectUnion": ("union", ["_"]),
    "CGSizeApplyAffineTransform": ("applying", ["_"]),
    "UIEdgeInsetsInsetRect": ("inset", ["by"]),
    "UIImageJPEGRepresentation": ("jpegData", ["compressionQuality"]),
    "UIImagePNGRepresentation": ("pngData", []),
  ]

  /// Functions that became properties of their only argument.
  static let properties: [String: String] = [
    "CGAffineTransformIsIdentity": "isIdentity", "CGRectGetHeight": "height",
    "CGRectGetMaxX": "maxX", "CGRectGetMaxY": "maxY", "CGRectGetMidX": "midX",
    "CGRectGetMidY": "midY", "CGRectGetMinX": "minX", "CGRectGetMinY": "minY",
    "CGRectGetWidth": "width", "CGRectIntegral": "integral", "CGRectIsEmpty": "isEmpty",
    "CGRectIsInfinite": "isInfinite", "CGRectIsNull": "isNull",
    "CGRectStandardize": "standardized",
  ]

  /// Functions that became the operator `==`.
  static let equalities: Set<String> = [
    "CGAffineTransformEqualToTransform", "CGPointEqualToPoint", "CGRectEqualToRect",
    "CGSizeEqualToSize",
  ]

  /// Functions without arguments that became properties of a type.
  static func question(_ name: String) -> String? {
    guard name.hasPrefix("UIAccessibilityIs") else { return nil }
    return questions.contains(String(name.dropFirst("UIAccessibilityIs".count)))
      ? "UIAccessibility.is" + name.dropFirst("UIAccessibilityIs".count) : nil
  }

  private static let questions: Set<String> = [
    "AssistiveTouchRunning", "BoldTextEnabled", "ClosedCaptioningEnabled", "GrayscaleEnabled",
    "GuidedAccessEnabled", "InvertColorsEnabled", "MonoAudioEnabled", "ReduceMotionEnabled",
    "ReduceTransparencyEnabled", "ShakeToUndoEnabled", "SpeakScreenEnabled",
    "SpeakSelectionEnabled", "SwitchControlRunning", "VoiceOverRunning",
  ]

  /// Methods of delegates whose keys had the type String: the dictionary's parameter and its keys since.
  static let keyedParameters: [String: (parameter: String, key: String)] = [
    "imagePickerController(_:didFinishPickingMediaWithInfo:)": (
      "didFinishPickingMediaWithInfo", "UIImagePickerController.InfoKey"
    )
  ]
}

/// Words by the word before their colon.
enum WordTable {
  /// `Outer: A B` is `[("Outer", "A"), ("Outer", "B")]`.
  static func pairs(_ table: String) -> [(head: String, word: String)] {
    var head = ""
    var result: [(String, String)] = []
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        head = String(word.dropLast())
      } else {
        result.append((head, String(word)))
      }
    }
    return result
  }
}

extension StringProtocol {
  /// `fontName` of `FontName`, `urlKey` of `URLKey`.
  var lowerFirst: String {
    let capitals = prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < self.count ? capitals - 1 : capitals
    return prefix(count).lowercased() + dropFirst(count)
  }
}
