import OpenCombine
import OpenCombineOperators
import XCTest

final class JointTests: XCTestCase {
  private enum Fault: Error, Equatable { case broken }
  private var held: Set<AnyCancellable> = []
  private var heard: [String] = []

  private func listen<P: Publisher>(_ publisher: P) where P.Output == String {
    publisher.sink(
      receiveCompletion: { [weak self] in
        if case .failure = $0 { self?.heard.append("failed") } else { self?.heard.append("end") }
      },
      receiveValue: { [weak self] in self?.heard.append($0) }
    ).store(in: &held)
  }

  func test_latestValues_areHeardOnceThereIsOneOfEach() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String?, Never>())
    listen(numbers.combineLatest(words) { "\($0)\($1 ?? "-")" })
    numbers.send(1)
    numbers.send(2)
    XCTAssertEqual(heard, [])
    words.send("a")
    words.send(nil)
    numbers.send(3)
    XCTAssertEqual(heard, ["2a", "2-", "3-"])
    numbers.send(completion: .finished)
    words.send("b")
    words.send(completion: .finished)
    XCTAssertEqual(heard, ["2a", "2-", "3-", "3b", "end"])
  }

  func test_latestValues_ofThreeAndFour() {
    let subject = CurrentValueSubject<Int, Never>(1)
    listen(subject.combineLatest(Just(2), Just(3)).map { "\($0.0 + $0.1 + $0.2)" })
    listen(subject.combineLatest(Just(2), Just(3), Just(4)) { "\($0 + $1 + $2 + $3)" })
    subject.send(10)
    // Whichever of the two listeners hears of the last value first.
    XCTAssertEqual(heard.sorted(), ["10", "15", "19", "6"])
  }

  func test_latestValues_endWhereOneEndsWithoutAValue() {
    let numbers = PassthroughSubject<Int, Never>()
    listen(numbers.combineLatest(Empty<Int, Never>()) { "\($0)\($1)" })
    XCTAssertEqual(heard, ["end"])
  }

  func test_failure_endsAllAtOnce() {
    let (a, b) = (PassthroughSubject<String, Fault>(), PassthroughSubject<String, Fault>())
    listen(a.combineLatest(b) { $0 + $1 })
    listen(a.merge(with: b))
    a.send("x")
    b.send(completion: .failure(.broken))
    a.send("y")
    XCTAssertEqual(heard.sorted(), ["failed", "failed", "x"])
  }

  func test_mergedValues_comeInTheirOrder_untilAllHaveEnded() {
    let (a, b) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    listen(a.merge(with: b, Just("c")))
    a.send("1")
    b.send("2")
    a.send(completion: .finished)
    b.send("3")
    b.send(completion: .finished)
    XCTAssertEqual(heard, ["c", "1", "2", "3", "end"])
  }

  func test_mergingMany_ofNone_endsAtOnce() {
    listen(Publishers.MergeMany([Just<String>]()))
    listen(Publishers.MergeMany(["a", "b"].map(Just.init)))
    XCTAssertEqual(heard, ["end", "a", "b", "end"])
  }

  /// Two subjects, as OpenCombine tells several subscribers of one in no order.
  func test_demand_isKept() {
    let (numbers, others) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = Asking<Int>()
    numbers.merge(with: others).subscribe(subscriber)
    for number in 1...2 {
      numbers.send(number)
      others.send(-number)
    }
    XCTAssertEqual(subscriber.values, [])
    subscriber.subscription?.request(.max(3))
    for number in 3...4 {
      numbers.send(number)
      others.send(-number)
    }
    XCTAssertEqual(subscriber.values.count, 3)
    XCTAssertEqual(subscriber.values, [1, -1, 2])
    subscriber.subscription?.cancel()
    numbers.send(5)
    XCTAssertEqual(subscriber.values, [1, -1, 2])
  }
}

/// Asks for nothing until it is told to.
private final class Asking<Input>: Subscriber {
  typealias Failure = Never
  var subscription: (any Subscription)?
  var values: [Input] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) {}
}
