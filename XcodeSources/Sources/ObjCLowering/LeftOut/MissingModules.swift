/// Modules of Apple's that nothing, or not everything, stands for on Linux, and what their names look like.
///
/// Syntax alone does not tell which module a name is from. Apple's names in Objective-C begin with two or
/// more capitals of their framework; for Swift's own modules the names themselves are listed.
enum MissingModules {
  /// Modules whose imports are left out. Those that something stands for are not among them.
  static let names: Set<String> = Set(beginnings.keys).union(listed.keys).union(unnamed)
    .subtracting(partly)

  /// Modules of which a part is there.
  static let partly: Set<String> = [
    "AVKit", "Accelerate", "Accessibility", "AudioToolbox", "AVFoundation", "Combine",
    "MediaPlayer",
    "CommonCrypto", "StoreKit", "CoreData", "CoreImage", "CoreText", "CoreLocation", "CryptoKit",
    "GameplayKit", "LocalAuthentication", "MapKit", "Network", "Security",
    "ObjectiveC",
    "Photos", "SystemConfiguration",
  ]

  /// Modules whose names nothing tells from others.
  private static let unnamed: Set<String> = [
    "AccessorySetupKit", "AdAttributionKit", "AlarmKit", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BrowserEngineKit", "Cinematic", "Cocoa", "ColorSync", "CoreHID",
    "DataDetection", "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "DockKit", "EnergyKit",
    "ExtensionFoundation", "ExtensionKit", "FinanceKit", "FinanceKitUI", "FoundationModels",
    "GroupActivities", "ImagePlayground", "JournalingSuggestions", "LiveCommunicationKit",
    "LockedCameraCapture", "MarketplaceKit", "Matter", "MatterSupport", "MetalFX", "PHASE",
    "PaperKit", "PlaygroundSupport", "ProximityReader", "PushToTalk", "RelevanceKit", "RoomPlan",
    "ScreenTime", "SecureElementCredential", "SensitiveContentAnalysis", "SharedWithYou",
    "StickerKit", "SwiftUICore", "TVServices", "ThreadNetwork", "WorkoutKit",
    "XCPlayground",
  ]

  /// What is there of modules that are otherwise missing.
  private static let present: Set<String> = [
    "MPMediaLibraryDidChange", "MPMusicPlayerControllerNowPlayingItemDidChange",
    "MPMusicPlayerControllerPlaybackStateDidChange", "MPMusicPlayerControllerVolumeDidChange",
    "SFSafariViewController", "SFSafariViewControllerDelegate", "ASCII", "AXCustomContent",
    "AXCustomContentProvider", "GKRandom", "GKRandomSource",
    "GKARC4RandomSource", "GKLinearCongruentialRandomSource", "GKMersenneTwisterRandomSource",
    "GKRandomDistribution", "GKGaussianDistribution", "GKShuffledDistribution", "GKState",
    "GKStateMachine", "LABiometryType", "LAContext", "LACredentialType", "LAError",
    "LAErrorDomain", "LAPolicy", "LATouchIDAuthenticationMaximumAllowableReuseDuration",
    "NWInterface", "NWPath", "NWPathMonitor",
  ]

  /// The missing modules that a name may be of: those that list it, and those whose names begin so.
  static func modules(ofName name: String) -> (listed: [String], beginning: [String]) {
    guard !present.contains(name), !presentOfSecurity.contains(name),
      !presentOfPlayers.contains(name), !presentOfSmallModules.contains(name),
      !presentOfMaps.contains(name), !presentOfPhotos.contains(name), !name.hasPrefix("PHPicker"),
      !name.hasSuffix("ReturnBlock")
    else {
      return ([], [])
    }
    return (modulesOfNames[name] ?? [], modules(beginningAs: name))
  }

  /// The modules whose names begin as this one does.
  private static func modules(beginningAs name: String) -> [String] {
    var result: [String] = []
    for length in 2...24 where length <= name.count {
      let beginning = name.prefix(length)
      guard let modules = modulesOfBeginnings[String(beginning)] else { continue }
      // `MK` is followed by a word of its own, as in `MKMapView`; `NSFetch` by what it likes.
      let isWord = length > 4 && beginning.last?.isLowercase == true
      let next = name.dropFirst(length).first ?? "a"
      if isWord || beginning.last == "_" || next.isUppercase || next.isNumber || next == "_" {
        result += modules
      }
    }
    return result
  }

  /// Modules that importing one of Apple's shows too.
  static func visible(importing imports: Set<String>) -> Set<String> {
    var result = imports.union(["ObjectiveC"])
    for name in imports { result.formUnion(shown[name] ?? []) }
    return result
  }

  private static let shown: [String: Set<String>] = [
    "Foundation": ["Security"], "UIKit": ["CoreImage", "CoreText", "Security"],
    "SwiftUI": ["CoreImage", "CoreText", "CoreTransferable"],
    "MapKit": ["CoreLocation"], "CoreLocationUI": ["CoreLocation"],
    "ARKit": [
      "SceneKit", "SpriteKit", "AVFoundation", "CoreMedia", "CoreVideo", "Metal", "ModelIO", "simd",
    ],
    "RealityKit": ["ARKit", "simd", "Metal"],
    "SceneKit": ["SpriteKit", "ModelIO", "Metal", "GLKit", "simd"],
    "SpriteKit": ["Metal", "GLKit", "simd"],
    "GameplayKit": ["SpriteKit", "SceneKit", "simd"],
    "AVFoundation": ["CoreMedia", "CoreVideo", "CoreAudio", "AudioToolbox", "CoreImage"],
    "AVKit": ["AVFoundation", "CoreMedia", "CoreVideo", "CoreAudio"],
    "Photos": ["AVFoundation", "CoreMedia", "CoreLocation"],
    "PhotosUI": ["Photos", "AVFoundation"],
    "CoreMedia": ["CoreVideo", "CoreAudio"], "VideoToolbox": ["CoreMedia", "CoreVideo"],
    "MetalKit": ["Metal", "ModelIO", "simd"], "MetalPerformanceShaders": ["Metal"],
    "Vision": ["CoreML", "CoreVideo", "CoreImage"], "CoreML": ["CoreVideo"],
    "CoreImage": ["CoreVideo"], "GLKit": ["OpenGLES"], "WatchKit": ["ClockKit", "HealthKit"],
    "IntentsUI": ["Intents"], "ContactsUI": ["Contacts"], "EventKitUI": ["EventKit"],
    "AddressBookUI": ["AddressBook"], "HealthKitUI": ["HealthKit"], "CallKit": ["AVFoundation"],
    "WidgetKit": ["SwiftUI", "Intents"], "Charts": ["SwiftUI"], "AppIntents": ["SwiftUI"],
    "MediaPlayer": ["AVFoundation"], "AudioToolbox": ["CoreAudio"], "PassKit": ["AddressBook"],
    "iAd": ["AVKit"], "ReplayKit": ["AVFoundation", "CoreMedia"], "VisionKit": ["AVFoundation"],
    "CarPlay": ["MapKit"], "NetworkExtension": ["Network"],
  ]

  private static let modulesOfBeginnings = inverted(beginnings)
  private static let modulesOfNames = inverted(listed)

  private static func inverted(_ table: [String: String]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (module, words) in table.sorted(by: { $0.key < $1.key }) {
      for word in words.split(whereSeparator: \.isWhitespace) {
        result[String(word), default: []].append(module)
      }
    }
    return result
  }
}
