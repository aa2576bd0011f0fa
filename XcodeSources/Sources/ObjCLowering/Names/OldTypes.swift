/// Types that are nested since Swift 4.2 and stood at the top before.
enum OldTypes {
  /// By the older name, which is outer and inner name in one unless told otherwise.
  static let current: [String: String] = {
    var result: [String: String] = [:]
    for (outer, inner) in WordTable.pairs(regular) { result[outer + inner] = "\(outer).\(inner)" }
    for (old, new) in WordTable.pairs(irregular) { result[old] = new }
    return result
  }()

  private static let regular = """
    AVAudioSession: CategoryOptions InterruptionOptions InterruptionType PortOverride RecordPermission
      RouteChangeReason SetActiveOptions
    NSAttributedString: Key DocumentType DocumentReadingOptionKey DocumentAttributeKey
    NSTextStorage: EditActions
    NSTextTab: OptionKey
    RunLoop: Mode
    UIAccessibility: HearingDeviceEar ZoomType
    UIAccessibilityCustomRotor: Direction
    UIActivity: Category
    UIActivityIndicatorView: Style
    UIAlertAction: Style
    UIAlertController: Style
    UIApplication: ExtensionPointIdentifier LaunchOptionsKey OpenExternalURLOptionsKey OpenURLOptionsKey
      State
    UIBarButtonItem: Style
    UIBlurEffect: Style
    UICollectionView: ReorderingCadence ScrollDirection ScrollPosition
    UICollectionViewCell: DragState
    UICollectionViewFlowLayout: SectionInsetReference
    UICollisionBehavior: Mode
    UIContextualAction: Style
    UIControl: ContentHorizontalAlignment ContentVerticalAlignment State
    UIDatePicker: Mode
    UIDevice: BatteryState
    UIDocument: ChangeKind SaveOperation State
    UIDocumentBrowserAction: Availability
    UIFont: TextStyle Weight
    UIFontDescriptor: AttributeName FeatureKey SymbolicTraits SystemDesign TraitKey
    UIGestureRecognizer: State
    UIImage: Orientation RenderingMode ResizingMode
    UIImagePickerController: CameraCaptureMode CameraDevice CameraFlashMode ImageURLExportPreset InfoKey
      QualityType SourceType
    UIInputView: Style
    UIMenuController: ArrowDirection
    UINavigationController: Operation
    UINavigationItem: LargeTitleDisplayMode
    UIPageViewController: NavigationDirection NavigationOrientation SpineLocation TransitionStyle
    UIPasteboard: Name
    UIPress: Phase
    UIPreviewAction: Style
    UIPrinter: CutterBehavior JobTypes
    UIPrintInfo: Duplex Orientation OutputType
    UIProgressView: Style
    UIPushBehavior: Mode
    UIScreen: OverscanCompensation
    UIScrollView: ContentInsetAdjustmentBehavior DecelerationRate IndexDisplayMode IndicatorStyle
      KeyboardDismissMode
    UISearchBar: Icon Style
    UISegmentedControl: Segment
    UISplitViewController: DisplayMode PrimaryEdge
    UIStackView: Alignment Distribution
    UISwipeGestureRecognizer: Direction
    UITabBar: ItemPositioning
    UITableView: RowAnimation ScrollPosition SeparatorInsetReference Style
    UITableViewCell: AccessoryType CellStyle DragState EditingStyle FocusStyle SelectionStyle
      SeparatorStyle StateMask
    UITableViewRowAction: Style
    UITextField: BorderStyle DidEndEditingReason ViewMode
    UITouch: Phase Properties
    UIView: AnimationCurve AnimationOptions AnimationTransition AutoresizingMask ContentMode
      KeyframeAnimationOptions TintAdjustmentMode
    UIWebView: NavigationType PaginationBreakingMode PaginationMode
    UIWindow: Level
    """

  private static let irregular = """
    AVCaptureDevicePosition: AVCaptureDevice.Position
    AVCaptureDeviceType: AVCaptureDevice.DeviceType
    AVCaptureExposureMode: AVCaptureDevice.ExposureMode
    AVCaptureFlashMode: AVCaptureDevice.FlashMode
    AVCaptureFocusMode: AVCaptureDevice.FocusMode
    AVCaptureTorchMode: AVCaptureDevice.TorchMode
    NSControlCharacterAction: NSLayoutManager.ControlCharacterAction
    NSGlyphProperty: NSLayoutManager.GlyphProperty
    NSLayoutAttribute: NSLayoutConstraint.Attribute
    NSLayoutFormatOptions: NSLayoutConstraint.FormatOptions
    NSLayoutRelation: NSLayoutConstraint.Relation
    NSTextLayoutOrientation: NSLayoutManager.TextLayoutOrientation
    UIAccessibilityCustomSystemRotorType: UIAccessibilityCustomRotor.SystemRotorType
    UIAccessibilityNotifications: UIAccessibility.Notification
    UIActivityType: UIActivity.ActivityType
    UIApplicationShortcutIconType: UIApplicationShortcutIcon.IconType
    UIAttachmentBehaviorType: UIAttachmentBehavior.AttachmentType
    UIBarButtonSystemItem: UIBarButtonItem.SystemItem
    UIButtonType: UIButton.ButtonType
    UICloudSharingPermissionOptions: UICloudSharingController.PermissionOptions
    UICollectionElementCategory: UICollectionView.ElementCategory
    UICollectionUpdateAction: UICollectionViewUpdateItem.Action
    UICollectionViewDropIntent: UICollectionViewDropProposal.Intent
    UIControlEvents: UIControl.Event
    UIDocumentBrowserImportMode: UIDocumentBrowserViewController.ImportMode
    UIDocumentBrowserUserInterfaceStyle:
      UIDocumentBrowserViewController.BrowserUserInterfaceStyle
    UIEventSubtype: UIEvent.EventSubtype
    UIEventType: UIEvent.EventType
    UIImpactFeedbackStyle: UIImpactFeedbackGenerator.FeedbackStyle
    UIInterpolatingMotionEffectType: UIInterpolatingMotionEffect.EffectType
    UILayoutConstraintAxis: NSLayoutConstraint.Axis
    UINotificationFeedbackType: UINotificationFeedbackGenerator.FeedbackType
    UIPasteboardOption: UIPasteboard.OptionsKey
    UIPressType: UIPress.PressType
    UISystemAnimation: UIView.SystemAnimation
    UITabBarSystemItem: UITabBarItem.SystemItem
    UITableViewCellStyle: UITableViewCell.CellStyle
    UITableViewDropIntent: UITableViewDropProposal.Intent
    UITextBorderStyle: UITextField.BorderStyle
    UITextDropAction: UITextDropProposal.Action
    UITextDropPerformer: UITextDropProposal.Performer
    UITextDropProgressMode: UITextDropProposal.ProgressMode
    UITouchType: UITouch.TouchType
    UIViewAutoresizing: UIView.AutoresizingMask
    """
}
