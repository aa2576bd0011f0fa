import XCTest

@testable import tessera

/// What the desktop hears of the documents that an app opens.
final class DocumentTypeTests: XCTestCase {
  private var known: KnownTypes {
    KnownTypes(
      types: ["application/pdf", "application/x-known"],
      byEnding: ["pdf": "application/pdf", "known": "application/x-known"])
  }

  private func declared(
    _ identifier: String, endings: Any? = nil, mime: Any? = nil, conforms: Any? = nil
  ) -> [String: Any] {
    var tags: [String: Any] = [:]
    tags["public.filename-extension"] = endings
    tags["public.mime-type"] = mime
    var type: [String: Any] = [
      "UTTypeIdentifier": identifier, "UTTypeTagSpecification": tags,
      "UTTypeDescription": "A <\(identifier)>",
    ]
    type["UTTypeConformsTo"] = conforms
    return type
  }

  private func types(
    opening names: [String], exported: [[String: Any]], imported: [[String: Any]] = []
  ) -> DocumentTypes {
    DocumentTypes(
      of: [
        "CFBundleDocumentTypes": [["LSItemContentTypes": names]],
        "UTExportedTypeDeclarations": exported, "UTImportedTypeDeclarations": imported,
      ], known: known)
  }

  func test_newTypes_areDefined_withTheirEndings_andWhatTheyAreToo() {
    let found = types(
      opening: ["org.example.book", "org.example.page", "public.png"],
      exported: [
        declared(
          "org.example.book", endings: ["book", "Buch"], mime: "application/x-book",
          conforms: ["public.xml", "public.data", "org.example.page"]),
        declared("org.example.page", endings: "page", conforms: "public.plain-text"),
        declared("org.example.unused", endings: ["unused"]),
      ])
    XCTAssertEqual(
      found.names, ["application/x-book", "application/x-org.example.page", "image/png"])
    XCTAssertEqual(
      found.file,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
        <mime-type type="application/x-book">
          <comment>A &lt;org.example.book&gt;</comment>
          <sub-class-of type="application/xml"/>
          <glob pattern="*.book"/>
          <glob pattern="*.Buch"/>
        </mime-type>
        <mime-type type="application/x-org.example.page">
          <comment>A &lt;org.example.page&gt;</comment>
          <sub-class-of type="text/plain"/>
          <glob pattern="*.page"/>
        </mime-type>
      </mime-info>

      """)
  }

  func test_whatTheDesktopKnows_isNotDefinedAnew() {
    let found = types(
      opening: ["com.adobe.pdf", "org.example.a", "org.example.b"],
      exported: [
        declared("org.example.a", endings: ["known"]),
        declared("org.example.b", endings: ["b"], mime: ["application/x-known"]),
      ], imported: [declared("com.adobe.pdf", endings: ["pdf"], mime: "application/pdf")])
    XCTAssertEqual(found.names, ["application/pdf", "application/x-known"])
    XCTAssertNil(found.file)
  }

  func test_documentsWithoutIdentifiers_areThoseOfTheirTypesAndEndings() {
    let found = DocumentTypes(
      of: [
        "CFBundleDocumentTypes": [
          [
            "CFBundleTypeExtensions": ["PDF", "*", "none"],
            "CFBundleTypeMIMETypes": ["text/x-one"],
          ]
        ]
      ], known: known)
    XCTAssertEqual(found.names, ["text/x-one", "application/pdf"])
  }

  /// They become names of files, lines of the entry, and XML.
  func test_namesThatLeadElsewhere_areLeftOut() {
    for name in [
      "../../x", "a/../../x", "a/b/c", "a", "", "a/", "/b", "a/b;c", "a/b\n", "a/\u{e9}", "a/.b",
      "a/" + String(repeating: "b", count: 200),
    ] { XCTAssertFalse(TypeName.isValid(name), name) }
    for name in [
      "text/plain", "application/vnd.ms-excel", "image/svg+xml", "x-scheme-handler/a.b-c",
    ] { XCTAssertTrue(TypeName.isValid(name), name) }
    let found = types(
      opening: ["a", "b"],
      exported: [
        declared("a", endings: ["../x", "a*", "fine"], mime: ["../../x"]),
        declared("b", endings: ["b"], mime: ["a/b;c"]),
      ])
    XCTAssertEqual(found.names, ["application/x-a", "application/x-b"])
    XCTAssertEqual(found.definitions.map(\.endings), [["fine"], ["b"]])
  }
}
