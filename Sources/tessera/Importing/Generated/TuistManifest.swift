import Foundation
import NibDocument

/// A manifest of Tuist's: a program in Swift that describes a project or a workspace.
struct TuistManifest {
  static let projectFile = "Project.swift"
  static let workspaceFile = "Workspace.swift"

  /// Whether a file of one of the two names is a manifest.
  static func isManifest(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.contains(/(?m)^\s*import\s+ProjectDescription\b/)
  }

  /// The manifest of the project beside a package's whose dependencies Tuist fetches; nil for any other
  /// package.
  static func project(beside package: String) -> String? {
    guard let text = try? String(contentsOfFile: package, encoding: .utf8),
      text.contains("import ProjectDescription")
    else { return nil }
    return DescribedProject.file(in: (package as NSString).deletingLastPathComponent)
  }

  static func read(_ path: String, trust: PackageTrust) throws(Failure) -> DescribedProject {
    throw .failed("\(path) is a manifest of Tuist's, which is not read yet.")
  }
}
