/// Which elements documents have and what their attributes hold.
enum NibSchema {
  enum AttributeType: Character {
    case bool = "b"
    case number = "n"
    case string = "s"
    /// Text that translations replace.
    case text = "t"
    case choice = "c"
    case reference = "r"
    case image = "i"
  }

  /// Nil for elements that stand for no known object.
  static func attributes(of element: String) -> [String: AttributeType]? { table[element] }

  static func isObject(_ element: String) -> Bool { table[element] != nil }

  /// Elements around objects in order.
  static let lists: Set<String> = [
    "subviews", "cells", "prototypes", "sections", "items", "segments", "toolbarItems",
    "leftBarButtonItems", "rightBarButtonItems", "gestureRecognizers", "layoutGuides",
    "barButtonItems", "interactions", "scopeButtonTitles",
  ]

  /// What the editor keeps for itself, and what other systems than iOS have.
  static let ignored: Set<String> = [
    "animations", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "simulatedOrientationMetrics", "simulatedMetricsContainer", "freeformSimulatedSizeMetrics",
    "simulatedNavigationBarMetricsPlaceholder", "simulatedAdaptivePresentationMetrics",
    "userComments", "modalFormSheetSize", "modalPageSheetSize", "designable", "userGuides",
    "defaultToolbarItems", "windowStyleMask", "printInfo",
  ]

