extension MissingModules {
  /// How names of a module begin.
  static let beginnings: [String: String] = [
    "ARKit": "AR", "AVFAudio": "AV", "AVFoundation": "AV kAV AudioServices", "AVKit": "AV",
    "Accelerate": "vDSP vImage kvImage cblas BNNS vForce",
    "Accessibility": "AX", "Accounts": "AC", "AdServices": "AAAttribution",
    "AdSupport": "ASIdentifier",
    "AddressBook": "AB kAB", "AddressBookUI": "ABPeople ABPerson ABNew ABUnknown",
    "AppTrackingTransparency": "ATT",
    "AppKit": "NSView NSWindow NSApp NSColor NSImage NSStoryboard",
    "AssetsLibrary": "AL",
    "AudioToolbox":
      "AudioServices AudioQueue AudioFile AudioConverter AudioComponent AudioUnit SystemSound kSystemSound "
      + "kAudio MusicSequence MusicPlayer AUGraph ExtAudio",
    "AudioUnit": "AudioUnit AudioComponent kAudioUnit", "AuthenticationServices": "AS",
    "BackgroundTasks": "BG", "BusinessChat": "BC", "CallKit": "CX", "CarPlay": "CP",
    "CFNetwork": "CFHTTP CFNetwork kCFStream CFReadStream CFHost", "ClassKit": "CLS",
    "ClockKit": "CLK", "CloudKit": "CK", "CommonCrypto": "CC_ kCC CCCrypt CCHmac CCKey CCRandom",
    "Contacts": "CN", "ContactsUI": "CN", "CoreAudio": "Audio kAudio",
    "CoreAudioKit": "AUAudio CABT",
    "CoreAudioTypes": "Audio kAudio", "CoreBluetooth": "CB",
    "CoreData":
      "NSBatchUpdate NSBatchInsert NSAsynchronousFetch NSMigrationManager NSMappingModel NSEntityMapping "
      + "NSPropertyMapping NSIncrementalStore NSAtomicStore NSQueryGeneration NSExpressionDescription "
      + "NSPersistentHistoryTok NSPersistentHistoryTran NSPersistentHistoryChan NSFetchIndex "
      + "NSDerivedAttribute NSFetchedProperty NSCoreDataCoreSpotlight",
    "CoreHaptics": "CH", "CoreImage": "CI kCI",
    "CoreLocation":
      "CLBeacon CLVisit CLLocationUpdate CLMonitor CLServiceSession CLBackground CLLocationPush",
    "CoreLocationUI": "CLLocationButton",
    "CoreMIDI": "MIDI", "CoreML": "ML", "CoreMedia": "CM kCM", "CoreMotion": "CM", "CoreNFC": "NFC",
    "CoreSpotlight": "CS", "CoreTelephony": "CT", "CoreText": "CT kCT", "CoreVideo": "CV kCV",
    "CryptoTokenKit": "TK", "DeviceCheck": "DC", "EventKit": "EK", "EventKitUI": "EK",
    "ExternalAccessory": "EA", "FileProvider": "NSFileProvider", "FileProviderUI": "FPUI",
    "GLKit": "GLK", "GSS": "gss GSS", "GameController": "GC", "GameKit": "GK", "GameplayKit": "GK",
    "HealthKit": "HK", "HealthKitUI": "HK", "HomeKit": "HM", "IOKit": "IO kIO",
    "IOSurface": "IOSurface",
    "IdentityLookup": "IL", "ImageCaptureCore": "IC",
    "Intents": "IN", "IntentsUI": "IN", "JavaScriptCore": "JS", "LinkPresentation": "LP",
    "LocalAuthentication": "LA kLA", "MapKit": "MK", "MediaPlayer": "MP",
    "MediaAccessibility": "MA",
    "MediaToolbox": "MT", "Messages": "MS", "Metal": "MTL", "MetalKit": "MTK",
    "MetalPerformanceShaders": "MPS", "MetalPerformanceShadersGraph": "MPSGraph", "MetricKit": "MX",
    "ModelIO": "MDL kMDL", "MultipeerConnectivity": "MC kMC", "NaturalLanguage": "NL",
    "NearbyInteraction": "NI", "Network": "NW nw_", "NetworkExtension": "NE",
    "NewsstandKit": "NK", "NotificationCenter": "NC", "OpenAL": "al AL_ alc",
    "OpenGLES": "EAGL gl GL_ kEAGL GL", "PDFKit": "PDF", "PassKit": "PK", "PencilKit": "PK",
    "Photos": "PH", "PushKit": "PK", "QuickLook": "QL", "QuickLookThumbnailing": "QL",
    "QuickLookUI": "QL", "ReplayKit": "RP", "SafetyKit": "SACrash", "SceneKit": "SCN",
    "Security": "Sec kSec errSec SSL", "SensorKit": "SR", "ShazamKit": "SH", "Social": "SL",
    "SoundAnalysis": "SN", "Speech": "SF", "SpriteKit": "SK", "StoreKit": "SK",
    "SystemConfiguration":
      "SCNetworkInterface SCNetworkConnection SCDynamic SCPreferences CNCopy CNMark kCNNetwork",
    "Twitter": "TW",
    "UserNotificationsUI": "UNNotificationContent", "VideoSubscriberAccount": "VS",
    "VideoToolbox": "VT kVT", "Vision": "VN", "VisionKit": "VN", "WatchConnectivity": "WC",
    "WatchKit":
      "WKInterface WKExtension WKApplication WKAlert WKRefresh WKSnapshot WKCrown WKHaptic WKPicker",
    "iAd": "AD", "simd": "simd_ matrix_ vector_ quad_",
  ]

