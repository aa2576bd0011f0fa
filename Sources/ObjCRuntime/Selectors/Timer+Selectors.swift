import PlatformInterface

extension Timer {
  /// A timer that performs `aSelector` on `aTarget`, which it holds until it is invalidated, with
  /// itself as argument. It fires once it was added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    Self.refuse(userInfo)
    let action = TimerAction(aTarget, aSelector)
    // Made without a date it would be due at once the first time.
    self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
      action.perform($0)
    }
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    Self.refuse(ui)
    let action = TimerAction(t, s)
    self.init(fire: date, interval: ti, repeats: rep) { action.perform($0) }
  }

  /// The same, added to this thread's run loop at once.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    refuse(userInfo)
    let action = TimerAction(aTarget, aSelector)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { action.perform($0) }
  }

  /// Foundation's timer has no place for it here.
  private static func refuse(_ userInfo: Any?) {
    if userInfo != nil { Unsupported.report("Timer.userInfo") }
  }
}

private struct TimerAction: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    self.target = ClassTarget.object(for: target)
    self.selector = selector
  }

  func perform(_ timer: Timer) { selector.perform(on: target, timer) }
}
