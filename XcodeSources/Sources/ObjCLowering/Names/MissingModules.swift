/// Modules of Apple's that nothing stands for on Linux. Their imports are left out, as many files import
/// what they do not use.
enum MissingModules {
  static let names: Set<String> = [
    "AVKit", "Accelerate", "AddressBook", "AdSupport", "AudioToolbox", "AuthenticationServices",
    "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit",
    "GameKit", "ImageIO", "Intents", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetalKit", "NaturalLanguage", "QuickLook", "SceneKit", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "Vision",
    "WatchConnectivity", "WidgetKit",
  ]
}
