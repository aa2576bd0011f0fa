import SwiftSyntax

/// Finds what a file uses of modules that it does not import: what Foundation has on Apple's systems and other
/// modules have here, and what Apple's modules bring along.
final class MissingImportPass: SyntaxVisitor {
  /// The modules whose names the file uses.
  private var modules: Set<String> = []
  /// Whether a name looks like one of UIKit's and is none of the module's own.
  private var namesUIKit = false
  /// Whether one of them is of views and their layout, which no module but UIKit has.
  private var namesScreens = false
  /// Whether a name is one of Foundation's that everyone uses, and none of the module's own.
  private var namesFoundation = false
  private var namesCombine = false
  /// Whether a name is one of UI testing's, which XCTest shows on Apple's systems.
  private var namesAutomation = false
  private var namesObservable = false
  private var namesPlaces = false
  /// Whether a name is one of Core Data's, which UIKit shows on Apple's systems.
  private var namesStores = false
  /// Whether a name is one of the notification centre's, which UIKit shows on Apple's systems.
  private var namesUserNotifications = false
  /// Whether a class is marked as observable. The name alone may be RxSwift's.
  private var isObservable = false
  /// Whether the file sees the toolchain's own Core Foundation, whose names are then those that it means.
  private var hasCoreFoundation = false
  private let index: ModuleIndex

  /// The module that has a name here which another of Apple's modules has on its systems.
  static let moduleOfName: [String: String] = {
    var result: [String: String] = [:]
    for (module, names) in namesOfModules { for name in names { result[name] = module } }
    return result
  }()

