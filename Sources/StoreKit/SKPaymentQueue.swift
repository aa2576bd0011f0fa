import Foundation

/// What is to be bought.
open class SKPayment: NSObject {
  /// The product's name.
  open var productIdentifier: String { identifier }
  /// How many of it.
  open var quantity: Int { 1 }
  private let identifier: String

  /// Makes a payment for a product.
  public init(product: SKProduct) {
    identifier = product.productIdentifier
    super.init()
  }
}

/// A payment that may be changed.
open class SKMutablePayment: SKPayment {
  private var count = 1
  open override var quantity: Int {
    get { count }
    set { count = max(1, newValue) }
  }
  /// Who buys it, in the app's words.
  open var applicationUsername: String?
}

/// How far a payment has come.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A payment that is made.
open class SKPaymentTransaction: NSObject {
  /// What is bought.
  public let payment: SKPayment
  /// How far it has come: it has failed, as there is no store.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// Why it failed.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// Nil: nothing was bought.
  open var transactionIdentifier: String? { nil }
  /// Nil: nothing was bought.
  open var transactionDate: Date? { nil }
  /// Nil: nothing was bought before.
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}

/// Hears of payments.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Payments have come further.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Payments were taken out of the queue.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// What was bought before could not be asked for.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// All that was bought before has been told of.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// The user chose a product in the store; returns whether to go on.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The payments of an app. Nobody may pay here, where there is no store: each payment fails, on the main thread and
/// not before the caller returns.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  private struct Observer { weak var object: (any SKPaymentTransactionObserver)? }
  private var observers: [Observer] = []

  /// The app's queue.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Whether somebody may buy on the device: never here.
  open class func canMakePayments() -> Bool { false }

  /// The payments that nobody has finished.
  open private(set) var transactions: [SKPaymentTransaction] = []

  /// Has an observer hear of payments, without keeping it.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
    observers.append(Observer(object: observer))
  }

  /// An observer hears no more.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Makes a payment, which fails.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }

  /// The app is done with a payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }

  /// Asks for what was bought before, which fails.
  open func restoreCompletedTransactions() {
    tell {
      $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
    }
  }

  private func tell(_ what: @escaping (any SKPaymentTransactionObserver) -> Void) {
    // Payments are made and heard of on the main thread.
    nonisolated(unsafe) let what = what
    DispatchQueue.main.async { [self] in observers.compactMap(\.object).forEach(what) }
  }
}
