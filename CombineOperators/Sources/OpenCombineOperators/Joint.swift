import Foundation
import OpenCombine

/// The subscription to several publishers at once, which decides when its subscriber hears something.
///
/// Publishers may send from several threads. What they send is kept under one lock; the subscriber is called under
/// another, which the same thread may take again, so that it hears one thing after the other.
final class Joint<Downstream: Subscriber>: Subscription {
  typealias Failure = Downstream.Failure

  private let state = NSLock()
  private let delivery = NSRecursiveLock()
  private let arrivals: any Arrivals<Downstream.Input>
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?]
  private var isFinished: [Bool]
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int, _ arrivals: any Arrivals<Downstream.Input>) {
    self.downstream = downstream
    self.arrivals = arrivals
    subscriptions = Array(repeating: nil, count: count)
    isFinished = Array(repeating: false, count: count)
  }

  /// Subscribes the place of that number to a publisher.
  func listen<Source: Publisher>(to source: Source, at place: Int)
  where Source.Failure == Failure {
    source.subscribe(Side<Source.Output, Downstream>(joint: self, place: place))
  }

  func request(_ more: Subscribers.Demand) {
    state.withLock { demand += more }
    deliver()
  }

  func cancel() {
    let held = state.withLock {
      defer { (downstream, subscriptions) = (nil, subscriptions.map { _ in nil }) }
      return subscriptions
    }
    for subscription in held { subscription?.cancel() }
  }

  // MARK: What the publishers send

  fileprivate func begin(_ subscription: any Subscription, at place: Int) {
    let isWanted = state.withLock {
      guard downstream != nil, subscriptions[place] == nil else { return false }
      subscriptions[place] = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  fileprivate func receive(_ value: Any, at place: Int) {
    state.withLock { if downstream != nil { arrivals.add(value, at: place) } }
    deliver()
  }

  fileprivate func end(_ completion: Subscribers.Completion<Failure>, at place: Int) {
    if case .failure = completion { return finish(completion) }
    state.withLock {
      isFinished[place] = true
      subscriptions[place] = nil
    }
    deliver()
  }

  /// Sends what has arrived as far as it is asked for, and the end where nothing more can come.
  private func deliver() {
    delivery.lock()
    defer { delivery.unlock() }
    while true {
      let next = state.withLock { () -> (Downstream, Downstream.Input)? in
        guard demand > .none, let downstream, let value = arrivals.next() else { return nil }
        demand -= 1
        return (downstream, value)
      }
      guard let (downstream, value) = next else { break }
      let more = downstream.receive(value)
      state.withLock { demand += more }
    }
    if state.withLock({ arrivals.isOver(isFinished) }) { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    let hearer = state.withLock { downstream }
    cancel()
    hearer?.receive(completion: completion)
  }
}

/// What is kept of the values that several publishers send.
protocol Arrivals<Output>: AnyObject {
  associatedtype Output
  func add(_ value: Any, at place: Int)
  /// Takes what the subscriber is to hear next; nil where there is nothing.
  func next() -> Output?
  /// Whether nothing more can come, as these publishers have finished.
  func isOver(_ isFinished: [Bool]) -> Bool
}

/// Listens to one of the publishers.
private struct Side<Input, Downstream: Subscriber>: Subscriber {
  let joint: Joint<Downstream>
  let place: Int
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { joint.begin(subscription, at: place) }

  func receive(_ input: Input) -> Subscribers.Demand {
    joint.receive(input, at: place)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    joint.end(completion, at: place)
  }
}