  /// Names of modules that have no beginning of their own.
  static let listed: [String: String] = [
    "ActivityKit": "Activity ActivityAttributes ActivityContent",
    "AppIntents":
      "AppIntent AppShortcut AppShortcutsProvider AppEntity AppEnum EntityQuery IntentResult "
      + "IntentDescription Parameter ParameterSummary ProvidesDialog ReturnsValue",
    "AVKit": "VideoPlayer AVPictureInPictureControllerDelegate",
    "Charts":
      "Chart BarMark LineMark PointMark AreaMark RuleMark SectorMark ChartProxy AxisMarks AxisValueLabel "
      + "AxisGridLine AxisTick",
    "CoreTransferable":
      "Transferable TransferRepresentation CodableRepresentation ProxyRepresentation FileRepresentation",
    "CryptoKit": "SecureEnclave",
    "DeveloperToolsSupport": "PreviewModifier LibraryItem",
    "FamilyControls": "FamilyActivityPicker",
    "DeviceActivity": "DeviceActivityMonitor", "ManagedSettings": "ManagedSettingsStore",
    "MapKit": "Map Marker LookAroundPreview MapCameraPosition MapPolyline UserAnnotation",
    "MusicKit":
      "MusicAuthorization MusicCatalogSearchRequest MusicItemID ApplicationMusicPlayer Song Album",
    // What SwiftUI shows of Combine to files that import nothing else of it.
    "Combine": "ObservableObject Published objectWillChange",
    "ObjectiveC":
      "IMP Method class_addMethod class_addProperty class_getMethodImplementation class_copyIvarList class_copyMethodList class_copyPropertyList "
      + "class_getClassMethod class_getInstanceMethod class_getInstanceVariable class_replaceMethod "
      + "imp_implementationWithBlock ivar_getName ivar_getOffset method_exchangeImplementations "
      + "method_getImplementation method_getName method_getTypeEncoding method_setImplementation "
      + "objc_allocateClassPair objc_copyClassList objc_getClassList objc_registerClassPair object_getIvar "
      + "object_setClass object_setIvar property_copyAttributeValue property_getAttributes property_getName "
      // Nimble's, which catches exceptions.
      + "raiseException raisesException",
    "RealityKit":
      "ARView Entity ModelEntity AnchorEntity MeshResource SimpleMaterial UnlitMaterial RealityView Material",
    "Security": "SecIdentity SecAccessControl",
    "StoreKit":
      "AppStore Product Transaction SubscriptionInfo StoreView SubscriptionStoreView ProductView RequestReview "
      + "PurchaseAction VerificationResult",
    "SwiftData":
      "ModelContainer ModelContext ModelConfiguration FetchDescriptor PersistentModel PersistentIdentifier Query "
      + "Model Schema Attribute Relationship Transient VersionedSchema SchemaMigrationPlan",
    "TipKit": "Tip TipView Tips TipUIView", "Translation": "TranslationSession",
    "WeatherKit": "WeatherService Weather CurrentWeather",
    "WidgetKit":
      "Widget WidgetBundle WidgetConfiguration StaticConfiguration IntentConfiguration "
      + "AppIntentConfiguration TimelineEntry TimelineProvider IntentTimelineProvider "
      + "AppIntentTimelineProvider Timeline TimelineReloadPolicy WidgetFamily WidgetCenter WidgetInfo "
      + "ControlWidget ControlCenter WidgetURL",
    "simd":
      "float2 float3 float4 double2 double3 double4 float2x2 float3x3 float4x4 double3x3 double4x4 int2 int3 int4 "
      + "uint2 uint3 uint4 simd",
    "SwiftUI": swiftUI,
  ]

