import PlatformInterface
import UIKitCore

/// What a web view is made with. The view keeps a copy, which shares its preferences, controller and data.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

  /// Of requests; none are made.
  open var applicationNameForUserAgent: String?
  /// Pages come as a whole, whatever this says.
  open var suppressesIncrementalRendering = false
  /// Films and sounds of pages do not play, so that the following say nothing here.
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var upgradeKnownHostsToHTTPS = true
  open var limitsNavigationsToAppBoundDomains = false
  open var ignoresViewportScaleLimits = false
  /// Links that a page has are found, and no others.
  open var dataDetectorTypes: WKDataDetectorTypes = [] {
    didSet {
      guard !dataDetectorTypes.isEmpty else { return }
      Unsupported.report("WKWebViewConfiguration.dataDetectorTypes")
    }
  }

  public nonisolated override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.dataDetectorTypes = dataDetectorTypes
    return copy
  }

  /// Takes what a document says.
  func read(_ source: NibAttributes) {
    if let value = source.bool("allowsInlineMediaPlayback") { allowsInlineMediaPlayback = value }
    if let value = source.bool("allowsAirPlayForMediaPlayback") {
      allowsAirPlayForMediaPlayback = value
    }
    if let value = source.bool("suppressesIncrementalRendering") {
      suppressesIncrementalRendering = value
    }
    if let value = source.text("applicationNameForUserAgent") {
      applicationNameForUserAgent = value
    }
    if let types = source.child("mediaTypesRequiringUserActionForPlayback") {
      mediaTypesRequiringUserActionForPlayback = []
      if types.bool("audio") == true {
        mediaTypesRequiringUserActionForPlayback.insert(.audio)
      }
      if types.bool("video") == true {
        mediaTypesRequiringUserActionForPlayback.insert(.video)
      }
    }
    guard let child = source.child("preferences") else { return }
    if let value = child.number("minimumFontSize") { preferences.minimumFontSize = value }
    if let value = child.bool("javaScriptCanOpenWindowsAutomatically") {
      preferences.javaScriptCanOpenWindowsAutomatically = value
    }
    if child.bool("javaScriptEnabled") == false {
      defaultWebpagePreferences.allowsContentJavaScript = false
    }
  }
}

/// Films, sounds, or both.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What a web view looks for in a page's text.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The processes that pages share on Apple's systems; there are none here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public nonisolated override init() { super.init() }
}