  private static let namesOfModules: [String: [String]] = [
    "ObjCRuntime": [
      "autoreleasepool", "Selector", "NSSelectorFromString", "NSStringFromSelector",
      "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "arc4random", "arc4random_uniform",
      "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey",
      "NSKeyValueObservedChange", "objc_getAssociatedObject", "objc_setAssociatedObject",
      "objc_removeAssociatedObjects", "objc_AssociationPolicy", "objc_sync_enter",
      "objc_sync_exit", "OBJC_SYNC_SUCCESS", "OBJC_SYNC_NOT_OWNING_THREAD_ERROR", "NSPredicate",
      "NSSortDescriptor", "NSUserActivity", "NSHashTable", "NSMapTable", "NSPointerFunctions",
      "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "MSEC_PER_SEC",
      "class_getInstanceSize", "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "CFBoolean",
      "kCFBooleanTrue",
      "kCFBooleanFalse", "NSFoundationVersionNumber", "makeMemoryPressureSource",
      "DispatchSourceMemoryPressure",
      "INT32_MIN", "INT64_MIN", "INT64_MAX", "UINT64_MAX",
      "NSException", "RelativeDateTimeFormatter", "ListFormatter", "isLowPowerModeEnabled",
      "thermalState", "CFIndex", "CFOptionFlags", "NSInteger", "NSUInteger",
      "NSDiscardableContent", "networkUnavailableReason", "NSCalendar", "NSLocale",
      "isKind",
      "CFStringEncoding", "kCFStringEncodingInvalidId", "CFStringConvertIANACharSetNameToEncoding",
      "CFStringConvertEncodingToIANACharSetName", "CFStringConvertEncodingToNSStringEncoding",
      "CFStringConvertNSStringEncodingToEncoding", "checkPromisedItemIsReachable",
      "NSURLSessionDownloadTaskResumeData", "getBoundStreams",
      "NSErrorPointer", "AutoreleasingUnsafeMutablePointer",
      "CFRunLoopGetMain", "CFRunLoopGetCurrent", "NetService", "NetServiceDelegate",
      "CFRunLoopWakeUp", "OSAtomicAdd32", "OSAtomicAdd32Barrier", "OSAtomicIncrement32",
      "OSAtomicIncrement32Barrier", "OSAtomicDecrement32", "OSAtomicDecrement32Barrier",
      "OSAtomicAdd64", "OSAtomicIncrement64", "OSAtomicDecrement64", "OSAtomicCompareAndSwap32",
      "CFRunLoopTimerCreateWithHandler", "CFRunLoopTimer", "CFRunLoopAddTimer",
      "CFRunLoopTimerInvalidate", "kCFAllocatorDefault", "CFTypeRef", "CFTypeID",
      "CFGetTypeID", "UndoManager", "FileWrapper", "ValueTransformer", "NSValueTransformerName",
      "NSSecureUnarchiveFromDataTransformer",
      "CFBooleanGetTypeID", "applicationDirectory", "applicationSupportDirectory",
      "cachesDirectory", "desktopDirectory", "documentsDirectory", "downloadsDirectory",
      "NSDataDetector", "MeasurementFormatter", "PersonNameComponentsFormatter", "MAXFLOAT",
      "NSKeyValueChange", "NSFastEnumeration", "NSUserActivityDelegate",
      "NSUserActivityTypeBrowsingWeb", "NSSetUncaughtExceptionHandler",
      "NSGetUncaughtExceptionHandler", "NSUncaughtExceptionHandler", "CFAllocator",
      "CFArrayGetTypeID", "CFDataGetTypeID", "CFDateGetTypeID", "CFDictionaryGetTypeID",
      "CFNullGetTypeID", "CFNumberGetTypeID", "CFStringGetTypeID", "CFURLGetTypeID",
      "CFReadStream", "CFWriteStream", "CFStreamCreatePairWithSocketToHost", "CFRunLoop",
      "CFRunLoopMode", "CFRunLoopRemoveTimer", "CFRunLoopTimerGetNextFireDate",
      "CFRunLoopTimerIsValid", "CFRunLoopTimerSetNextFireDate", "kCFRunLoopCommonModes",
      "kCFRunLoopDefaultMode", "HUGE", "NSComparisonPredicate", "NSExpression",
      "MeasurementFormatUnitUsage", "URLThumbnailDictionaryItem", "class_getSuperclass",
      "objc_allocateClassPair", "objc_getClass", "objc_lookUpClass", "objc_registerClassPair",
      "object_getClass",
      "sysctlbyname", "UserDefaults",
      "libraryDirectory", "moviesDirectory", "musicDirectory", "picturesDirectory",
      "sharedPublicDirectory", "trashDirectory", "userDirectory",
    ],
    "FoundationNetworking": [
      "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
      "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionStreamTask",
      "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
      "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics",
      "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
      "URLProtocol", "URLProtocolClient", "URLCache", "CachedURLResponse", "HTTPCookie",
      "HTTPCookieStorage", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
      "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
      "HTTPCookiePropertyKey",
    ],
    // Foundation brings Security along.
    "Security": MissingModules.presentOfSecurity.sorted() + [
      "NSURLAuthenticationMethodServerTrust",
      "NSURLAuthenticationMethodClientCertificate",
    ],
    "UnifiedLogging": [
      "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock",
      "os_unfair_lock_unlock", "os_unfair_lock_trylock",
    ],
    "CoreGraphics": [
      "OSStatus", "noErr", "CFDate", "CFString", "CFArray", "CFData", "CFURL", "CFDictionary",
      "CFError", "CFErrorGetDomain", "CFErrorGetCode",
      "CFErrorCopyUserInfo", "CFErrorCopyDescription", "CFMutableData", "CFDataCreateMutable",
      "CFMutableString", "CFStringTransform", "CFStringCreateMutable", "CFStringCreateMutableCopy",
      "CFStringGetLength",
      "kCFBundleVersionKey", "kCFBundleNameKey",
      "kCFBundleIdentifierKey",
      "kCFBundleExecutableKey", "kCFBundleInfoDictionaryVersionKey", "kCFBundleLocalizationsKey",
      "kCFBundleDevelopmentRegionKey", "CFArrayGetCount", "CFArrayGetValueAtIndex",
      "CFAttributedString", "CFAttributedStringCreate", "CFAttributedStringCreateMutable",
      "CFAttributedStringCreateMutableCopy", "CFAttributedStringGetLength",
      "CFAttributedStringGetString", "CFAttributedStringRemoveAttribute",
      "CFAttributedStringReplaceString", "CFAttributedStringSetAttribute",
      "CFAttributedStringSetAttributes", "CFDataGetBytePtr", "CFDataGetLength",
      "CFDictionaryGetValue", "CFDictionaryGetValueIfPresent", "CFMutableAttributedString",
      "CFRange", "CFRangeMake", "kCFNotFound",
    ],
    // Core Foundation's, for its clocks.
    "QuartzCore": ["CFTimeInterval"],
    // Core Image, which UIKit and AVFoundation show, brings it along.
    "ImageIO": [
      "CGImageSource", "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL",
      "CGImageSourceCreateImageAtIndex", "CGImageSourceCreateThumbnailAtIndex",
      "CGImageSourceCreateIncremental", "CGImageSourceGetCount",
      "CGImageSourceCopyPropertiesAtIndex", "CGImageSourceUpdateData", "CGImageDestination",
      "CGImageDestinationCreateWithData", "CGImageDestinationCreateWithURL",
      "CGImageDestinationAddImage", "CGImageDestinationFinalize",
      "CGImagePropertyOrientation", "kCGImageSourceShouldCache", "kCGImagePropertyJFIFDictionary",
      "kCGImagePropertyJFIFIsProgressive",
      "kCGImageDestinationLossyCompressionQuality",
    ],
    "UniformTypeIdentifiers": ["UTType"],
    // UIKit's until Apple took it away; it shows what WebKit does.
    "WebKit": ["UIWebView", "UIWebViewDelegate", "UIWebViewNavigationType"],
    // AVKit, MediaPlayer and Core Media bring these along, or have the times.
    "AVFoundation": MissingModules.presentOfPlayers.sorted(),
    // UIKit shows these, and a property of its pictures.
    "CoreImage": MissingModules.namesOfSmallModules["CoreImage"]! + ["ciImage"],
    "CoreText": MissingModules.namesOfSmallModules["CoreText"]!,
    // AVFoundation and bridging headers bring these along.
    "AudioToolbox": MissingModules.namesOfSmallModules["AudioToolbox"]!,
    "CommonCrypto": MissingModules.namesOfSmallModules["CommonCrypto"]!,
    // Foundation's own knows the language of the process alone.
    "UIKit": ["NSLocalizedString", "LocalizationValue", "LocalizedStringResource"],
    "FoundationXML": [
      "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
    ],
  ]