  private static let swiftUI = """
    AccessibilityFocusState ActionSheet Alert Alignment AlignmentID AngularGradient Angle Animation
    AnyGesture AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage Axis
    BackgroundStyle Binding Bindable BlendMode BorderedButtonStyle BorderedProminentButtonStyle Button
    ButtonStyle ButtonStyleConfiguration Canvas Capsule Circle Color ColorPicker ColorScheme Commands
    ConfirmationDialog ContainerRelativeShape ContentMode ControlGroup ControlSize CoordinateSpace
    CustomizableToolbarContent DatePicker DefaultButtonStyle DisclosureGroup Divider DragGesture
    DropDelegate DropInfo DynamicProperty DynamicTypeSize EdgeInsets Edge EditButton EditMode Ellipse
    EllipticalGradient EmptyModifier EmptyView Entry Environment EnvironmentKey EnvironmentObject
    EnvironmentValues EquatableView FetchRequest FetchedResults FillStyle FocusState FocusedValue Font
    ForEach ForegroundStyle Form Gauge GeometryEffect GeometryProxy GeometryReader Gesture
    GestureState Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HStack
    HierarchicalShapeStyle HorizontalAlignment Image ImageRenderer InsettableShape KeyboardShortcut
    Label LabelStyle LabeledContent Layout LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient
    Link List ListStyle LocalizedStringKey LongPressGesture MagnificationGesture Material
    MatchedGeometryEffect Menu MenuStyle ModifiedContent MultiDatePicker Namespace
    NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView
    OpenURLAction OutlineGroup Path PhotosPicker PhotosPickerItem Picker PlainButtonStyle PopoverAttachmentAnchor
    PreferenceKey PresentationDetent PresentationMode PreviewContext PreviewDevice PreviewLayout
    PreviewProvider PrimitiveButtonStyle ProgressView ProgressViewStyle ProposedViewSize RadialGradient
    Rectangle RedactionReasons RotationGesture RoundedRectangle Scene ScenePhase SceneStorage
    ScrollView ScrollViewProxy ScrollViewReader Section SecureField Settings Shape ShapeStyle ShareLink
    Slider Spacer StackNavigationViewStyle State StateObject Stepper StrokeStyle SubmitLabel
    SwitchToggleStyle Tab TabView Table TapGesture Text TextAlignment TextEditor TextField TextFieldStyle
    TimelineView Toggle ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup ToolbarPlacement
    TransitionProperties Transaction TupleView UIApplicationDelegateAdaptor UIHostingConfiguration
    UIHostingController UIViewControllerRepresentable UIViewControllerRepresentableContext
    UIViewRepresentable UIViewRepresentableContext UnitPoint UnevenRoundedRectangle VStack VectorArithmetic
    VerticalAlignment View ViewBuilder ViewModifier ViewThatFits WindowGroup ZStack ZStackLayout
    ObservedObject
    """
}
