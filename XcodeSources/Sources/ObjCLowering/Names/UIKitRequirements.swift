/// The optional methods of UIKit's protocols: a class may leave them out, and code asks for them
/// with `delegate?.scrollViewDidScroll?(view)`.
enum UIKitRequirements {
  /// The protocols that declare a method as optional.
  static func protocols(requiring fullName: String) -> Set<String> { byMethod[fullName] ?? [] }

  static func isOptional(_ fullName: String) -> Bool { byMethod[fullName] != nil }

  /// Whether a method of that base name is optional that takes arguments of these labels and then a number of closures,
  /// behind the parentheses.
  static func isOptional(_ baseName: String, _ labels: [String], andClosures closures: Int) -> Bool
  {
    guard closures > 0 else { return false }
    let start = baseName + "(" + labels.map { $0 + ":" }.joined()
    return byMethod.keys.contains { name in
      name.hasPrefix(start) && name.filter { $0 == ":" }.count == labels.count + closures
    }
  }

  static func isProtocol(_ name: String) -> Bool {
    byProtocol[name] != nil || name == StandardEditActions.protocolName
  }

  /// The labels of a protocol's method, or of one that it refines, by the base name alone; nil where the name is not of
  /// one method.
  static func labels(of baseName: String, in owner: String) -> [String]? {
    let named = closure(of: owner).flatMap { byProtocol[$0] ?? [] }.filter {
      $0.hasPrefix(baseName + "(")
    }
    guard named.count == 1, let only = named.first else { return nil }
    return only.dropFirst(baseName.count + 1).dropLast().split(separator: ":").map(String.init)
  }

  /// The protocol and those it refines.
  static func closure(of name: String) -> Set<String> {
    var result: Set<String> = [name]
    var next = name
    while let refined = refined[next] {
      result.insert(refined)
      next = refined
    }
    return result
  }

  private static let refined = [
    "UITableViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UITextViewDelegate": "UIScrollViewDelegate",
    "UISearchTextFieldDelegate": "UITextFieldDelegate",
    "UIWindowSceneDelegate": "UISceneDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
  ]

