import XCTest

@testable import NibDocument

/// Texts of `Main.strings` in place of a document's own.
final class NibTranslationTests: XCTestCase {
  private func document(_ objects: String) throws -> NibDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="V"><subviews>\(objects)</subviews></view></objects></document>
      """
    return try NibReader.read(Array(text.utf8), fileName: "View.xib")
  }

  private func translated(_ document: NibDocument, _ strings: String) throws -> NibDocument {
    var problems: [NibProblem] = []
    let translation = NibTranslation.read(
      Array(strings.utf8), file: "de.lproj/View.strings", problems: &problems)
    XCTAssertEqual(problems, [])
    return try XCTUnwrap(translation).applied(to: document)
  }

  func test_textsOfEveryKind_areReplaced() throws {
    let original = try document(
      """
      <label id="L" text="Name"/><label id="M" text="Stays"/>
      <button id="B"><state key="normal" title="Go"/><state key="selected" title="Gone"/>
      <buttonConfiguration key="configuration" style="filled" title="Go"/>
      <accessibility key="accessibilityConfiguration" label="Goes"/></button>
      <segmentedControl id="S"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl>
      <searchBar id="F" placeholder="Find"><scopeButtonTitles><string>All</string><string>New</string>
      </scopeButtonTitles></searchBar>
      <view id="U"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="kind" value="plain"/>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="hint" value="Hint"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let result = try translated(
      original,
      """
      /* Class = "UILabel"; text = "Name"; ObjectID = "L"; */
      "L.text" = "Bezeichnung"; "X.text" = "Nobody";
      "B.normalTitle" = "Los"; "B.selectedTitle" = "Weg"; "B.configuration.title" = "Los!";
      "B.accessibilityLabel" = "Geht"; "B.disabledTitle" = "Nie";
      "S.segmentTitles[1]" = "Zwei"; "S.segmentTitles[7]" = "Zu weit";
      "F.placeholder" = "Suchen"; "F.scopeButtonTitles[0]" = "Alle";
      "U.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Hinweis";
      """)
    func object(_ id: String) throws -> NibObject { try XCTUnwrap(result.object(id)) }
    XCTAssertEqual(try object("L").string("text"), "Bezeichnung")
    XCTAssertEqual(try object("M").string("text"), "Stays")
    let button = try object("B")
    XCTAssertEqual(button.lists["states"]?.map { $0.string("title") }, ["Los", "Weg"])
    XCTAssertEqual(button.keyedObjects["configuration"]?.string("title"), "Los!")
    XCTAssertEqual(button.keyedObjects["accessibilityConfiguration"]?.string("label"), "Geht")
    XCTAssertEqual(try object("S").lists["segments"]?.map { $0.string("title") }, ["A", "Zwei"])
    XCTAssertEqual(try object("F").string("placeholder"), "Suchen")
    XCTAssertEqual(try object("F").values["scopeButtonTitles"], .strings(["Alle", "New"]))
    XCTAssertEqual(
      try object("U").runtimeAttributes.map(\.value), [.string("plain"), .string("Hinweis")])
  }

  func test_aCatalogThatDoesNotTranslate_leavesTheDocument() throws {
    let original = try document(#"<label id="L" text="Name"/>"#)
    XCTAssertEqual(NibTranslation(["L.text": "L.text"]).applied(to: original), original)
  }

  func test_aDamagedTable_isToldWithItsLine() {
    var problems: [NibProblem] = []
    let text = Array("\"L.text\" = \"a\";\n\"M.text\" \"b\";".utf8)
    XCTAssertNil(NibTranslation.read(text, file: "de.lproj/View.strings", problems: &problems))
    XCTAssertEqual(problems.map(\.line), [2])
    XCTAssertEqual(problems.map(\.file), ["de.lproj/View.strings"])
  }
}
