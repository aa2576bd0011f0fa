import Foundation
import NibDocument

/// Apps that no import can make run, told before anything is built.
enum AppLanguage {
  /// - Throws: a sentence where an app's sources are not there, are not Swift or have SwiftUI's life cycle.
  static func check(_ app: XcodeProject.Target, of project: XcodeProject) throws(Failure) {
    let there = app.sources.filter { FileManager.default.fileExists(atPath: $0) }
    let objectiveC = app.foreignSources.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    if there.isEmpty {
      if let first = app.sources.first {
        throw .usage(
          "\(project.name) names \(app.sources.count) Swift files for \(app.name), none of which is on "
            + "disk, such as \(first). Is the checkout whole, with its submodules and generated files?"
        )
      }
      throw .usage(
        objectiveC.isEmpty
          ? "\(app.name) has no Swift sources, so there is no app to build."
          : "\(app.name) is written in Objective-C (\(objectiveC.count) files, such as "
            + "\((objectiveC[0] as NSString).lastPathComponent)), which has no compiler and no runtime "
            + "here; tessera takes apps in Swift.")
    }
    if let start = objectiveC.first(where: {
      ($0 as NSString).lastPathComponent.hasPrefix("main.m")
    }),
      !there.contains(where: startsApp)
    {
      throw .usage(
        "\(app.name) starts in Objective-C (\((start as NSString).lastPathComponent), one of "
          + "\(objectiveC.count) such files), which has no compiler and no runtime here; tessera takes apps "
          + "that Swift starts.")
    }
    if let file = there.first(where: isSwiftUIApp) {
      throw .usage(
        "\(app.name) is an app of SwiftUI's (\(file)), which Tessera does not have; it takes apps whose "
          + "screens are UIKit's.")
    }
    if let file = there.first(where: showsSwiftUI) {
      throw .usage(
        "\(app.name) shows SwiftUI in its window: \(file) makes a UIHostingController the window's root. "
          + "Tessera does not have SwiftUI; it takes apps whose screens are UIKit's.")
    }
  }

  /// Whether a file has what a program begins with.
  private static func startsApp(_ file: String) -> Bool {
    if (file as NSString).lastPathComponent == "main.swift" { return true }
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    return String(decoding: data, as: UTF8.self).contains(/@(?:main|UIApplicationMain)\b/)
  }

  /// Whether a file holds the delegate of an app or a scene that gives its window nothing but a view of SwiftUI's.
  private static func showsSwiftUI(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("UIHostingController"),
      text.contains(/\bUI(?:WindowScene|Scene|Application)Delegate\b/)
    else { return false }
    let hosts = Set(
      text.matches(of: /\b(?:let|var)\s+(\w+)(?:\s*:[^=\n]*)?\s*=\s*UIHostingController\b/).map {
        String($0.1)
      })
    let roots = text.matches(of: /(?m)^[^\/\n]*rootViewController\s*=(?!=)\s*(\w+)/).map {
      String($0.1)
    }
    return !roots.isEmpty && roots.allSatisfy { $0 == "UIHostingController" || hosts.contains($0) }
  }

  /// Whether a file holds the `@main` structure of an app in SwiftUI.
  private static func isSwiftUIApp(_ file: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("@main"), text.contains("import SwiftUI") else { return false }
    return text.contains(
      /(?m)^\s*@main\s+(?:(?:public|internal|private)\s+)?struct\s+\w+\s*:[^{]*\b(?:SwiftUI\.)?App\b/
    )
  }
}