  private static let byProtocol: [String: [String]] = {
    var result: [String: [String]] = [:]
    var name = ""
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.last == ":", !word.contains("(") {
        name = String(word.dropLast())
      } else {
        result[name, default: []].append(String(word))
      }
    }
    return result
  }()

  private static let byMethod: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (name, methods) in byProtocol {
      for method in methods { result[method, default: []].insert(name) }
    }
    return result
  }()

  private static let table = """
    UIViewImplicitlyAnimating:
      addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
    UIAccessibilityContainerDataTable:
      accessibilityHeaderElements(forRow:) accessibilityHeaderElements(forColumn:)
    UIAccessibilityReadingContent:
      accessibilityAttributedContent(forLineNumber:) accessibilityAttributedPageContent()
    UIActivityItemSource:
      activityViewController(_:dataTypeIdentifierForActivityType:)
      activityViewController(_:subjectForActivityType:)
      activityViewController(_:thumbnailImageForActivityType:suggestedSize:)
      activityViewControllerLinkMetadata(_:) activityViewControllerShareRecipients(_:)
    UIAdaptivePresentationControllerDelegate:
      adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
      presentationController(_:prepare:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    UIApplicationDelegate:
      application(_:configurationForConnecting:options:)
      application(_:continue:restorationHandler:) application(_:didChangeStatusBarFrame:)
      application(_:didChangeStatusBarOrientation:) application(_:didDecodeRestorableStateWith:)
      application(_:didDiscardSceneSessions:)
      application(_:didFailToContinueUserActivityWithType:error:)
      application(_:didFailToRegisterForRemoteNotificationsWithError:)
      application(_:didFinishLaunchingWithOptions:) application(_:didReceive:)
      application(_:didReceiveRemoteNotification:)
      application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
      application(_:didRegister:) application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
      application(_:didUpdate:) application(_:handle:completionHandler:)
      application(_:handleActionWithIdentifier:for:completionHandler:)
      application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)
      application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)
      application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)
      application(_:handleEventsForBackgroundURLSession:completionHandler:)
      application(_:handleOpen:) application(_:handleWatchKitExtensionRequest:reply:)
      application(_:handlerFor:) application(_:open:options:)
      application(_:open:sourceApplication:annotation:)
      application(_:performActionFor:completionHandler:)
      application(_:performFetchWithCompletionHandler:)
      application(_:shouldAllowExtensionPointIdentifier:)
      application(_:shouldRestoreApplicationState:)
      application(_:shouldRestoreSecureApplicationState:)
      application(_:shouldSaveApplicationState:) application(_:shouldSaveSecureApplicationState:)
      application(_:supportedInterfaceOrientationsFor:)
      application(_:userDidAcceptCloudKitShareWith:)
      application(_:viewControllerWithRestorationIdentifierPath:coder:)
      application(_:willChangeStatusBarFrame:)
      application(_:willChangeStatusBarOrientation:duration:)
      application(_:willContinueUserActivityWithType:)
      application(_:willEncodeRestorableStateWith:) application(_:willFinishLaunchingWithOptions:)
      applicationDidBecomeActive(_:) applicationDidEnterBackground(_:)
      applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:)
      applicationProtectedDataDidBecomeAvailable(_:)
      applicationProtectedDataWillBecomeUnavailable(_:)
      applicationShouldAutomaticallyLocalizeKeyCommands(_:)
      applicationShouldRequestHealthAuthorization(_:) applicationSignificantTimeChange(_:)
      applicationWillEnterForeground(_:) applicationWillResignActive(_:)
      applicationWillTerminate(_:)
    UIBarPositioningDelegate:
      position(for:)
    UICollectionViewDataSource:
      collectionView(_:canMoveItemAt:) collectionView(_:indexPathForIndexTitle:at:)
      collectionView(_:moveItemAt:to:) collectionView(_:viewForSupplementaryElementOfKind:at:)
      indexTitles(for:) numberOfSections(in:)
    UICollectionViewDataSourcePrefetching:
      collectionView(_:cancelPrefetchingForItemsAt:)
    UICollectionViewDelegate:
      collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:)
      collectionView(_:canPerformAction:forItemAt:withSender:)
      collectionView(_:canPerformPrimaryActionForItemAt:)
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:didBeginMultipleSelectionInteractionAt:)
      collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:)
      collectionView(_:performAction:forItemAt:withSender:)
      collectionView(_:performPrimaryActionForItemAt:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
      collectionView(_:sceneActivationConfigurationForItemAt:point:)
      collectionView(_:selectionFollowsFocusForItemAt:)
      collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
      collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:)
      collectionView(_:shouldSpringLoadItemAt:with:) collectionView(_:shouldUpdateFocusIn:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:transitionLayoutForOldLayout:newLayout:)
      collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplayContextMenu:animator:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:willEndContextMenuInteraction:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
    UICollectionViewDelegateFlowLayout:
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:sizeForItemAt:)
    UICollectionViewDragDelegate:
      collectionView(_:dragPreviewParametersForItemAt:)
      collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionDidEnd:)
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
      collectionView(_:dragSessionWillBegin:) collectionView(_:itemsForAddingTo:at:point:)
    UICollectionViewDropDelegate:
      collectionView(_:canHandle:) collectionView(_:dropPreviewParametersForItemAt:)
      collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:)
      collectionView(_:dropSessionDidExit:)
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    UIColorPickerViewControllerDelegate:
      colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
      colorPickerViewControllerDidSelectColor(_:)
    UIContextMenuInteractionDelegate:
      contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
      contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
      contextMenuInteraction(_:willDisplayMenuFor:animator:)
      contextMenuInteraction(_:willEndFor:animator:)
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    UIDocumentPickerDelegate:
      documentPicker(_:didPickDocumentAt:) documentPicker(_:didPickDocumentsAt:)
      documentPickerWasCancelled(_:)
    UIDragInteractionDelegate:
      dragInteraction(_:item:willAnimateCancelWith:)
      dragInteraction(_:itemsForAddingTo:withTouchAt:)
      dragInteraction(_:prefersFullSizePreviewsFor:)
      dragInteraction(_:previewForCancelling:withDefault:)
      dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:)
      dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:)
      dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:)
      dragInteraction(_:sessionDidTransferItems:)
      dragInteraction(_:sessionForAddingItems:withTouchAt:)
      dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
      dragInteraction(_:sessionWillBegin:) dragInteraction(_:willAnimateLiftWith:session:)
    UIDropInteractionDelegate:
      dropInteraction(_:canHandle:) dropInteraction(_:concludeDrop:)
      dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:performDrop:)
      dropInteraction(_:previewForDropping:withDefault:) dropInteraction(_:sessionDidEnd:)
      dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:)
      dropInteraction(_:sessionDidUpdate:)
    UIEditMenuInteractionDelegate:
      editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:)
      editMenuInteraction(_:willDismissMenuFor:animator:)
      editMenuInteraction(_:willPresentMenuFor:animator:)
    UIFindInteractionDelegate:
      findInteraction(_:didBegin:) findInteraction(_:didEnd:)
    UIFontPickerViewControllerDelegate:
      fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
    UIGestureRecognizerDelegate:
      gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
    UIGuidedAccessRestrictionDelegate:
      detailTextForGuidedAccessRestriction(withIdentifier:)
    UIImagePickerControllerDelegate:
      imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    UILargeContentViewerInteractionDelegate:
      largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:)
      viewController(for:)
    UINavigationBarDelegate:
      navigationBar(_:didPop:) navigationBar(_:didPush:) navigationBar(_:shouldPop:)
      navigationBar(_:shouldPush:) navigationBarNSToolbarSection(_:)
    UINavigationControllerDelegate:
      navigationController(_:animationControllerFor:from:to:)
      navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:)
      navigationController(_:willShow:animated:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      navigationControllerSupportedInterfaceOrientations(_:)
    UIPageViewControllerDataSource:
      presentationCount(for:) presentationIndex(for:)
    UIPageViewControllerDelegate:
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
      pageViewControllerSupportedInterfaceOrientations(_:)
    UIPasteConfigurationSupporting:
      canPaste(_:) paste(itemProviders:)
    UIPickerViewDelegate:
      pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:)
      pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:)
      pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
    UIPointerInteractionDelegate:
      pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
      pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
    UIPopoverPresentationControllerDelegate:
      popoverPresentationController(_:willRepositionPopoverTo:in:)
      popoverPresentationControllerDidDismissPopover(_:)
      popoverPresentationControllerShouldDismissPopover(_:) prepareForPopoverPresentation(_:)
    UISceneDelegate:
      scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:)
      scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:)
      scene(_:willConnectTo:options:) scene(_:willContinueUserActivityWithType:)
      sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:)
      sceneWillEnterForeground(_:) sceneWillResignActive(_:) stateRestorationActivity(for:)
    UIScreenshotServiceDelegate:
      screenshotService(_:generatePDFRepresentationWithCompletion:)
    UIScrollViewDelegate:
      scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:)
      scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:)
      scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:)
      scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    UISearchBarDelegate:
      searchBar(_:selectedScopeButtonIndexDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:)
      searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
      searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:)
      searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
      searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    UISearchControllerDelegate:
      didDismissSearchController(_:) didPresentSearchController(_:) presentSearchController(_:)
      searchController(_:didChangeFrom:) searchController(_:willChangeTo:)
      willDismissSearchController(_:) willPresentSearchController(_:)
    UISearchResultsUpdating:
      updateSearchResults(for:selecting:)
    UISearchTextFieldDelegate:
      searchTextField(_:didSelect:) searchTextField(_:itemProviderForCopying:)
    UISheetPresentationControllerDelegate:
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UISplitViewControllerDelegate:
      primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
      splitViewController(_:collapseSecondary:onto:)
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
      splitViewController(_:popoverController:willPresent:)
      splitViewController(_:separateSecondaryFrom:) splitViewController(_:shouldHide:in:)
      splitViewController(_:show:sender:) splitViewController(_:showDetail:sender:)
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:willChangeTo:) splitViewController(_:willHide:)
      splitViewController(_:willHide:with:for:) splitViewController(_:willShow:)
      splitViewController(_:willShow:invalidating:) splitViewControllerDidCollapse(_:)
      splitViewControllerDidExpand(_:) splitViewControllerInteractivePresentationGestureDidEnd(_:)
      splitViewControllerInteractivePresentationGestureWillBegin(_:)
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
      splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
    UITabBarControllerDelegate:
      tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController(_:didEndCustomizing:changed:) tabBarController(_:didSelect:)
      tabBarController(_:didSelectTab:previousTab:) tabBarController(_:displayOrderDidChangeFor:)
      tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
      tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:)
      tabBarController(_:shouldSelectTab:) tabBarController(_:tab:acceptItemsFrom:)
      tabBarController(_:tab:operationForAcceptingItemsFrom:)
      tabBarController(_:visibilityDidChangeFor:) tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:) tabBarControllerDidEndEditing(_:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      tabBarControllerSupportedInterfaceOrientations(_:) tabBarControllerWillBeginEditing(_:)
    UITabBarDelegate:
      tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:)
      tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
    UITableViewDataSource:
      numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:)
      tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
      tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:)
    UITableViewDataSourcePrefetching:
      tableView(_:cancelPrefetchingForRowsAt:)
    UITableViewDelegate:
      indexPathForPreferredFocusedView(in:) tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:canFocusRowAt:) tableView(_:canPerformAction:forRowAt:withSender:)
      tableView(_:canPerformPrimaryActionForRowAt:)
      tableView(_:contextMenuConfigurationForRowAt:point:)
      tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:)
      tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:)
      tableView(_:editActionsForRowAt:) tableView(_:editingStyleForRowAt:)
      tableView(_:estimatedHeightForFooterInSection:)
      tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:)
      tableView(_:previewForDismissingContextMenuWithConfiguration:)
      tableView(_:previewForHighlightingContextMenuWithConfiguration:)
      tableView(_:selectionFollowsFocusForRowAt:)
      tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:)
      tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:)
      tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:)
      tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:)
      tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willEndContextMenuInteraction:animator:)
      tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:)
      tableViewDidEndMultipleSelectionInteraction(_:)
    UITableViewDragDelegate:
      tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionAllowsMoveOperation:)
      tableView(_:dragSessionDidEnd:) tableView(_:dragSessionIsRestrictedToDraggingApplication:)
      tableView(_:dragSessionWillBegin:) tableView(_:itemsForAddingTo:at:point:)
    UITableViewDropDelegate:
      tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:)
      tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:)
      tableView(_:dropSessionDidExit:) tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    UITextDragDelegate:
      textDraggableView(_:dragPreviewForLiftingItem:session:)
      textDraggableView(_:dragSessionDidEnd:with:) textDraggableView(_:dragSessionWillBegin:)
      textDraggableView(_:itemsForDrag:) textDraggableView(_:willAnimateLiftWith:session:)
    UITextDropDelegate:
      textDroppableView(_:dropSessionDidEnd:) textDroppableView(_:dropSessionDidEnter:)
      textDroppableView(_:dropSessionDidExit:) textDroppableView(_:dropSessionDidUpdate:)
      textDroppableView(_:previewForDroppingAllItemsWithDefault:)
      textDroppableView(_:proposalForDrop:) textDroppableView(_:willBecomeEditableForDrop:)
      textDroppableView(_:willPerformDrop:)
    UITextFieldDelegate:
      textField(_:editMenuForCharactersIn:suggestedActions:) textField(_:insertInputSuggestion:)
      textField(_:shouldChangeCharactersIn:replacementString:)
      textField(_:willDismissEditMenuWith:) textField(_:willPresentEditMenuWith:)
      textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:)
      textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:)
      textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    UITextPasteDelegate:
      textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)
      textPasteConfigurationSupporting(_:performPasteOf:to:)
      textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)
      textPasteConfigurationSupporting(_:transform:)
    UITextViewDelegate:
      textView(_:didBeginFormattingWith:) textView(_:didEndFormattingWith:)
      textView(_:editMenuForTextIn:suggestedActions:) textView(_:insertInputSuggestion:)
      textView(_:menuConfigurationFor:defaultMenu:) textView(_:primaryActionFor:defaultAction:)
      textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldInteractWith:in:)
      textView(_:shouldInteractWith:in:interaction:)
      textView(_:textItemMenuWillDisplayFor:animator:)
      textView(_:textItemMenuWillEndFor:animator:) textView(_:willBeginFormattingWith:)
      textView(_:willDismissEditMenuWith:) textView(_:willEndFormattingWith:)
      textView(_:willPresentEditMenuWith:) textView(_:writingToolsIgnoredRangesInEnclosingRange:)
      textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:)
      textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
      textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:)
    UIToolTipInteractionDelegate:
      toolTipInteraction(_:configurationAt:)
    UIViewControllerAnimatedTransitioning:
      animationEnded(_:) interruptibleAnimator(using:)
    UIViewControllerTransitioningDelegate:
      animationController(forDismissed:) animationController(forPresented:presenting:source:)
      interactionControllerForDismissal(using:) interactionControllerForPresentation(using:)
      presentationController(forPresented:presenting:source:)
    UIViewImplicitlyAnimating:
      addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
    UIWindowSceneDelegate:
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
      windowScene(_:performActionFor:completionHandler:)
      windowScene(_:userDidAcceptCloudKitShareWith:)
    """
}
