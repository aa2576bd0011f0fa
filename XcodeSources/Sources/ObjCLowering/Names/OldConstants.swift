/// Constants and keys that stood at the top before Swift 4.2, and members of types since.
enum OldConstants {
  static let current: [String: String] = {
    var result: [String: String] = [:]
    for (old, new) in WordTable.pairs(table) { result[old] = new }
    for (type, name) in WordTable.pairs(attributes) {
      result["NS\(name)AttributeName"] = "\(type).\(name.lowerFirst)"
    }
    for (prefix, type, names) in families {
      for name in names.split(separator: " ") {
        result[prefix + name] = "\(type).\(name.lowerFirst)"
      }
    }
    return result
  }()

  /// Constants of families that have no fixed number of members.
  static func byPrefix(_ name: String) -> String? {
    for (prefix, type) in openFamilies where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { return "\(type).\(rest.lowerFirst)" }
    }
    return nil
  }

  private static let openFamilies: [(String, String)] = [
    ("kCAFillMode", "CAMediaTimingFillMode"), ("kCAFillRule", "CAShapeLayerFillRule"),
    ("kCAGravity", "CALayerContentsGravity"), ("kCALineCap", "CAShapeLayerLineCap"),
    ("kCALineJoin", "CAShapeLayerLineJoin"),
    ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
    ("kCATruncation", "CATextLayerTruncationMode"), ("kCAValueFunction", "CAValueFunctionName"),
    ("kCAAlignment", "CATextLayerAlignmentMode"), ("kCAContentsFormat", "CALayerContentsFormat"),
  ]

  private static let families: [(prefix: String, type: String, names: String)] = [
    (
      "AVAudioSessionCategory", "AVAudioSession.Category",
      "Ambient MultiRoute PlayAndRecord Playback Record SoloAmbient"
    ),
    (
      "AVAudioSessionMode", "AVAudioSession.Mode",
      "Default GameChat Measurement MoviePlayback SpokenAudio VideoChat VideoRecording VoiceChat"
    ),
    ("AVCaptureSessionPreset", "AVCaptureSession.Preset", "High InputPriority Low Medium Photo"),
    ("AVLayerVideoGravity", "AVLayerVideoGravity", "Resize ResizeAspect ResizeAspectFill"),
    (
      "AVMediaType", "AVMediaType",
      "Audio ClosedCaption Metadata Muxed Subtitle Text Timecode Video"
    ),
    ("AVMetadataObjectType", "AVMetadataObject.ObjectType", "Face"),
    ("kCAAnimation", "CAAnimationCalculationMode", "Cubic CubicPaced Discrete Linear Paced"),
    ("kCAAnimation", "CAAnimationRotationMode", "RotateAuto RotateAutoReverse"),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterShape", "Circle Cuboid Line Point Rectangle Sphere"),
    ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", "Outline Points Surface Volume"),
    (
      "kCAEmitterLayer", "CAEmitterLayerRenderMode",
      "Additive BackToFront OldestFirst OldestLast Unordered"
    ),
    ("kCAFilter", "CALayerContentsFilter", "Linear Nearest Trilinear"),
    ("kCAGradientLayer", "CAGradientLayerType", "Axial Conic Radial"),
    ("kCAScroll", "CAScrollLayerScrollMode", "Both Horizontally None Vertically"),
    ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
    ("kCATransition", "CATransitionSubtype", "FromBottom FromLeft FromRight FromTop"),
    (
      "UIAccessibilityTrait", "UIAccessibilityTraits",
      "Adjustable AllowsDirectInteraction Button CausesPageTurn Header Image KeyboardKey Link None "
        + "NotEnabled PlaysSound SearchField Selected StartsMediaSession StaticText SummaryElement "
        + "TabBar UpdatesFrequently"
    ),
    (
      "UIFontWeight", "UIFont.Weight",
      "Black Bold Heavy Light Medium Regular Semibold Thin UltraLight"
    ),
    (
      "UIFontTextStyle", "UIFont.TextStyle",
      "Body Callout Caption1 Caption2 Footnote Headline LargeTitle Subheadline Title1 Title2 Title3"
    ),
    (
      "UIImagePickerController", "UIImagePickerController.InfoKey",
      "CropRect EditedImage ImageURL LivePhoto MediaMetadata MediaType MediaURL OriginalImage PHAsset "
        + "ReferenceURL"
    ),
    ("UILayoutPriority", "UILayoutPriority", "DefaultHigh DefaultLow FittingSizeLevel Required"),
    ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate", "Fast Normal"),
    ("UIWindowLevel", "UIWindow.Level", "Alert Normal StatusBar"),
  ]

  private static let attributes = """
    NSAttributedString.Key: Attachment BackgroundColor BaselineOffset Expansion Font ForegroundColor Kern
      Ligature Link Obliqueness ParagraphStyle Shadow StrikethroughColor StrikethroughStyle StrokeColor
      StrokeWidth TextEffect UnderlineColor UnderlineStyle VerticalGlyphForm WritingDirection
    """

  private static let table = """
    AVCaptureSessionPreset1280x720: AVCaptureSession.Preset.hd1280x720
    AVCaptureSessionPreset1920x1080: AVCaptureSession.Preset.hd1920x1080
    AVCaptureSessionPreset352x288: AVCaptureSession.Preset.cif352x288
    AVCaptureSessionPreset640x480: AVCaptureSession.Preset.vga640x480
    AVMetadataObjectTypeAztecCode: AVMetadataObject.ObjectType.aztec
    AVMetadataObjectTypeCode128Code: AVMetadataObject.ObjectType.code128
    AVMetadataObjectTypeCode39Code: AVMetadataObject.ObjectType.code39
    AVMetadataObjectTypeCode39Mod43Code: AVMetadataObject.ObjectType.code39Mod43
    AVMetadataObjectTypeCode93Code: AVMetadataObject.ObjectType.code93
    AVMetadataObjectTypeDataMatrixCode: AVMetadataObject.ObjectType.dataMatrix
    AVMetadataObjectTypeEAN13Code: AVMetadataObject.ObjectType.ean13
    AVMetadataObjectTypeEAN8Code: AVMetadataObject.ObjectType.ean8
    AVMetadataObjectTypeITF14Code: AVMetadataObject.ObjectType.itf14
    AVMetadataObjectTypeInterleaved2of5Code: AVMetadataObject.ObjectType.interleaved2of5
    AVMetadataObjectTypePDF417Code: AVMetadataObject.ObjectType.pdf417
    AVMetadataObjectTypeQRCode: AVMetadataObject.ObjectType.qr
    AVMetadataObjectTypeUPCECode: AVMetadataObject.ObjectType.upce
    CGAffineTransformIdentity: CGAffineTransform.identity
    CGFLOAT_MAX: CGFloat.greatestFiniteMagnitude
    CGFLOAT_MIN: CGFloat.leastNormalMagnitude
    CGPointZero: CGPoint.zero
    CGRectInfinite: CGRect.infinite
    CGRectNull: CGRect.null
    CGRectZero: CGRect.zero
    CGSizeZero: CGSize.zero
    NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentReadingOptionKey.characterEncoding
    NSDefaultAttributesDocumentAttribute: NSAttributedString.DocumentReadingOptionKey.defaultAttributes
    NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentReadingOptionKey.documentType
    NSHTMLTextDocumentType: NSAttributedString.DocumentType.html
    NSPlainTextDocumentType: NSAttributedString.DocumentType.plain
    NSRTFDTextDocumentType: NSAttributedString.DocumentType.rtfd
    NSRTFTextDocumentType: NSAttributedString.DocumentType.rtf
    NSTextEffectLetterpressStyle: NSAttributedString.TextEffectStyle.letterpressStyle
    UIAccessibilityAnnouncementNotification: UIAccessibility.Notification.announcement
    UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification.layoutChanged
    UIAccessibilityPageScrolledNotification: UIAccessibility.Notification.pageScrolled
    UIAccessibilityScreenChangedNotification: UIAccessibility.Notification.screenChanged
    UIApplicationBackgroundFetchIntervalMinimum: UIApplication.backgroundFetchIntervalMinimum
    UIApplicationBackgroundFetchIntervalNever: UIApplication.backgroundFetchIntervalNever
    UIApplicationOpenSettingsURLString: UIApplication.openSettingsURLString
    UIApplicationStatusBarFrameUserInfoKey: UIApplication.statusBarFrameUserInfoKey
    UIApplicationStatusBarOrientationUserInfoKey: UIApplication.statusBarOrientationUserInfoKey
    UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier.invalid
    UICollectionElementKindSectionFooter: UICollectionView.elementKindSectionFooter
    UICollectionElementKindSectionHeader: UICollectionView.elementKindSectionHeader
    UICollectionViewFlowLayoutAutomaticSize: UICollectionViewFlowLayout.automaticSize
    UIContentSizeCategoryNewValueKey: UIContentSizeCategory.newValueUserInfoKey
    UIEdgeInsetsZero: UIEdgeInsets.zero
    UIFloatRangeInfinite: UIFloatRange.infinite
    UIFloatRangeZero: UIFloatRange.zero
    UIFontDescriptorCascadeListAttribute: UIFontDescriptor.AttributeName.cascadeList
    UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName.face
    UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName.family
    UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName.featureSettings
    UIFontDescriptorMatrixAttribute: UIFontDescriptor.AttributeName.matrix
    UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName.name
    UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName.size
    UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName.textStyle
    UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName.traits
    UIFontDescriptorVisibleNameAttribute: UIFontDescriptor.AttributeName.visibleName
    UIFontFeatureSelectorIdentifierKey: UIFontDescriptor.FeatureKey.featureSelectorIdentifier
    UIFontFeatureTypeIdentifierKey: UIFontDescriptor.FeatureKey.featureTypeIdentifier
    UIFontSlantTrait: UIFontDescriptor.TraitKey.slant
    UIFontSymbolicTrait: UIFontDescriptor.TraitKey.symbolic
    UIFontWeightTrait: UIFontDescriptor.TraitKey.weight
    UIFontWidthTrait: UIFontDescriptor.TraitKey.width
    UIKeyboardAnimationCurveUserInfoKey: UIResponder.keyboardAnimationCurveUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey: UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardFrameBeginUserInfoKey: UIResponder.keyboardFrameBeginUserInfoKey
    UIKeyboardFrameEndUserInfoKey: UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardIsLocalUserInfoKey: UIResponder.keyboardIsLocalUserInfoKey
    UIKeyInputDownArrow: UIKeyCommand.inputDownArrow
    UIKeyInputEscape: UIKeyCommand.inputEscape
    UIKeyInputLeftArrow: UIKeyCommand.inputLeftArrow
    UIKeyInputRightArrow: UIKeyCommand.inputRightArrow
    UIKeyInputUpArrow: UIKeyCommand.inputUpArrow
    UILayoutFittingCompressedSize: UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize: UIView.layoutFittingExpandedSize
    UINavigationControllerHideShowBarDuration: UINavigationController.hideShowBarDuration
    UINibExternalObjects: UINib.OptionsKey.externalObjects
    UIOffsetZero: UIOffset.zero
    UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey.interPageSpacing
    UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey.spineLocation
    UISegmentedControlNoSegment: UISegmentedControl.noSegment
    UISplitViewControllerAutomaticDimension: UISplitViewController.automaticDimension
    UIStackViewSpacingUseDefault: UIStackView.spacingUseDefault
    UIStackViewSpacingUseSystem: UIStackView.spacingUseSystem
    UITableViewAutomaticDimension: UITableView.automaticDimension
    UITableViewIndexSearch: UITableView.indexSearch
    UIViewNoIntrinsicMetric: UIView.noIntrinsicMetric
    """
}
