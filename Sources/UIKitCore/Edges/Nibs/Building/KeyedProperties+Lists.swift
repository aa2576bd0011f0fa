@_spi(XcodeSources) import ObjCRuntime

/// Properties of scroll views, lists and controllers that attributes in the panel of identities set.
extension KeyedProperties {
  static func registerListsByAttributes() {
    ObjCMembers.add(UIScrollView.self) {
      $0.property("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
      $0.property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
      $0.property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
      $0.property(
        "automaticallyAdjustsScrollIndicatorInsets",
        \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
      $0.property("bounces", \UIScrollView.bounces)
      $0.property("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
      $0.property("bouncesVertically", \UIScrollView.bouncesVertically)
      $0.property("bouncesZoom", \UIScrollView.bouncesZoom)
      $0.property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
      $0.property("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
      $0.property("delaysContentTouches", \UIScrollView.delaysContentTouches)
      $0.property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
      $0.property("indicatorStyle", \UIScrollView.indicatorStyle)
      $0.property("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
      $0.property("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
      $0.property("maximumZoomScale", \UIScrollView.maximumZoomScale)
      $0.property("minimumZoomScale", \UIScrollView.minimumZoomScale)
      $0.property("scrollsToTop", \UIScrollView.scrollsToTop)
      $0.property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
      $0.property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
      $0.property(
        "transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
      $0.property(
        "transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)
      $0.property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
      $0.property("zoomScale", \UIScrollView.zoomScale)
    }
    ObjCMembers.add(UITableView.self) {
      $0.property("allowsFocus", \UITableView.allowsFocus)
      $0.property("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
      $0.property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
      $0.property(
        "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
      $0.property("allowsSelection", \UITableView.allowsSelection)
      $0.property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
      $0.property(
        "cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
      $0.property("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
      $0.property("estimatedRowHeight", \UITableView.estimatedRowHeight)
      $0.property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
      $0.property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
      $0.property("fillerRowHeight", \UITableView.fillerRowHeight)
      $0.property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
      $0.property("isEditing", \UITableView.isEditing)
      $0.property("isPrefetchingEnabled", \UITableView.isPrefetchingEnabled)
      $0.property("isSpringLoaded", \UITableView.isSpringLoaded)
      $0.property("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
      $0.property("sectionFooterHeight", \UITableView.sectionFooterHeight)
      $0.property("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
      $0.property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
      $0.property("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
      $0.property("sectionIndexColor", \UITableView.sectionIndexColor)
      $0.property(
        "sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
      $0.property(
        "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
      $0.property("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
      $0.property("separatorStyle", \UITableView.separatorStyle)
    }
    ObjCMembers.add(UITableViewCell.self) {
      $0.property("accessoryType", \UITableViewCell.accessoryType)
      $0.property(
        "automaticallyUpdatesBackgroundConfiguration",
        \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
      $0.property(
        "automaticallyUpdatesContentConfiguration",
        \UITableViewCell.automaticallyUpdatesContentConfiguration)
      $0.property("editingAccessoryType", \UITableViewCell.editingAccessoryType)
      $0.property("indentationLevel", \UITableViewCell.indentationLevel)
      $0.property("indentationWidth", \UITableViewCell.indentationWidth)
      $0.property("isEditing", \UITableViewCell.isEditing)
      $0.property(
        "multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
      $0.property("selectionStyle", \UITableViewCell.selectionStyle)
      $0.property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
      $0.property("showsReorderControl", \UITableViewCell.showsReorderControl)
      $0.property(
        "userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
    }
    ObjCMembers.add(UICollectionView.self) {
      $0.property("allowsFocus", \UICollectionView.allowsFocus)
      $0.property("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
      $0.property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
      $0.property(
        "allowsMultipleSelectionDuringEditing",
        \UICollectionView.allowsMultipleSelectionDuringEditing)
      $0.property("allowsSelection", \UICollectionView.allowsSelection)
      $0.property("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
      $0.property("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
      $0.property("isEditing", \UICollectionView.isEditing)
      $0.property("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
      $0.property("isSpringLoaded", \UICollectionView.isSpringLoaded)
      $0.property("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
      $0.property("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
    }
    ObjCMembers.add(UICollectionViewCell.self) {
      $0.property(
        "automaticallyUpdatesBackgroundConfiguration",
        \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
      $0.property(
        "automaticallyUpdatesContentConfiguration",
        \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    }
    ObjCMembers.add(UIViewController.self) {
      $0.property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
      $0.property(
        "automaticallyAdjustsScrollViewInsets",
        \UIViewController.automaticallyAdjustsScrollViewInsets)
      $0.property("definesPresentationContext", \UIViewController.definesPresentationContext)
      $0.property(
        "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
      $0.property("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
      $0.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
      $0.property("isEditing", \UIViewController.isEditing)
      $0.property("isModalInPresentation", \UIViewController.isModalInPresentation)
      $0.property(
        "modalPresentationCapturesStatusBarAppearance",
        \UIViewController.modalPresentationCapturesStatusBarAppearance)
      $0.property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
      $0.property("modalTransitionStyle", \UIViewController.modalTransitionStyle)
      $0.property("preferredContentSize", \UIViewController.preferredContentSize)
      $0.property(
        "providesPresentationContextTransitionStyle",
        \UIViewController.providesPresentationContextTransitionStyle)
      $0.property(
        "viewRespectsSystemMinimumLayoutMargins",
        \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    }
    ObjCMembers.add(UINavigationController.self) {
      $0.property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
      $0.property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
      $0.property(
        "hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
      $0.property(
        "hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
      $0.property("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
      $0.property("isToolbarHidden", \UINavigationController.isToolbarHidden)
    }
    ObjCMembers.add(UITabBarController.self) {
      $0.property("isTabBarHidden", \UITabBarController.isTabBarHidden)
      $0.property("selectedIndex", \UITabBarController.selectedIndex)
    }
    ObjCMembers.add(UISplitViewController.self) {
      $0.property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
      $0.property(
        "maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
      $0.property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
      $0.property(
        "minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
      $0.property("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
      $0.property(
        "preferredPrimaryColumnWidthFraction",
        \UISplitViewController.preferredPrimaryColumnWidthFraction)
      $0.property(
        "preferredSupplementaryColumnWidth",
        \UISplitViewController.preferredSupplementaryColumnWidth)
      $0.property(
        "preferredSupplementaryColumnWidthFraction",
        \UISplitViewController.preferredSupplementaryColumnWidthFraction)
      $0.property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
      $0.property("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
    }
    ObjCMembers.add(UIRefreshControl.self) {
      $0.property("attributedTitle", \UIRefreshControl.attributedTitle)
    }
    ObjCMembers.add(UIGestureRecognizer.self) {
      $0.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
      $0.property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
      $0.property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
      $0.property("name", \UIGestureRecognizer.name)
      $0.property("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    }
  }
}
