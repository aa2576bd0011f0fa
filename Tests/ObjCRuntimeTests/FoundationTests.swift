import Foundation
import XCTest

@_spi(XcodeSources) import ObjCRuntime

/// What Foundation has on Apple's systems alone.
final class FoundationTests: XCTestCase {
  private final class Book: NSObject {
    override var description: String { "a book" }
  }

  func test_formats_takeObjects() {
    let error = NSError(domain: "Shelf", code: 3)
    XCTAssertEqual(String(format: "%@, %d", Book(), 4), "a book, 4")
    XCTAssertEqual(String(format: "%@", NSNumber(value: 2.5)), "2.5")
    XCTAssertTrue(String(format: "%@", error).contains("Shelf"))
    XCTAssertEqual(String(format: "%@", ["a": 1]), "[\"a\": 1]")
    XCTAssertEqual(String(format: "%@ %@", "text", NSString("other")), "text other")
    let date = Date(timeIntervalSince1970: 0)
    XCTAssertEqual(String(format: "%@", VariadicArgument.of(date)), "\(date)")
    XCTAssertEqual(String(format: "%d", VariadicArgument.of(7)), "7")
  }

  func test_filesOfABundle_areURLs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bundle-\(UUID().uuidString)/Own.bundle")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for path in ["a.txt", "In/b.txt", "de.lproj/c.txt", "de.lproj/In/d.txt"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let bundle = try XCTUnwrap(Bundle(url: folder))
    // Without these being URLs, `prefix` and `Bundle(url:)` would not compile.
    let names = bundle.urls(forResourcesWithExtension: "txt", subdirectory: "In")?.map {
      $0.lastPathComponent.prefix(1)
    }
    XCTAssertEqual(names, ["b"])
    XCTAssertEqual(
      bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil)?.first?.lastPathComponent,
      "a.txt")
    XCTAssertEqual(
      bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil, localization: "de")?
        .map { $0.lastPathComponent }.contains("c.txt"), true)
    XCTAssertEqual(
      Bundle.urls(forResourcesWithExtension: "txt", subdirectory: "In", in: folder)?
        .map { $0.lastPathComponent.prefix(1) }, ["b"])
  }

  func test_folders_areTheAppsOwn() {
    XCTAssertEqual(
      URL.documentsDirectory.standardizedFileURL,
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].standardizedFileURL)
    XCTAssertEqual(
      URL.cachesDirectory.standardizedFileURL,
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].standardizedFileURL)
    XCTAssertTrue(URL.applicationDirectory.isFileURL)
  }

  func test_truthValues_areNoNumbers() throws {
    let values = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data("[true, 1, 1.5, \"a\", null]".utf8)) as? [Any])
    XCTAssertEqual(
      values.map { CFGetTypeID($0 as CFTypeRef) },
      [
        CFBooleanGetTypeID(), CFNumberGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(),
        CFNullGetTypeID(),
      ])
  }

  func test_relativeDates_countTheLargestFullUnit() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    func text(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    XCTAssertEqual(text(-119), "1 minute ago")
    XCTAssertEqual(text(3 * 3600 + 10), "in 3 hours")
    XCTAssertEqual(text(-86400), "1 day ago")
    XCTAssertEqual(text(-8 * 86400), "1 week ago")
    formatter.dateTimeStyle = .named
    XCTAssertEqual(text(-86400), "yesterday")
    formatter.unitsStyle = .short
    XCTAssertEqual(text(-7200), "2 hr. ago")
    formatter.unitsStyle = .spellOut
    XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -2)), "two months ago")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitsStyle = .full
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 1)), "morgen")
  }

  private func value(_ text: String, _ values: Any?...) -> NSNumber? {
    ObjCRuntime.NSExpression(format: text, argumentArray: values.map { $0 ?? NSNull() })
      .expressionValue(with: nil, context: nil) as? NSNumber
  }

  func test_expressions_calculate() {
    XCTAssertEqual(value("2+3*4"), 14)
    XCTAssertEqual(value("(2 + 3) * -4"), -20)
    XCTAssertEqual(value("10/4"), 2)
    XCTAssertEqual(value("10/4.0"), 2.5)
    XCTAssertEqual(value("2 ** 10 - 1.0e2"), 924)
    XCTAssertEqual(value("7-2-1"), 4)
    XCTAssertEqual(value("%@ * %d", 1.5, 2), 3)
    XCTAssertEqual(value("1.0/0")?.doubleValue, .infinity)
    XCTAssertEqual(value("9223372036854775807 + 1")?.doubleValue, 9.223372036854775807e18)
    XCTAssertEqual(value("sqrt(16) + abs(-2)"), 6)
    XCTAssertEqual(value("average({1, 2, 6})"), 3)
    XCTAssertEqual(value("max(3, 8)"), 8)
    XCTAssertEqual(value("modulus:by:(7, 4)"), 3)
  }

  func test_expressions_readObjects() {
    let path = ObjCRuntime.NSExpression(forKeyPath: "pages")
    XCTAssertEqual(path.expressionValue(with: ["pages": 12], context: nil) as? Int, 12)
    let sum = ObjCRuntime.NSExpression(forFunction: "sum:", arguments: [[1, 2, 3]])
    XCTAssertEqual(sum.expressionValue(with: nil, context: nil) as? Int, 6)
  }
}

/// Names of encodings, as servers send them.
final class EncodingNameTests: XCTestCase {
  func test_names_meanEncodings() {
    let all: [(String, String.Encoding)] = [
      ("utf-8", .utf8), ("UTF-8", .utf8), ("iso-8859-1", .isoLatin1), ("us-ascii", .ascii),
      ("utf-16", .utf16), ("windows-1251", .windowsCP1251), ("shift_jis", .shiftJIS),
      ("euc-jp", .japaneseEUC), ("iso-8859-2", .isoLatin2),
    ]
    for (name, encoding) in all {
      let number = CFStringConvertIANACharSetNameToEncoding(name)
      XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(number), encoding.rawValue, name)
      XCTAssertEqual(CFStringConvertEncodingToIANACharSetName(number), name.lowercased())
    }
    XCTAssertEqual(CFStringConvertNSStringEncodingToEncoding(4), 0x0800_0100)
    for name in ["klingon", "", nil] {
      let number = CFStringConvertIANACharSetNameToEncoding(name)
      XCTAssertEqual(number, kCFStringEncodingInvalidId)
      XCTAssertNil(CFStringConvertEncodingToIANACharSetName(number))
      let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
      XCTAssertNil(String(data: Data("a".utf8), encoding: encoding))
    }
  }

  func test_promisedFiles_areThoseThatAreThere() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    XCTAssertThrowsError(try file.checkPromisedItemIsReachable())
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertTrue(try file.checkPromisedItemIsReachable())
  }

  func test_presentTime_isADateOfEitherLanguage() {
    // Clock: two readings in order.
    let before = Date()
    XCTAssertLessThanOrEqual(before, NSDate.now)
  }

  func test_handlerOfExceptions_isKept() {
    XCTAssertNil(NSGetUncaughtExceptionHandler())
    NSSetUncaughtExceptionHandler { print($0) }
    XCTAssertNotNil(NSGetUncaughtExceptionHandler())
    NSSetUncaughtExceptionHandler(nil)
  }
}
