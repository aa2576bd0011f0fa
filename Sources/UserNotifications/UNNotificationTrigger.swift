import CoreLocation
import Failures
import Foundation

/// When a notification is due; by itself, at once.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }

  /// When it is due next after `date`; nil for never.
  func date(after date: Date) -> Date? { nil }
}

/// Some seconds after the request is added.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  /// - Precondition: above 0, and at least 60 seconds where it repeats, as on iOS.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    require(timeInterval > 0, "time interval must be greater than 0")
    require(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { date(after: Date()) }
  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// When clock and calendar match, in the user's time zone unless the components name one.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar(identifier: .gregorian)
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// When the device comes into a region or leaves it, which a desktop does not tell: such notifications are pending until
/// they are removed, which is reported as one is added.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The part of the world, which says itself whether coming or leaving counts.
  public var region: CLRegion { place }
  private let place: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    place = region
    super.init(repeats: repeats)
  }
}
