import Foundation
@_spi(XcodeSources) import ObjCRuntime
import XCTest

/// What Foundation's older calls take and give on Apple's systems.
final class OlderFoundationTests: XCTestCase {
  func test_mutableTexts_takeFormats_andClassesKnowTheirSuperclass() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%C%d", unichar(66), 7)
    XCTAssertEqual(text as String, "aB7")
    XCTAssertTrue(NSMutableString.superclass() == NSString.self)
    XCTAssertNil(NSObject.superclass())
  }

  func test_timersOfLoops_areTimers() {
    let handler: (Timer?) -> Void = { $0?.invalidate() }
    let timer = CFRunLoopTimerCreateWithHandler(nil, 0, 0, 0, 0, handler)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    XCTAssertEqual(timer?.isValid, true)
    timer?.fire()
    XCTAssertEqual(timer?.isValid, false)
  }

  func test_collections_areMadeOfFoundations() {
    let values: NSDictionary = ["a": 1]
    XCTAssertEqual(NSDictionary(dictionary: values), values)
    XCTAssertEqual(NSMutableDictionary(dictionary: values), values)
  }

  func test_addresses_areKeptWhole() throws {
    let name = "OlderFoundationTests-\(UUID().uuidString)"
    let defaults = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let page = try XCTUnwrap(URL(string: "https://example.org/a?b=c"))
    defaults.set(page, forKey: "page")
    XCTAssertEqual(defaults.url(forKey: "page"), page)
    let file = URL(fileURLWithPath: "/tmp/a")
    defaults.set(file, forKey: "file")
    XCTAssertEqual(defaults.url(forKey: "file")?.path, "/tmp/a")
  }

  func test_numbersOfAnyObject_areOfTheKindThatIsWanted() {
    let object: AnyObject = NSNumber(value: 5_000_000_000)
    XCTAssertEqual(ObjCOptional.member("int64Value", of: object, as: Int64.self), 5_000_000_000)
  }

  func test_theSystem_saysWhatItIs() {
    var size = 0
    XCTAssertEqual(sysctlbyname("hw.machine", nil, &size, nil, 0), 0)
    var machine = [CChar](repeating: 0, count: size)
    XCTAssertEqual(sysctlbyname("hw.machine", &machine, &size, nil, 0), 0)
    XCTAssertFalse(String(cString: machine).isEmpty)
    var count: Int32 = 0
    size = MemoryLayout<Int32>.size
    XCTAssertEqual(sysctlbyname("hw.ncpu", &count, &size, nil, 0), 0)
    XCTAssertGreaterThan(count, 0)
    XCTAssertEqual(sysctlbyname("hw.nothing", nil, &size, nil, 0), -1)
  }

  func test_valuesTakenForObjects_areReadAsTheyAre() {
    let point = CGPoint(x: 1, y: 2) as Any
    XCTAssertEqual(
      ObjCOptional.member("cgPointValue", of: point as AnyObject, as: CGPoint.self),
      CGPoint(x: 1, y: 2))
    let none: CGPoint? = ObjCOptional.member("center", of: point as AnyObject, as: CGPoint.self)
    XCTAssertNil(none)
  }

  func test_scanners_handOverObjects() {
    let scanner = Scanner(string: "abc 12")
    var found: NSString? = ""
    XCTAssertTrue(scanner.scanUpTo("c", into: &found))
    XCTAssertEqual(found, "ab")
    XCTAssertTrue(scanner.scanString("c", into: &found))
    XCTAssertTrue(scanner.scanCharacters(from: .decimalDigits, into: &found))
    XCTAssertEqual(found, "12")
    XCTAssertFalse(scanner.scanUpToCharacters(from: .letters, into: &found))
  }

  func test_urlsOfFiles_byTheClass() {
    XCTAssertEqual(NSURL.fileURL(withPath: "/a/b.json"), URL(fileURLWithPath: "/a/b.json"))
    XCTAssertEqual(
      NSURL.fileURL(withPath: "/a/b", isDirectory: true).absoluteString, "file:///a/b/")
    let base = URL(fileURLWithPath: "/a/", isDirectory: true)
    XCTAssertEqual(NSURL.fileURL(withPath: "b.json", relativeTo: base).path, "/a/b.json")
    XCTAssertEqual(
      NSURL.fileURL(withPath: "b", isDirectory: true, relativeTo: base).absoluteString,
      "file:///a/b/")
  }

  func test_aLoopIsWoken_andDoesWhatItHas() {
    nonisolated(unsafe) var hasRun = false
    RunLoop.current.perform { hasRun = true }
    CFRunLoopWakeUp(CFRunLoopGetCurrent())
    CFRunLoopWakeUp(nil)
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
    XCTAssertTrue(hasRun)
  }

  func test_countersThatThreadsShare_countEveryChange() {
    let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    nonisolated(unsafe) let shared = count
    DispatchQueue.concurrentPerform(iterations: 1000) { number in
      if number % 2 == 0 { OSAtomicIncrement32(shared) } else { _ = OSAtomicAdd32(3, shared) }
    }
    XCTAssertEqual(count.pointee, 2000)
    XCTAssertEqual(OSAtomicDecrement32(count), 1999)
    XCTAssertFalse(OSAtomicCompareAndSwap32(7, 1, count))
    XCTAssertTrue(OSAtomicCompareAndSwap32(1999, 1, count))
    XCTAssertEqual(count.pointee, 1)
  }
}
