import Foundation
import XCTest

/// What an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts that differ too little from what lies behind.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Elements that readers do not find in their order, or twice.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Elements that are smaller than a finger.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a name, or with one that says nothing.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Texts that do not grow with the text size.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Texts that are cut off.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Elements whose traits do not fit what they are.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All of these.
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

  /// The kinds of the app's own findings.
  init(finding: String) {
    switch finding {
    case "contrast": self = .contrast
    case "clipped": self = .textClipped
    case "small-target": self = .hitRegion
    case "missing-label", "file-name": self = .sufficientElementDescription
    case "role-in-label", "missing-value": self = .trait
    default: self = .elementDetection
    }
  }
}

/// Something that an audit has found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
  /// The element that it is about; nil where it is gone.
  open var element: XCUIElement?
  /// What is wrong, in a few words.
  open var compactDescription: String
  /// What is wrong, with the element and its place.
  open var detailedDescription: String
  /// Which kind of fault it is.
  open var auditType: XCUIAccessibilityAuditType

  init(_ finding: [String: Any], in application: XCUIApplication) {
    let kind = finding["kind"] as? String ?? ""
    let message = finding["message"] as? String ?? ""
    let name = finding["element"] as? String ?? ""
    auditType = XCUIAccessibilityAuditType(finding: kind)
    compactDescription = "\(name) \(message)"
    detailedDescription = "\(kind): \(name) \(message); its frame is \(finding["frame"] ?? "")."
    let plain = name.hasPrefix("#") ? String(name.dropFirst()) : name
    let element = application.descendants(matching: .any).matching(identifier: plain).firstMatch
    self.element = element.exists ? element : nil
    super.init()
  }
}

extension XCUIApplication {
  /// Looks at the screen for what those who do not see it, or see or hit little, would miss; each fault fails
  /// the test unless it is passed over.
  ///
  /// - Parameters:
  ///   - auditTypes: which kinds of faults count.
  ///   - issueHandler: gets each fault, and returns true for those that are to be passed over.
  /// - Throws: what the handler throws, and an error where the app does not run.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let reply = try process().ask(["do": "audit"])
    let result = reply["result"] as? [String: Any] ?? [:]
    for finding in result["findings"] as? [[String: Any]] ?? [] {
      let issue = XCUIAccessibilityAuditIssue(finding, in: self)
      guard !auditTypes.isDisjoint(with: issue.auditType) else { continue }
      if try issueHandler?(issue) == true { continue }
      UITestFailures.record("Accessibility: \(issue.detailedDescription)")
    }
  }
}
