import SwiftSyntax

/// What Apple's XCTest has and the toolchain's lacks; Tessera's module XCTestAdditions has it.
enum TestAdditions {
  private static let names: Set<String> = [
    "XCTAttachment", "XCTContext", "XCTActivity", "XCTExpectFailure", "XCTExpectedFailure",
    "XCTIssue",
    "XCTSourceCodeContext", "XCTSourceCodeLocation", "XCTMetric", "XCTClockMetric", "XCTCPUMetric",
    "XCTMemoryMetric", "XCTStorageMetric", "XCTOSSignpostMetric", "XCTMeasureOptions",
    "XCTKVOExpectation", "keyValueObservingExpectation", "executionTimeAllowance",
    "runsForEachTargetApplicationUIConfiguration", "measure", "wait", "fulfillment", "record",
    "add", "classForCoder", "XCTestCase",
  ]

  /// Where the module is not there, as in a helper library, such a file is told what is missing by the compiler.
  static let lines = ["#if canImport(XCTestAdditions)", "import XCTestAdditions", "#endif"]

  static func areUsed(in file: SourceFile) -> Bool {
    file.tree.tokens(viewMode: .sourceAccurate).contains {
      if case .identifier(let name) = $0.tokenKind { names.contains(name) } else { false }
    }
  }
}
