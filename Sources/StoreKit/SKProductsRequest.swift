import Foundation

/// Something that is asked of the store. There is none here, so each request fails, on the main thread and not before
/// the caller returns.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Who hears what came of it.
  open weak var delegate: (any SKRequestDelegate)?
  private var isCancelled = false

  /// Asks.
  open func start() {
    isCancelled = false
    DispatchQueue.main.async { [weak self] in
      guard let self, !isCancelled else { return }
      delegate?.request(self, didFailWithError: SKError(.unknown))
    }
  }

  /// Asks no longer; nothing is heard of it.
  open func cancel() { isCancelled = true }
}

/// Hears what came of a request.
public protocol SKRequestDelegate: AnyObject {
  /// The store has answered.
  func requestDidFinish(_ request: SKRequest)
  /// The store has not answered.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks what the store tells of an app's products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// The products' names.
  public let productIdentifiers: Set<String>

  /// Makes a request that `start()` begins.
  public init(productIdentifiers: Set<String>) {
    self.productIdentifiers = productIdentifiers
    super.init()
  }
}

/// Hears of an app's products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store tells of the products; never called here, where there is no store.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What the store tells of an app's products.
open class SKProductsResponse: NSObject {
  /// The products that are sold.
  open var products: [SKProduct] { [] }
  /// The names that are no product's.
  open var invalidProductIdentifiers: [String] { [] }
}

/// Asks for the receipt of what was bought.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// What the receipt should be like, in tests.
  public let receiptProperties: [String: Any]?

  /// Makes a request that `start()` begins.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
    super.init()
  }
}

/// What an app sells. The store makes them, so there is none here; programs make empty ones in tests.
open class SKProduct: NSObject {
  /// What it is called.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// What it costs.
  open var price: NSDecimalNumber { .zero }
  /// The country whose money the price is in.
  open var priceLocale: Locale { .current }
  /// The name that the app knows it by.
  open var productIdentifier: String { "" }
  /// Whether there are files to be fetched.
  open var isDownloadable: Bool { false }
}
