/// A passage to a controller in a popover, as storyboards had it before popovers were presentations.
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  private lazy var storedPopover = UIPopoverController(contentViewController: destination)

  /// What can close the destination again, and tell when the user does.
  open var popoverController: UIPopoverController { storedPopover }

  open override func perform() {
    storedPopover.willBePresented()
    super.perform()
  }
}
