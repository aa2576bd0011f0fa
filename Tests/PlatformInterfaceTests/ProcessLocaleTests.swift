import Foundation
import Testing

@testable import PlatformInterface

/// A language for the whole process, in processes of their own.
struct ProcessLocaleTests {
  @Test func chosenLocale_isFoundationsCurrentOne() async {
    await #expect(processExitsWith: .success) {
      #expect(Locale.current.identifier != "de_DE")
      #expect(ProcessLocale.choose("de-DE"))
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.autoupdatingCurrent.identifier == "de_DE")
      #expect(NSLocale.current.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      #expect(Calendar.current.locale?.identifier == "de_DE")
      #expect(Calendar.current.weekdaySymbols.first == "Sonntag")
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      #expect(numbers.string(from: 1234.5) == "1.234,5")
      #expect(1234.5.formatted() == "1.234,5")
      #expect(String.localizedStringWithFormat("%.1f", 1.5) == "1,5")
      let dates = DateFormatter()
      dates.timeZone = TimeZone(secondsFromGMT: 0)
      dates.dateStyle = .long
      #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "1. Januar 1970")
    }
  }

  @Test func chosenCalendar_isTheRegions() async {
    await #expect(processExitsWith: .success) {
      #expect(ProcessLocale.choose("en_US"))
      #expect(Calendar.current.firstWeekday == 1)
      #expect(ProcessLocale.choose("th_TH"))
      #expect(Calendar.current.identifier == .buddhist)
    }
  }

  @Test func localeThatIsChosenWhenAsked_isThereForWhoeverAsksFirst() async {
    await #expect(processExitsWith: .success) {
      ProcessLocale.chooseWhenAsked("en_US")
      #expect(ProcessLocale.chosen == nil)
      #expect(Calendar.current.firstWeekday == 1)
      #expect(ProcessLocale.chosen == "en_US")
      #expect(Locale.current.currency?.identifier == "USD")
      #expect(Locale.preferredLanguages == ["en-US"])
    }
  }
}