  /// Attributes of every object that the reader itself takes.
  static let common: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    "userLabel",
  ]

  /// Attributes that only the editor needs.
  static let ignoredAttributes: Set<String> = [
    "misplaced", "ambiguous", "verifyAmbiguity", "simulatedAppContext", "canvasLocation",
    "interfaceStyle", "propertyAccessControl", "documentVersion", "unwindIdentifier",
    "hasAttributedTitle",
  ]

  private static let table: [String: [String: AttributeType]] = {
    var result: [String: [String: AttributeType]] = [:]
    for line in description.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let head = words.first else { continue }
      // `name:base`, or `name` alone, also to go on.
      let parts = head.split(separator: ":").map(String.init)
      var attributes = result[parts[0]] ?? (parts.count > 1 ? result[parts[1]] ?? [:] : [:])
      for word in words.dropFirst() {
        let pair = word.split(separator: ":")
        guard pair.count == 2, let letter = pair[1].first,
          let type = AttributeType(rawValue: letter)
        else { continue }
        attributes[String(pair[0])] = type
      }
      result[parts[0]] = attributes
    }
    return result
  }()

  /// An element a line, with the element it has all attributes of behind a colon, then its own
  /// attributes with a letter for their type. An element may have several lines.
  private static let description = """
    view contentMode:c clipsSubviews:b opaque:b hidden:b alpha:n tag:n userInteractionEnabled:b
    view multipleTouchEnabled:b exclusiveTouch:b clearsContextBeforeDrawing:b autoresizesSubviews:b
    view translatesAutoresizingMaskIntoConstraints:b fixedFrame:b semanticContentAttribute:c
    view insetsLayoutMarginsFromSafeArea:b preservesSuperviewLayoutMargins:b
    view horizontalHuggingPriority:n verticalHuggingPriority:n tintAdjustmentMode:c
    view horizontalCompressionResistancePriority:n verticalCompressionResistancePriority:n
    view placeholderIntrinsicWidth:s placeholderIntrinsicHeight:s restorationIdentifier:s
    view toolTip:t appearanceType:c width:n height:n
    view maximumContentSizeCategory:c minimumContentSizeCategory:c largeContentTitle:t
    view largeContentImage:i scalesLargeContentImage:b showsLargeContentViewer:b
    control:view contentHorizontalAlignment:c contentVerticalAlignment:c enabled:b selected:b
    control highlighted:b showsMenuAsPrimaryAction:b
    label:view text:t textAlignment:c lineBreakMode:c numberOfLines:n baselineAdjustment:c
    label adjustsFontSizeToFit:b minimumFontSize:n minimumScaleFactor:n preferredMaxLayoutWidth:n
    label adjustsLetterSpacingToFitWidth:b adjustsFontForContentSizeCategory:b enabled:b
    label highlighted:b usesAttributedText:b showsExpansionTextWhenTruncated:b
    label allowsDefaultTighteningForTruncation:b lineBreakStrategy:c
    button:control buttonType:c lineBreakMode:c showsTouchWhenHighlighted:b springLoaded:b role:c
    button reversesTitleShadowWhenHighlighted:b adjustsImageWhenHighlighted:b
    button adjustsImageWhenDisabled:b changesSelectionAsPrimaryAction:b title:t
    button adjustsImageSizeForAccessibilityContentSizeCategory:b pointerInteraction:b
    state title:t image:i backgroundImage:i catalog:s backgroundCatalog:s
    imageView:view image:i highlightedImage:i highlighted:b catalog:s
    imageView adjustsImageSizeForAccessibilityContentSizeCategory:b
    imageView adjustsImageWhenAncestorFocused:b
    textField:control text:t placeholder:t borderStyle:c textAlignment:c clearButtonMode:c
    textField minimumFontSize:n adjustsFontSizeToFit:b clearsOnBeginEditing:b
    textField adjustsFontForContentSizeCategory:b background:i disabledBackground:i
    textField allowsEditingTextAttributes:b usesAttributedText:b
    searchTextField:textField
    textInputTraits autocapitalizationType:c autocorrectionType:c spellCheckingType:c
    textInputTraits keyboardType:c keyboardAppearance:c returnKeyType:c textContentType:c
    textInputTraits enablesReturnKeyAutomatically:b secureTextEntry:b smartDashesType:c
    textInputTraits smartInsertDeleteType:c smartQuotesType:c passwordRules:s
    scrollView:view alwaysBounceVertical:b alwaysBounceHorizontal:b bounces:b bouncesZoom:b
    scrollView pagingEnabled:b scrollEnabled:b directionalLockEnabled:b indicatorStyle:c
    scrollView showsHorizontalScrollIndicator:b showsVerticalScrollIndicator:b
    scrollView delaysContentTouches:b canCancelContentTouches:b minimumZoomScale:n
    scrollView maximumZoomScale:n keyboardDismissMode:c contentInsetAdjustmentBehavior:c
    scrollView automaticallyAdjustsScrollIndicatorInsets:b
    textView:scrollView text:t textAlignment:c editable:b selectable:b usesAttributedText:b
    textView allowsEditingTextAttributes:b adjustsFontForContentSizeCategory:b
    textView clearsOnInsertion:b findInteractionEnabled:b
    tableView:scrollView style:c dataMode:c rowHeight:n sectionHeaderHeight:n sectionFooterHeight:n
    tableView estimatedRowHeight:n estimatedSectionHeaderHeight:n estimatedSectionFooterHeight:n
    tableView separatorStyle:c separatorInsetReference:c allowsSelection:b
    tableView allowsMultipleSelection:b allowsSelectionDuringEditing:b
    tableView allowsMultipleSelectionDuringEditing:b sectionIndexMinimumDisplayRowCount:n
    tableView contentViewInsetsToSafeArea:b springLoaded:b prefetchingEnabled:b selfSizingInvalidation:c
    tableView remembersLastFocusedIndexPath:b selectionFollowsFocus:b fillerRowHeight:n
    tableViewSection headerTitle:t footerTitle:t colorLabel:s
    tableViewCell:view reuseIdentifier:s style:c selectionStyle:c accessoryType:c
    tableViewCell editingAccessoryType:c focusStyle:c rowHeight:n indentationLevel:n
    tableViewCell indentationWidth:n shouldIndentWhileEditing:b showsReorderControl:b
    tableViewCell hidesAccessoryWhenEditing:b textLabel:r detailTextLabel:r imageView:r
    tableViewCell image:i catalog:s text:t
    tableViewCellContentView:view tableViewCell:r
    tableViewHeaderFooterView:view reuseIdentifier:s
    collectionView:scrollView dataMode:c prefetchingEnabled:b allowsSelection:b
    collectionView allowsMultipleSelection:b springLoaded:b remembersLastFocusedIndexPath:b
    collectionView selfSizingInvalidation:c selectionFollowsFocus:b dragInteractionEnabled:b
    collectionReusableView:view reuseIdentifier:s
    collectionViewCell:collectionReusableView
    collectionViewCellContentView:view
    collectionViewFlowLayout minimumLineSpacing:n minimumInteritemSpacing:n scrollDirection:c
    collectionViewFlowLayout sectionInsetReference:c automaticEstimatedItemSize:b
    collectionViewFlowLayout sectionHeadersPinToVisibleBounds:b sectionFootersPinToVisibleBounds:b
    collectionViewLayout
    stackView:view axis:c alignment:c distribution:c spacing:n spacingType:c
    stackView baselineRelativeArrangement:b layoutMarginsRelativeArrangement:b
    containerView:view
    switch:control on:b title:t preferredStyle:c
    slider:control value:n minValue:n maxValue:n minimumValueImage:i maximumValueImage:i continuous:b
    slider minCatalog:s maxCatalog:s minimumValueImageCatalog:s maximumValueImageCatalog:s
    stepper:control value:n minimumValue:n maximumValue:n stepValue:n continuous:b wraps:b autorepeat:b
    segmentedControl:control segmentControlStyle:c selectedSegmentIndex:n momentary:b springLoaded:b
    segmentedControl apportionsSegmentWidthsByContent:b
    segment title:t image:i width:n enabled:b catalog:s
    pageControl:control numberOfPages:n currentPage:n hidesForSinglePage:b defersPageDisplay:b
    pageControl backgroundStyle:c allowsContinuousInteraction:b preferredIndicatorImage:i
    progressView:view progress:n progressViewStyle:c progressImage:i trackImage:i
    activityIndicatorView:view style:c animating:b hidesWhenStopped:b
    datePicker:control datePickerMode:c minuteInterval:n useCurrentDate:b countDownDuration:n style:c
    datePicker preferredDatePickerStyle:c roundsToMinuteInterval:b
    pickerView:view showsSelectionIndicator:b
    searchBar:view text:t placeholder:t prompt:t searchBarStyle:c barStyle:c translucent:b
    searchBar showsBookmarkButton:b showsCancelButton:b showsSearchResultsButton:b showsScopeBar:b
    searchBar selectedScopeButtonIndex:n backgroundImage:i scopeBarBackgroundImage:i
    visualEffectView:view
    blurEffect style:c
    vibrancyEffect style:c
    refreshControl:control
    webView:view scalesPageToFit:b allowsInlineMediaPlayback:b mediaPlaybackRequiresUserAction:b
    wkWebView:view allowsBackForwardNavigationGestures:b allowsLinkPreview:b
    wkWebViewConfiguration allowsInlineMediaPlayback:b applicationNameForUserAgent:s
    wkWebViewConfiguration suppressesIncrementalRendering:b allowsAirPlayForMediaPlayback:b
    audiovisualMediaTypes none:b audio:b video:b
    wkPreferences minimumFontSize:n javaScriptEnabled:b javaScriptCanOpenWindowsAutomatically:b
    mapView:view mapType:c showsUserLocation:b zoomEnabled:b scrollEnabled:b rotateEnabled:b
    mapView pitchEnabled:b showsBuildings:b showsPointsOfInterest:b showsCompass:b showsScale:b
    mapView showsTraffic:b
    glkView:view drawableColorFormat:c drawableDepthFormat:c enableSetNeedsDisplay:b
    mtkView:view colorPixelFormat:c depthStencilPixelFormat:c
    arscnView:view
    sceneKitView:view
    skView:view
    navigationBar:view barStyle:c translucent:b largeTitles:b prefersLargeTitles:b shadowImage:i
    navigationBar backIndicatorImage:i backIndicatorTransitionMask:i
    navigationItem title:t prompt:t largeTitleDisplayMode:c hidesBackButton:b style:c
    navigationItem leftItemsSupplementBackButton:b backButtonTitle:t backButtonDisplayMode:c
    barButtonItem title:t image:i landscapeImage:i systemItem:c style:c enabled:b width:n tag:n
    barButtonItem catalog:s landscapeImageCatalog:s largeContentSizeImage:i springLoaded:b
    barButtonItem selected:b changesSelectionAsPrimaryAction:b largeContentSizeImageCatalog:s
    barButtonItemGroup
    toolbar:view barStyle:c translucent:b
    tabBar:view barStyle:c translucent:b itemPositioning:c itemWidth:n itemSpacing:n
    tabBar backgroundImage:i selectionIndicatorImage:i shadowImage:i springLoaded:b
    tabBarItem title:t image:i selectedImage:i landscapeImage:i systemItem:c badgeValue:t tag:n
    tabBarItem enabled:b catalog:s selectedImageCatalog:s largeContentSizeImage:i springLoaded:b
    tabBarItem largeContentSizeImageCatalog:s
    navigationBarAppearance backgroundImage:i shadowImage:i
    toolbarAppearance backgroundImage:i shadowImage:i
    tabBarAppearance backgroundImage:i shadowImage:i
    barButtonItemAppearance style:c
    barButtonItemStateAppearance
    tabBarItemAppearance style:c
    tabBarItemStateAppearance
    textAttributes
    viewController title:t storyboardIdentifier:s restorationIdentifier:s nibName:s
    viewController useStoryboardIdentifierAsRestorationIdentifier:b
    viewController definesPresentationContext:b providesPresentationContextTransitionStyle:b
    viewController modalTransitionStyle:c modalPresentationStyle:c hidesBottomBarWhenPushed:b
    viewController automaticallyAdjustsScrollViewInsets:b extendedLayoutIncludesOpaqueBars:b
    viewController autoresizesArchivedViewToFullSize:b wantsFullScreenLayout:b modalInPresentation:b
    viewController interfaceBuilderCreatesNewView:b restoresFocusAfterTransition:b interfaceStyle:c
    tableViewController:viewController clearsSelectionOnViewWillAppear:b
    collectionViewController:viewController clearsSelectionOnViewWillAppear:b
    navigationController:viewController navigationBarHidden:b toolbarHidden:b
    navigationController hidesBarsOnSwipe:b hidesBarsOnTap:b hidesBarsWhenKeyboardAppears:b
    navigationController hidesBarsWhenVerticallyCompact:b
    tabBarController:viewController
    splitViewController:viewController style:c allowDoubleColumnStyle:b primaryEdge:c
    splitViewController presentsWithGesture:b preferredDisplayMode:c minimumPrimaryColumnWidth:n
    splitViewController maximumPrimaryColumnWidth:n behavior:c displayModeButtonVisibility:c
    pageViewController:viewController transitionStyle:c navigationOrientation:c spineLocation:c
    pageViewController doubleSided:b pageSpacing:n
    hostingController:viewController
    glkViewController:viewController preferredFramesPerSecond:n pauseOnWillResignActive:b
    glkViewController resumeOnDidBecomeActive:b
    avPlayerViewController:viewController videoGravity:c
    imagePickerController:viewController
    searchDisplayController
    viewControllerPlaceholder storyboardIdentifier:s storyboardName:s referencedIdentifier:s bundleIdentifier:s
    placeholder placeholderIdentifier:s
    exit
    customObject
    window:view resizesToFullScreen:b visibleAtLaunch:b
    viewLayoutGuide
    viewControllerLayoutGuide type:c
    layoutGuide
    gestureRecognizer enabled:b cancelsTouchesInView:b delaysTouchesBegan:b delaysTouchesEnded:b
    gestureRecognizer requiresExclusiveTouchType:b
    tapGestureRecognizer:gestureRecognizer numberOfTapsRequired:n numberOfTouchesRequired:n
    panGestureRecognizer:gestureRecognizer minimumNumberOfTouches:n maximumNumberOfTouches:n
    panGestureRecognizer allowedScrollTypesMask:c
    swipeGestureRecognizer:gestureRecognizer direction:c numberOfTouchesRequired:n
    pinchGestureRecognizer:gestureRecognizer scale:n
    rotationGestureRecognizer:gestureRecognizer rotation:n
    screenEdgePanGestureRecognizer:panGestureRecognizer
    pongPressGestureRecognizer:gestureRecognizer minimumPressDuration:n allowableMovement:n
    pongPressGestureRecognizer numberOfTapsRequired:n numberOfTouchesRequired:n
    hoverGestureRecognizer:gestureRecognizer
    accessibility identifier:s label:t hint:t value:t
    buttonConfiguration style:c title:t subtitle:t image:i catalog:s cornerStyle:c imagePlacement:c
    buttonConfiguration imagePadding:n titlePadding:n titleAlignment:c showsActivityIndicator:b
    buttonConfiguration buttonSize:c indicator:c macIdiomStyle:c titleLineBreakMode:c
    buttonConfiguration subtitleLineBreakMode:c
    backgroundConfiguration cornerRadius:n image:i catalog:s imageContentMode:c strokeWidth:n
    backgroundConfiguration strokeOutset:n
    listContentConfiguration text:t secondaryText:t image:i catalog:s imageToTextPadding:n
    listContentConfiguration textToSecondaryTextHorizontalPadding:n
    listContentConfiguration textToSecondaryTextVerticalPadding:n prefersSideBySideText:b
    locale localeIdentifier:s
    userActivity activityType:s
    menu title:t image:i
    action title:t image:i identifier:s
    command title:t image:i
    calendar identifier:s
    timeZone name:s
    """
}
