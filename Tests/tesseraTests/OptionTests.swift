import ArgumentParser
import PlatformInterface
import XCTest

@testable import tessera

final class OptionTests: XCTestCase {
  private func options(_ words: String...) throws -> LaunchOptions {
    try AppOptions.parse(words).launchOptions(
      mode: .headless, defaultDevice: DeviceProfile.named("iphone-se"), network: .none)
  }

  private func assertWrong(_ words: String..., file: StaticString = #filePath, line: UInt = #line) {
    do {
      let parsed = try AppOptions.parse(words)
      _ = try parsed.launchOptions(mode: .headless, defaultDevice: nil, network: .none)
      XCTFail("\(words) should be refused", file: file, line: line)
    } catch {
      XCTAssertEqual((error as? Failure)?.status, 2, "\(error)", file: file, line: line)
    }
  }

  func test_withoutOptions_theDefaultsOfTheCommandHold() throws {
    let options = try options()
    XCTAssertEqual(options.device?.size, CGSize(width: 375, height: 667))
    XCTAssertEqual(options.device?.scale, 2)
    XCTAssertEqual(options.network, .none)
    XCTAssertEqual(options.timeout, 10)
  }

  func test_sizeAndScale_makeAScreenOfTheirOwn() throws {
    let device = try options("--size", "768x1024", "--scale", "2").device
    XCTAssertEqual(device?.size, CGSize(width: 768, height: 1024))
    XCTAssertEqual(device?.idiom, .pad)
    XCTAssertEqual(device?.safeArea, EdgeSizes())
  }

  func test_everyOption_reachesTheApp() throws {
    let options = try options(
      "--device", "ipad-11", "--appearance", "dark", "--text-size", "extra-large", "--direction",
      "rtl", "--locale", "ar_EG", "--set", "name=a=b", "--set", "count=3", "--network", "live",
      "--timeout", "2.5", "--date", "2026-01-09T09:41Z")
    XCTAssertEqual(options.device?.name, "ipad-11")
    XCTAssertEqual(options.appearance, .dark)
    XCTAssertEqual(options.textSize, "extraLarge")
    XCTAssertEqual(options.isRightToLeft, true)
    XCTAssertEqual(options.localeIdentifier, "ar_EG")
    XCTAssertEqual(options.startDate, 1_767_951_660)
    XCTAssertEqual(options.defaults, ["name": "a=b", "count": "3"])
    XCTAssertEqual(options.network, .live)
    XCTAssertEqual(options.timeout, 2.5)
    let restored = try LaunchOptions.fromEnvironment([
      LaunchOptions.environmentVariable: options.encoded()
    ])
    XCTAssertEqual(restored, options)
  }

  func test_aDate_isInTheMachinesZone_unlessItSaysOtherwise() throws {
    let berlin = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    XCTAssertEqual(try AppOptions.startDate("2026-01-09", in: berlin), 1_767_913_200)
    XCTAssertEqual(try AppOptions.startDate("2026-01-09T09:41", in: berlin), 1_767_948_060)
    XCTAssertEqual(try AppOptions.startDate("2026-01-09T09:41:30Z", in: berlin), 1_767_951_690)
    XCTAssertNil(try options("--device", "iphone-se").startDate)
  }

  func test_aLanguageReadFromRightToLeft_turnsTheInterface_unlessADirectionIsGiven() throws {
    let environment = PlatformEnvironment()
    XCTAssertTrue(try options("--locale", "ar_EG").applied(to: environment).isRightToLeft)
    XCTAssertFalse(try options("--locale", "de_DE").applied(to: environment).isRightToLeft)
    XCTAssertFalse(
      try options("--locale", "he", "--direction", "ltr").applied(to: environment).isRightToLeft)
  }

  func test_argumentsBehindTwoDashes_areTheApps() throws {
    XCTAssertEqual(try AppOptions.parse(["Some", "--", "--dark", "x"]).arguments, ["--dark", "x"])
  }

  func test_wrongValues_areWrongUsage() {
    assertWrong("--size", "375")
    assertWrong("--size", "0x667")
    assertWrong("--size", "nanx5")
    assertWrong("--scale", "2")
    assertWrong("--device", "iphone-se", "--size", "1x1")
    assertWrong("--device", "nokia")
    assertWrong("--device", "iphone-se", "--scale", "9")
    assertWrong("--appearance", "grey")
    assertWrong("--text-size", "huge")
    assertWrong("--direction", "up")
    assertWrong("--locale", "klingon_XX")
    assertWrong("--set", "novalue")
    assertWrong("--set", "=x")
    assertWrong("--network", "replay")
    assertWrong("--network", "replay:/nowhere/at/all")
    assertWrong("--network", "live:/tmp")
    assertWrong("--network", "some")
    assertWrong("--timeout", "0")
    assertWrong("--date", "tomorrow")
    assertWrong("--date", "2026-02-30")
    assertWrong("--date", "2026-1-9")
    assertWrong("--date", "2026-01-09T25:00")
    assertWrong("--script", "/no/such/script")
    assertWrong("--dump", "/no/such/folder/dump.json")
  }

  func test_aDamagedVariable_isASentence() {
    XCTAssertThrowsError(
      try LaunchOptions.fromEnvironment([LaunchOptions.environmentVariable: "{"]))
  }
}
