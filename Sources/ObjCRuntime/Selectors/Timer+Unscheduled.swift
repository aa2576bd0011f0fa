import Foundation

extension Timer {
  /// Stands for Foundation's `Timer(timeInterval:repeats:block:)` in programs that link UIKit. The one of Linux is due
  /// as soon as it is added to a run loop, where Apple's waits for its interval first.
  ///
  /// Programs call that initialiser by the name below, and the linker takes what the program itself has before what a
  /// library has; it is made as the original is, as `CGRect.isOverlapping` explains. Sources that are lowered name the
  /// date themselves, as an optimising compiler takes Foundation's body where sources name that module first.
  ///
  /// iOS-BEHAVIOUR: a timer made without a date first fires after its interval. Evidence: module-4.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  package static func unscheduled(
    _ interval: TimeInterval, _ repeats: Bool,
    _ block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }
}
