import Foundation
import PlatformInterface

extension AppSnapshot {
  /// What `tessera audit` finds on the screens that the script's lines `idle` come to rest at, and on the last
  /// one: a line for each, none for an app without faults.
  ///
  /// - Throws: `Failure` with what the program wrote to standard error.
  public func findings(ofProductNamed name: String) throws -> [String] {
    let usual = try audit(name, textSize: nil)
    let found = usual.withClippedTexts(of: try audit(name, textSize: TextSize.names.last)).findings
    return found.map { "\($0.kind): \"\($0.element)\" \($0.message) (screen \($0.screen))" }
  }

  private func audit(_ name: String, textSize: String?) throws -> AuditFindings {
    try withFolder { folder in
      let file = folder.appendingPathComponent("audit.json")
      try run(Self.program(name), in: folder, writing: file) {
        $0.auditPath = file.path
        $0.textSize = textSize
      }
      return try JSONDecoder().decode(AuditFindings.self, from: Data(contentsOf: file))
    }
  }
}
