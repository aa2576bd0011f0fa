/// A place in a menu whose elements are made when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var known: [UIMenuElement]?

  /// Asks once and keeps the answer.
  ///
  /// - Parameter elementProvider: called when a menu with this element is shown; calls back at once
  ///   or later, until when a row says that the elements are loading.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Asks each time a menu with it is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.isCached = false
    return element
  }

  /// Returns nil: such elements are in no document.
  public required init?(coder: NSCoder) { return nil }

  /// The elements of a kept answer.
  var knownElements: [UIMenuElement]? { isCached ? known : nil }

  /// Calls back on the main thread, at once where the provider does.
  func load(_ done: @escaping @MainActor ([UIMenuElement]) -> Void) {
    var isDone = false
    provider { [weak self] elements in
      UIPasteboard.onMain {
        guard !isDone else { return }
        isDone = true
        self?.known = elements
        done(elements)
      }
    }
  }
}
