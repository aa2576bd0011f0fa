import SwiftParser
import SwiftSyntax

/// One file of the module, parsed.
package struct SourceFile {
  /// Where the file lies, as diagnostics name it.
  package let path: String
  package let text: String
  let tree: SourceFileSyntax
  /// The modules that it imports where Linux would compile it.
  let imports: Set<String>
  private let converter: SourceLocationConverter

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    imports = Set(SourceFile.imports(in: tree.statements))
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The modules that show what is in XCTest: itself, and libraries whose classes of tests derive from its own.
  static let modulesWithXCTest: Set<String> = [
    "XCTest", "FBSnapshotTestCase", "iOSSnapshotTestCase",
  ]

  /// Whether the file uses a name of Combine's that Foundation shows it, as it does on Apple's systems: of a file
  /// that imports SwiftUI, what needs Combine may be left out with what needs that.
  var isShownCombine: Bool {
    !imports.contains("SwiftUI") && Self.namesOfCombine.contains(where: text.contains)
  }

  /// Those that no other library's types are commonly called, as they stand in a source.
  private static let namesOfCombine = [
    "@Published ", "AnyCancellable", ": ObservableObject", ":ObservableObject",
    ", ObservableObject", "PassthroughSubject<",
    "CurrentValueSubject<",
  ]

  var importsXCTest: Bool { !imports.isDisjoint(with: Self.modulesWithXCTest) }

  private static func imports(in list: CodeBlockItemListSyntax) -> [String] {
    list.flatMap { item -> [String] in
      if let node = item.item.as(ImportDeclSyntax.self) {
        return node.path.first.map { [$0.name.text] } ?? []
      }
      return (item.item.as(IfConfigDeclSyntax.self)?.clauses).map { clauses in
        clauses.flatMap { clause -> [String] in
          guard case .statements(let list)? = clause.elements else { return [] }
          // An import that stands alone in `#if canImport(SwiftUI)` is one for all the rest of the file.
          guard
            !clause.asksForMissingModule || list.allSatisfy({ $0.item.is(ImportDeclSyntax.self) })
          else { return [] }
          return imports(in: list)
        }
      } ?? []
    }
  }

  package var name: String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }

  /// What the lowered file is called: another name than the original's, which the compiler's own file names would
  /// mix up; but top-level code is allowed in `main.swift` alone. The plugin says the same.
  package var loweredName: String {
    if name == "main.swift" { return name }
    // SwiftPM's own lists of files do not bear control characters.
    let plain = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? "_" : $0 }))
    return plain.dropLast(".swift".count) + ".lowered.swift"
  }

  /// Whether classes may be compared by `===` as objects are, for which `ObjCRuntime` has a function.
  var comparesClasses: Bool {
    (text.contains(" === ") || text.contains(" !== "))
      && (text.contains("AnyClass") || text.contains(".self"))
  }

  /// Whether numbers that are nil may be written, for which `ObjCRuntime` has what Foundation for Linux lacks.
  var writesNumbers: Bool {
    text.contains(".string(for: ") && text.contains("NumberFormatter")
  }

  /// Whether traits of accessibility may be joined as the numbers that they were before Swift 4.2, for which
  /// `UIKitCore` has operators.
  var joinsTraits: Bool {
    text.contains("ccessibilityTrait")
      && [" | ", " |= ", " & ", " &= ", " ^ ", " ^= "].contains(where: text.contains)
  }

  /// Written by this program already.
  var isLowered: Bool { text.contains("\n" + SourceFile.mark + "\n") }

  /// The line that everything this program adds to a file begins with.
  static let mark = "// What XcodeSources added; the rest of the file is as it was, line by line."

  func location(_ node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }
}

/// Something a developer should know about a place of the original sources.
package struct Diagnostic: Equatable, CustomStringConvertible {
  package enum Severity: String { case error, warning }

  package var severity: Severity
  package var path: String
  package var line: Int
  package var column: Int
  package var message: String

  init(_ severity: Severity, _ message: String, at node: some SyntaxProtocol, in file: SourceFile) {
    self.severity = severity
    self.message = message
    path = file.path
    (line, column) = file.location(node)
  }

  /// As compilers write them, so that editors find the place.
  package var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
