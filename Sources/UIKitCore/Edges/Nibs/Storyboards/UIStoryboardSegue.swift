/// One passage from a controller to another, as a storyboard has it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives the passage; nil where it gives none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  /// What `perform()` does where no subclass does something else.
  final var performHandler: () -> Void = {}

  /// Makes a passage; `perform()` does nothing unless a subclass says what.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a passage that a closure performs.
  ///
  /// - Parameter performHandler: does what `perform()` should.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Goes to the destination; called after `prepare(for:sender:)`.
  open func perform() { performHandler() }
}
