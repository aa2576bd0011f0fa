/// Notifications that were members of `Notification.Name` before Swift 4.2 and belong to classes since.
enum OldNotifications {
  /// By the older name: `UIKeyboardWillShow` is `UIResponder.keyboardWillShowNotification`.
  static let current: [String: String] = {
    var result: [String: String] = [:]
    for (owner, name) in WordTable.pairs(regular) {
      result[owner + name] = "\(owner).\(name.lowerFirst)Notification"
    }
    for (old, new) in WordTable.pairs(irregular) { result[old] = new + "Notification" }
    return result
  }()

  private static let regular = """
    NSTextStorage: DidProcessEditing WillProcessEditing
    UIAccessibility: AnnouncementDidFinish AssistiveTouchStatusDidChange BoldTextStatusDidChange
      ClosedCaptioningStatusDidChange DarkerSystemColorsStatusDidChange ElementFocused
      GrayscaleStatusDidChange GuidedAccessStatusDidChange HearingDevicePairedEarDidChange
      InvertColorsStatusDidChange MonoAudioStatusDidChange ReduceMotionStatusDidChange
      ReduceTransparencyStatusDidChange ShakeToUndoDidChange SpeakScreenStatusDidChange
      SpeakSelectionStatusDidChange SwitchControlStatusDidChange
    UIApplication: BackgroundRefreshStatusDidChange DidBecomeActive DidChangeStatusBarFrame
      DidChangeStatusBarOrientation DidEnterBackground DidFinishLaunching DidReceiveMemoryWarning
      ProtectedDataDidBecomeAvailable ProtectedDataWillBecomeUnavailable SignificantTimeChange
      UserDidTakeScreenshot WillChangeStatusBarFrame WillChangeStatusBarOrientation
      WillEnterForeground WillResignActive WillTerminate
    UIContentSizeCategory: DidChange
    UIDevice: BatteryLevelDidChange BatteryStateDidChange OrientationDidChange ProximityStateDidChange
    UIDocument: StateChanged
    UIFocusSystem: DidUpdate MovementDidFail
    UIMenuController: DidHideMenu DidShowMenu MenuFrameDidChange WillHideMenu WillShowMenu
    UIPasteboard: Changed Removed
    UIScreen: BrightnessDidChange CapturedDidChange DidConnect DidDisconnect ModeDidChange
    UITableView: SelectionDidChange
    UITextField: TextDidBeginEditing TextDidChange TextDidEndEditing
    UITextView: TextDidBeginEditing TextDidChange TextDidEndEditing
    UIViewController: ShowDetailTargetDidChange
    UIWindow: DidBecomeHidden DidBecomeKey DidBecomeVisible DidResignKey
    """

  private static let irregular = """
    AVAudioSessionInterruption: AVAudioSession.interruption
    AVAudioSessionMediaServicesWereLost: AVAudioSession.mediaServicesWereLost
    AVAudioSessionMediaServicesWereReset: AVAudioSession.mediaServicesWereReset
    AVAudioSessionRouteChange: AVAudioSession.routeChange
    AVAudioSessionSilenceSecondaryAudioHint: AVAudioSession.silenceSecondaryAudioHint
    UIAccessibilityVoiceOverStatusChanged: UIAccessibility.voiceOverStatusDidChange
    UIFocusDidUpdate: UIFocusSystem.didUpdate
    UIFocusMovementDidFail: UIFocusSystem.movementDidFail
    UIKeyboardDidChangeFrame: UIResponder.keyboardDidChangeFrame
    UIKeyboardDidHide: UIResponder.keyboardDidHide
    UIKeyboardDidShow: UIResponder.keyboardDidShow
    UIKeyboardWillChangeFrame: UIResponder.keyboardWillChangeFrame
    UIKeyboardWillHide: UIResponder.keyboardWillHide
    UIKeyboardWillShow: UIResponder.keyboardWillShow
    UIScreenBrightnessDidChange: UIScreen.brightnessDidChange
    UITextInputCurrentInputModeDidChange: UITextInputMode.currentInputModeDidChange
    """
}
