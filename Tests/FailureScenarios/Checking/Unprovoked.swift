/// Calls of `failure` and `require` that no scenario can meet, with the reason.
struct Unprovoked {
  /// As `#fileID` writes it.
  var file: String
  /// Part of the call, to tell it from others of the file.
  var text: String
  var reason: String

  private init(_ file: String, _ text: String, _ reason: String) {
    (self.file, self.text, self.reason) = (file, text, reason)
  }

  private static let coders = "The class is internal and no document names it."
  private static let unavailable = "The compiler refuses the call, as on iOS."
  private static let display = "Needs a window on a display."
  private static let identifiers = "Each registration has an identifier and a class of its own."
  private static let registered = "What is registered was looked at then."
  private static let memory = "Needs a machine without memory."
  private static let nothing = "Swift's initialisers that do not fail return something."

  static let all = [
    Unprovoked("CairoBackend/Canvas.swift", "no memory left", memory),
    Unprovoked("CairoBackend/FontCatalog.swift", "out of memory", memory),
    Unprovoked(
      "CairoBackend/FontCatalog.swift", "No font is installed", "Needs a machine without fonts."),
    Unprovoked("CoreGraphics/PixelBuffer.swift", "There is no memory", memory),
    Unprovoked("CoreData/ManagedObjects.swift", "returned nothing", nothing),
    Unprovoked(
      "CoreData/NSManagedObjectContext.swift", "has thrown", "Its block does not throw."),
    Unprovoked(
      "GTKBackend/GTKApplication.swift", "runs already",
      "Needs a display; an app has no way to the platform's loop."),
    Unprovoked("MessageUI/ComposeController.swift", "in no document", unavailable),
    Unprovoked("MessageUI/MFMailComposeViewController.swift", "in no document", unavailable),
    Unprovoked("MessageUI/MFMessageComposeViewController.swift", "in no document", unavailable),
    Unprovoked("PhotosUI/PHPickerViewController.swift", "in no document", unavailable),
    Unprovoked("PlatformInterface/DeepRecursion.swift", "did not run", "Says that C did its part."),
    Unprovoked(
      "PlatformInterface/PlatformServices.swift", "needs a platform",
      "Every program that links UIKit, this one too, has the installer."),
    Unprovoked(
      "PlatformInterface/PlatformServices.swift", "installer did not call",
      "The one installer there is does."),
    Unprovoked(
      "PlatformInterface/MainThread.swift", "without an answer", "Says that a queue did its part."),
    Unprovoked(
      "PlatformInterface/MainThreadChecker.swift", "belongs to the main",
      "Its sentence is a backtrace, which is another one in each build; MainActorFailureTests."),
    Unprovoked("QuartzCore/CAAnimation.swift", "returned nothing", nothing),
    Unprovoked("QuartzCore/CALayer+Presentation.swift", "returned nothing", nothing),
    Unprovoked("SafariServices/AddressField.swift", "in no document", coders),
    Unprovoked("SafariServices/SFSafariViewController.swift", "in no document", unavailable),
    Unprovoked("UIKitCore/AddressPage.swift", "in no document", coders),
    Unprovoked("UIKitCore/ButtonParts.swift", "made by UIButton", coders),
    Unprovoked("UIKitCore/ObjectFactory.swift", "init(frame:)", nothing),
    Unprovoked("UIKitCore/ObjectFactory.swift", "init() of", nothing),
    Unprovoked("UIKitCore/ObjectFactory.swift", "An initialiser of", nothing),
    Unprovoked("UIKitCore/ObjectFactory+Tables.swift", "init(style:", nothing),
    Unprovoked("UIKitCore/ObjectFactory+Tables.swift", "init(reuseIdentifier:)", nothing),
    Unprovoked("UIKitCore/PreviewScreen.swift", "is made in code", coders),
    Unprovoked(
      "UIKitCore/PreviewScreen.swift", "should be one of the program's",
      "The command names one of the list that the program has written."),
    Unprovoked("UIKitCore/RuntimeClass.swift", "is no class", "Its callers are classes."),
    Unprovoked("UIKitCore/RuntimeClass.swift", "init() of", nothing),
    Unprovoked(
      "UIKitCore/ListState+Invariants.swift", "is broken", "Names a mistake of UIKit's own."),
    Unprovoked("UIKitCore/SceneFeature.swift", "should name it", "Names a mistake of UIKit's own."),
    Unprovoked(
      "AutomationScript/ScriptLineParser.swift", "Two kinds of token", "There are two kinds."),
    Unprovoked(
      "UIKitCore/ScriptRunner+Choosing.swift", "chooses nothing", "Its caller sorts the commands."),
    Unprovoked(
      "UIKitCore/ScriptRunner+Input.swift", "is no input", "Its caller sorts the commands."),
    Unprovoked("UIKitCore/SegmentView.swift", "made by UISegmentedControl", coders),
    Unprovoked("UIKitCore/StepperHalf.swift", "made by UIStepper", coders),
    Unprovoked("UIKitCore/TextContentView.swift", "made by text fields", coders),
    Unprovoked("UIKitCore/TextViewContent.swift", "made by text views", coders),
    Unprovoked("UIKitCore/UIActivityViewController.swift", "in no document", unavailable),
    Unprovoked("UIKitCore/UICollectionView+Registrations.swift", "expected a cell", identifiers),
    Unprovoked("UIKitCore/UICollectionView+Registrations.swift", "expected a view", identifiers),
    Unprovoked("UIKitCore/UICollectionView+Reuse.swift", "is no UICollectionViewCell", registered),
    Unprovoked(
      "UIKitCore/UICollectionView+Reuse.swift", "is no UICollectionReusableView", registered),
    Unprovoked("UIKitCore/UICollectionView+Reuse.swift", "did not return a", nothing),
    Unprovoked(
      "UIKitCore/UIViewController+ViewLoading.swift", "is for properties of", unavailable),
    Unprovoked("UIKitTestSupport/Harness.swift", "another one is installed", display),
    Unprovoked("UIKitTestSupport/Harness.swift", "could not be encoded", memory),
    Unprovoked("UIKitTestSupport/HeadlessFrames.swift", "a window is open", display),
    Unprovoked("UIKitTestSupport/HeadlessFrames.swift", "Cairo backend's text", display),
  ]
}
