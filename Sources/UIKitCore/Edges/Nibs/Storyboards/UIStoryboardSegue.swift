/// One passage from a controller to another, as a storyboard has it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let performHandler: () -> Void

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = {}
    super.init()
  }

  init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    handler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = handler
    super.init()
  }

  /// - Parameter performHandler: does what `perform()` should.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: source, destination: destination, handler: performHandler)
  }

  /// Goes to the destination; called after `prepare(for:sender:)`.
  open func perform() { performHandler() }
}
