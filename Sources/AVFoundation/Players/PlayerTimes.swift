import Foundation

/// Who wants to know where a player's item stands.
final class PlayerTimes {
  private final class Observer: NSObject {
    let interval: TimeInterval
    let queue: DispatchQueue?
    let block: (CMTime) -> Void
    var timer: Timer?

    init(_ interval: TimeInterval, _ queue: DispatchQueue?, _ block: @escaping (CMTime) -> Void) {
      (self.interval, self.queue, self.block) = (interval, queue, block)
    }
  }

  private var observers: [Observer] = []
  private weak var running: AVPlayer?

  func add(
    every interval: TimeInterval, _ queue: DispatchQueue?, _ block: @escaping (CMTime) -> Void
  ) -> NSObject {
    let observer = Observer(max(interval, 0.01), queue, block)
    observers.append(observer)
    start(observer)
    return observer
  }

  func remove(_ observer: Any) {
    guard let observer = observer as? Observer else { return }
    observer.timer?.invalidate()
    observers.removeAll { $0 === observer }
  }

  /// The player plays from now on; nil stops the calls.
  func run(_ player: AVPlayer?) {
    running = player
    for observer in observers {
      observer.timer?.invalidate()
      observer.timer = nil
      start(observer)
    }
  }

  /// Tells all of them now.
  func tell(_ player: AVPlayer) {
    let time = player.currentTime()
    for observer in observers { Self.call(observer, time) }
  }

  private func start(_ observer: Observer) {
    guard let running else { return }
    let speed = Double(max(running.rate, 0.1))
    // iOS-BEHAVIOUR: at whole intervals of the item's own time. Evidence:
    // https://developer.apple.com/documentation/avfoundation/avplayer/addperiodictimeobserver(forinterval:queue:using:)
    let passed = running.currentTime().seconds
      .truncatingRemainder(dividingBy: observer.interval)
    let call = PlayerCall { [weak self, weak observer] in
      guard let observer, let player = self?.running else { return }
      Self.call(observer, player.currentTime())
    }
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: (observer.interval - passed) / speed),
      interval: observer.interval / speed, repeats: true
    ) { _ in call.run() }
    RunLoop.main.add(timer, forMode: .common)
    observer.timer = timer
  }

  private static func call(_ observer: Observer, _ time: CMTime) {
    // `DispatchQueue.main` is another object each time.
    guard let queue = observer.queue, queue.label != DispatchQueue.main.label else {
      return observer.block(time)
    }
    let call = PlayerCall { observer.block(time) }
    queue.async { call.run() }
  }
}
