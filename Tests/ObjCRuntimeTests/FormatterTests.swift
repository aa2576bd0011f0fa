import Foundation
import XCTest

@_spi(XcodeSources) import ObjCRuntime

/// Formatters that Foundation on Linux declares and does not have.
final class FormatterTests: XCTestCase {
  func test_numbersThatAreNil_haveATextOfTheirOwn() {
    let formatter = NumberFormatter()
    let (none, number): (Int?, Int?) = (nil, 7)
    XCTAssertEqual(formatter.string(for: none), "")
    XCTAssertEqual(formatter.string(for: number), "7")
    XCTAssertEqual(formatter.string(for: 8), "8")
    XCTAssertNil(formatter.string(for: "eight"))
    formatter.nilSymbol = "none"
    XCTAssertEqual(formatter.string(for: none), "none")
  }

  func test_measurements_areWrittenInAStyle() {
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    let us = Locale(identifier: "en_US")
    typealias Style = Measurement<UnitLength>.FormatStyle
    XCTAssertEqual(
      way.formatted(Style(width: .wide, locale: us, usage: .asProvided)), "5.25 kilometers")
    XCTAssertEqual(way.formatted(Style(width: .narrow, locale: us, usage: .asProvided)), "5.25km")
    XCTAssertEqual(way.formatted(Style(width: .abbreviated, locale: us)), "3.3 mi")
    XCTAssertEqual(
      way.formatted(
        Style(
          width: .abbreviated, locale: us, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(1)))), "5.2 km")
    // What apps write, also where the kind of unit is known at run time only.
    let any = Measurement<Dimension>(value: 3, unit: UnitMass.kilograms)
    XCTAssertEqual(any.formatted(.measurement(width: .wide, usage: .asProvided)), "3 kilograms")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    XCTAssertEqual(
      warm.formatted(.measurement(width: .narrow, usage: .asProvided)), "20°")
    XCTAssertFalse(warm.formatted().isEmpty)
  }

  func test_measurements_areInTheCountrysUnits_unlessTheOwnIsAskedFor() {
    let formatter = ObjCRuntime.MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    XCTAssertEqual(formatter.string(from: warm), "68°F")
    XCTAssertEqual(
      formatter.string(from: Measurement(value: 1609.344, unit: UnitLength.meters)), "1 mi")
    formatter.unitOptions = .providedUnit
    XCTAssertEqual(formatter.string(from: warm), "20°C")
    formatter.unitStyle = .long
    XCTAssertEqual(formatter.string(from: warm), "20 degrees Celsius")
    XCTAssertEqual(formatter.string(from: UnitLength.kilometers), "kilometers")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    XCTAssertEqual(formatter.string(from: warm), "20°")
    formatter.unitOptions = .naturalScale
    formatter.unitStyle = .medium
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(
      formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)), "1,5 km")
    formatter.numberFormatter.maximumFractionDigits = 0
    XCTAssertEqual(
      formatter.string(from: Measurement(value: 41.3, unit: UnitTemperature.fahrenheit)), "5°C")
  }

  func test_names_areInTheOrderOfTheirLanguage() {
    let formatter = ObjCRuntime.PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    name.namePrefix = "Lady"
    XCTAssertEqual(formatter.string(from: name), "Ada Lovelace")
    formatter.style = .long
    XCTAssertEqual(formatter.string(from: name), "Lady Ada King Lovelace")
    formatter.style = .abbreviated
    XCTAssertEqual(formatter.string(from: name), "AL")
    formatter.style = .short
    XCTAssertEqual(formatter.string(for: name), "Ada")
    formatter.style = .default
    name = PersonNameComponents()
    (name.givenName, name.familyName) = ("太郎", "山田")
    XCTAssertEqual(formatter.string(from: name), "山田太郎")
    let read = formatter.personNameComponents(from: "Grace Brewster Hopper")
    XCTAssertEqual(read?.givenName, "Grace")
    XCTAssertEqual(read?.middleName, "Brewster")
    XCTAssertEqual(read?.familyName, "Hopper")
    XCTAssertNil(formatter.personNameComponents(from: " "))
  }

  func test_lists_areJoinedInTheirLanguage() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.string(from: ["one", "two", "three"]), "one, two, and three")
    formatter.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(formatter.string(for: ["eins", "zwei"]), "eins und zwei")
    XCTAssertNil(formatter.string(for: "one"))
  }

  func test_errorsAreLeftBehindAPointer() {
    func fill(_ error: NSErrorPointer) -> Bool {
      error?.pointee = NSError(domain: "Shelf", code: 3)
      return error != nil
    }
    var error: NSError?
    XCTAssertTrue(fill(&error))
    XCTAssertEqual(error?.code, 3)
    XCTAssertFalse(fill(nil))
  }

  func test_keysOfDefaultsAndDictionaries_areTheirNames() {
    let name = "FormatterTests-\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: name)!
    defer { defaults.removePersistentDomain(forName: name) }
    XCTAssertNil(defaults.value(forKey: "city"))
    defaults.setValue("Rome", forKey: "city")
    XCTAssertEqual(defaults.value(forKey: "city") as? String, "Rome")
    XCTAssertEqual(defaults.string(forKey: "city"), "Rome")
    defaults.setValue(nil, forKey: "city")
    XCTAssertNil(defaults.object(forKey: "city"))
    defaults.set(["low": 3], forKey: "levels")
    XCTAssertEqual(defaults.value(forKeyPath: "levels.low") as? Int, 3)
    let dictionary = NSMutableDictionary()
    dictionary.setValue("a", forKey: "b")
    XCTAssertEqual(dictionary.value(forKey: "b") as? String, "a")
    dictionary.setValue(nil, forKey: "b")
    XCTAssertEqual(dictionary.count, 0)
  }

  func test_textsAreRead_asInObjectiveC() {
    var value: AnyObject?
    var problem: NSString?
    let numbers: Formatter = NumberFormatter()
    XCTAssertTrue(numbers.getObjectValue(&value, for: "12", errorDescription: nil))
    XCTAssertEqual(value as? Int, 12)
    XCTAssertFalse(numbers.getObjectValue(&value, for: "x", errorDescription: &problem))
    XCTAssertNotNil(problem)
    let place = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { place.deallocate() }
    let pointer = AutoreleasingUnsafeMutablePointer<AnyObject?>(place)
    XCTAssertTrue(numbers.getObjectValue(pointer, for: "2.5", errorDescription: nil))
    XCTAssertEqual(pointer.pointee as? Double, 2.5)
  }
}