  private init(_ index: ModuleIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// The modules that a file with these imports needs besides.
  static func modules(for file: SourceFile, importing imports: Set<String>, _ index: ModuleIndex)
    -> Set<String>
  {
    let pass = MissingImportPass(index)
    pass.hasCoreFoundation = PlatformPass.keepsCoreFoundation(file)
    pass.walk(file.tree)
    let bringers = imports.intersection(MissingModules.names)
    if pass.isShownUIKit(importing: imports) { pass.modules.insert("UIKit") }
    if !bringers.isEmpty, !imports.contains("UIKit") { pass.modules.insert("Foundation") }
    if !imports.isDisjoint(with: withFoundation), !imports.contains("UIKit") {
      pass.modules.insert("Foundation")
    }
    // A framework's umbrella header shows what it imports, as that of each pod does UIKit.
    if pass.namesFoundation, index.importsUIKit,
      imports.isDisjoint(with: ["Foundation", "UIKit", "FoundationEssentials"])
    {
      pass.modules.insert("Foundation")
    }
    // Foundation shows Combine.
    if pass.namesCombine, index.importsCombine, !imports.contains("Combine") {
      pass.modules.formUnion(["OpenCombine", "OpenCombineOperators"])
    }
    // Maps and the like show places.
    if pass.namesPlaces, !imports.isDisjoint(with: withPlaces) {
      pass.modules.insert("CoreLocation")
    }
    if pass.namesStores, index.importsUIKit || imports.contains("SwiftUI") {
      pass.modules.insert("CoreData")
    }
    if pass.namesUserNotifications, index.importsUIKit {
      pass.modules.insert("UserNotifications")
    }
    // XCTest shows UI testing, and what its tests keep and measure.
    if index.namesAutomation,
      pass.namesAutomation || !imports.isDisjoint(with: SourceFile.modulesWithXCTest)
    {
      pass.modules.insert("XCUIAutomation")
    }
    // Foundation shows what makes a class observable.
    if pass.isObservable || pass.namesObservable && imports.contains("SwiftUI") {
      pass.modules.insert("Observation")
    }
    pass.modules.subtract(imports)
    if imports.contains("UIKit") {
      pass.modules.subtract(["CoreGraphics", "ObjCRuntime", "QuartzCore"])
    }
    return pass.modules
  }

  /// Whether a file that names UIKit's types and does not import it sees them all the same, so that the module is
  /// one of UIKit's.
  static func isShownUIKit(_ file: SourceFile, _ index: ModuleIndex) -> Bool {
    let pass = MissingImportPass(index)
    pass.walk(file.tree)
    return pass.isShownUIKit(importing: file.imports)
  }

  /// Apple's modules that show something of UIKit show all of it, and all show Foundation. XCTest shows UIKit too,
  /// where there is one: the module or those it depends on use it.
  ///
  /// A file that names UIKit's types and imports nothing that could have them is shown them by an umbrella header, as
  /// that which CocoaPods writes for a pod, or by a bridging header; and all files of a module are shown the same.
  private func isShownUIKit(importing imports: Set<String>) -> Bool {
    guard namesUIKit else { return false }
    let isByHeader =
      imports.isSubset(of: Self.ofTheSystem)
      || namesScreens && imports.isSubset(of: Self.ofTheSystem.union(Self.withoutScreens))
    return index.importsUIKit || !imports.isDisjoint(with: MissingModules.names)
      || !imports.isDisjoint(with: Self.withUIKit) || isByHeader
  }

  /// Modules that have no type of a screen's.
  private static let ofTheSystem: Set<String> = ["Foundation", "Swift", "Dispatch", "Darwin"]

  /// Modules that have drawings, pictures and places, and no view.
  private static let withoutScreens: Set<String> = [
    "Combine", "CoreFoundation", "CoreGraphics", "CoreLocation", "CryptoKit", "ImageIO",
    "LocalAuthentication", "Network", "ObjectiveC", "OSLog", "QuartzCore", "Security",
    "SystemConfiguration",
    "UniformTypeIdentifiers", "os",
  ]

  /// Modules that are there and bring UIKit along on iOS.
  private static let withUIKit: Set<String> = [
    "AVFoundation", "MapKit", "MediaPlayer", "MessageUI", "Photos", "PhotosUI", "SafariServices",
    "UserNotifications",
    "WebKit",
  ]

  /// Modules that are there and bring Foundation along on iOS.
  private static let withFoundation: Set<String> = withUIKit.union([
    "Accessibility", "CoreData", "CoreLocation", "CoreServices", "GameplayKit", "ImageIO",
    "LocalAuthentication", "Network",
    "Security",
    "MobileCoreServices", "QuartzCore",
    "SystemConfiguration", "UniformTypeIdentifiers",
  ])

  private static let withPlaces: Set<String> = [
    "CarPlay", "Contacts", "CoreLocationUI", "EventKit", "HealthKit", "MapKit", "Photos",
    "PhotosUI",
    "WeatherKit",
  ]

  /// Linux's compiler finds all of a lock's methods, as a subclass needs them, where it sees Core Foundation.
  // Evidence: https://github.com/swiftlang/swift-corelibs-foundation/pull/5122
  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.type.trimmedDescription
    if ["NSCondition", "NSConditionLock", "NSLock", "NSRecursiveLock"].contains(name),
      node.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    {
      modules.insert("CoreFoundation")
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if ["Observable", "ObservationIgnored"].contains(name) { isObservable = true }
    if name == "Published" { namesCombine = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.count == 1, node.arguments.first?.label?.text == "dictionary",
      collection(of: node.calledExpression)?.hasSuffix("Dictionary") == true
    {
      modules.insert("ObjCRuntime")
    }
    // Foundation's own initialisers on Apple's systems.
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type == "String" || type == "AttributedString",
      node.arguments.first?.label?.text == "localized"
    {
      modules.insert("UIKit")
    }
    return .visitChildren
  }

  /// The name of the class of Foundation's that a call makes an object of: `NSDictionary(dictionary: other)`, and
  /// `self.init(dictionary: other)` in an extension of it.
  private func collection(of called: ExprSyntax) -> String? {
    var name = called.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "init"
    {
      let written = base.trimmedDescription
      name = written == "self" ? WrittenTypes.around(called) : written
    }
    return name.flatMap { $0.hasPrefix("NS") ? $0 : nil }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found(node.baseName.text)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    found(node.name.text)
  }

  private func isOfUIKit(_ name: String) -> Bool {
    if MissingImportPass.ofUIKit.contains(name) { return true }
    let isPrefixed =
      ["UI", "CA"].contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
      || ["NSLayout", "NSCollectionLayout", "NSDiffable"].contains { name.hasPrefix($0) }
    return isPrefixed && name.contains(where: \.isLowercase)
  }

  /// Names without a beginning that tells where they are from.
  private static let ofUIKit: Set<String> = [
    "CGAffineTransform", "CGBitmapInfo", "CGColor", "CGColorSpace", "CGContext", "CGDataProvider",
    "CGGradient",
    "CGImage", "CGImageAlphaInfo", "CGPath", "CGVector", "CGMutablePath",
    "NSDataAsset", "NSDirectionalEdgeInsets", "NSLineBreakMode", "NSMutableParagraphStyle",
    "NSParagraphStyle", "NSShadow", "NSTextAlignment", "NSTextAttachment", "NSTextStorage",
    "NSStringDrawingContext", "NSStringDrawingOptions", "NSTextContainer", "NSTextTab",
    "NSUnderlineStyle", "NSWritingDirection", "NSWritingDirectionFormatType",
  ]

  private static let ofCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published",
  ]

  /// Names of Foundation's by which files tell that they see it through another module.
  private static let ofFoundation: Set<String> = [
    "AttributedString", "BlockOperation", "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint",
    "CGRect", "CGSize", "Calendar", "CharacterSet", "ComparisonResult", "Data", "Date",
    "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval", "Decimal",
    "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchWorkItem",
    "FileManager", "ISO8601DateFormatter", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "Locale", "LocalizedError", "Measurement", "NSArray",
    "NSAttributedString", "NSCache", "NSClassFromString", "NSCoder", "NSCoding", "NSCopying",
    "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSError", "NSLock", "NSLog",
    "NSMakeRange", "NSMutableArray", "NSMutableAttributedString", "NSMutableDictionary",
    "NSMutableSet", "NSMutableString", "NSNotFound", "NSNull", "NSNumber", "NSObject", "NSRange",
    "NSRegularExpression", "NSSet", "NSString", "NSStringFromClass", "NSTextCheckingResult",
    "NSURL", "NSUUID", "NSValue", "Notification", "NotificationCenter", "NumberFormatter",
    "Operation", "OperationQueue", "ProcessInfo", "Progress", "PropertyListDecoder",
    "PropertyListEncoder", "Scanner", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
    "URLComponents", "URLQueryItem", "URLRequest", "URLSession", "UUID", "UserDefaults", "ceil",
    "floor", "pow", "round", "sqrt",
  ]

  private func found(_ name: String) -> SyntaxVisitorContinueKind {
    if let module = MissingImportPass.moduleOfName[name],
      !(hasCoreFoundation && (name.hasPrefix("CF") || name.hasPrefix("kCF")))
    {
      modules.insert(module)
    }
    if name.hasPrefix("NSFoundationVersionNumber_iOS_") { modules.insert("ObjCRuntime") }
    if name.hasPrefix("kCFStringTransform"), !hasCoreFoundation { modules.insert("CoreGraphics") }
    if isOfUIKit(name), !index.typeNames.contains(name) {
      namesUIKit = true
      if !name.hasPrefix("CA"), !name.hasPrefix("CG") { namesScreens = true }
    }
    if MissingImportPass.ofFoundation.contains(name), !index.typeNames.contains(name) {
      namesFoundation = true
    }
    if name.hasPrefix("XCUI") { namesAutomation = true }
    if name == "Observable" { namesObservable = true }
    if name.hasPrefix("CL") && name.dropFirst(2).first?.isUppercase == true || name.hasPrefix("kCL")
    {
      namesPlaces = true
    }
    if ["NSManaged", "NSFetchRe", "NSFetched", "NSPersistent", "NSEntityDesc", "NSMergeBy"]
      .contains(
        where: name.hasPrefix), !index.typeNames.contains(name)
    {
      namesStores = true
    }
    if ["UNUser", "UNNotif", "UNMutable", "UNAuthor", "UNTime", "UNCalendar"]
      .contains(where: name.hasPrefix), !index.typeNames.contains(name)
    {
      namesUserNotifications = true
    }
    if MissingImportPass.ofCombine.contains(name), !index.typeNames.contains(name) {
      namesCombine = true
    }
    if ["withObservationTracking", "ObservationRegistrar"].contains(name) { isObservable = true }
    return .visitChildren
  }
}
