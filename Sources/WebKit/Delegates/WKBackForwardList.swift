import UIKitCore

/// A page that is shown or was.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  let request: PageRequest
  public let url: URL
  /// The address that was asked for first.
  public let initialURL: URL
  public internal(set) var title: String?

  init(_ request: PageRequest) {
    self.request = request
    url = request.url ?? PageRequest.blank
    initialURL = url
    super.init()
  }
}

/// The pages of a web view that can be gone back and forward to. Pages given as text are not in it, as on
/// iOS.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  weak var owner: WKWebView?
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  nonisolated override init() { super.init() }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// - Parameter index: from the page that is shown, which is 0; negative ones were before it.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (wanted, isTooFar) = place.addingReportingOverflow(index)
    return !isTooFar && items.indices.contains(wanted) ? items[wanted] : nil
  }

  /// Oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// A new page takes the place of those that could be gone forward to.
  func show(_ request: PageRequest, item: WKBackForwardListItem?, replaces: Bool) {
    if let item, let index = items.firstIndex(where: { $0 === item }) {
      place = index
    } else if !replaces || items.isEmpty {
      items.removeSubrange((place + 1)...)
      items.append(WKBackForwardListItem(request))
      place += 1
    }
  }
}
