/// What a window should be when it opens.
package struct WindowConfiguration: Sendable {
  package var title: String
  package var size: CGSize
  package var scale: CGFloat
  package var isResizable: Bool
  /// Whether the window fills its monitor at first; `size` is what it has once it does so no longer.
  package var isMaximized = false

  package init(title: String, size: CGSize, scale: CGFloat, isResizable: Bool = true) {
    self.title = title
    self.size = size
    self.scale = scale
    self.isResizable = isResizable
  }
}

/// A window of the desktop, or of nobody. Main thread only.
@MainActor
package protocol PlatformWindow: AnyObject {
  /// Points.
  var size: CGSize { get }
  var scale: CGFloat { get }
  var title: String { get set }

  /// Asks for one call of `PlatformWindowClient.frame(at:)` at the next tick, however often it is
  /// called before that.
  func requestFrame()

  /// Asks for a frame at `time`, in seconds of the application's clock, unless one comes before. For
  /// what changes by itself now and then; nothing waits for it. The earliest time asked for counts.
  func requestFrame(at time: TimeInterval)

  /// Shows `frame`, in full or the part that differs from the one before.
  func present(_ frame: RenderFrame)

  /// Tells the input method of the text that has the keyboard; nil where none has.
  func setTextInput(_ state: TextInputState?)

  func setCursor(_ cursor: PlatformCursor)
  /// Asks the desktop for another size; an answer comes as `.resized`.
  func resize(to size: CGSize)
  /// Puts the window above others and gives it the keyboard, as far as the desktop lets it.
  func bringToFront()
  func close()

  /// Lets the desktop carry a drag whose pointer has left the window with its button down. The
  /// pointer's touch may be cancelled; over this program's windows the drag is told as a
  /// `DesktopDrop` that is its own.
  ///
  /// - Parameter ended: called once, after the drop or its end without one.
  /// - Returns: false where nobody carries it, and then `ended` is not called.
  func beginDrag(_ offer: DragOffer, ended: @escaping @MainActor (DragOperation) -> Void) -> Bool
  /// Whether what is behind a drag's picture is seen through it. Elsewhere a pixel of it is seen as a whole, or not.
  var blendsDragPictures: Bool { get }

  /// Has the desktop's screen reader say something; nothing where none runs.
  func announce(_ text: String)

  /// The size in points that the window has while it fills no monitor, which its next one may begin with.
  var ordinarySize: CGSize { get }
  /// Whether the desktop has the window fill its monitor, below panels and with its title bar.
  var isMaximized: Bool { get }

  /// Fills the monitor with the window, or gives it back its place; nothing without a desktop.
  func toggleFullScreen()

  /// Whether the desktop can let the user choose emoji for the text that has the keyboard.
  var hasEmojiChooser: Bool { get }
  /// Opens that at the caret of the text that `setTextInput` told of last; what the user chooses comes
  /// as `.text`. Nothing where no text has the keyboard.
  func chooseEmoji()

  /// Whether the window's title bar is the program's own and can have a button for the main menu.
  var hasMenuButton: Bool { get }
  /// Shows the button, which sends `.mainMenu`, or takes it away.
  func showMenuButton(_ isShown: Bool)
}

extension PlatformWindow {
  package var ordinarySize: CGSize { size }
  package var isMaximized: Bool { false }

  package func beginDrag(
    _ offer: DragOffer, ended: @escaping @MainActor (DragOperation) -> Void
  ) -> Bool { false }
  package var blendsDragPictures: Bool { true }

  package func announce(_ text: String) {}

  package func bringToFront() {}
  package func toggleFullScreen() {}
  package var hasEmojiChooser: Bool { false }
  package func chooseEmoji() {}
  package var hasMenuButton: Bool { false }
  package func showMenuButton(_ isShown: Bool) {}
}

package enum PlatformCursor: Hashable, Sendable {
  case arrow, pointingHand, text, verticalText, grab, grabbing, hidden
}

/// Who lives in a window. Called on the main thread, never from inside `present` or `requestFrame`.
@MainActor
package protocol PlatformWindowClient: AnyObject {
  func receive(_ event: PlatformEvent)

  /// Runs one frame and returns what to show, or nil where nothing changed.
  ///
  /// - Parameter time: seconds of the window's clock at which the frame will be seen.
  func frame(at time: TimeInterval) -> RenderFrame?

  /// What `frame(at:)` returned was handed to the display server, painted. Where the picture is only
  /// painted when somebody looks, it was handed over unpainted.
  func framePresented()

  /// Something of the desktop's is dragged over the window; called for its first place and for each
  /// further one.
  ///
  /// - Returns: what a drop there would do.
  func dropMoved(_ drop: any DesktopDrop, to location: CGPoint) -> DragOperation
  func dropLeft(_ drop: any DesktopDrop)
  /// - Returns: whether somebody takes it, who then calls `finish(_:)` once all data was fetched.
  func dropped(_ drop: any DesktopDrop, at location: CGPoint) -> Bool

  /// The accessible elements of the window as they are now, front windows of the program last.
  ///
  /// - Complexity: O(visible views).
  func accessibilityWindows() -> [AccessibilityNode]
  /// The names of what else can be done with a node; empty where it is gone. Asks the program.
  func accessibilityActions(of id: Int) -> [String]
  /// Where what is around a node can be scrolled by a page; empty where it is gone.
  func accessibilityScrolls(of id: Int) -> [AccessibilityScroll]
  /// What a reader asks of the characters of a node; nil where it is gone, or its text has no places.
  func accessibilityText(of id: Int, _ question: AccessibilityTextQuestion)
    -> AccessibilityTextAnswer?
  /// What a reader asks of a table or a list; nil where it is gone, or is none.
  func accessibilityTable(of id: Int, _ question: AccessibilityTableQuestion)
    -> AccessibilityTableAnswer?
  /// Does something with a node as its user would; false where it is gone, or nothing was done.
  func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool
}

extension PlatformWindowClient {
  package func dropMoved(_ drop: any DesktopDrop, to location: CGPoint) -> DragOperation { .none }
  package func dropLeft(_ drop: any DesktopDrop) {}
  package func dropped(_ drop: any DesktopDrop, at location: CGPoint) -> Bool { false }

  package func framePresented() {}

  package func accessibilityWindows() -> [AccessibilityNode] { [] }
  package func accessibilityActions(of id: Int) -> [String] { [] }
  package func accessibilityScrolls(of id: Int) -> [AccessibilityScroll] { [] }
  package func accessibilityText(of id: Int, _ question: AccessibilityTextQuestion)
    -> AccessibilityTextAnswer?
  { nil }
  package func accessibilityTable(of id: Int, _ question: AccessibilityTableQuestion)
    -> AccessibilityTableAnswer?
  { nil }
  package func perform(_ action: AccessibilityAction, onAccessible id: Int) -> Bool { false }
}
