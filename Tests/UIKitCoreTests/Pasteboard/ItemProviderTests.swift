import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Items between those who have them and those who want them.
final class ItemProviderTests: XCTestCase {
  override func setUp() {
    super.setUp()
    onMainActor { if !PlatformServices.isInstalled { HeadlessPlatform.install() } }
  }

  func test_objects_comeBackAsTheirClasses() {
    let provider = NSItemProvider(object: NSString("Hello"))
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
    XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
    XCTAssertFalse(provider.canLoadObject(ofClass: UIImage.self))
    let done = expectation(description: "loaded")
    done.expectedFulfillmentCount = 2
    provider.loadObject(ofClass: NSString.self) { object, error in
      XCTAssertEqual(object as? NSString, NSString("Hello"))
      XCTAssertNil(error)
      done.fulfill()
    }
    provider.loadObject(ofClass: String.self) { text, _ in
      XCTAssertEqual(text, "Hello")
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func test_conformance_decidesWhatIsLoaded() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      done(Data([1]), nil)
      return nil
    }
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.image"))
    XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    let done = expectation(description: "loaded")
    done.expectedFulfillmentCount = 2
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
      XCTAssertEqual(data, Data([1]))
      done.fulfill()
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.jpeg") { data, error in
      XCTAssertNil(data)
      XCTAssertEqual((error as NSError?)?.domain, NSItemProvider.errorDomain)
      XCTAssertEqual((error as NSError?)?.code, -1000)
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func test_damagedData_isAnErrorAndNoObject() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      done(Data("no picture".utf8), nil)
      return nil
    }
    let done = expectation(description: "loaded")
    provider.loadObject(ofClass: UIImage.self) { object, error in
      XCTAssertNil(object)
      XCTAssertNotNil(error)
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func test_files_areCopiesThatVanish_unlessOpenedInPlace() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("provider-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.plain-text"])
    XCTAssertEqual(provider.suggestedName, file.deletingPathExtension().lastPathComponent)
    let done = expectation(description: "loaded")
    done.expectedFulfillmentCount = 2
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      XCTAssertNotEqual(url, file)
      XCTAssertEqual(url.flatMap { try? Data(contentsOf: $0) }, Data("text".utf8))
      done.fulfill()
    }
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isOriginal, _ in
      XCTAssertEqual(url, file)
      XCTAssertTrue(isOriginal)
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
    XCTAssertNil(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at.all")))
  }

  func test_dataAsAFile_isNamedAsSuggested_withoutLeavingItsFolder() {
    XCTAssertEqual(ItemForm.fileName("../../etc/passwd", "public.png"), "passwd.png")
    XCTAssertEqual(ItemForm.fileName("Coast.PNG", "public.png"), "Coast.PNG")
    XCTAssertEqual(ItemForm.fileName("..", "com.example.unknown"), "item")
    let provider = NSItemProvider(object: NSString("content"))
    provider.suggestedName = "Note"
    let done = expectation(description: "loaded")
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      XCTAssertEqual(url?.lastPathComponent, "Note.txt")
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func test_pasteboard_takesAndGivesProviders() {
    onMainActor {
      UIPasteboard.general.setObjects([NSString("a"), NSURL(string: "https://example.org")!])
      XCTAssertEqual(UIPasteboard.general.string, "a")
      XCTAssertEqual(UIPasteboard.general.urls?.count, 1)
      UIPasteboard.general.setObjects(["b", "c"])
      XCTAssertEqual(UIPasteboard.general.strings, ["b", "c"])
    }
    let providers = UIPasteboard.general.itemProviders
    XCTAssertEqual(providers.count, 2)
    let done = expectation(description: "loaded")
    providers.last?.loadObject(ofClass: String.self) { text, _ in
      XCTAssertEqual(text, "c")
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func test_pasteboard_waitsForDataThatComesLater() {
    onMainActor {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(
        forTypeIdentifier: "public.utf8-plain-text", visibility: .all
      ) { done in
        DispatchQueue.global().async { done(Data("late".utf8), nil) }
        return nil
      }
      UIPasteboard.general.itemProviders = [provider]
      XCTAssertTrue(UIPasteboard.general.hasStrings)
      XCTAssertEqual(UIPasteboard.general.string, "late")
    }
  }

  func test_mimeTypes_goThereAndBack() {
    for type in ["public.png", "public.html", "public.utf8-plain-text", "com.example.own"] {
      XCTAssertEqual(UniformTypes.identifier(ofMIMEType: UniformTypes.mimeType(of: type)), type)
    }
    XCTAssertEqual(
      UniformTypes.identifier(ofMIMEType: "text/plain; charset=UTF-8"), "public.utf8-plain-text")
    XCTAssertEqual(UniformTypes.identifier(ofMIMEType: "text/html;charset=utf-8"), "public.html")
    XCTAssertEqual(UniformTypes.mimeType(of: "x/unknown"), "x/unknown")
  }
}
