/// What an audit of an app has found, as the app writes it of one run.
package struct AuditFindings: Codable, Sendable {
  package struct Finding: Codable, Sendable {
    package var kind: String
    package var message: String
    package var element: String
    /// In points of the screen: the left and upper edge, width and height.
    package var frame: [Double]
    /// From 1, in the order of the script.
    package var screen: Int
  }

  /// How many screens were looked at.
  package var screens: Int
  package var findings: [Finding]

  /// The findings of a run at the usual text size, with the texts that are cut off in one at the largest.
  ///
  /// A text that ends early at every size, such as a preview of two lines, is not cut off by the largest.
  package func withClippedTexts(of largest: AuditFindings) -> AuditFindings {
    let early = Set(findings.filter { $0.kind == "clipped" }.map(\.element))
    return AuditFindings(
      screens: screens,
      findings: findings.filter { $0.kind != "clipped" }
        + largest.findings.filter { $0.kind == "clipped" && !early.contains($0.element) })
  }
}
