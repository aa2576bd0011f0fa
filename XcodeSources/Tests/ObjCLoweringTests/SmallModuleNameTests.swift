import Foundation
import XCTest

@testable import ObjCLowering

/// The names of small modules that the lowering keeps are those that the modules have.
final class SmallModuleNameTests: XCTestCase {
  /// Names without an owner in the record of a module's public symbols.
  private func recorded(_ module: String) throws -> Set<String> {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "API/\(module).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let names = lines.compactMap { line -> String? in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, !parts[1].hasPrefix(":") else { return nil }
      let name = String(parts[0].prefix { $0 != "(" })
      return name.contains(".") ? nil : name
    }
    return Set(names)
  }

  func test_namesOfModules_areThoseThatTheyHave() throws {
    XCTAssertGreaterThan(MissingModules.namesOfSmallModules.count, 5)
    for (module, names) in MissingModules.namesOfSmallModules {
      // Core Image shows the class that UIKit has.
      let shown: Set<String> = module == "CoreImage" ? ["CIColor"] : []
      XCTAssertEqual(Set(names), try recorded(module).union(shown), module)
    }
  }
}
