import AutomationScript
import Foundation
import PlatformInterface
import UIKitCore
import XCTest

/// What a user does with a pointer and with controls. Each fails the test at the caller's line where it cannot be
/// done.
extension Harness {
  /// Moves a pointer over the target, where it stays.
  public func hover(_ target: HarnessTarget, file: StaticString = #filePath, line: UInt = #line) {
    run("hover \(target)", file: file, line: line)
  }

  /// Clicks with the button that opens menus.
  public func secondaryClick(
    _ target: HarnessTarget, file: StaticString = #filePath, line: UInt = #line
  ) {
    run("rightclick \(target)", file: file, line: line)
  }

  /// Brings a slider, a stepper, a page control, a picker's wheel or a scroll view to a share of its way, 0…1.
  public func adjust(
    _ target: HarnessTarget, to fraction: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run("adjust \(target) to \(fraction)", file: file, line: line)
  }

  /// Chooses a segment, a picker's row, or a date written as `2026-03-14 15:09`, and waits until nothing moves.
  public func pick(
    _ value: String, in target: HarnessTarget, file: StaticString = #filePath, line: UInt = #line
  ) {
    run("pick \(target) \(HarnessTarget.quoted(value))\nidle", file: file, line: line)
  }

  /// Chooses a date, by the calendar and the time zone of the date picker, and waits until nothing moves.
  public func pick(
    _ date: Date, in target: HarnessTarget, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let picker = view(target) as? UIDatePicker else {
      return XCTFail("\(target) should be a date picker on the screen.", file: file, line: line)
    }
    let parts = picker.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String {
      let text = String(number ?? 0)
      return text.count < 2 ? "0" + text : text
    }
    let day = "\(parts.year ?? 1)-\(two(parts.month))-\(two(parts.day))"
    pick("\(day) \(two(parts.hour)):\(two(parts.minute))", in: target, file: file, line: line)
  }

  /// Turns a page control, or a scroll view with pages, to a page, from 0, and waits until nothing moves.
  public func turn(
    _ target: HarnessTarget, toPage page: Int, file: StaticString = #filePath, line: UInt = #line
  ) {
    let last: CGFloat
    switch view(target) {
    case let pages as UIPageControl: last = CGFloat(pages.numberOfPages - 1)
    case let list as UIScrollView:
      let isTall =
        list.contentSize.height - list.bounds.height > list.contentSize.width - list.bounds.width
      let (content, page) =
        isTall
        ? (list.contentSize.height, list.bounds.height)
        : (list.contentSize.width, list.bounds.width)
      last = page > 0 ? (content / page).rounded(.up) - 1 : 0
    default:
      return XCTFail(
        "\(target) should be a page control or a scroll view on the screen.", file: file, line: line
      )
    }
    guard page >= 0, CGFloat(page) <= last else {
      return XCTFail(
        "\(target) should have a page \(page); its pages are 0 to \(Int(last)).", file: file,
        line: line)
    }
    run("adjust \(target) to \(last > 0 ? CGFloat(page) / last : 0)\nidle", file: file, line: line)
  }

  // MARK: Expecting

  /// What a test expects of something that is there.
  public enum State: Hashable, Sendable {
    /// A switch, or what is like one, is on.
    case on
    /// A switch, or what is like one, is off.
    case off
    /// It is the chosen one, or one of them.
    case selected
    /// It takes no taps.
    case disabled
    /// The keyboard, or a screen reader, is there.
    case focused
    /// What it shows, or what a screen reader would call its value.
    case value(String)

    fileprivate var text: String {
      switch self {
      case .on: "on"
      case .off: "off"
      case .selected: "selected"
      case .disabled: "disabled"
      case .focused: "focused"
      case .value(let text): HarnessTarget.quoted(text)
      }
    }
  }

  /// Fails the test unless the target is on the screen.
  public func expect(_ target: HarnessTarget, file: StaticString = #filePath, line: UInt = #line) {
    run("expect \(target)", file: file, line: line)
  }

  /// Fails the test where the target is on the screen.
  public func expectNo(
    _ target: HarnessTarget, file: StaticString = #filePath, line: UInt = #line
  ) {
    run("expect no \(target)", file: file, line: line)
  }

  /// Fails the test unless the target is on the screen and in a state.
  public func expect(
    _ target: HarnessTarget, is state: State, file: StaticString = #filePath, line: UInt = #line
  ) {
    run("expect \(target) is \(state.text)", file: file, line: line)
  }

  /// Fails the test unless so many things on the screen answer to the target.
  public func expect(
    count: Int, of target: HarnessTarget, file: StaticString = #filePath, line: UInt = #line
  ) {
    run("expect count \(target) \(count)", file: file, line: line)
  }

  // MARK: Finding

  /// The visible view that the target means; nil where there is none.
  public func view(_ target: HarnessTarget) -> UIView? {
    window.windowScene.flatMap { ScriptSession.view(target.target, in: $0) }
  }

  /// What a screen reader finds of the target: the element that it is, is part of, or that alone is in it; nil
  /// where it is not on the screen or no element.
  public func element(_ target: HarnessTarget) -> AccessibleElement? {
    guard let scene = window.windowScene else { return nil }
    return ScriptSession.element(target.target, in: scene).map { AccessibleElement($0, scene) }
  }

  /// All elements with the target's text as label, value or identifier, in the order of reading.
  public func elements(_ target: HarnessTarget) -> [AccessibleElement] {
    switch target.target {
    case .text(let text): accessibleElements.filter { $0.label == text || $0.value == text }
    case .identifier(let name): accessibleElements.filter { $0.identifier == name }
    default: element(target).map { [$0] } ?? []
    }
  }
}
